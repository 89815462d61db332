import { every, weekdayCode } from "./every";
import type { Moment } from "./moment";
import type { DayExpression } from "./spans";

const areWeekdays = ({ days, lastDay, clocks, recurrence }: Moment): boolean =>
  recurrence === null &&
  lastDay === null &&
  clocks.length > 0 &&
  days.length > 0 &&
  days.every((day) => day.kind === "weekday" && day.which === "bare" && day.weeks === 0);

/**
 * `Mon & Wed 8–10pm from 1 Feb`, `mon/wed/fri 6am from next week`: weekdays with an hour that begin on a day are those of every week. Makes the moment that
 * series; false where it is none.
 */
function beginsEachWeek(
  moment: Moment,
  { days: [first], last }: { days: readonly DayExpression[]; last: DayExpression | null },
): boolean {
  if (first === undefined || !areWeekdays(moment)) return false;
  if (first.kind !== "calendar" && moment.days.length < 2) return false;
  const codes = moment.days.flatMap((day) => (day.kind === "weekday" ? [weekdayCode(day.weekday)] : []));
  moment.recurrence = every("WEEKLY", codes);
  moment.starting = first;
  moment.until = last;
  moment.days = [];
  return true;
}

/** `Tue and Thu 6.30pm for 4 weeks`: weekdays with an hour that go on for weeks are those of each of them. */
export function goesOnForWeeks(moment: Moment): Moment {
  const { length, days } = moment;
  const weeks = length === null || length.minutes + length.months > 0 ? 0 : length.days / 7;
  if (!Number.isInteger(weeks) || weeks < 2 || days.length * weeks < 4 || !areWeekdays(moment)) return moment;
  const codes = days.flatMap((day) => (day.kind === "weekday" ? [weekdayCode(day.weekday)] : []));
  return {
    ...moment,
    recurrence: every("WEEKLY", codes),
    times: codes.length * weeks,
    length: null,
    days: [],
  };
}

/** Makes a day that says when something begins the first one of a series; false where the moment is none. */
export const beginsSeries = (
  moment: Moment,
  value: { days: readonly DayExpression[]; last: DayExpression | null },
): boolean => beginsEachWeek(moment, value) || beginsWithinMonth(moment, value.days);

/**
 * `Thursdays in January from the 6th`: a number alone, behind the month of a series, is the day on which it begins. Puts it
 * there; false where it says anything else.
 */
function beginsWithinMonth(moment: Moment, [first]: readonly DayExpression[]): boolean {
  const [month] = moment.days;
  if (moment.recurrence === null || moment.starting !== null) return false;
  if (month?.kind !== "period" || month.unit !== "month" || month.month === null) return false;
  if (first?.kind !== "calendar" || first.month !== null || first.monthShift !== null) return false;
  moment.starting = { ...first, month: month.month, year: month.year };
  return true;
}
