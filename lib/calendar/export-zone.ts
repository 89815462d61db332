import ICAL from "ical.js";
import { tzlib_get_ical_block, tzlib_get_timezones } from "timezones-ical-library";

/** ical.js counts the leading space of a continuation on top of this: 74 gives lines of at most 75 octets. */
export const foldLengthOctets = 74;

/** A zone as a file names it, with the component that gives Outlook its rules (RFC 5545 § 3.6.5). */
export interface ExportZone {
  timeZoneId: string;
  /** Its VTIMEZONE, folded, without a line end after it. */
  rules: string;
}

// The library writes to the console for an unknown name, so it is only asked for names that it lists.
const nameByLowerCase = new Map(
  [tzlib_get_timezones()].flat().map((name) => [name.toLowerCase(), name] as const),
);

// Both are written as instants with a Z, which needs no VTIMEZONE.
const universalZones = new Set(["Etc/UTC", "Etc/GMT"]);

/**
 * At most one for each zone of the library: reading and writing a zone's rules is a third of the cost of a
 * file.
 */
const zonesByName = new Map<string, ExportZone | null>();

/**
 * The VTIMEZONE of a zone, under the name that the event carries: the library's own would show Berlin to a
 * visitor from Oslo. Null when times have to be written in UTC, for UTC itself and for a zone that the
 * library lacks under this name and under the one that the runtime resolves it to.
 */
export function exportZone(timeZone: string): ExportZone | null {
  const timeZoneId = libraryName(timeZone) ?? libraryName(runtimeName(timeZone));
  if (timeZoneId === undefined) return null;
  const known = zonesByName.get(timeZoneId);
  if (known !== undefined) return known;
  const zone = makeZone(timeZoneId);
  zonesByName.set(timeZoneId, zone);
  return zone;
}

function makeZone(timeZoneId: string): ExportZone | null {
  const block = [tzlib_get_ical_block(timeZoneId)].flat()[0];
  if (block === undefined || block === "") return null;
  const component = ICAL.Component.fromString(block);
  if (universalZones.has(String(component.getFirstPropertyValue("tzid")))) return null;
  component.updatePropertyWithValue("tzid", timeZoneId);
  component.updatePropertyWithValue("x-lic-location", timeZoneId);
  ICAL.foldLength = foldLengthOctets;
  return { timeZoneId, rules: component.toString() };
}

const libraryName = (timeZone: string) => nameByLowerCase.get(timeZone.toLowerCase());

function runtimeName(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }).resolvedOptions().timeZone;
  } catch {
    return timeZone;
  }
}
