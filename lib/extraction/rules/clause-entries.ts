import type { Clause } from "./clauses";
import type { Cluster } from "./cluster";
import { isEmpty, longestConnection } from "./connections";
import { countsFromEvent, type Entry, entryHasDay, inheritDays, lastOf } from "./entries";
import type { JoinDecision } from "./join-decision";
import { hasClock, hasDay } from "./moment";
import type { ConnectionWords } from "./pack/clause-words";
import type { Source } from "./scan";

/** The entries of a clause while its clusters are joined. */
export interface Accumulator {
  source: Source;
  clause: Clause;
  entries: Entry[];
  decisions: JoinDecision[];
  /** How far behind a cluster no connection was found, so that the same words are not searched for every later one. */
  searched: { behind: Cluster; to: number } | null;
}

/** Where a connection between two clusters may begin that has not been looked for. */
export const searchFrom = ({ searched }: Accumulator, last: Cluster): number =>
  searched?.behind === last ? Math.max(last.to, searched.to - longestConnection) : last.to;

/** Opens an entry at a cluster. */
export function open(
  made: Accumulator,
  cluster: Cluster,
  { start, rule }: { start: number; rule: string },
): Entry {
  const entry: Entry = {
    parts: [[cluster]],
    start,
    end: made.clause.end,
    inherited: [],
    inheritedSpans: [],
    rule,
  };
  made.entries.push(entry);
  return entry;
}

const hasHour = ({ inherited, parts }: Entry): boolean =>
  inherited.length > 0 || parts.flat().some(({ moment }) => hasClock(moment));

/** `Meeting tomorrow, dinner at 7`: something is said before the first time and another event is named behind it. */
export function beginsEvent(made: Accumulator, entry: Entry, between: string): boolean {
  const { connections } = made.source.words;
  const first = entry.parts[0]?.[0];
  const before = made.source.lower.slice(entry.start, first?.from ?? entry.start);
  const then = connections.sequence.exec(between);
  // "Sunday then breakfast from 10": what comes then is all that is said of that day.
  if (then !== null) return !isEmpty(before + between.slice(0, then.index), connections) || hasHour(entry);
  return (
    !isEmpty(before, connections) &&
    !connections.occasion.test(before) &&
    connections.eventAhead.test(between)
  );
}

/** A day said last is the day of all before it that name none: `lunch at noon, coffee at 3, dinner at 7 tomorrow`. */
export function shareBack(made: Accumulator, from: Entry): void {
  if (from.parts.flat().some(countsFromEvent)) return;
  for (const earlier of made.entries) {
    if (earlier !== from && !entryHasDay(earlier) && earlier.inherited.length === 0)
      inheritDays(earlier, from);
  }
}

/** `gym 9-10, then work till noon`: what comes then begins where the one before ends. */
export function beginAtEnd({ moment: before }: Cluster, { moment }: Cluster): void {
  const [end] = moment.clocks;
  if (before.endClock === null || end === undefined || moment.endClock !== null) return;
  if (!moment.spans.every((span) => span.role === "until")) return;
  moment.clocks = [before.endClock];
  moment.endClock = end;
}

/** True where words stand behind an offset, up to the next connection or the end of the clause. */
export function says({ source, clause }: Accumulator, from: number): boolean {
  const words = source.lower.slice(from, clause.end);
  const { connections } = source.words;
  return !isEmpty(words.slice(0, connections.connector.exec(words)?.index), connections);
}

/** Said with `on`: "Taking Back Sunday concert on March 13th" is on March 13th. */
export const isOutspoken = ({ moment }: Cluster, { outspoken }: ConnectionWords): boolean =>
  moment.spans.some((span) => outspoken.test(span.lead) || span.rule === "month-day");

/** True for an entry that has a day and an hour of its own. */
export const isFull = ({ parts }: Entry): boolean =>
  [hasDay, hasClock].every((says) => parts.flat().some(({ moment }) => says(moment)));

/** The last of the words between what an entry says last and the first time of a cluster, with its lead-in words. */
export function wordsBefore({ source }: Accumulator, entry: Entry, cluster: Cluster): string {
  const last = lastOf(entry) ?? cluster;
  const to = cluster.moment.spans[0]?.start ?? cluster.from;
  return source.lower.slice(Math.max(last.to, to - longestConnection), to);
}
