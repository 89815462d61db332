import type { Entry } from "@/lib/extraction/rules/entries";
import { every, weekdayCode } from "@/lib/extraction/rules/every";
import type { Said } from "@/lib/extraction/rules/find/find-in-block";
import type { Moment } from "@/lib/extraction/rules/moment";
import type { DayExpression } from "@/lib/extraction/rules/spans";
import { withMoments } from "./with-moments";

/** What is said for series elsewhere than in their own words: their weekdays, their first day, their last one. */
export interface Weekly {
  byDay: readonly string[];
  starting: DayExpression | null;
  until: DayExpression | null;
}

/** The weekdays that words name, by their codes, where they name nothing else of the calendar; else none. */
export function weekdaysOf({ reading }: Said): string[] {
  const found: string[] = [];
  for (const { value } of reading.spans) {
    if (value.kind === "recurrence") found.push(...value.recurrence.byDay);
    if (value.kind !== "day") continue;
    if (value.last !== null || value.days.some((day) => day.kind !== "weekday")) return [];
    found.push(...value.days.flatMap((day) => (day.kind === "weekday" ? [weekdayCode(day.weekday)] : [])));
  }
  return [...new Set(found)];
}

const isDated = (day: DayExpression): boolean => day.kind === "calendar" && day.month !== null;

/** The first and the last day that words name: `19 April – 25 June`, `starts Monday 4 May`; null where they name none. */
export function datesOf({ reading }: Said): Pick<Weekly, "starting" | "until"> | null {
  const moments = reading.entries.flatMap(({ parts }) => parts.flat()).map(({ moment }) => moment);
  const days = moments.flatMap((moment) => [...moment.days, ...(moment.starting ? [moment.starting] : [])]);
  const [first, second] = days.filter(isDated);
  const last =
    moments.map(({ lastDay, until }) => lastDay ?? until).find((day) => day !== null) ?? second ?? null;
  return first === undefined ? null : { starting: first, until: last };
}

function repeated(moment: Moment, { byDay, starting, until }: Weekly): Moment {
  const own = moment.recurrence;
  if (own === null && (byDay.length === 0 || moment.clocks.length === 0)) return moment;
  const isBounded = own !== null && (own.until !== null || own.count !== null || own.lasting !== null);
  return {
    ...moment,
    days: own === null ? [] : moment.days,
    recurrence: own ?? every("WEEKLY", byDay),
    starting: moment.starting ?? (moment.days.some(isDated) ? null : starting),
    until: isBounded ? moment.until : (moment.until ?? moment.lastDay ?? until),
  };
}

/** An entry as the series that a timetable or a table says it is. */
export const inWeeks = (entry: Entry, weekly: Weekly): Entry =>
  withMoments(entry, (moment) => repeated(moment, weekly));
