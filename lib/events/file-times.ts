import { daysLooked } from "@/lib/recurrence/series-days";
import { dateOfDayNumber, dayNumberOf } from "@/lib/time/day-number";
import { dateOf, type WallDate } from "@/lib/time/wall-clock";
import type { FileVersion } from "./file-version";
import { type EventTime, timesOf } from "./group-times";
import { wallRangeOf } from "./wall-range";

/** What may be spent on the series of a file: it may hold thousands of them, each begun a century ago. */
interface FollowingBudget {
  /** The days of series that are looked at. */
  days: number;
  /** The times that are placed. */
  times: number;
}

export interface DaySpan {
  first: WallDate;
  last: WallDate;
}

/** Longer events are taken for such that began this many days ago. */
const lengthDaysMax = 62;

const dayMs = 86_400_000;

const moved = (day: WallDate, days: number): WallDate => dateOfDayNumber(dayNumberOf(day) + days);

function lengthDaysOf({ start_datetime: start, end_datetime: end }: FileVersion): number {
  const lengthMs = end === null ? 0 : Date.parse(end) - Date.parse(start);
  return Math.min(Math.ceil(lengthMs / dayMs), lengthDaysMax);
}

/**
 * The times of an event of a file that may touch a span of days, which is widened by a day on each side for other zones. Null
 * once the budget is spent.
 */
export function timesWithin(
  version: FileVersion,
  span: DaySpan,
  budget: FollowingBudget,
): EventTime[] | null {
  const first = dateOf(wallRangeOf(version).start);
  const lengthDays = lengthDaysOf(version);
  const from = moved(span.first, -1 - lengthDays);
  const last = moved(span.last, 1);
  if (first > last && version.rdates.length === 0) return [];
  if (version.recurrence === null && version.rdates.length === 0) {
    // Of an event that lasts longer, only what is left of it counts.
    const isNear =
      version.end_datetime === null ? first >= from : dateOf(wallRangeOf(version).end ?? "") >= from;
    return isNear ? timesOf(version, { last }) : [];
  }
  if (version.recurrence !== null) {
    const { recurrence: rule, timezone: timeZone } = version;
    budget.days -= daysLooked({ rule, timeZone, first, last, from });
  }
  if (budget.days < 0 || budget.times < 0) return null;
  const times = timesOf(version, { first: from, last });
  budget.times -= times.length;
  return times;
}
