import { type CalendarPart, readCalendarParts } from "@/lib/calendar/calendar-parts";
import type { EventDraft } from "@/lib/extraction/schema";
import { eachText } from "@/lib/wire/event-fields";
import { readLink } from "@/lib/wire/event-link";
import { createZoneFinder } from "./find-zones";
import type { ImportedEvent } from "./imported-event";
import { mergeVersions } from "./merge-versions";
import { placeSeries } from "./place-series";
import { type FileZones, placeTimes } from "./place-times";
import { readImportedEvent } from "./read-imported-event";
import { momentsByZone } from "./zone-moments";

/** More than a person's calendar of ten years; what stands behind them is not looked at. */
const eventsReadMax = 3000;

export interface CalendarRequest {
  calendar: string;
  /** The visitor's zone, for whole days and times without a zone. */
  timeZone: string;
  nowMs: number;
}

/** An event of a file, and what it is as a draft. */
interface PlacedEvent {
  event: ImportedEvent;
  draft: EventDraft;
  /** The dates of the series that another event of the file stands for, as `exdates` has them. */
  moved: readonly string[];
  /** False where a part of its series could not be kept. */
  isWhole: boolean;
}

interface CalendarEvents {
  placed: PlacedEvent[];
  /** Places those that were called off, single dates of series included. */
  placeCancelled: () => PlacedEvent[];
  calendarCount: number;
  /** The events that the file holds, in all their versions. */
  partCount: number;
  /** Those that were not looked at, being too many. */
  unseenCount: number;
  /** Those that have no start that a calendar has. */
  unreadCount: number;
  cancelledCount: number;
  laterCount: number;
  /** The zones of the file that mean none. */
  unknownZones: ReadonlySet<string>;
}

/** An address that is no link to join by is kept as a note, unless the description has it. */
const notesOf = ({ description, url }: ImportedEvent): string[] =>
  [description, readLink(url) !== null || description.includes(url) ? "" : url].filter((note) => note !== "");

function draftOf(event: ImportedEvent, zones: FileZones): PlacedEvent {
  const times = placeTimes(event, zones);
  const { isWhole, moved, ...series } = placeSeries(event, times, zones);
  const draft: EventDraft = {
    title: event.title,
    ...times,
    ...series,
    ...eachText((name) => (name === "location" ? event.location : "")),
    attendees: event.attendees,
    notes: notesOf(event),
    link: event.url || null,
    reminders: event.reminders,
    evidence: [],
    alternatives: [],
  };
  return { event, draft, moved, isWhole };
}

interface ReadCalendars {
  calendars: readonly CalendarPart[];
  read: readonly ImportedEvent[];
}

function fileZones({ calendars, read }: ReadCalendars, { timeZone, nowMs }: CalendarRequest): FileZones {
  const zones = calendars.flatMap(({ parts }) => parts.filter(({ name }) => name === "VTIMEZONE"));
  const year = new Date(nowMs).getUTCFullYear();
  const finder = createZoneFinder(zones, { own: timeZone, year, moments: momentsByZone(read) });
  const line = calendars.flatMap(({ lines }) => lines).find((one) => /^X-WR-TIMEZONE[:;]/iu.test(one));
  const calendar = line === undefined ? timeZone : finder.find(line.replace(/^[^:]*:/u, ""));
  return { own: timeZone, calendar, finder };
}

/** The events of a calendar file (RFC 5545), each in its last version. Never throws: what cannot be read is left out. */
export function readCalendarEvents(request: CalendarRequest): CalendarEvents {
  const calendars = readCalendarParts(request.calendar);
  const parts = calendars.flatMap(({ parts: all }) => all.filter(({ name }) => name === "VEVENT"));
  const seen = parts.slice(0, eventsReadMax);
  const read = seen.flatMap((part) => readImportedEvent(part) ?? []);
  const isCancelled = calendars.some(({ lines }) => lines.some((line) => /^METHOD:\s*CANCEL/iu.test(line)));
  const { events, cancelled, cancelledCount, laterCount } = mergeVersions(read, isCancelled);
  const zones = fileZones({ calendars, read }, request);
  return {
    placed: events.map((event) => draftOf(event, zones)),
    placeCancelled: () => cancelled.map((event) => draftOf(event, zones)),
    calendarCount: calendars.length,
    partCount: parts.length,
    unseenCount: parts.length - seen.length,
    unreadCount: seen.length - read.length,
    cancelledCount,
    laterCount,
    unknownZones: zones.finder.unknown,
  };
}
