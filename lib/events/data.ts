import "server-only";
import { AppError } from "@/lib/errors/app-error";
import { sayStored } from "@/lib/messages/stored-phrases";
import { writeCursor } from "@/lib/stores/cursor";
import { type EventStore, eventStore } from "@/lib/stores/event-store";
import type { StoredEventOfGroup } from "@/lib/stores/group-columns";
import { noteOpening } from "@/lib/stores/opened-groups";
import { readPage } from "@/lib/stores/read-page";
import { textLengthOf } from "@/lib/stores/text-length";
import type { CalendarEvent, EventList, EventQuery, EventStatus } from "@/lib/wire/event-schema";
import { toEvent, type Viewer } from "./event-views";

/**
 * How many events one page of a search looks through. A search is one statement, and a statement on a file blocks every
 * other request: this many events take a few milliseconds, and hardly anybody has more.
 */
export const searchedMax = 2000;

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
