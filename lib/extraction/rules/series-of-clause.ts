import type { Clause } from "./clauses";
import { type Entry, entryHasClock, momentsOf } from "./entries";
import { isBare } from "./judge-clause";
import type { Source } from "./scan";

/** What was said before a clause. */
interface Said {
  source: Source;
  entries: readonly Entry[];
}

/** `Rent on the 1st of every month, council tax on the 15th of every month. From Jan`: the first day of every series before. */
function startsSeries({ entries, source }: Said, clause: Clause, entry: Entry): boolean {
  const [cluster, ...others] = entry.parts.flat();
  const [day] = cluster?.moment.days ?? [];
  if (cluster === undefined || others.length > 0 || day === undefined || entryHasClock(entry)) return false;
  // "The first time is 1 December."
  const at = cluster.moment.spans[0]?.start ?? cluster.from;
  const isFirst = source.words.journeys.nextOne.test(source.lower.slice(clause.start, at));
  const isBegin = isBare(clause) && cluster.moment.spans.every(({ role }) => role === "start");
  if (!isFirst && !isBegin) return false;
  const series = entries.flatMap(momentsOf).filter(({ recurrence }) => recurrence !== null);
  if (series.length === 0 || series.some(({ starting }) => starting !== null)) return false;
  for (const moment of series) moment.starting = day;
  return true;
}

/** `Yoga every Monday at 6. The last session is on 14 December.`: the last day of the series before. */
function endsSeries({ entries, source }: Said, clause: Clause, entry: Entry): boolean {
  const [cluster, ...others] = entry.parts.flat();
  const [day, more] = cluster?.moment.days ?? [];
  if (cluster === undefined || others.length > 0 || day === undefined || more !== undefined) return false;
  const at = cluster.moment.spans[0]?.start ?? cluster.from;
  const isLast = source.words.journeys.lastOne.test(source.lower.slice(clause.start, at));
  const series = entries
    .slice(-1)
    .flatMap(momentsOf)
    .find(({ recurrence }) => recurrence !== null);
  if (!isLast || entryHasClock(entry) || series === undefined || series.until !== null) return false;
  series.until = day;
  return true;
}

/** True for a clause that only says with which day the series before it begins or ends, and has told them so. */
export const boundsSeries = (said: Said, clause: Clause, entry: Entry): boolean =>
  startsSeries(said, clause, entry) || endsSeries(said, clause, entry);
