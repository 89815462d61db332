import "server-only";
import type { CalendarEntry } from "@/lib/calendar/calendar-event";
import { defaultLanguage, type Language } from "@/lib/messages/languages";
import { phrasesIn, sayStored } from "@/lib/messages/stored-phrases";
import { recurrenceInUtc } from "@/lib/recurrence/recurrence-in-utc";
import type { StoredEvent } from "@/lib/stores/event-columns";
import { wallToInstant } from "@/lib/time/wall-to-instant";
import { eachText } from "@/lib/wire/event-fields";
import type { Alternative, Attendee, CalendarEvent } from "@/lib/wire/event-schema";
import { saySuggestion } from "./default-suggestions";
import type { EventTimes } from "./event-times";
import { wireDate } from "./series-dates";

// What an event looks like on the wire and in a calendar file, whether a row of the database or a draft that was
// just read: nothing here asks a database.

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
    link: row.link,
    reminders: row.reminders,
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
    link: row.link,
    reminders: row.reminders,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}
