import { splitClauses } from "@/lib/extraction/rules/clauses";
import type { Said } from "@/lib/extraction/rules/find/find-in-block";
import type { Stretch } from "@/lib/extraction/rules/layout/block";
import type { SilentWords } from "./silent-words";

/** Why a time of the text makes no event (SPEC B13). */
export type Silence = "stamp" | "past" | "hours" | "quoted" | "called-off" | "unclear" | "too-many";

/** A sentence whose times make no event, by offsets into the text. */
export interface SilentSentence extends Stretch {
  reason: Silence;
}

function silenceOf(sentence: string, spans: readonly Stretch[], words: SilentWords): Silence | null {
  if (words.hours.test(sentence)) return "hours";
  const [first] = spans;
  if (first === undefined) return null;
  const before = sentence.slice(0, first.start);
  if (words.stamp.test(before)) return "stamp";
  if (words.past.test(before) || words.pastBehind.test(sentence.slice(spans.at(-1)?.end ?? first.end)))
    return "past";
  return words.terms.test(sentence) ? "unclear" : null;
}

/** The sentences of a block whose times tell of something else than an event. */
export function silentSentences({ at, reading }: Said, words: SilentWords): SilentSentence[] {
  const { source, spans } = reading;
  const times = spans.filter(({ value }) => value.kind !== "noise" && value.kind !== "length");
  if (times.length === 0) return [];
  return splitClauses(source, spans).flatMap(({ start, end }) => {
    const own = times
      .filter((span) => span.start >= start && span.start < end)
      .map((span) => ({ start: span.from - start, end: span.end - start }));
    if (own.length === 0) return [];
    const reason = silenceOf(source.lower.slice(start, end), own, words);
    return reason === null ? [] : [{ start: at + start, end: at + end, reason }];
  });
}
