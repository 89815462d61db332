import type { ExtractionRequest } from "@/lib/extraction/extractor";
import { tellLanguage } from "./tell-language";

/** The languages that have a pack here, by BCP 47 primary subtag. */
const known: ReadonlySet<string> = new Set(["en"]);

/** The language that a text is in where it has no pack; null for one that can be read. The visitor's language breaks ties. */
export function unknownLanguage({
  text,
  language,
}: Pick<ExtractionRequest, "text" | "language">): string | null {
  const [visitors = ""] = language.toLowerCase().split("-");
  const told = tellLanguage(text, known.has(visitors) ? visitors : "en");
  return known.has(told) ? null : told;
}
