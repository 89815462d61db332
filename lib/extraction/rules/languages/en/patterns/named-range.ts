import { matchAt, openPattern, type Source } from "@/lib/extraction/rules/scan";
import type { DayExpression, Recognised } from "@/lib/extraction/rules/spans";
import { foundDays, weekdayOfWord, weekdaySource } from "./day-words";
import { readMonthDay } from "./month-day";
import { readDayRange } from "./month-day-list";

const names = `(?<first>${weekdaySource})\\b\\.? ?(?:-{1,2}|to|thru|through|until|till) ?(?<last>${weekdaySource})\\b\\.?`;
const before = openPattern(`${names}(?:,? | ?\\()(?=\\w)`);
const behind = openPattern(`,? ?\\(${names}\\)|, ${names.replaceAll("?<", "?<behind")}(?! ?\\d)`);
const anywhere = new RegExp(`\\b${names}`);
const between = openPattern(" ?(?:-{1,2}|to|thru|through|until|till) ?");

/** Whether a text names a range of weekdays at all: most do not, and then no date of them is read twice. */
const namesRange = new WeakMap<Source, boolean>();

function mayNameRange(source: Source): boolean {
  const known = namesRange.get(source);
  if (known !== undefined) return known;
  const names = anywhere.test(source.lower);
  namesRange.set(source, names);
  return names;
}

interface Dates {
  first: DayExpression;
  last: DayExpression;
  end: number;
}

/** `4 - 6 Dec`, `30 Nov - 3 Dec`. */
function readDates(source: Source, at: number): Dates | null {
  const ranged = readDayRange(source, at);
  const [only] = ranged?.value.kind === "day" ? ranged.value.days : [];
  if (ranged?.value.kind === "day" && only && ranged.value.last)
    return { first: only, last: ranged.value.last, end: ranged.end };
  const first = readMonthDay(source, at);
  const link = first && matchAt(between, source, first.end);
  const last = first && link && readMonthDay(source, first.end + link[0].length);
  return first && last ? { first: first.value, last: last.value, end: last.end } : null;
}

const dayNamed = (day: DayExpression, word: string | undefined): DayExpression =>
  day.kind === "calendar" ? { ...day, weekday: day.weekday ?? weekdayOfWord(word) } : day;

/** A range of dates that its weekdays name as well: `Mon-Thu 30 Nov - 3 Dec`, `4 - 6 Dec (Fri-Sun)`. */
export function parseNamedRange(source: Source, at: number): Recognised | null {
  if (!mayNameRange(source)) return null;
  const ahead = matchAt(before, source, at);
  const dates = readDates(source, at + (ahead?.[0].length ?? 0));
  if (dates === null) return null;
  const closing = ahead?.[0].endsWith("(") === true && source.lower.charAt(dates.end) === ")" ? 1 : 0;
  const after = ahead === null ? matchAt(behind, source, dates.end) : null;
  if (ahead === null && after === null) return null;
  const groups = ahead?.groups ?? after?.groups ?? {};
  return foundDays(
    dates.end + closing + (after?.[0].length ?? 0),
    [dayNamed(dates.first, groups.first ?? groups.behindfirst)],
    dayNamed(dates.last, groups.last ?? groups.behindlast),
  );
}
