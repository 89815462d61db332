import type { Cluster } from "./cluster";
import type { Entry } from "./entries";
import type { DayExpression } from "./spans";

/** `weekly`, without a day or a clock: a rule said in full later in the clause is the same one. */
export const isVague = (entry: Entry): boolean =>
  entry.parts.every((part) =>
    part.every(
      ({ moment }) =>
        moment.recurrence !== null &&
        moment.recurrence.byDay.length + moment.recurrence.byMonthDay.length === 0 &&
        moment.days.length + moment.clocks.length === 0,
    ),
  );

/** `weekly sync Monday at 10`, `monthly rent on the 1st`: the day of the series. */
export function saysDayOf(entry: Entry, { moment }: Cluster): boolean {
  const isMonthly = entry.parts.flat()[0]?.moment.recurrence?.frequency === "MONTHLY";
  const isOfSeries = (day: DayExpression) =>
    isMonthly
      ? day.kind === "nth" || (day.kind === "calendar" && day.month === null)
      : day.kind === "weekday";
  return moment.recurrence === null && moment.days.length > 0 && moment.days.every(isOfSeries);
}

/** `biweekly 1:1 on Wednesdays`: the rule said in full keeps the interval of the vague one. */
export function sharpened(cluster: Cluster, entry: Entry): Cluster {
  const { recurrence } = cluster.moment;
  const vague = entry.parts.flat().find(({ moment }) => moment.recurrence !== null)?.moment.recurrence;
  if (!recurrence || !vague || recurrence.frequency !== vague.frequency) return cluster;
  const interval = Math.max(recurrence.interval, vague.interval);
  return { ...cluster, moment: { ...cluster.moment, recurrence: { ...recurrence, interval } } };
}
