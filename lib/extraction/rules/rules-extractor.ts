import type { Extractor } from "@/lib/extraction/extractor";
import { readText } from "./read-text";

/** The extractor that needs no model, no key and no network. */
export const rulesExtractor: Extractor = {
  id: "rules",
  extract: (request) => Promise.resolve(readText(request)),
};
