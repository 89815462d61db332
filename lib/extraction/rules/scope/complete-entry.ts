import type { CivilDate } from "@/lib/extraction/rules/civil-date";
import type { Cluster } from "@/lib/extraction/rules/cluster";
import { type Entry, entryHasDay } from "@/lib/extraction/rules/entries";
import type { Moment } from "@/lib/extraction/rules/moment";
import type { DayExpression } from "@/lib/extraction/rules/spans";
import { inNearestYear } from "./nearest-year";
import { type Scope, sharpenDay } from "./scope";

const firstOfMonth = { kind: "calendar", day: 1, weekday: null, monthShift: null } as const;

const isBehind = (year: number, month: number, today: CivilDate): boolean =>
  year * 12 + month > today.year * 12 + today.month;

type Sharpen = (day: DayExpression) => DayExpression;

const completeMoment = (moment: Moment, sharpen: Sharpen, near: Sharpen): Moment => ({
  ...moment,
  days: moment.days.map((day) => near(sharpen(day))),
  lastDay: moment.lastDay && sharpen(moment.lastDay),
  until: moment.until && sharpen(moment.until),
  starting: moment.starting && near(sharpen(moment.starting)),
});

/** `Knit & Natter, Thursdays` below `JUNE 2027`: a series without a day begins in a month that is still to come. */
function inMonth(moment: Moment, { month }: Scope, today: CivilDate | null): Moment {
  const { recurrence, starting, days, until } = moment;
  const isOpen = recurrence?.frequency === "WEEKLY" && !starting && !until && days.length === 0;
  if (!isOpen || month === null || today === null) return moment;
  const isToCome =
    month.year === null ? month.month !== today.month : isBehind(month.year, month.month, today);
  return isToCome
    ? { ...moment, starting: { ...firstOfMonth, month: month.month, year: month.year } }
    : moment;
}

/** An entry with what is said for it elsewhere: its own words first, then the nearest scope. */
export function completeEntry(entry: Entry, scope: Scope, today: CivilDate | null): Entry {
  const sharpen: Sharpen = (day) => sharpenDay(day, scope);
  const near: Sharpen = (day) => (today === null ? day : inNearestYear(day, today));
  const complete = (cluster: Cluster): Cluster => ({
    ...cluster,
    moment: inMonth(completeMoment(cluster.moment, sharpen, near), scope, today),
  });
  const parts = entry.parts.map((part) => part.map(complete));
  const own = { ...entry, parts, inherited: entry.inherited.map((day) => near(sharpen(day))) };
  if (entryHasDay(own) || own.inherited.length > 0 || scope.day === null) return own;
  return { ...own, inherited: scope.day.days.map(near) };
}
