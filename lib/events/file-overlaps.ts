import { isClash } from "./clashes";
import type { EventTime } from "./group-times";

/** More pairs than this are not compared: a file may hold thousands of events that last for years. */
const comparisonsMax = 4_000_000;

interface Overlaps {
  /** For each event of the group the events of the file that it clashes with, each at its first time. */
  found: ReadonlyMap<string, ReadonlyMap<string, EventTime>>;
  /** The events of the file that were not compared at all their times. */
  leftIds: ReadonlySet<string>;
}

const byStart = (one: EventTime, other: EventTime): number =>
  one.startMs - other.startMs || one.endMs - other.endMs;

/** What of a group and of a file is at the same time (SPEC B8); those of the file are not compared with each other. */
export function findOverlaps(ours: readonly EventTime[], theirs: readonly EventTime[]): Overlaps {
  const found = new Map<string, Map<string, EventTime>>();
  const isOurs = new Set(ours);
  const inOrder = [...ours, ...theirs].sort(byStart);
  const open: { ours: EventTime[]; theirs: EventTime[] } = { ours: [], theirs: [] };
  let left = comparisonsMax;
  for (const [at, time] of inOrder.entries()) {
    const [side, otherSide] = isOurs.has(time)
      ? (["ours", "theirs"] as const)
      : (["theirs", "ours"] as const);
    left -= open[otherSide].length;
    if (left < 0) {
      const rest = inOrder.slice(at).filter((each) => !isOurs.has(each));
      return { found, leftIds: new Set(rest.map(({ eventId }) => eventId)) };
    }
    // Only what is still going on can overlap with what starts now.
    open[otherSide] = open[otherSide].filter(
      ({ startMs, endMs }) => endMs > time.startMs || startMs === time.startMs,
    );
    for (const before of open[otherSide]) {
      if (!isClash(before, time)) continue;
      const [mine, other] = side === "ours" ? [time, before] : [before, time];
      const known = found.get(mine.eventId) ?? new Map<string, EventTime>();
      found.set(mine.eventId, known);
      if (!known.has(other.eventId)) known.set(other.eventId, other);
    }
    open[side].push(time);
  }
  return { found, leftIds: new Set() };
}
