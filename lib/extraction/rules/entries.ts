import type { Cluster } from "./cluster";
import type { MarkedSpan } from "./marked-span";
import { mergeMoments } from "./merge-moments";
import { hasClock, hasDay, isEvent, isFromEvent, type Moment } from "./moment";
import type { DayExpression } from "./spans";

/** One event, or several that share their details, and the part of the text that speaks of it. */
export interface Entry {
  /** Each part is one moment; several parts are several starts of the same event. */
  parts: Cluster[][];
  start: number;
  end: number;
  /** The days of another entry, where this one names only a clock. */
  inherited: DayExpression[];
  /** The words that those days came from. */
  inheritedSpans: MarkedSpan[];
  /** Words among its own that say nothing about it: `Tue OFF` in a rota. */
  asides?: { start: number; end: number }[];
  /** Why this entry stands where it does, for the trace. */
  rule: string;
}

/** The cluster that an entry says last. */
export const lastOf = ({ parts }: Entry): Cluster | undefined =>
  parts.findLast((part) => part.length > 0)?.at(-1);

/** Every moment of an entry, whichever start it belongs to. */
export const momentsOf = (entry: Entry): Moment[] => entry.parts.flat().map((cluster) => cluster.moment);

/** True where some moment of an entry passes; asked so often that no list is made of them. */
const someMoment = ({ parts }: Entry, passes: (moment: Moment) => boolean): boolean =>
  parts.some((part) => part.some(({ moment }) => passes(moment)));

export const entryHasDay = (entry: Entry): boolean => someMoment(entry, hasDay);
export const entryHasClock = (entry: Entry): boolean => someMoment(entry, hasClock);
/** The half of a day alone, where an entry has its hour: in another sentence it is of something else. */
export const isOtherHalf = (entry: Entry, moment: Moment): boolean =>
  moment.part !== null &&
  moment.clocks.length + moment.days.length === 0 &&
  moment.recurrence === null &&
  someMoment(entry, ({ clocks }) => clocks.length > 0);
export const isFullEntry = (entry: Entry): boolean =>
  (entryHasDay(entry) || entry.inherited.length > 0) && entryHasClock(entry);
export const isEventEntry = (entry: Entry): boolean => someMoment(entry, isEvent);

/** `at 6pm until the end of March`: the only day is a last one, which a series is still open to. */
const endsSeries = (entry: Entry, moment: Moment): boolean =>
  moment.days.length === 0 &&
  moment.recurrence === null &&
  someMoment(entry, (known) => known.recurrence !== null && known.until === null && known.lastDay === null);

/** `and the next day brunch at 11`: a day that is counted from the event before. */
export const countsFromEvent = ({ moment: { days } }: Cluster): boolean => isFromEvent(days[0]);

/** True where neither fills a slot that the other has filled. */
export function completes(entry: Entry, moment: Moment): boolean {
  return (
    (!((entryHasDay(entry) || entry.inherited.length > 0) && hasDay(moment)) || endsSeries(entry, moment)) &&
    !(entryHasClock(entry) && hasClock(moment))
  );
}

/** The day that an entry names first, not one that it has from another. */
export function firstDayOf({ parts }: Entry): DayExpression | undefined {
  for (const part of parts) {
    const dated = part.find(({ moment }) => moment.days.length > 0);
    if (dated) return dated.moment.days[0];
  }
  return undefined;
}

/** The days that an entry names, for one that follows it on the same day. */
export function daysOf(entry: Entry): DayExpression[] {
  const day = firstDayOf(entry);
  return day === undefined ? entry.inherited : [day];
}

/** The spans that name the days of an entry. */
function daySpansOf(entry: Entry): MarkedSpan[] {
  for (const part of entry.parts) {
    for (const { moment } of part) {
      const own = moment.spans.find((span) => span.value.kind === "day");
      if (own) return [own];
    }
  }
  return entry.inheritedSpans;
}

/** Gives an entry that names only a clock the day of another. */
export function inheritDays(entry: Entry, from: Entry): void {
  entry.inherited = daysOf(from);
  entry.inheritedSpans = daySpansOf(from);
}

/** Adds a cluster to the last part of an entry. */
export function attach(entry: Entry, clusters: readonly Cluster[]): void {
  const part = entry.parts.at(-1);
  if (part) part.push(...clusters);
  else entry.parts.push([...clusters]);
}

/** "…, then lunch at 1" without any day is on the day of the event before. */
const inheritedDays = (entry: Entry): DayExpression[] =>
  entry.inherited.length > 0 || !entry.rule.startsWith("sequel")
    ? [...entry.inherited]
    : [{ kind: "same-day" }];

/** The moments of an entry, one for each start, with the inherited day filled in. */
export function partMoments(entry: Entry): Moment[] {
  const merged = entry.parts.map((part) => mergeMoments(part.map((cluster) => cluster.moment)));
  const shared = merged.find((moment) => moment.clocks.length > 0);
  return merged.map((moment) => {
    const borrows =
      moment.clocks.length === 0 &&
      moment.offset === null &&
      moment.part === null &&
      merged.length > 1 &&
      shared !== undefined;
    const clocked = borrows
      ? { ...moment, clocks: shared.clocks, endClock: shared.endClock, part: moment.part ?? shared.part }
      : moment;
    return hasDay(clocked) || clocked.offset !== null
      ? clocked
      : {
          ...clocked,
          days: inheritedDays(entry),
          isBorrowed: true,
          spans: [...entry.inheritedSpans, ...clocked.spans],
        };
  });
}
