import "server-only";
import { z } from "zod";
import type { CalendarEntry } from "@/lib/calendar/calendar-event";
import { recurrenceInUtc } from "@/lib/calendar/recurrence-in-utc";
import { type DatabaseHandle, database } from "@/lib/db/client";
import { readCursor, writeCursor } from "@/lib/db/cursor";
import { noteOpening } from "@/lib/db/opened-groups";
import { AppError } from "@/lib/errors/app-error";
import { foldText } from "@/lib/text/fold-text";
import { type Fold, wallToInstant } from "@/lib/time/wall-clock";
import type { Prisma } from "@/prisma/generated/client";
import type { EventTimes } from "./event-times";
import { evidenceSchema } from "./evidence";
import {
  type Attendee,
  alternativeSchema,
  type CalendarEvent,
  type EventList,
  type EventQuery,
  type EventStatus,
} from "./schema";

/** What every reading of an event brings along. */
export const eventParts = {
  attendees: { orderBy: { position: "asc" } },
  notes: { orderBy: { position: "asc" } },
  group: {
    select: { id: true, visitorId: true, state: true, error: true, deletedAt: true, lastOpenedAt: true },
  },
} as const satisfies Prisma.EventInclude;

export type EventRow = Prisma.EventGetPayload<{ include: typeof eventParts }>;

const foldOf = (fold: string): Fold => (fold === "later" ? "later" : "earlier");
const idRowsSchema = z.array(z.object({ id: z.string() }));
const suggestionsSchema = z.array(z.string());
const evidenceListSchema = z.array(evidenceSchema);
const alternativeListSchema = z.array(alternativeSchema);

/** An attendee's row on the wire; a missing e-mail is left out. */
export function toAttendee({ name, email }: EventRow["attendees"][number]): Attendee {
  return email === null ? { name } : { name, email };
}

/** When a stored event is. */
export function timesOf(row: EventRow): EventTimes {
  const { startWall, endWall, allDay, timezone } = row;
  return {
    startWall,
    startFold: foldOf(row.startFold),
    endWall,
    endFold: foldOf(row.endFold),
    allDay,
    timezone,
  };
}

/** What was read from the text about an event: its words by field, and their other readings. */
export function readingsOf({ evidence, alternatives }: EventRow) {
  return {
    evidence: evidenceListSchema.parse(evidence),
    alternatives: alternativeListSchema.parse(alternatives),
  };
}

/** The UTC instant at which an event starts, derived from its wall clock. */
function startInstant(row: Pick<EventRow, "startWall" | "startFold" | "timezone">): string {
  return wallToInstant({ wall: row.startWall, fold: foldOf(row.startFold), timeZone: row.timezone });
}

function endInstant(row: EventRow): string | null {
  if (row.endWall === null) return null;
  return wallToInstant({ wall: row.endWall, fold: foldOf(row.endFold), timeZone: row.timezone });
}

/** An event as the wire shows it to a visitor; a stranger gets neither its group nor the words it came from (D4). */
export function toEvent(row: EventRow, visitorId: string): CalendarEvent {
  const isOwner = row.group.visitorId === visitorId;
  return {
    id: row.id,
    group_id: isOwner ? row.groupId : null,
    title: row.title,
    start_datetime: startInstant(row),
    end_datetime: endInstant(row),
    all_day: row.allDay,
    timezone: row.timezone,
    recurrence: recurrenceInUtc({ rule: row.recurrence, timezone: row.timezone, allDay: row.allDay }),
    location: row.location,
    venue: row.venue,
    attendees: row.attendees.map(toAttendee),
    notes: row.notes.map(({ id, content }) => ({ id, content })),
    suggestions: suggestionsSchema.parse(row.suggestions),
    ...(isOwner ? readingsOf(row) : { evidence: [], alternatives: [] }),
    can_edit: isOwner,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}

/** An event as a calendar file needs it. */
export function toCalendarEntry(row: EventRow): CalendarEntry {
  return {
    uid: row.id,
    sequence: row.sequence,
    title: row.title,
    ...timesOf(row),
    recurrence: row.recurrence,
    location: row.location,
    venue: row.venue,
    attendees: row.attendees.map(toAttendee),
    notes: row.notes.map((note) => note.content),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** The row of a live event. Throws `not_found` for an unknown or deleted one, or one of a deleted group. */
export async function requireEvent(id: string, handle: DatabaseHandle = database): Promise<EventRow> {
  // Not found by the query, as an unknown one is: what is deleted is answered in the same time.
  const where = { id, deletedAt: null, group: { deletedAt: null } };
  const row = await handle.event.findUnique({ where, include: eventParts });
  if (row === null) throw new AppError("not_found");
  return row;
}

/** Who opens an event, and when. */
export interface EventQuestion {
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

/** The ids of a page of the visitor's live events whose folded text holds `search`; LIKE would read % and _ in it. */
async function searchPage(visitorId: string, query: EventQuery): Promise<string[]> {
  const search = foldText(query.search ?? "");
  const after = query.cursor === undefined ? null : readCursor(query.cursor);
  const rows = await database.$queryRaw`
    SELECT e.id FROM "Event" e JOIN "Group" g ON g.id = e.groupId
    WHERE e.visitorId = ${visitorId} AND e.deletedAt IS NULL AND g.deletedAt IS NULL
      AND instr(e.searchText, ${search}) > 0
      AND (${after === null} OR (e.createdAt, e.id) < (${after?.createdAt ?? ""}, ${after?.id ?? ""}))
    ORDER BY e.createdAt DESC, e.id DESC LIMIT ${query.limit + 1}`;
  return idRowsSchema.parse(rows).map((row) => row.id);
}

/** SPEC A8: the visitor's own events, newest first; `search` looks in title, location and venue, whatever their case. */
export async function listEvents(visitorId: string, query: EventQuery): Promise<EventList> {
  const ids = await searchPage(visitorId, query);
  const rows = await database.event.findMany({
    where: { id: { in: ids.slice(0, query.limit) } },
    include: eventParts,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  const last = ids.length > query.limit ? rows.at(-1) : undefined;
  return {
    events: rows.map((row) => toEvent(row, visitorId)),
    next_cursor: last === undefined ? null : writeCursor(last),
  };
}
