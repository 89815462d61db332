import type { Cluster } from "./cluster";
import { attach, type Entry } from "./entries";
import { emptyMoment, type Moment } from "./moment";

const saysTime = new Set(["day", "clock", "part"]);

/** True for a cluster that only says how long: `until 5`, `until Dec 15`. */
function isEnd({ moment }: Cluster): boolean {
  const spans = moment.spans.filter((span) => saysTime.has(span.value.kind));
  return spans.length > 0 && moment.recurrence === null && spans.every((span) => span.role === "until");
}

function endClock(known: Moment, moment: Moment): boolean {
  const [clock] = moment.clocks;
  if (clock === undefined) return true;
  if (known.clocks.length !== 1 || known.endClock !== null) return false;
  known.endClock = clock;
  return true;
}

function endDay(known: Moment, moment: Moment): boolean {
  const day = moment.lastDay ?? moment.days[0];
  if (day === undefined) return true;
  if (known.recurrence !== null && moment.clocks.length === 0) {
    if (known.until !== null || known.lastDay !== null) return false;
    known.until = day;
    return true;
  }
  if (known.lastDay !== null || known.days.length !== 1) return false;
  known.lastDay = day;
  return true;
}

/**
 * Gives the end that a cluster says to the entry before it, though other words stand between:
 * `meeting at 3 with Bob until 5`, `every Monday at 9 standup until Dec 15`. False where it says no such end.
 */
export function endEntry(entry: Entry, cluster: Cluster): boolean {
  if (!isEnd(cluster)) return false;
  const target = entry.parts
    .flat()
    .map(({ moment }) => moment)
    .findLast((moment) =>
      cluster.moment.clocks.length > 0
        ? moment.clocks.length > 0
        : moment.recurrence !== null || moment.days.length > 0,
    );
  if (target === undefined) return false;
  if (!endClock(target, cluster.moment) || !endDay(target, cluster.moment)) return false;
  // The words stay a cluster of their own, so that those between belong to the title.
  attach(entry, [{ ...cluster, moment: { ...emptyMoment(), spans: cluster.moment.spans } }]);
  return true;
}

/** True for a cluster whose day is the first one of a series: `starting Dec 2`, `from Dec 7 to Dec 21`. */
function isStart({ moment }: Cluster): boolean {
  const [first, second] = moment.spans.filter((span) => span.value.kind === "day");
  if (first?.role !== "start" || moment.days.length !== 1 || moment.recurrence !== null) return false;
  return second === undefined || moment.lastDay !== null;
}

/**
 * Gives the first day that a cluster says to the series before it, though other words stand between:
 * `every other Wednesday book club 7:30pm starting Dec 2`. False where it says no such start.
 */
export function startEntry(entry: Entry, cluster: Cluster): boolean {
  if (!isStart(cluster)) return false;
  const known = entry.parts.flat().map(({ moment }) => moment);
  const series = known.findLast((moment) => moment.recurrence !== null);
  if (series === undefined || known.some((moment) => moment.starting !== null || moment.days.length > 0))
    return false;
  if (cluster.moment.clocks.length > 0 && known.some((moment) => moment.clocks.length > 0)) return false;
  series.starting = cluster.moment.days[0] ?? null;
  series.until ??= cluster.moment.lastDay;
  attach(entry, [{ ...cluster, moment: { ...cluster.moment, days: [], lastDay: null } }]);
  return true;
}
