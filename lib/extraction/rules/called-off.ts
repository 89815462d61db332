import { type Entry, momentsOf } from "./entries";
import type { MarkedSpan } from "./marked-span";
import type { Source } from "./scan";

const isWeek = ({ value }: MarkedSpan): boolean => value.kind === "day" && value.days[0]?.kind === "week";

const sentenceEnds = /[.;!?\n]/;

/** Where the sentence begins that reaches an offset; a full stop inside a time, `3.12.`, ends none. */
function sentenceBefore({ lower }: Source, spans: readonly MarkedSpan[], at: number): number {
  const isInside = (mark: number): boolean => spans.some(({ start, end }) => start <= mark && mark < end);
  let begin = at;
  while (begin > 0 && (!sentenceEnds.test(lower.charAt(begin - 1)) || isInside(begin - 1))) begin -= 1;
  return begin;
}

/**
 * True where the words of an event say that it does not take place and name no other time for it. A series with a day
 * that is called off goes on.
 */
export function isCalledOff(source: Source, entry: Entry): boolean {
  const { calledOff } = source.words;
  if (!calledOff.sign.test(source.lower)) return false;
  const moments = momentsOf(entry);
  const spans = moments.flatMap((moment) => moment.spans);
  if (moments.some(({ recurrence }) => recurrence !== null)) return false;
  if (spans.some(({ replaces }) => replaces !== undefined)) return false;
  const words = source.lower.slice(entry.start, entry.end);
  if (calledOff.headed.test(words)) return true;
  for (const { 0: said, index } of words.matchAll(calledOff.said)) {
    const at = entry.start + index;
    const begin = sentenceBefore(source, spans, at) - entry.start;
    const isOfTime = spans.some(({ start }) => start >= entry.start + begin && start < at);
    const isRenewed = spans.some((span) => span.start >= at + said.length && !isWeek(span));
    if (isOfTime && !isRenewed && !calledOff.doubtful.test(words.slice(Math.max(0, begin), index)))
      return true;
  }
  return false;
}
