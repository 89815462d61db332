import { filterEvents } from "@/lib/events/filter-events";
import { foldText } from "@/lib/text/fold-text";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import type { Group, GroupList } from "@/lib/wire/group-schema";

/** What a list shows of a group's first event. */
type FirstEvent = Pick<
  CalendarEvent,
  "title" | "start_datetime" | "end_datetime" | "timezone" | "all_day" | "venue" | "location"
>;

/** Why a search shows a group. */
interface FoundEvents {
  /** The first event that the search finds. */
  first: Pick<CalendarEvent, "id" | "title" | "start_datetime" | "end_datetime" | "timezone" | "all_day">;
  /** Its place or link that the search finds; null where it finds the title. */
  place: string | null;
  /** How many events the search finds. */
  count: number;
}

/** A group in a list: a hundredth of what its own screen needs. */
export interface GroupRow {
  id: string;
  /** A UTC instant. */
  createdAt: string;
  /** Null while the text is still being read. */
  first: FirstEvent | null;
  /** How many events it has. */
  count: number;
  /** Null for all groups, and where the search finds no more than what the row says of the first event. */
  found: FoundEvents | null;
}

/** Whether a search finds a text, as it finds an event by one. */
const isFoundIn = (text: string, search: string): boolean => foldText(text).includes(foldText(search.trim()));

/** The events of a group that a search finds, where its row does not say so by itself. */
function findEvents(events: readonly CalendarEvent[], search: string): FoundEvents | null {
  const found = filterEvents(events, search);
  const [first] = found;
  if (search === "" || first === undefined) return null;
  const { id, title, start_datetime, end_datetime, timezone, all_day, venue, location, link } = first;
  const isOnlyFirst = found.length === 1 && first === events[0];
  if (isOnlyFirst && [title, venue || location].some((text) => isFoundIn(text, search))) return null;
  const places = isFoundIn(title, search) ? [] : [venue, location, link ?? ""];
  return {
    first: { id, title, start_datetime, end_datetime, timezone, all_day },
    place: places.find((place) => isFoundIn(place, search)) ?? null,
    count: found.length,
  };
}

/** A group as a list shows it after a search. */
function toGroupRow({ id, created_at, events }: Group, search: string): GroupRow {
  const [first] = events;
  return {
    id,
    createdAt: created_at,
    count: events.length,
    found: findEvents(events, search),
    first: first
      ? {
          title: first.title,
          start_datetime: first.start_datetime,
          end_datetime: first.end_datetime,
          timezone: first.timezone,
          all_day: first.all_day,
          venue: first.venue,
          location: first.location,
        }
      : null,
  };
}

/** The rows of a list that were read so far, newest first. */
export interface GroupRows {
  rows: readonly GroupRow[];
  /** Null at the end of the list. */
  nextCursor: string | null;
}

/** `search` is what the groups answer to; empty for all groups. */
export const toGroupRows = ({ groups, next_cursor }: GroupList, search: string): GroupRows => ({
  rows: groups.map((group) => toGroupRow(group, search)),
  nextCursor: next_cursor,
});

/** The rows with those that follow; a group that both have is listed once. */
export function joinRows(rows: GroupRows, more: GroupRows): GroupRows {
  const known = new Set(rows.rows.map(({ id }) => id));
  return {
    rows: [...rows.rows, ...more.rows.filter(({ id }) => !known.has(id))],
    nextCursor: more.nextCursor,
  };
}
