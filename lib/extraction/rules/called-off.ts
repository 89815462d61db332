import { type Entry, momentsOf } from "./entries";
import type { MarkedSpan } from "./marked-span";
import type { Source } from "./scan";

/** `is cancelled`, `has been called off`, `won't take place`: what was said before it does not happen. */
const calledOff =
  /(?:\b(?:is|are|was|were|been|be)|'s)(?: (?:now|all|sadly|unfortunately|therefore))? (?:cancel+ed|called off|not (?:taking place|happening|going ahead|running))\b|\b(?:won't|will not|can't|cannot) (?:take place|be held|happen|go ahead)\b/g;
/** `CANCELLED: choir practice Monday`: the word stands before it all. */
const headed = /^[^\p{L}\p{N}]*(?:cancel+ed|cancellation|called off) ?[:!*\])–—-]/u;
/** `if it is cancelled`: nobody said that it is. */
const doubtful = /\b(?:if|unless|in case|when|whenever|should|can|could|may|might|must|not) /;

/** Most texts have none of these words, and then nothing more is asked. */
const offWord = /cancel|called off|not |won't|can't/;

const isWeek = ({ value }: MarkedSpan): boolean => value.kind === "day" && value.days[0]?.kind === "week";

/**
 * True where the words of an event say that it does not take place and name no other time for it. A series with a day
 * that is called off goes on.
 */
export function isCalledOff(source: Source, entry: Entry): boolean {
  if (!offWord.test(source.lower)) return false;
  const moments = momentsOf(entry);
  const spans = moments.flatMap((moment) => moment.spans);
  if (moments.some(({ recurrence }) => recurrence !== null)) return false;
  if (spans.some(({ replaces }) => replaces !== undefined)) return false;
  const words = source.lower.slice(entry.start, entry.end);
  if (headed.test(words)) return true;
  for (const { 0: said, index } of words.matchAll(calledOff)) {
    const begin = Math.max(...[".", ";", "!", "?", "\n"].map((mark) => words.lastIndexOf(mark, index))) + 1;
    const at = entry.start + index;
    const isOfTime = spans.some(({ start }) => start >= entry.start + begin && start < at);
    const isRenewed = spans.some((span) => span.start >= at + said.length && !isWeek(span));
    if (isOfTime && !isRenewed && !doubtful.test(words.slice(begin, index))) return true;
  }
  return false;
}
