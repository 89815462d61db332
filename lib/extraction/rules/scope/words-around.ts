import type { Entry } from "@/lib/extraction/rules/entries";
import type { MarkedSpan } from "@/lib/extraction/rules/marked-span";
import type { Source } from "@/lib/extraction/rules/scan";
import { clauseStart, sentenceAround } from "./own-sentence";

/** The words before the first time of an entry, from the end of the time or the sentence before it. */
export function leadOf({ lower }: Source, spans: readonly MarkedSpan[], entry: Entry): string {
  const first = entry.parts[0]?.[0]?.moment.spans[0];
  if (first === undefined) return "";
  const before =
    spans.filter(({ end, value }) => end <= first.start && value.kind !== "noise").at(-1)?.end ?? 0;
  return lower.slice(Math.max(before, clauseStart(lower, first.start)), first.start);
}

/** What of the words before a time stands behind the last comma, dash or bracket. */
export const behindMark = (lead: string): string =>
  /[^,(–—]*$/u.exec(lead.replace(/ - /g, " – "))?.[0] ?? lead;

/** The whole sentence in which the first time of an entry stands. */
export function sentenceOf(source: Source, entry: Entry): string {
  const { start, end } = sentenceAround(source, entry);
  return source.lower.slice(start, end);
}
