import type { MarkedSpan } from "./marked-span";
import type { Source } from "./scan";
import type { Clock } from "./spans";

/** How many letters may stand between an hour and the one at which what began then is over. */
const longestBefore = 80;
/** How many behind it are asked whether that is over then. */
const longestBehind = 36;

/** The minutes of half a day, after which a dial says the same again. */
const dial = 12 * 60;
const onDial = ({ hour, minute }: Clock): number => (hour * 60 + minute) % dial;

/** `7:30 gun, corral closes 7:15`: what is over within the hour before something begins is not that. */
export const isJustBefore = (end: Clock, begin: Clock): boolean =>
  end.hour <= 12 &&
  (end.meridiem ?? begin.meridiem) === (begin.meridiem ?? end.meridiem) &&
  (onDial(begin) - onDial(end) + dial) % dial <= 60;

/** `6am start, whole crew, done by 2`, `7pm, finishing half 9`: the second hour of a line is the end; null for any other. */
export function finishOf(source: Source, one: MarkedSpan, marked: readonly MarkedSpan[]): MarkedSpan | null {
  const { value } = one;
  if (value.kind !== "clock" || value.end !== null) return null;
  const before = marked.at(-1);
  if (before?.value.kind !== "clock" || before.value.end !== null || before.role === "deadline") return null;
  const [end, ...others] = value.clocks;
  const begin = before.value.clocks.at(-1);
  if (end === undefined || begin === undefined || others.length > 0) return null;
  const between = source.lower.slice(before.end, one.start);
  if (between.length > longestBefore || between.includes("\n")) return null;
  const { finishing, finishedBehind } = source.words.leads;
  if (finishedBehind.test(source.lower.slice(one.end, one.end + longestBehind)))
    return { ...one, role: "until" };
  const found = finishing.exec(between);
  if (found === null || isJustBefore(end, begin)) return null;
  const isAlone = /^ ?(?:$|[.,;:)!?\n])/.test(source.lower.slice(one.end));
  const said = { from: before.end + found.index, lead: found[0].trim() };
  return { ...one, ...said, role: "until", strength: isAlone ? "strong" : one.strength };
}
