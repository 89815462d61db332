import ICAL from "ical.js";
import type { ImportedDuration, ImportedMoment } from "./imported-event";

/** A day without a clock where one is due is read by ical.js with an empty clock. */
const momentPattern = /^(\d{4}-\d\d-\d\d)(?:T::|T(\d\d:\d\d):\d\d(Z)?)?$/;

const secondsPerDay = 86_400;

/** Outlook's own names for zones, whose colon its lines leave without the quotes that it needs. */
const outlookZone = /;TZID=(tzone:\/\/[^":;]+):/iu;
const outlookUtc = /^tzone:\/\/Microsoft\/Utc$/iu;

/** Whether a day is in the calendar: ical.js takes the 31st of any month. */
function isDay(date: string): boolean {
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date);
}

const isClock = (clock: string): boolean => clock < "24:00" && clock.slice(3) < "60";

const firstOf = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

/** A property as ical.js reads its line; null for a line that it cannot read. */
export function parseLine(line: string): ICAL.Property | null {
  try {
    return ICAL.Property.fromString(line.replace(outlookZone, ';TZID="$1":'));
  } catch {
    return null;
  }
}

export const parameterOf = (property: ICAL.Property, name: string): string | null => {
  const value: string | string[] | undefined = property.getParameter(name);
  return firstOf(value) ?? null;
};

/** The value of a property as text; empty for one that cannot be read. */
export function textOf(property: ICAL.Property): string {
  try {
    return property.getValues().map(String).join(",");
  } catch {
    return "";
  }
}

/** A value as its line has it: ical.js would carry a 13th month over into the next year. */
const rawValues = ({ jCal }: ICAL.Property): unknown[] => jCal.slice(3);

/** The moments of a property, in their order; of a period its start. Those that no calendar has are left out. */
export function momentsOf(property: ICAL.Property): ImportedMoment[] {
  const zone = parameterOf(property, "tzid");
  const isOutlookUtc = zone !== null && outlookUtc.test(zone);
  return rawValues(property).flatMap((value) => {
    const raw: unknown = Array.isArray(value) ? value[0] : value;
    const [, date, clock, utc] = momentPattern.exec(String(raw)) ?? [];
    if (date === undefined || !isDay(date) || (clock !== undefined && !isClock(clock))) return [];
    const isUtc = utc !== undefined || (isOutlookUtc && clock !== undefined);
    const zoneId = isUtc || isOutlookUtc ? null : zone;
    return [{ date, wall: clock === undefined ? null : `${date}T${clock}`, isUtc, zoneId }];
  });
}

/** The length of an event; null for one that cannot be read, and for none. */
export function durationOf(property: ICAL.Property): ImportedDuration | null {
  const total = secondsOf(property);
  const value = property.getFirstValue();
  if (total === null || total <= 0 || !(value instanceof ICAL.Duration)) return null;
  const days = 7 * value.weeks + value.days;
  return { days, seconds: total - days * secondsPerDay };
}

/** The seconds of a duration, negative before a moment; null for one that cannot be read. */
export function secondsOf(property: ICAL.Property): number | null {
  try {
    const value = property.getFirstValue();
    return value instanceof ICAL.Duration ? value.toSeconds() : null;
  } catch {
    return null;
  }
}
