import "server-only";
import { type DatabaseHandle, database } from "@/lib/db/client";
import { foldText } from "@/lib/text/fold-text";
import type { EventQuery } from "@/lib/wire/event-schema";
import { Prisma } from "@/prisma/generated/client";
import { noOlderThan, olderThan, type PageEnd } from "./cursor";
import {
  attendeeInsertColumns,
  type EventToStore,
  eventInsertColumns,
  noteInsertColumns,
  type StoredEvent,
} from "./event-columns";
import { eventOfGroupPairs, type StoredEventOfGroup, storedEventOfGroupSchema } from "./group-columns";
import { insertRows } from "./insert-rows";
import { readJsonRows } from "./json-rows";
import { findSearchEnd } from "./search-end";
import { readGroupTextLength } from "./text-length";

/** A visitor's events, newest first. */
interface EventListing {
  visitorId: string;
  query: EventQuery;
  /** The last event that the page of a search looks at; null for the end of the list. */
  end: PageEnd | null;
}

/** The queries and writes on stored events. */
export interface EventStore {
  /** A live event of a live group; null for an unknown or deleted one. */
  find(id: string): Promise<StoredEventOfGroup | null>;
  /** The events with these ids, deleted ones too, in the order of their text. */
  findAll(ids: readonly string[]): Promise<StoredEventOfGroup[]>;
  /**
   * A page of the list, with one event more where there are more. Throws `invalid_request` for an invalid
   * cursor.
   */
  list(listing: EventListing): Promise<StoredEventOfGroup[]>;
  /**
   * The event at which a page of a search ends after looking through `count` events; null where fewer are
   * left.
   */
  findSearchEnd(listing: Omit<EventListing, "end">, count: number): Promise<PageEnd | null>;
  /** The visitors of those among these events that are live. */
  findVisitors(ids: readonly string[]): Promise<string[]>;
  /** Stores events of existing groups, with their attendees and notes. */
  insert(events: readonly EventToStore[]): Promise<void>;
  /** Writes the columns of one event. */
  update(id: string, columns: Prisma.EventUncheckedUpdateInput): Promise<void>;
  replaceAttendees(eventId: string, attendees: StoredEvent["attendees"]): Promise<void>;
  replaceNotes(eventId: string, notes: StoredEvent["notes"]): Promise<void>;
  delete(ids: readonly string[], now: Date): Promise<void>;
  /** The positions of the events within a group, deleted ones too. */
  findPlaces(groupId: string): Promise<{ id: string; position: number; deletedAt: Date | null }[]>;
  /** Moves the events of a group from a position on by one. */
  makeRoom(groupId: string, position: number): Promise<void>;
  /**
   * Restores this visitor's events of live groups, deleted at `since` or later; all of them, or none and
   * false where one cannot be restored.
   */
  restore(ids: readonly string[], by: { visitorId: string; since: Date }): Promise<boolean>;
  /** How many characters all events of a group hold, deleted ones too, since they can be restored. */
  textLengthOfGroup(groupId: string): Promise<number>;
}

const selectEvents = Prisma.raw(
  `SELECT json_object(${eventOfGroupPairs}) AS row FROM "Event" e JOIN "Group" g ON g.id = e.groupId`,
);
const insertEvents = insertRows("Event", eventInsertColumns);
const insertAttendees = insertRows("Attendee", attendeeInsertColumns);
const insertNotes = insertRows("Note", noteInsertColumns);

/**
 * Events by a condition on `e`, the event, and `g`, its group; an order and a limit may follow the condition.
 */
const read = (handle: DatabaseHandle, condition: Prisma.Sql): Promise<StoredEventOfGroup[]> =>
  readJsonRows(handle, {
    query: Prisma.sql`${selectEvents} WHERE ${condition}`,
    schema: storedEventOfGroupSchema,
  });

/**
 * The ids of a page of the list, one more than it shows. An index gives them in order; a search looks through
 * the visitor's own events until the page is full, or to `end`. Throws `invalid_request` for an invalid
 * cursor.
 */
export function listedEvents({ visitorId, query, end }: EventListing): Prisma.Sql {
  const search = foldText(query.search ?? "");
  // With instr, since LIKE would read % and _ in the query as wildcards.
  return Prisma.sql`e.visitorId = ${visitorId} AND e.deletedAt IS NULL AND g.deletedAt IS NULL
      AND instr(e.searchText, ${search}) > 0
      ${olderThan("e", query.cursor)} ${end === null ? Prisma.empty : noOlderThan("e", end)}
    ORDER BY e.createdAt DESC, e.id DESC LIMIT ${query.limit + 1}`;
}

const placed = <Part extends object>(eventId: string, parts: readonly Part[]) =>
  parts.map((part, position) => ({ ...part, eventId, position }));

async function insert(handle: DatabaseHandle, events: readonly EventToStore[]): Promise<void> {
  await insertEvents(
    handle,
    events.map((event) => ({ ...event })),
  );
  await insertAttendees(
    handle,
    events.flatMap(({ id, attendees }) => placed(id, attendees)),
  );
  await insertNotes(
    handle,
    events.flatMap(({ id, notes }) => placed(id, notes)),
  );
}

async function restore(
  handle: DatabaseHandle,
  { ids, visitorId, since }: { ids: readonly string[]; visitorId: string; since: Date },
): Promise<boolean> {
  const where = {
    id: { in: [...ids] },
    visitorId,
    group: { deletedAt: null },
    OR: [{ deletedAt: null }, { deletedAt: { gte: since } }],
  };
  if ((await handle.event.count({ where })) < new Set(ids).size) return false;
  await handle.event.updateMany({ where: { id: { in: [...ids] } }, data: { deletedAt: null } });
  return true;
}

/** The events seen through a handle: the database's, or those that a transaction sees. */
export const eventsOn = (handle: DatabaseHandle): EventStore => ({
  // The query finds no deleted row, as if it were unknown, so both are answered in the same time.
  find: async (id) => {
    const live = Prisma.sql`e.id = ${id} AND e.deletedAt IS NULL AND g.deletedAt IS NULL`;
    return (await read(handle, live))[0] ?? null;
  },
  findAll: (ids) => read(handle, Prisma.sql`e.id IN (${Prisma.join([...ids])}) ORDER BY e.position`),
  list: (listing) => read(handle, listedEvents(listing)),
  findSearchEnd: ({ visitorId, query }, count) =>
    findSearchEnd(handle, { table: "e", visitorId, page: query }, count),
  findVisitors: async (ids) => {
    const where = { id: { in: [...ids] }, deletedAt: null, group: { deletedAt: null } };
    const live = await handle.event.findMany({ where, select: { visitorId: true } });
    return live.map(({ visitorId }) => visitorId);
  },
  insert: (events) => insert(handle, events),
  update: async (id, data) => {
    await handle.event.update({ where: { id }, data, select: { id: true } });
  },
  replaceAttendees: async (eventId, attendees) => {
    await handle.attendee.deleteMany({ where: { eventId } });
    await insertAttendees(handle, placed(eventId, attendees));
  },
  replaceNotes: async (eventId, notes) => {
    await handle.note.deleteMany({ where: { eventId } });
    await insertNotes(handle, placed(eventId, notes));
  },
  delete: async (ids, now) => {
    await handle.event.updateMany({ where: { id: { in: [...ids] } }, data: { deletedAt: now } });
  },
  findPlaces: (groupId) =>
    handle.event.findMany({ where: { groupId }, select: { id: true, position: true, deletedAt: true } }),
  makeRoom: async (groupId, position) => {
    const where = { groupId, position: { gte: position } };
    await handle.event.updateMany({ where, data: { position: { increment: 1 } } });
  },
  restore: (ids, by) => restore(handle, { ids, ...by }),
  textLengthOfGroup: (groupId) => readGroupTextLength(handle, groupId),
});

/** The events of this process's database, outside of any transaction. */
export const eventStore: EventStore = eventsOn(database);
