import type { DayExpression } from "./spans";

/** `next week ... on Thursday`: the Thursday of that week; any other day stays as it is. */
export function inWeekOf(day: DayExpression, week: DayExpression): DayExpression {
  if (day.kind !== "weekday" || day.which !== "bare" || day.weeks !== 0) return day;
  if (week.kind === "nth-week") return { kind: "nth-from", nth: 0, weekday: day.weekday, from: week };
  if (week.kind !== "week" || week.days === "weekend") return day;
  if (week.of !== null) return { kind: "nth-from", nth: 0, weekday: day.weekday, from: week };
  // "Training this week: Tuesday", said on Friday, can only be the next one.
  if (week.weekShift === 0) return { ...day, which: "on-or-after", weeks: 0 };
  return { ...day, which: "in-week", weeks: week.weekShift };
}

/** True for `in two weeks`, `3 months ago`: whole weeks and months leave the weekday open. */
const isCoarse = (day: DayExpression): boolean =>
  day.kind === "nth-week" ||
  (day.kind === "shift" && (day.months !== 0 || day.days % 7 === 0) && day.days + day.months !== 0);

/**
 * Two phrases for one day as one: `next week` and `Thursday`, `Sunday` and `3 weeks after Jan 15`, `Friday` and `Jun 15`.
 * `sharp` is the one that pins the day down; it stands alone where the other adds nothing to it.
 */
export function combineDays(sharp: DayExpression, vague: DayExpression): DayExpression {
  if (sharp.kind === "weekday") return inWeekOf(sharp, vague);
  if (vague.kind !== "weekday") return sharp;
  if (isCoarse(sharp)) return { kind: "nth-from", nth: 0, weekday: vague.weekday, from: sharp };
  if (sharp.kind === "calendar" && sharp.weekday === null && vague.which !== "last")
    return { ...sharp, weekday: vague.weekday };
  return sharp;
}

/** True where two days may be the same one said twice: `Tuesday` and `Tuesday, April 11`. */
export function mayRepeat(known: DayExpression, added: DayExpression): boolean {
  if (known.kind === "weekday" && added.kind === "weekday")
    return known.weekday === added.weekday && known.which === added.which;
  const [weekday, date] = known.kind === "weekday" ? [known, added] : [added, known];
  if (weekday.kind !== "weekday") return JSON.stringify(known) === JSON.stringify(added);
  return date.kind === "calendar" ? date.weekday === weekday.weekday : date.kind === "week";
}

const weekdayOf = (day: DayExpression): number | null =>
  day.kind === "weekday" || day.kind === "calendar" ? day.weekday : null;

/** True where two days have different weekdays: `next Weds` and `Fri 16th`. */
export function differByWeekday(known: DayExpression, added: DayExpression): boolean {
  const [first, second] = [weekdayOf(known), weekdayOf(added)];
  return first !== null && second !== null && first !== second;
}

const daysOfMonth = 30;
const daysOfYear = 365;
const leastOfWeeks = 8;

/** True for two dates, said with their months or in one month, that are more than a week apart. */
export function areWeeks(first: DayExpression, last: DayExpression | null): boolean {
  if (first.kind !== "calendar" || last?.kind !== "calendar" || first.day === null || last.day === null)
    return false;
  const months = (last.month ?? first.month ?? 0) - (first.month ?? last.month ?? 0);
  const days = months * daysOfMonth + last.day - first.day;
  return (days + daysOfYear) % daysOfYear >= leastOfWeeks;
}

/** How much a phrase pins a day down; a more exact one replaces a vaguer one that means the same. */
export const precision = (day: DayExpression | undefined): number => {
  if (day === undefined || day.kind === "week") return 0;
  if (day.kind === "calendar") return day.month === null ? 2 : 4;
  return day.kind === "weekday" ? 1 : 3;
};

/** `Aug 10 - Nov 12, 2027`, `Tue-Thu next week`: the year or week behind the last day is the first day's as well. */
export function withYearOf(first: DayExpression, last: DayExpression): DayExpression {
  if (
    first.kind === "weekday" &&
    last.kind === "weekday" &&
    last.which === "in-week" &&
    first.which === "bare"
  ) {
    return { ...first, which: "in-week", weeks: last.weeks };
  }
  if (first.kind !== "calendar" || last.kind !== "calendar" || first.year !== null || last.year === null)
    return first;
  const isEarlierYear = first.month !== null && last.month !== null && first.month > last.month;
  return { ...first, month: first.month ?? last.month, year: isEarlierYear ? last.year - 1 : last.year };
}

/** `Friday`, with nothing that says which one. */
export const isBareWeekday = (day: DayExpression): day is Extract<DayExpression, { kind: "weekday" }> =>
  day.kind === "weekday" && day.which === "bare" && day.weeks === 0;
