import { type Entry, momentsOf } from "./entries";
import type { MarkedSpan } from "./marked-span";
import type { Source } from "./scan";

const isWeek = ({ value }: MarkedSpan): boolean => value.kind === "day" && value.days[0]?.kind === "week";

/** From the beginning of an entry's words to an offset in them, with its times. */
interface Reach {
  spans: readonly MarkedSpan[];
  from: number;
  at: number;
}

const sentenceEnds = /[.;!?\n]/;

/** Where the sentence begins that reaches from an entry's words to an offset; a full stop inside a date or an hour, `3.12.`, or of a short word ends none. */
function sentenceBefore({ lower, words }: Source, { spans, from, at }: Reach): number {
  const isInside = (mark: number): boolean =>
    words.clauses.abbreviation.test(lower.slice(Math.max(0, mark - 8), mark + 1)) ||
    (/\d\./.test(lower.slice(mark - 1, mark + 1)) &&
      spans.some(({ value, start, end }) => {
        const within = value.kind === "day" ? mark : mark + 1;
        return start <= mark && within < end;
      }));
  let begin = at;
  while (begin > from && (!sentenceEnds.test(lower.charAt(begin - 1)) || isInside(begin - 1))) begin -= 1;
  return begin;
}

/** `Training cancelled tonight`: the only time stands right behind what says that nothing is then. */
function isAhead(
  { lower, words }: Source,
  { moments, later, behind }: { moments: readonly unknown[]; later: readonly MarkedSpan[]; behind: number },
): boolean {
  const [first] = later;
  return (
    moments.length === 1 &&
    first !== undefined &&
    words.calledOff.ahead.test(lower.slice(behind, first.start))
  );
}

/** `The stand-up and Thursday's retro are both cancelled`: an event behind this one in its sentence says it of this one as well. */
function isOffWithLater(source: Source, entry: Entry, events: readonly Entry[]): boolean {
  const { ofAll } = source.words.calledOff;
  const [next] = events.filter(({ start }) => start > entry.start);
  if (
    ofAll === undefined ||
    next === undefined ||
    sentenceEnds.test(source.lower.slice(entry.start, next.start))
  )
    return false;
  return ofAll.test(source.lower.slice(next.start, next.end))
    ? isOff(source, next)
    : isOffWithLater(source, next, events);
}

/**
 * True where the words of an event, or of a later one of its sentence that speak of both, say that it does not take place
 * and name no other time for it. A series with a day that is called off goes on.
 */
export const isCalledOff = (source: Source, entry: Entry, events: readonly Entry[]): boolean =>
  source.words.calledOff.sign.test(source.lower) &&
  (isOff(source, entry) || isOffWithLater(source, entry, events));

function isOff(source: Source, entry: Entry): boolean {
  const { calledOff } = source.words;
  const moments = momentsOf(entry);
  const all = moments.flatMap((moment) => moment.spans);
  // `Last week's was cancelled`: a week is of what happens only where nothing else says when.
  const spans = all.every(isWeek) ? all : all.filter((span) => !isWeek(span));
  if (moments.some(({ recurrence }) => recurrence !== null)) return false;
  if (spans.some(({ replaces }) => replaces !== undefined)) return false;
  const words = source.lower.slice(entry.start, entry.end);
  if (calledOff.headed.test(words)) return true;
  for (const { 0: said, index } of words.matchAll(calledOff.said)) {
    const at = entry.start + index;
    const begin = sentenceBefore(source, { spans, from: entry.start, at }) - entry.start;
    const behind = at + said.length;
    const isOfTime = spans.some(({ start }) => start >= entry.start + begin && start < behind);
    const later = spans.filter(({ start }) => start >= behind);
    const isMeant = isOfTime ? later.length === 0 : isAhead(source, { moments, later, behind });
    if (isMeant && !calledOff.doubtful.test(words.slice(begin, index))) return true;
  }
  return false;
}
