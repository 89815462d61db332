import "server-only";
import { z } from "zod";
import type { CalendarEntry } from "@/lib/calendar/calendar-event";
import { type DatabaseHandle, database } from "@/lib/db/client";
import { noOlderThan, olderThan, writeCursor } from "@/lib/db/cursor";
import { noteOpening } from "@/lib/db/opened-groups";
import { readPage } from "@/lib/db/read-page";
import { readRows } from "@/lib/db/read-rows";
import { readEvents, type StoredEvent, type StoredEventOfGroup } from "@/lib/db/stored-rows";
import { textLengthOf } from "@/lib/db/text-length";
import { AppError } from "@/lib/errors/app-error";
import { recurrenceInUtc } from "@/lib/recurrence/recurrence-in-utc";
import { foldText } from "@/lib/text/fold-text";
import { wallToInstant } from "@/lib/time/wall-clock";
import { eachText } from "@/lib/wire/event-fields";
import type { Attendee, CalendarEvent, EventList, EventQuery, EventStatus } from "@/lib/wire/event-schema";
import { Prisma } from "@/prisma/generated/client";
import type { EventTimes } from "./event-times";
import { wireDate } from "./series-dates";

/**
 * How many events one page of a search looks through. A search is one statement, and a file's statement holds up every
 * other request: so many take a few milliseconds, and hardly anybody has more.
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

/** An event as the wire shows it to a visitor; a stranger gets neither its group nor the words it came from (D4). */
export function toEvent(row: StoredEvent, visitorId: string): CalendarEvent {
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
    suggestions: row.suggestions,
    evidence: isOwner ? row.evidence : [],
    alternatives: isOwner ? row.alternatives : [],
    can_edit: isOwner,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** An event as a calendar file needs it. */
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
export async function requireEvent(
  id: string,
  handle: DatabaseHandle = database,
): Promise<StoredEventOfGroup> {
  // Not found by the query, as an unknown one is: what is deleted is answered in the same time.
  const live = Prisma.sql`e.id = ${id} AND e.deletedAt IS NULL AND g.deletedAt IS NULL`;
  const [row] = await readEvents(handle, live);
  if (row === undefined) throw new AppError("not_found");
  return row;
}

/** Who opens an event, and when. */
interface EventQuestion {
  id: string;
  visitorId: string;
  now: Date;
}

/** SPEC A8: one event, for whoever has its link. */
export async function findEvent({ id, visitorId, now }: EventQuestion): Promise<CalendarEvent> {
  const row = await requireEvent(id);
  noteOpening(row.group, now);
  return toEvent(row, visitorId);
}

/** SPEC A4. An event exists only once its group was read, so its processing is complete unless the group failed. */
export async function findEventStatus(question: EventQuestion): Promise<EventStatus> {
  const row = await requireEvent(question.id);
  noteOpening(row.group, question.now);
  return {
    processing_complete: row.group.state === "complete",
    processing_error: row.group.error,
    event: toEvent(row, question.visitorId),
  };
}

const endSchema = z.array(z.object({ createdAt: z.coerce.date(), id: z.string() }));
type EndOfSearch = z.infer<typeof endSchema>[number];

/**
 * The last of the events that one page of a search looks through, or null where there are no more. An index alone is read
 * for it.
 */
async function findEndOfSearch(visitorId: string, query: EventQuery): Promise<EndOfSearch | null> {
  if (query.search === undefined) return null;
  const found = await readRows(
    database,
    Prisma.sql`SELECT e.createdAt, e.id FROM "Event" e WHERE e.visitorId = ${visitorId}
      ${olderThan("e", query.cursor)}
      ORDER BY e.createdAt DESC, e.id DESC LIMIT 2 OFFSET ${searchedMax - 1}`,
  );
  const [last, next] = endSchema.parse(found);
  return last === undefined || next === undefined ? null : last;
}

/**
 * Which events a page of the list has, one more than it shows, for `readEvents`. An index gives them in their order; a
 * search looks through the visitor's own until the page is full, or to `end`. Throws `invalid_request` for a cursor that
 * is none.
 */
export function listedEvents(
  visitorId: string,
  query: EventQuery,
  end: EndOfSearch | null = null,
): Prisma.Sql {
  const search = foldText(query.search ?? "");
  // By instr, since LIKE would read % and _ in what is searched for.
  return Prisma.sql`e.visitorId = ${visitorId} AND e.deletedAt IS NULL AND g.deletedAt IS NULL
      AND instr(e.searchText, ${search}) > 0
      ${olderThan("e", query.cursor)} ${end === null ? Prisma.empty : noOlderThan("e", end)}
    ORDER BY e.createdAt DESC, e.id DESC LIMIT ${query.limit + 1}`;
}

/**
 * SPEC A8: the visitor's own events, newest first; `search` looks in what the table of fields says, whatever the case. A
 * page of a search ends where it has looked through `searchedMax` events, be it full or not: the next one goes on there.
 */
export async function listEvents(visitorId: string, query: EventQuery): Promise<EventList> {
  const end = await findEndOfSearch(visitorId, query);
  const { rows, nextCursor } = await readPage(query, {
    read: (start) => readEvents(database, listedEvents(visitorId, { ...query, ...start }, end)),
    lengthOf: textLengthOf,
  });
  const endCursor = end === null ? null : writeCursor(end);
  return { events: rows.map((row) => toEvent(row, visitorId)), next_cursor: nextCursor ?? endCursor };
}
