import { isCivilDate } from "@/lib/extraction/rules/civil-date";
import { hasDayFirst } from "@/lib/extraction/rules/day-first";
import { matchAt, openPattern, type Source } from "@/lib/extraction/rules/scan";
import type { DayExpression, Recognised } from "@/lib/extraction/rules/spans";
import { beginsAtHour, foundDays, monthSource, weekdayOfWord, weekdaySource, yearOf } from "./day-words";

const weekday = `(?:(?<weekday>${weekdaySource})\\b\\.?,? ?(?:the )?)?`;
const iso = openPattern(
  `${weekday}(?<year>(?:1[6-9]|2[01])\\d\\d)(?<mark>[-/. ])(?:(?<month>0?[1-9]|1[0-2])\\k<mark>(?<day>3[01]|[12]\\d|0?[1-9])|(?<day2>1[3-9]|2\\d|3[01])\\k<mark>(?<month2>0?[1-9]|1[0-2]))(?=t\\d\\d|(?![\\w]|[-/.]\\d))`,
);
const compactIso = openPattern(
  "(?<year>20[0-4]\\d)(?<month>0[1-9]|1[0-2])(?<day>0[1-9]|[12]\\d|3[01])(?=t\\d|(?![\\w.,:/-]))",
);
const slashed = openPattern(
  `${weekday}(?<first>\\d{1,2})(?<mark>[-/.])(?<second>\\d{1,2})(?:\\k<mark>(?<year>(?:1[6-9]|2[01])\\d\\d|\\d\\d))?(?![\\w%]|[/.:]\\d|-(?!\\d{1,2}[-/.]\\d{1,2}(?!\\d)|\\d{1,2}:\\d\\d)\\d)`,
);

const weekdayAhead = new RegExp(`\\b(?:${weekdaySource})\\b\\.? ?- ?$`);

/** `Mon-Fri 8/3`: the Friday is the end of the weekdays, and not the date's. */
const endsWeekdays = ({ lower }: Source, at: number): boolean =>
  weekdayAhead.test(lower.slice(Math.max(0, at - 12), at));

const dateOf = (year: number | null, month: number, day: number, spoken: number | null): DayExpression => ({
  kind: "calendar",
  year,
  month,
  day,
  weekday: spoken,
  monthShift: null,
});

/** A year that makes every day of the calendar possible stands in where none is stated. */
const exists = (year: number | null, month: number, day: number): boolean =>
  isCivilDate({ year: year ?? 2028, month, day });

const dayValue = (days: DayExpression[], others: DayExpression[] | null) => {
  const other = others && { days: others, reason: { code: "reasons.dayOrMonth" } as const };
  return { kind: "day", days, last: null, other, part: null } as const;
};

function readIso(source: Source, at: number): Recognised | null {
  const match = matchAt(iso, source, at) ?? matchAt(compactIso, source, at);
  if (!match?.groups) return null;
  const { year = "" } = match.groups;
  const month = match.groups.month ?? match.groups.month2 ?? "";
  const day = match.groups.day ?? match.groups.day2 ?? "";
  if (!exists(Number(year), Number(month), Number(day))) return null;
  const value = dateOf(Number(year), Number(month), Number(day), weekdayOfWord(match.groups.weekday));
  const end = at + match[0].length;
  return { value: dayValue([value], null), end: source.lower.charAt(end) === "t" ? end + 1 : end };
}

/** True where the text writes the day first. */
const writesDayFirst = ({ dayFirst, lower }: Source, mark: string): boolean =>
  mark === "." || dayFirst || hasDayFirst(lower);

const dateLead = /(?:^|[\n([|:,;–—\t]|\b(?:on|from|until|till|to|by|before|since|after|and|dated?|the)) ?$/;

/** `PHP 8.2`, `Go 1.24`: a number with a dot that no month has, or whose second part says no month in full, unless a word or a dot makes it a date. */
function isDecimal({ lower }: Source, at: number, { end, isDay }: { end: number; isDay: boolean }): boolean {
  if (!isDay) return true;
  const isWhole = /\.(?:0\d|1[0-2])$/.test(lower.slice(at, end)) || lower.charAt(end) === ".";
  return !isWhole && !dateLead.test(lower.slice(Math.max(0, at - 8), at));
}

function readSlashed(source: Source, at: number): Recognised | null {
  const match = matchAt(slashed, source, at);
  if (!match?.groups || (match.groups.weekday !== undefined && endsWeekdays(source, at))) return null;
  const first = Number(match.groups.first);
  const second = Number(match.groups.second);
  const mark = match.groups.mark ?? "/";
  const year = yearOf(match.groups.year);
  const spoken = weekdayOfWord(match.groups.weekday);
  const monthFirst = exists(year, first, second) ? dateOf(year, first, second, spoken) : null;
  const dayFirst = exists(year, second, first) ? dateOf(year, second, first, spoken) : null;
  const end = at + match[0].length;
  if (!monthFirst && !dayFirst) return null;
  if (
    mark === "." &&
    year === null &&
    spoken === null &&
    isDecimal(source, at, { end, isDay: dayFirst !== null })
  )
    return null;
  const [chosen, other] =
    writesDayFirst(source, mark) && dayFirst
      ? [dayFirst, monthFirst]
      : [monthFirst ?? dayFirst, monthFirst && dayFirst];
  if (chosen === null) return null;
  // With dots the day comes first, but in American English a whole date may have its month there.
  const isSettled = mark === "." && (year === null || source.dayFirst);
  const doubtful = other !== null && first !== second && !isSettled ? [other] : null;
  // "Thursday 1-2" and "at 4-6" are hours.
  if (
    mark === "-" &&
    year === null &&
    (spoken !== null || (first < 13 && second < 13 && !/^0|-0/.test(match[0])))
  )
    return null;
  const weak =
    (mark !== "/" && year === null && spoken === null) ||
    (year === null && /^(?:7\/11|9\/11|24\/7)$/.test(match[0]));
  const dotEnd =
    mark === "." &&
    year === null &&
    source.lower.charAt(end) === "." &&
    /^\.(?= ?\d|\s|[-:,)]|$)/.test(source.lower.slice(end, end + 3))
      ? 1
      : 0;
  return {
    value: dayValue([chosen], doubtful),
    end: end + dotEnd,
    strength: weak && dotEnd === 0 ? "weak" : "strong",
  };
}

const rangeStart = openPattern(
  "(?:from |between )?(?:the )?(?<first>\\d{1,2})\\.?(?: ?-{1,2} ?| (?:to|until|till|and) (?:the )?)(?=\\d{1,2}[./]\\d{1,2}(?![\\w:]))",
);

/** `14-15.11.2017`, `between 21 and 22.11.`: the month stands only behind the last day. */
function readRange(source: Source, at: number): Recognised | null {
  const match = matchAt(rangeStart, source, at);
  if (!match?.groups || beginsAtHour(source, at, match[0])) return null;
  const end = readSlashed(source, at + match[0].length);
  const last = end?.value.kind === "day" ? end.value.days[0] : undefined;
  const first = Number(match.groups.first);
  if (!end || last?.kind !== "calendar" || last.day === null || first < 1 || first >= last.day) return null;
  if (/ and /.test(match[0]) && !match[0].startsWith("between")) return null;
  return foundDays(end.end, [{ ...last, day: first }], last);
}

const dotted = /^(?<weekday>[a-z]+\.?,? )?(?:the )?(?<first>\d{1,2})\.(?<second>\d\d)$/;
const dayBefore = new RegExp(
  `(?:\\d(?:st|nd|rd|th)|\\b(?:${monthSource})\\.?(?: \\d{1,2})?|\\b(?:${weekdaySource})\\.?|\\b(?:today|tomorrow|tonight|tmrw|tmr|2moro|tomoz)|\\d/\\d{1,2}(?:/\\d+)?),? (?:at )?$`,
);

/** `Monday 12.30`, `Tues 24th 8.05`, `4.10 pm`: no month has that number, the day is said already, or the half of the day is. */
function isDottedClock(source: Source, at: number, written: string): boolean {
  const groups = dotted.exec(written)?.groups;
  if (!groups || Number(groups.second) > 59 || Number(groups.first) > 23) return false;
  if (/^ ?[ap]\.?m\b/.test(source.lower.slice(at + written.length, at + written.length + 5))) return true;
  return Number(groups.second) > 12 || dayBefore.test(source.lower.slice(Math.max(0, at - 16), at));
}

/** `2026-12-01`, `12/1/26`, `1.12.2026`, `4/5`; where both orders are possible the other one is kept. */
export function parseNumericDate(source: Source, at: number): Recognised | null {
  const before = source.lower.slice(Math.max(0, at - 8), at);
  if (/\d[/.,:]$/.test(before)) return null;
  const range = readRange(source, at);
  // "Weds 6-7.30" is from six to half past seven.
  const isHours =
    range !== null &&
    source.lower.charAt(range.end) !== "." &&
    dayBefore.test(source.lower.slice(Math.max(0, at - 16), at));
  const found = (isHours ? null : range) ?? readIso(source, at) ?? readSlashed(source, at);
  if (found === null) return null;
  const written = source.lower.slice(at, found.end);
  if (isDottedClock(source, at, written)) return null;
  if (/\d-$/.test(before) && /^\d+-\d+(?:-\d\d?)?$/.test(written)) return null;
  // "6.30 for 7pm" is when people come and when it begins.
  const soon = /^(?:[a-z]+,? )?(?<hour>\d{1,2})\.\d\d$/.exec(written)?.groups?.hour;
  const begin =
    soon === undefined ? undefined : / for (\d{1,2})(?!\d)/y.exec(source.lower.slice(found.end))?.[1];
  if (begin !== undefined && (begin === soon || Number(begin) === Number(soon) + 1)) return null;
  // "at 13.10" is a clock; a date with a dot is never said with "at".
  return /^\d+\.\d+$/.test(written) && /(?:at|around|um) $/.test(before) ? null : found;
}
