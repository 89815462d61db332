import { readRecurrenceRule } from "@/lib/recurrence/recurrence-rule";
import { addDays, addMinutes, type WallDate, type WallDateTime } from "@/lib/time/wall-clock";
import { wallToInstant } from "@/lib/time/wall-to-instant";
import type { ImportedEvent } from "./imported-event";
import type { ZoneDefinition } from "./zone-definition";

const minuteMs = 60_000;
const wallsMax = 200;
const datesMax = 100;

/** The times of a file in one of its zones. */
export interface ZoneMoments {
  /** Times that the file names. */
  named: Set<WallDateTime>;
  /** Times in the year ahead of a series. */
  ahead: Set<WallDateTime>;
}

/** A time of each month in the year behind the start of a series, as far as its rule goes. */
function monthsAhead({ start, rules: [rule] }: ImportedEvent): WallDateTime[] {
  if (rule === undefined) return [];
  const { until } = readRecurrenceRule(rule, "UTC");
  const days = Array.from({ length: 12 }, (_, at) => addDays(start.date, 15 + 30 * at));
  return days.filter((day) => until === null || day <= until).map((day) => `${day.slice(0, 8)}15T12:00`);
}

const isCompared = (date: WallDate): boolean => date >= "1901-01-01" && date <= "2100-12-31";

/** The times of events by the names that the file has for their zones. */
export function momentsByZone(events: readonly ImportedEvent[]): ReadonlyMap<string, ZoneMoments> {
  const byZone = new Map<string, ZoneMoments>();
  const momentsOf = (zoneId: string): ZoneMoments => {
    const known = byZone.get(zoneId) ?? { named: new Set(), ahead: new Set() };
    byZone.set(zoneId, known);
    return known;
  };
  const add = (walls: Set<WallDateTime>, wall: WallDateTime) => {
    if (walls.size < wallsMax) walls.add(wall);
  };
  for (const event of events) {
    const { start, end, rdates } = event;
    for (const { date, wall, zoneId } of [start, end ?? start, ...rdates.slice(0, datesMax)]) {
      if (zoneId !== null && wall !== null && isCompared(date)) add(momentsOf(zoneId).named, wall);
    }
    if (start.zoneId === null || !isCompared(start.date)) continue;
    for (const wall of monthsAhead(event)) add(momentsOf(start.zoneId).ahead, wall);
  }
  return byZone;
}

function knownOffset(wall: WallDateTime, timeZone: string): number {
  return (Date.parse(`${wall}Z`) - Date.parse(wallToInstant({ wall, timeZone, fold: "earlier" }))) / minuteMs;
}

/** Half a working day: clocks that change within it may be told by one who is exact about the hour, and one who is not. */
const nearMinutes = [0, -360, 360];

/** What a file says of a zone: how its clocks go, and when it uses it. */
export interface DefinedZone {
  definition: ZoneDefinition;
  moments: ZoneMoments;
}

/** Whether a zone has the offset of a definition at a time, or close to it. */
function agreesAt(
  wall: WallDateTime,
  { definition, timeZone }: Pick<DefinedZone, "definition"> & { timeZone: string },
): boolean {
  return nearMinutes.some((minutes) => {
    const near = addMinutes(wall, minutes);
    const offset = definition.offsetAt(near);
    // The offset of a zone before it had hours is told to the second.
    return offset === null || Math.abs(offset - knownOffset(near, timeZone)) < 1.5;
  });
}

/**
 * Whether a zone's clocks go as a definition says, at the times for which a file uses it. A definition without rules says
 * nothing of the year ahead of a series.
 */
export function agreesWith(timeZone: string, { definition, moments }: DefinedZone): boolean {
  const walls = definition.hasRules ? [...moments.named, ...moments.ahead] : [...moments.named];
  return walls.every((wall) => agreesAt(wall, { definition, timeZone }));
}
