import { addCivilDays, type CivilDate, compareCivil, formatCivil } from "./civil-date";
import { isInstance } from "./recurrence-rule";
import { resolveDay } from "./resolve-day";
import type { DayRange, Recurrence } from "./spans";

/** No range of days that a text names as left out is longer than a school term. */
const longestBreak = 120;

/** A series as its dates are reckoned: its rule, its first day and, where one is said, its last. */
export interface SeriesDates {
  rule: Recurrence;
  first: CivilDate;
  last: CivilDate | null;
}

function datesOf({ day, last }: DayRange, from: CivilDate): CivilDate[] {
  const begin = resolveDay(day, { today: from, previous: from });
  if (begin === null) return [];
  const ending = last === null ? null : resolveDay(last, { today: begin.first, previous: begin.first });
  const end = ending?.first ?? begin.last ?? begin.first;
  const dates: CivilDate[] = [];
  for (let step = 0; step < longestBreak; step += 1) {
    const date = addCivilDays(begin.first, step);
    if (compareCivil(date, end) > 0) break;
    dates.push(date);
  }
  return dates;
}

const inOrder = (dates: readonly CivilDate[]): CivilDate[] => {
  const known = new Map(dates.map((date) => [formatCivil(date), date]));
  return [...known.entries()].sort(([left], [right]) => (left < right ? -1 : 1)).map(([, date]) => date);
};

/** The days of a series on which it does not take place, among those that its rule gives (EXDATE, RFC 5545 § 3.8.5.1). */
export const leftOut = (ranges: readonly DayRange[], series: SeriesDates): CivilDate[] =>
  inOrder(ranges.flatMap((range) => datesOf(range, series.first))).filter(
    (date) =>
      compareCivil(date, series.first) >= 0 &&
      (series.last === null || compareCivil(date, series.last) <= 0) &&
      isInstance(series.rule, series.first, date),
  );

/** The days on which a series takes place besides those of its rule (RDATE, RFC 5545 § 3.8.5.2). */
export const added = (ranges: readonly DayRange[], series: SeriesDates): CivilDate[] =>
  inOrder(ranges.flatMap((range) => datesOf(range, series.first))).filter(
    (date) => compareCivil(date, series.first) > 0 && !isInstance(series.rule, series.first, date),
  );
