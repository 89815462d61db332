import type { ImportedEvent, ImportedMoment } from "./imported-event";

export interface MergedEvents {
  events: ImportedEvent[];
  /** Those that were called off, single dates of series included. */
  cancelled: ImportedEvent[];
  cancelledCount: number;
  /** Changes that a file makes from one date of a series on, which were taken for that date alone. */
  laterCount: number;
}

const keyOf = ({ date, wall, isUtc, zoneId }: ImportedMoment): string =>
  [wall ?? date, isUtc, zoneId].join(" ");

/** The last version of each event: a file may hold several, of which the highest sequence counts (RFC 5545 § 3.8.7.4). */
function latestVersions(events: readonly ImportedEvent[]): ImportedEvent[] {
  const latest = new Map<string, ImportedEvent>();
  for (const [at, event] of events.entries()) {
    const { uid, instead, sequence } = event;
    const key = uid === null ? `#${at}` : JSON.stringify([uid, instead && keyOf(instead)]);
    const known = latest.get(key);
    if (known === undefined || sequence >= known.sequence) latest.set(key, event);
  }
  return [...latest.values()];
}

/**
 * Events as they are kept: a date of a series that was changed becomes an event of its own, which the series leaves out
 * (RFC 5545 § 3.8.4.4); a cancelled date is left out, and so is a cancelled event with all of its dates.
 */
export function mergeVersions(all: readonly ImportedEvent[], isCancelled: boolean): MergedEvents {
  const latest = latestVersions(all);
  const series = new Map<string, ImportedEvent>();
  for (const event of latest) if (event.instead === null && event.uid !== null) series.set(event.uid, event);
  const events: ImportedEvent[] = [];
  const cancelled: ImportedEvent[] = [];
  let cancelledCount = 0;
  let laterCount = 0;
  for (const event of latest) {
    const { uid, instead } = event;
    const whole = instead === null || uid === null ? undefined : series.get(uid);
    const isGone = isCancelled || event.isCancelled || whole?.isCancelled === true;
    if (instead !== null) whole?.exdates.push(instead);
    if (instead !== null && !isGone) whole?.moved.push(instead);
    if (event.isForLater) laterCount += 1;
    (isGone ? cancelled : events).push(event);
    if (isGone && whole === undefined) cancelledCount += 1;
  }
  return { events, cancelled, cancelledCount, laterCount };
}
