import { type Found, matchAt, openPattern, type Source } from "@/lib/extraction/rules/scan";
import type { Clock, Recognised } from "@/lib/extraction/rules/spans";
import { readClockPair } from "./clock-pair";
import { readClock } from "./clock-reader";
import { countsSomething, numbersSomething } from "./counted";
import type { ReadClock } from "./named-clock";

const listSeparator = openPattern(
  " ?, ?(?:and |or |& ?)?(?:at |@ ?)?| (?:and|or|&|\\+) (?:again )?(?:at |@ ?)?",
);
const isClosing = /and|or|&|\+/;

const acceptable = (source: Source, found: Found<ReadClock>): boolean =>
  found.value.strength === "strong" ||
  (!countsSomething(source, found.end) &&
    (found.value.clock.written === "colon" || !numbersSomething(source, found.end)));

function readMore(source: Source, first: Found<ReadClock>): { clocks: Clock[]; end: number } {
  const clocks: Clock[] = [];
  let end = first.end;
  let closedAt = first.end;
  let closed = 0;
  for (let round = 0; round < 6; round += 1) {
    const separator = matchAt(listSeparator, source, end);
    if (!separator) break;
    const start = end + separator[0].length;
    const next = readClock(source, start);
    if (!next || !acceptable(source, next) || isOfRange(source, { start, end: next.end })) break;
    clocks.push(next.value.clock);
    end = next.end;
    if (isClosing.test(separator[0])) {
      closed = clocks.length;
      closedAt = end;
    }
  }
  const rest = source.lower.slice(end, end + 2);
  if (clocks.length >= 2 && /^(?:$|[.;!\n])/.test(rest)) return { clocks, end };
  // Only "10, 2 and 4" is a list of times; "noon, 3pm review" is two entries.
  return { clocks: clocks.slice(0, closed), end: closedAt };
}

/** `6.30 for 7pm`: people come at half past six to what begins at seven. */
function readFor(source: Source, first: Found<ReadClock>): Found<ReadClock> | null {
  const next = source.lower.startsWith(" for ", first.end) ? readClock(source, first.end + 5) : null;
  if (!next || countsSomething(source, next.end) || next.value.clock.exact) return null;
  const minutesLater = minutesOf(next) - minutesOf(first);
  const isSoon = (minutesLater + 720) % 720 > 0 && (minutesLater + 720) % 720 <= 90;
  const isClear = next.value.strength === "strong" || first.value.clock.minute + next.value.clock.minute > 0;
  return isSoon && isClear ? { ...next, value: { ...next.value, strength: "strong" } } : null;
}

const minutesOf = ({ value }: Found<ReadClock>): number => (value.clock.hour % 12) * 60 + value.clock.minute;

/** `9.30-1 and 1-4.30`: an hour that ends or begins a range opens no list. */
const isOfRange = ({ lower }: Source, { start, end }: { start: number; end: number }): boolean =>
  /\d ?(?:[ap]m ?)?-{1,2} ?$/.test(lower.slice(Math.max(0, start - 6), start)) ||
  /^ ?-{1,2} ?\d/.test(lower.slice(end, end + 4));

/** `3pm`, `half past seven`, `noon`, `17h`, `at 7`, and lists of them: `at 10 and 2`. A bare hour is weak. */
export function parseClock(source: Source, at: number): Recognised | null {
  const both = readClockPair(source, at);
  if (both) return both;
  const first = readClock(source, at);
  if (!first || !acceptable(source, first)) return null;
  const begin = readFor(source, first);
  if (begin)
    return {
      value: { kind: "clock", clocks: [begin.value.clock], end: null, part: null },
      end: begin.end,
      strength: "strong",
    };
  const more = isOfRange(source, { start: at, end: first.end })
    ? { clocks: [], end: first.end }
    : readMore(source, first);
  return {
    value: { kind: "clock", clocks: [first.value.clock, ...more.clocks], end: null, part: null },
    end: more.end,
    strength: first.value.strength,
  };
}
