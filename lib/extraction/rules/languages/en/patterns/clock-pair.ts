import { isDigitAt, matchAt, openPattern, type Source } from "@/lib/extraction/rules/scan";
import type { Recognised } from "@/lib/extraction/rules/spans";
import { makeClock } from "./clock-words";
import { countsSomething } from "./counted";

const pair = openPattern(
  "(?<!\\d |[\\d:.#£$€+/-])(?!(?:19|20)\\d\\d +(?:19|20))(?<hours>[01]\\d|2[0-3])(?<minutes>[0-5][05]) {1,3}(?<toHours>[01]\\d|2[0-3])(?<toMinutes>[0-5][05])(?! ?[\\d:.%/]|[a-z])",
);
const noHours = /\b(?:tel|phone|fax|call|ring|text|sms|ref|code|no|id|pin)\b[.:]? ?$/;

/** `SYD-MEL 12MAR 0825 1010`, `Mon 5 Apr  0700  1500`: from when until when, as itineraries and rotas have it. */
export function readClockPair(source: Source, at: number): Recognised | null {
  const match = isDigitAt(source.lower, at) ? matchAt(pair, source, at) : null;
  const groups = match?.groups;
  if (!groups || noHours.test(source.lower.slice(Math.max(0, at - 8), at))) return null;
  const length = match[0].length;
  if (countsSomething(source, at + length) || source.text.slice(at, at + length).includes("\n")) return null;
  const [start, end] = [
    [groups.hours, groups.minutes],
    [groups.toHours, groups.toMinutes],
  ].map(([hour, minute]) => ({ ...makeClock(Number(hour), Number(minute), null), exact: true }));
  return start === undefined || end === undefined
    ? null
    : {
        value: { kind: "clock", clocks: [start], end, part: null },
        end: at + length,
        strength: "strong",
      };
}
