import { type Entry, entryHasClock, momentsOf } from "./entries";
import type { Moment } from "./moment";
import type { Source } from "./scan";

/** The moment of an entry that is a series of one or more weekdays at an hour: `Tuesdays 18:15`. */
const weekly = (entry: Entry): Moment | undefined => {
  const moments = momentsOf(entry);
  const series = moments.find(
    ({ recurrence }) => recurrence?.frequency === "WEEKLY" && recurrence.byDay.length > 0,
  );
  const isWhole = moments.every(
    ({ until, starting, days }) => until === null && starting === null && days.length === 0,
  );
  return isWhole && entryHasClock(entry) ? series : undefined;
};

/** `24.11. Black holes`: a line that opens with a date, and names no hour. */
function isDatedLine(source: Source, entry: Entry): boolean {
  const moments = momentsOf(entry);
  const [day, ...others] = moments.flatMap(({ days }) => days);
  if (day?.kind !== "calendar" || day.month === null || day.day === null || others.length > 0) return false;
  if (
    entryHasClock(entry) ||
    moments.some(({ recurrence, lastDay }) => recurrence !== null || lastDay !== null)
  )
    return false;
  const lineStart = source.lower.lastIndexOf("\n", entry.start) + 1;
  const first = entry.parts[0]?.[0];
  return first !== undefined && !/[\p{L}\p{N}]/u.test(source.text.slice(lineStart, first.from));
}

/**
 * A programme: below a series (`Colloquium, Tuesdays 18:15`) each line begins with a date. The dates are all that there are of
 * it, at the hour of the series, which is no event of its own.
 */
export function datesOfSeries(source: Source, entries: readonly Entry[]): Entry[] {
  if (entries.length < 3) return [...entries];
  const at = entries.findIndex((entry) => weekly(entry) !== undefined);
  const heading = entries[at];
  const dated = entries.slice(at + 1);
  if (heading === undefined || dated.length < 2 || !dated.every((entry) => isDatedLine(source, entry)))
    return [...entries];
  const timed = momentsOf(heading).find(({ clocks }) => clocks.length > 0);
  if (timed === undefined || !source.lower.slice(heading.start, dated[0]?.start).includes("\n"))
    return [...entries];
  for (const { parts } of dated) {
    const moment = parts[0]?.[0]?.moment;
    if (moment === undefined) continue;
    Object.assign(moment, {
      clocks: timed.clocks,
      endClock: timed.endClock,
      zone: moment.zone ?? timed.zone,
    });
    moment.spans.push(...timed.spans.filter(({ value }) => value.kind === "clock"));
  }
  return entries.filter((entry) => entry !== heading);
}
