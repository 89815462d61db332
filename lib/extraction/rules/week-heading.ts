import { type Clause, contentOf } from "./clauses";
import type { Cluster } from "./cluster";
import { inWeekOf } from "./combine-days";
import { type Entry, entryHasClock, firstDayOf } from "./entries";
import type { DayExpression } from "./spans";

const daysSaid = (entry: Entry): DayExpression[] => entry.parts.flat().flatMap(({ moment }) => moment.days);

/** `Training plan w/c 23 Nov`, `Next week:`: a line that names a week and nothing else of time; null for any other. */
export function weekOfHeading(clause: Clause, entry: Entry): DayExpression | null {
  const [week, ...others] = daysSaid(entry);
  if (week?.kind !== "week" || week.days === "weekend" || others.length > 0) return null;
  return clause.isLine && !entryHasClock(entry) ? week : null;
}

/** True for an item that names a weekday with what happens on it or its hours, as the lines below the name of a week do. */
export const namesWeekday = (clause: Clause, entry: Entry): boolean =>
  clause.isItem && (contentOf(clause) > 0 || entryHasClock(entry)) && firstDayOf(entry)?.kind === "weekday";

/** Puts the weekdays of an entry into a week: below `Next week:`, `Sun` is the Sunday of next week. */
export function putIntoWeek(entry: Entry, week: DayExpression): void {
  entry.inherited = entry.inherited.map((day) => inWeekOf(day, week));
  for (const { moment } of entry.parts.flat()) moment.days = moment.days.map((day) => inWeekOf(day, week));
}

/** The week that the first day of an entry was put into; null where it stands for itself. */
function weekOfDay(known: DayExpression | undefined): DayExpression | null {
  if (known?.kind === "nth-from" && known.from?.kind === "week") return known.from;
  if (known?.kind !== "weekday" || known.which !== "in-week") return null;
  return { kind: "week", weekShift: known.weeks, days: "week", of: null };
}

/** `Rota next week: Mon 7-3, Sat 9-5`: what is said behind a day of next week is of next week as well. */
export function shareWeek({ moment }: Cluster, from: Entry): void {
  const week = weekOfDay(firstDayOf(from));
  if (week === null) return;
  moment.days = moment.days.map((day) => inWeekOf(day, week));
}
