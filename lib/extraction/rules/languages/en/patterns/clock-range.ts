import { type Found, matchAt, openPattern, type Source } from "@/lib/extraction/rules/scan";
import type { Clock, Recognised } from "@/lib/extraction/rules/spans";
import { readClock } from "./clock-reader";
import { countsSomething, numbersSomething } from "./counted";
import { monthSource, weekdaySource } from "./day-words";
import type { ReadClock } from "./named-clock";

const nearly = "(?:like|about|around|approximately|approx\\.?|roughly|circa|ca\\.|c\\.)";
const opening = openPattern(
  `(?:starting |running |lasting )?(?<word>from|between|betw\\.?|btwn|btw\\.?|b/w|later than|after) (?:${nearly} )?`,
);
const separator = openPattern(
  ` ?(?:-{1,2}|~) ?| (?:to|until|till|til|untill|'til|thru|through|up to|ending at|ends at|ending|ends|and ends at|and ending at) (?:${nearly} |at )?`,
);
const monthAfter = openPattern(
  `\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${monthSource})\\b\\.?(?! ?\\d{1,2}(?:st|nd|rd|th)?\\b(?! ?(?:[ap]m|[:.]\\d)))`,
);
const dottedDate = openPattern("(?:0?[1-9]|[12]\\d|3[01])\\.(?:0?[1-9]|1[0-2])\\.(?:\\s|$|\\d)");
const conjunction = openPattern(" (?:and|but before|&) ");

/** `until 18 December`, `till 18.12.`, `09:30 - 9 Apr`: the number behind the word or the dash is of a day, not of a clock. */
function endsOnDay(source: Source, from: number, to: number): boolean {
  if (!/[a-z]/.test(source.lower.slice(from, to)))
    return (
      /[:.]\d\d(?: ?[ap]m)?$/.test(source.lower.slice(Math.max(0, from - 6), from)) &&
      matchAt(monthAfter, source, to) !== null
    );
  if (matchAt(monthAfter, source, to) !== null) return true;
  return (
    matchAt(dottedDate, source, to) !== null &&
    !/\d\.\d\d$/.test(source.lower.slice(Math.max(0, from - 5), from))
  );
}

/** `between 1 and 3`, `btw 1 and 3`. */
const isBetween = (word: string | undefined): boolean => word?.startsWith("b") === true;

/** `10 till about 3`: a word that is said of hours alone. */
const saysUntil = /^ (?:till|til|'til) /;

function readEnd(
  source: Source,
  at: number,
  word: string | undefined,
): { clock: Clock; end: number; strong: boolean; isSaid: boolean } | null {
  const gap =
    matchAt(separator, source, at) ??
    (isBetween(word) || word === "later than" ? matchAt(conjunction, source, at) : null);
  if (!gap || endsOnDay(source, at, at + gap[0].length)) return null;
  const found = readClock(source, at + gap[0].length);
  return (
    found && {
      clock: found.value.clock,
      end: found.end,
      strong: found.value.strength === "strong",
      isSaid: saysUntil.test(gap[0]),
    }
  );
}

const isPrice = (source: Source, at: number): boolean =>
  /(?:[£$€]|\b(?:tickets?|prices?|costs?|fees?|entry|from)) ?$/.test(
    source.lower.slice(Math.max(0, at - 8), at),
  );

/** `10.30 - 12.30`: with minutes that no month has, both ends can only be clocks. */
const isDotted = (start: Clock, end: Clock): boolean =>
  [start, end].every(({ written }) => written === "colon") &&
  [start, end].some(({ minute }) => minute === 0 || minute > 12);

/** `open 10-4`, `always 6-8`. */
const saysHours = (source: Source, at: number): boolean =>
  /\b(?:open|opening hours:?|always|daily) $/.test(source.lower.slice(Math.max(0, at - 16), at));

/** `sun 22/3 10-12 Flip Out`: right behind a day two numbers are hours, whatever they stand before. */
const dayBefore = new RegExp(
  `(?:\\d/\\d{1,2}(?:/\\d+)?|\\d(?:st|nd|rd|th)|\\b(?:${weekdaySource}|today|tomorrow|tmrw)),? $`,
);

const late = openPattern(" ?-? ?(?:un)?till? late\\b| (?:onwards?|until late)\\b");

/** `karaoke 10 til late`, `7 onwards`: an open end says that the number before it is a clock. */
function readTillLate(source: Source, { value, end }: Found<ReadClock>): Recognised | null {
  const behind = matchAt(late, source, end);
  if (!behind) return null;
  const { clock } = value;
  // What ends late begins in the evening.
  const isEvening = behind[0].includes("late") && clock.meridiem === null && !clock.exact;
  const begun: Clock = isEvening ? { ...clock, meridiem: "pm" } : clock;
  return {
    value: { kind: "clock", clocks: [begun], end: null, part: null },
    end: end + behind[0].length,
    strength: "strong",
  };
}

const forStart = openPattern(" for (?=\\d)");
const minutesOf = ({ hour, minute }: Clock): number => (hour % 12) * 60 + minute;
const longestWait = 60;

/** `7 for 7.30`, `18h30 for 19h00`: when people are expected, which is when it begins for them, and when the rest does. */
function readExpected(source: Source, { value, end }: Found<ReadClock>): Recognised | null {
  const gap = matchAt(forStart, source, end);
  const later = gap && readClock(source, end + gap[0].length);
  if (!later || countsSomething(source, later.end)) return null;
  const { clock } = value;
  const wait = (minutesOf(later.value.clock) - minutesOf(clock) + 720) % 720;
  if (wait === 0 || wait > longestWait || (clock.minute === 0 && later.value.clock.minute === 0)) return null;
  const begun: Clock =
    clock.meridiem === null && !clock.exact ? { ...clock, meridiem: later.value.clock.meridiem } : clock;
  return {
    value: { kind: "clock", clocks: [begun], end: null, part: null },
    end: later.end,
    strength: "strong",
  };
}

/** `3-4pm`, `from 2 to 5`, `between 9 and 10:30`, `10am until noon`. Two bare hours without `from` are weak. */
export function parseClockRange(source: Source, at: number): Recognised | null {
  const opened = matchAt(opening, source, at);
  const word = opened?.groups?.word;
  const start = readClock(source, at + (opened?.[0].length ?? 0));
  if (!start) return null;
  const end = readEnd(source, start.end, word);
  if (!end) return readTillLate(source, start) ?? readExpected(source, start);
  // "T16:00-0800": an offset.
  if (/\dt$/.test(source.lower.slice(Math.max(0, at - 2), at))) return null;
  // "10-1-2018": a date.
  if (/^[-/]\d/.test(source.lower.slice(end.end, end.end + 2))) return null;
  if (end.clock.hour > 24 || countsSomething(source, end.end)) return null;
  const certain =
    start.value.strength === "strong" ||
    end.strong ||
    (end.isSaid && start.value.clock.hour <= 12 && end.clock.hour <= 12) ||
    (isDotted(start.value.clock, end.clock) && !isPrice(source, at));
  if (
    !certain &&
    !dayBefore.test(source.lower.slice(Math.max(0, at - 16), at)) &&
    numbersSomething(source, end.end)
  )
    return null;
  if (!certain && /^\d{1,2}\.\d{1,2} ?-+ ?\d{1,2}\.(?:0?[1-9]|1[0-2])$/.test(source.lower.slice(at, end.end)))
    return null;
  return {
    value: { kind: "clock", clocks: [start.value.clock], end: end.clock, part: null },
    end: end.end,
    strength: certain || word === "from" || isBetween(word) || saysHours(source, at) ? "strong" : "weak",
  };
}
