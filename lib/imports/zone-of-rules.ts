import type { CalendarPart } from "@/lib/calendar/calendar-parts";
import { rulePartsByName } from "@/lib/recurrence/rule-parts";
import { instantToWall } from "@/lib/time/wall-clock";
import { leadingZones } from "@/lib/time/zone-cities";
import { offsetMinutesOf, valueIn } from "./zone-definition";

/** The middle of each month, in which no zone of today changes its clocks. */
const monthMiddle = 15;
const minuteMs = 60_000;

/** A part of a zone's year: its minutes ahead of UTC, from a month on; half a month later where it begins behind the middle. */
interface Season {
  offsetMinutes: number;
  begins: number;
}

function seasonOf(part: CalendarPart): Season | null {
  const offsetMinutes = offsetMinutesOf(valueIn(part, "TZOFFSETTO"));
  const [, startMonth, startDay] = /^\d{4}(\d\d)(\d\d)/.exec(valueIn(part, "DTSTART")) ?? [];
  if (offsetMinutes === null || startMonth === undefined) return null;
  const rule = rulePartsByName(valueIn(part, "RRULE"));
  const [, week] = /^([+-]?\d)[A-Z]{2}$/.exec(rule.get("BYDAY") ?? "") ?? [];
  const isEarly =
    week === undefined ? Number(startDay) <= monthMiddle : Number(week) > 0 && Number(week) <= 2;
  const month = Number(rule.get("BYMONTH") ?? startMonth);
  return { offsetMinutes, begins: isEarly ? month : month + 0.75 };
}

/** The season of a kind that began last: files also hold those of decades ago. */
function latestOf(zone: CalendarPart, kind: string): Season | null {
  const parts = zone.parts.filter(({ name }) => name === kind).slice(0, 200);
  const latest = parts.reduce<CalendarPart | null>(
    (last, part) => (last !== null && valueIn(last, "DTSTART") > valueIn(part, "DTSTART") ? last : part),
    null,
  );
  return latest && seasonOf(latest);
}

/** The minutes ahead of UTC in the middle of each month, by the rules in the file; null where they cannot be read. */
function offsetsByMonth(zone: CalendarPart): number[] | null {
  const seasons = [latestOf(zone, "STANDARD"), latestOf(zone, "DAYLIGHT")].flatMap((season) => season ?? []);
  const inOrder = seasons.sort((one, other) => one.begins - other.begins);
  const last = inOrder.at(-1);
  if (last === undefined) return null;
  return Array.from({ length: 12 }, (_, at) => {
    const current = inOrder.findLast(({ begins }) => begins <= at + 1 + 0.5) ?? last;
    return current.offsetMinutes;
  });
}

/** Minutes ahead of UTC of a zone at an instant. */
function offsetAt(timeZone: string, instant: string): number {
  const wall = Date.parse(`${instantToWall(instant, timeZone).wall}Z`);
  return Math.round((wall - Date.parse(instant)) / minuteMs);
}

/**
 * The zone of the IANA database whose clocks go as a VTIMEZONE says, in a year: the first of `likely` that does, else
 * one that many live in, else any. Null where none does. ical.js is not asked, since its iterator may never end
 * (lib/recurrence/2026-11-22-recur-without-its-iterator.md).
 */
export function zoneOfRules(
  zone: CalendarPart,
  { year, likely }: { year: number; likely: readonly string[] },
): string | null {
  const offsets = offsetsByMonth(zone);
  if (offsets === null) return null;
  const instants = offsets.map(
    (_, at) => `${year}-${String(at + 1).padStart(2, "0")}-${monthMiddle}T12:00:00.000Z`,
  );
  const fits = (timeZone: string): boolean =>
    instants.every((instant, at) => offsetAt(timeZone, instant) === offsets[at]);
  const known = [...likely, ...leadingZones, "UTC", ...Intl.supportedValuesOf("timeZone")];
  return known.find(fits) ?? null;
}
