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
 * `Mon & Wed 8–10pm from 1 Feb`: weekdays with an hour that begin on a date are those of every week. Makes the moment that
 * series; false where it is none.
 */
export function beginsEachWeek(
  moment: Moment,
  { days: [first], last }: { days: readonly DayExpression[]; last: DayExpression | null },
): boolean {
  if (first?.kind !== "calendar" || !areWeekdays(moment)) return false;
  const codes = moment.days.flatMap((day) => (day.kind === "weekday" ? [weekdayCode(day.weekday)] : []));
  moment.recurrence = every("WEEKLY", codes);
  moment.starting = first;
  moment.until = last;
  moment.days = [];
  return true;
}
