import ICAL from "ical.js";
import { dateOf, type WallDateTime } from "@/lib/time/wall-clock";
import { wallToInstant } from "@/lib/time/wall-to-instant";
import type { CalendarEntry } from "./calendar-event";
import type { EntrySpan } from "./entry-span";

/** How an entry's times are written: the same for its start and for the dates of its series. */
export interface WrittenForm {
  form: EntrySpan["form"];
  /** The zone's name in the file; null where times are written in UTC. */
  timeZoneId: string | null;
}

const secondsOf = (instant: string): string => `${instant.slice(0, 19)}Z`;

function timeOf(wall: WallDateTime, { form }: WrittenForm, entry: CalendarEntry): ICAL.Time {
  if (form === "date") return ICAL.Time.fromDateString(dateOf(wall));
  if (form === "wall") return ICAL.Time.fromDateTimeString(`${wall}:00`);
  const fold = wall === entry.startWall ? entry.startFold : "earlier";
  return ICAL.Time.fromDateTimeString(secondsOf(wallToInstant({ wall, fold, timeZone: entry.timezone })));
}

/**
 * Adds the starts that a series leaves out (EXDATE, RFC 5545 § 3.8.5.1) and its additional starts (RDATE, §
 * 3.8.5.2), one line each: readers that cannot read a list in one line can read several lines. They are
 * written in the form of DTSTART, since readers compare them with it.
 */
export function addSeriesDates(event: ICAL.Component, entry: CalendarEntry, written: WrittenForm): void {
  const lines = [
    ...entry.exdates.map((wall) => ["exdate", wall] as const),
    ...entry.rdates.map((wall) => ["rdate", wall] as const),
  ];
  for (const [name, wall] of lines) {
    const property = new ICAL.Property(name);
    if (written.form === "date") property.resetType("date");
    property.setValue(timeOf(wall, written, entry));
    if (written.form === "wall" && written.timeZoneId !== null)
      property.setParameter("tzid", written.timeZoneId);
    event.addProperty(property);
  }
}
