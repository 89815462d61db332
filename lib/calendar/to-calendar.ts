import ICAL from "ical.js";
import { createEvents, type DateTime, type EventAttributes } from "ics";
import { recurrenceInUtc } from "@/lib/recurrence/recurrence-in-utc";
import { isBlank } from "@/lib/text/clean-text";
import { compactInstant, compactWall } from "@/lib/time/compact-time";
import { textFieldNames, textFieldOf } from "@/lib/wire/event-fields";
import type { CalendarEntry } from "./calendar-event";
import {
  calendarLine,
  calendarText,
  descriptionText,
  isMailbox,
  locationText,
  parameterText,
} from "./calendar-text";
import { type EntrySpan, entrySpan } from "./entry-span";
import { type ExportZone, exportZone, foldLengthOctets } from "./export-zone";
import { addAlarms, addJoinLink } from "./join-lines";
import { addSeriesDates } from "./series-dates-lines";

interface CalendarFile {
  entries: readonly CalendarEntry[];
  /** The calendar's name where a reader shows one (RFC 7986 § 5.1). */
  name?: string | undefined;
  /**
   * An ISO instant for every DTSTAMP; if absent, each event's `updatedAt`, as RFC 5545 requires of a file
   * without METHOD.
   */
  nowInstant?: string | undefined;
  /** For a file that calendars fetch again by themselves: how often (RFC 7986 § 5.7, and its older name). */
  refreshMinutes?: number | undefined;
}

const productId = "-//SayWhen//SayWhen//EN";
const untitled = "Event";
const largestSequence = 2_147_483_647;

/** One entry on its way into the file. */
interface Draft {
  entry: CalendarEntry;
  span: EntrySpan;
  zone: ExportZone | null;
  rule: string | null;
  stampInstant: string;
}

/**
 * One iCalendar text (RFC 5545) of one or many entries: CRLF line ends, lines of at most 75 octets,
 * wall-clock times with TZID, one VTIMEZONE for each zone, and no METHOD (RFC 5546 would make the visitor a
 * guest). The same input gives the same bytes. `ics` 3.12 builds the components; it does not know TZID
 * (adamgibbons/ics#198), folds by characters and takes 8 s to fold a description of 100,000, so ical.js adds
 * the zones and writes the file. Throws a RangeError for a wall-clock time, an instant or a zone that does
 * not exist.
 */
export function toCalendar({ entries, name, nowInstant, refreshMinutes }: CalendarFile): string {
  const drafts = draftsOf(entries, nowInstant);
  const calendar = new ICAL.Component("vcalendar");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", productId);
  calendar.addPropertyWithValue("calscale", "GREGORIAN");
  addName(calendar, name);
  if (refreshMinutes !== undefined) addRefresh(calendar, refreshMinutes);
  for (const [index, event] of buildEvents(drafts).entries()) {
    const draft = drafts[index];
    if (draft !== undefined) calendar.addSubcomponent(finishEvent(event, draft));
  }
  ICAL.foldLength = foldLengthOctets;
  return `${withZones(calendar.toString(), zonesOf(drafts))}\r\n`;
}

/** The components as `ics` builds them, in a list of their own: one that moves to another calendar leaves its first. */
function buildEvents(drafts: readonly Draft[]): ICAL.Component[] {
  if (drafts.length === 0) return [];
  const { error, value } = createEvents(drafts.map(attributesOf), { productId });
  if (error !== null || value === null) throw error ?? new Error("ics wrote no file.");
  return [...ICAL.Component.fromString(value).getAllSubcomponents("vevent")];
}

function addRefresh(calendar: ICAL.Component, minutes: number): void {
  const interval = ICAL.Duration.fromSeconds(minutes * 60);
  const property = new ICAL.Property("refresh-interval");
  property.resetType("duration");
  property.setValue(interval);
  calendar.addProperty(property);
  calendar.addPropertyWithValue("x-published-ttl", interval.toString());
}

/** The file with the rules of its zones inserted before its first event, as they are remembered. */
function withZones(file: string, zones: Map<string, string>): string {
  if (zones.size === 0) return file;
  const place = file.indexOf("\r\nBEGIN:VEVENT");
  return [file.slice(0, place), ...zones.values()].join("\r\n") + file.slice(place);
}

/** RFC 7986 § 5.1 and its older name; ical.js does not treat either as text, so the escaping is done here. */
function addName(calendar: ICAL.Component, name: string | undefined): void {
  const line = calendarLine(name ?? "");
  if (isBlank(line)) return;
  const escaped = line.replace(/[\\;,]/g, "\\$&");
  calendar.addPropertyWithValue("name", escaped);
  calendar.addPropertyWithValue("x-wr-calname", escaped);
}

function draftsOf(entries: readonly CalendarEntry[], nowInstant: string | undefined): Draft[] {
  const zones = new Map<string, ExportZone | null>();
  return entries.map((entry) => {
    const zone = zones.get(entry.timezone) ?? exportZone(entry.timezone);
    zones.set(entry.timezone, zone);
    const { recurrence, timezone, allDay } = entry;
    const rule = recurrenceInUtc({ rule: recurrence, timezone, allDay });
    const span = entrySpan({ entry, hasZone: zone !== null, isSeries: rule !== null });
    return { entry, zone, rule, span, stampInstant: nowInstant ?? entry.updatedAt };
  });
}

function zonesOf(drafts: readonly Draft[]): Map<string, string> {
  const zones = new Map<string, string>();
  for (const { span, zone } of drafts) {
    if (span.form === "wall" && zone !== null) zones.set(zone.timeZoneId, zone.rules);
  }
  return zones;
}

function titleOf({ title }: CalendarEntry): string {
  const line = calendarLine(title);
  return isBlank(line) ? untitled : line;
}

/** `ics` writes a text date as it is, so no value passes through a Date of the host's zone. */
function attributesOf({ entry, span, rule }: Draft): EventAttributes {
  const location = locationText(entry);
  return {
    start: writtenTime(span, span.start),
    end: writtenTime(span, span.end),
    title: titleOf(entry),
    sequence: Math.min(Math.max(Math.trunc(entry.sequence) || 0, 0), largestSequence),
    created: compactInstant(entry.createdAt),
    lastModified: compactInstant(entry.updatedAt),
    attendees: entry.attendees.flatMap(({ name, email }) =>
      isMailbox(email) ? [{ name: isBlank(name) ? email : parameterText(name), email }] : [],
    ),
    ...(location === "" ? {} : { location }),
    ...(rule === null ? {} : { recurrenceRule: rule }),
  };
}

function writtenTime({ form }: EntrySpan, time: string): DateTime {
  if (form === "instant") return compactInstant(time);
  if (form === "wall") return compactWall(time);
  const [year = 0, month = 0, day = 0] = time.split("-").map(Number);
  return [year, month, day];
}

/** The plain texts that have a property of their own; LOCATION combines two. */
function addPlainTexts(event: ICAL.Component, entry: CalendarEntry): void {
  for (const name of textFieldNames) {
    const { calendarProperty } = textFieldOf(name);
    const text = calendarText(entry[name]).trim();
    if (calendarProperty !== undefined && !isBlank(text)) event.addPropertyWithValue(calendarProperty, text);
  }
}

/** What `ics` cannot write, or not safely: it writes a UID into the file without escaping it. */
function finishEvent(
  event: ICAL.Component,
  { entry, span, zone, rule, stampInstant }: Draft,
): ICAL.Component {
  event.updatePropertyWithValue("uid", calendarLine(entry.uid));
  event.updatePropertyWithValue("dtstamp", ICAL.Time.fromJSDate(new Date(stampInstant), true));
  const description = descriptionText(entry);
  if (description !== "") event.addPropertyWithValue("description", description);
  addPlainTexts(event, entry);
  addJoinLink(event, entry);
  if (entry.isCancelled === true) event.addPropertyWithValue("status", "CANCELLED");
  if (span.form === "wall" && zone !== null) {
    event.getFirstProperty("dtstart")?.setParameter("tzid", zone.timeZoneId);
    event.getFirstProperty("dtend")?.setParameter("tzid", zone.timeZoneId);
  }
  // Additional dates make a series also without a rule (RFC 5545 § 3.8.5.2); else there is none that could leave dates out.
  if (rule !== null || entry.rdates.length > 0)
    addSeriesDates(event, entry, { form: span.form, timeZoneId: zone?.timeZoneId ?? null });
  addAlarms(event, entry, titleOf(entry));
  return event;
}
