import "server-only";
import type { CalendarEntry } from "@/lib/calendar/calendar-event";
import { AppError } from "@/lib/errors/app-error";
import { defaultLanguage, type Language } from "@/lib/messages/languages";
import { phrasesIn, sayStored } from "@/lib/messages/stored-phrases";
import { recurrenceInUtc } from "@/lib/recurrence/recurrence-in-utc";
import { writeCursor } from "@/lib/stores/cursor";
import type { StoredEvent } from "@/lib/stores/event-columns";
import { type EventStore, eventStore } from "@/lib/stores/event-store";
import type { StoredEventOfGroup } from "@/lib/stores/group-columns";
import { noteOpening } from "@/lib/stores/opened-groups";
import { readPage } from "@/lib/stores/read-page";
import { textLengthOf } from "@/lib/stores/text-length";
import { wallToInstant } from "@/lib/time/wall-clock";
import { eachText } from "@/lib/wire/event-fields";
import type {
  Alternative,
  Attendee,
  CalendarEvent,
  EventList,
  EventQuery,
  EventStatus,
} from "@/lib/wire/event-schema";
import { saySuggestion } from "./default-suggestions";
import type { EventTimes } from "./event-times";
import { wireDate } from "./series-dates";

/**
 * How many events one page of a search looks through. A search is one statement, and a statement on a file blocks every
 * other request: this many events take a few milliseconds, and hardly anybody has more.
 */
export const searchedMax = 2000;

/** An attendee's row on the wire; a missing e-mail is left out. */
export function toAttendee({ name, email }: StoredEvent["attendees"][number]): Attendee {
  return email === null ? { name } : { name, email };
}

/** When a stored event is. */
export function timesOf(row: StoredEvent): EventTimes {
  const { startWall, startFold, endWall, endFold, allDay, timezone } = row;
  return { startWall, startFold, endWall, endFold, allDay, timezone };
}

/** The UTC instant at which an event starts, derived from its wall clock. */
function startInstant(row: Pick<StoredEvent, "startWall" | "startFold" | "timezone">): string {
  return wallToInstant({ wall: row.startWall, fold: row.startFold, timeZone: row.timezone });
}

function endInstant(row: StoredEvent): string | null {
  if (row.endWall === null) return null;
  return wallToInstant({ wall: row.endWall, fold: row.endFold, timeZone: row.timezone });
}

/** The recipient of an answer: the visitor, and the language; English by default. */
export interface Viewer {
  visitorId: string;
  language?: Language;
}

/** Another reading in the words of a language. */
const sayAlternative = (
  alternative: Alternative,
  language: Language,
): CalendarEvent["alternatives"][number] => ({
  ...alternative,
  label: sayStored(alternative.label, language),
  reason: sayStored(alternative.reason, language),
  label_said: phrasesIn(alternative.label)[0] ?? null,
  reason_said: phrasesIn(alternative.reason)[0] ?? null,
});

/**
 * An event as the wire shows it to a visitor; a stranger gets neither its group nor the words from which it was read
 * (D4).
 */
export function toEvent(row: StoredEvent, { visitorId, language = defaultLanguage }: Viewer): CalendarEvent {
  const isOwner = row.visitorId === visitorId;
  return {
    id: row.id,
    group_id: isOwner ? row.groupId : null,
    title: row.title,
    start_datetime: startInstant(row),
    end_datetime: endInstant(row),
    all_day: row.allDay,
    timezone: row.timezone,
    recurrence: recurrenceInUtc({ rule: row.recurrence, timezone: row.timezone, allDay: row.allDay }),
    exdates: row.exdates.map((wall) => wireDate(wall, row.allDay)),
    rdates: row.rdates.map((wall) => wireDate(wall, row.allDay)),
    ...eachText((name) => row[name]),
    attendees: row.attendees.map(toAttendee),
    notes: row.notes.map(({ id, content }) => ({ id, content })),
    suggestions: row.suggestions.map((suggestion) => saySuggestion(suggestion, language)),
    evidence: isOwner ? row.evidence : [],
    alternatives: isOwner ? row.alternatives.map((other) => sayAlternative(other, language)) : [],
    assumptions: isOwner ? row.assumptions : [],
    can_edit: isOwner,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** An event in the form that a calendar file needs. */
export function toCalendarEntry(row: StoredEvent): CalendarEntry {
  return {
    uid: row.id,
    sequence: row.sequence,
    title: row.title,
    ...timesOf(row),
    recurrence: row.recurrence,
    exdates: row.exdates,
    rdates: row.rdates,
    ...eachText((name) => row[name]),
    attendees: row.attendees.map(toAttendee),
    notes: row.notes.map((note) => note.content),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The row of a live event. Throws `not_found` for an unknown or deleted one, or one of a deleted group. */
export async function requireEvent(id: string, events: EventStore = eventStore): Promise<StoredEventOfGroup> {
  const row = await events.find(id);
  if (row === null) throw new AppError("not_found");
  return row;
}

/** Who opens an event, and when. */
interface EventQuestion extends Viewer {
  id: string;
  now: Date;
}

/** SPEC A8: one event, for anybody who has its link. */
export async function findEvent({ id, now, ...viewer }: EventQuestion): Promise<CalendarEvent> {
  const row = await requireEvent(id);
  noteOpening(row.group, now);
  return toEvent(row, viewer);
}

/** SPEC A4. An event exists only after its group was read, so its processing is complete unless the group failed. */
export async function findEventStatus(question: EventQuestion): Promise<EventStatus> {
  const row = await requireEvent(question.id);
  noteOpening(row.group, question.now);
  return {
    processing_complete: row.group.state === "complete",
    processing_error: row.group.error && sayStored(row.group.error, question.language),
    event: toEvent(row, question),
  };
}

/**
 * SPEC A8: the visitor's own events, newest first; `search` looks in the fields that the table of fields names,
 * ignoring case. A page of a search ends after looking through `searchedMax` events, whether or not it is full: the
 * next page continues there.
 */
export async function listEvents(viewer: Viewer, query: EventQuery): Promise<EventList> {
  const { visitorId } = viewer;
  const isSearch = query.search !== undefined;
  const end = isSearch ? await eventStore.findSearchEnd({ visitorId, query }, searchedMax) : null;
  const { rows, nextCursor } = await readPage(query, {
    read: (start) => eventStore.list({ visitorId, query: { ...query, ...start }, end }),
    lengthOf: textLengthOf,
  });
  const endCursor = end === null ? null : writeCursor(end);
  return { events: rows.map((row) => toEvent(row, viewer)), next_cursor: nextCursor ?? endCursor };
}
