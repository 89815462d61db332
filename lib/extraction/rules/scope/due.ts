import type { Said } from "@/lib/extraction/rules/find/find-in-block";
import type { ScopeWords } from "./scope-words";
import { leadOf } from "./words-around";

/** True where the words before the first day of a block say by when something is to be done. */
export function isDue({ reading: { source, spans, entries } }: Said, { closesAt }: ScopeWords): boolean {
  const [first] = entries;
  return first !== undefined && closesAt.test(leadOf(source, spans, first));
}
