import type { CalendarEvent } from "@/lib/wire/event-schema";
import type { Group, GroupList } from "@/lib/wire/group-schema";

/** What a list shows of a group's first event. */
type FirstEvent = Pick<
  CalendarEvent,
  "title" | "start_datetime" | "end_datetime" | "timezone" | "all_day" | "venue" | "location"
>;

/** A group in a list: a hundredth of what its own screen needs. */
export interface GroupRow {
  id: string;
  /** A UTC instant. */
  createdAt: string;
  /** Null while the text is still being read. */
  first: FirstEvent | null;
  /** How many events it has. */
  count: number;
}

/** A group as a list shows it. */
function toGroupRow({ id, created_at, events }: Group): GroupRow {
  const [first] = events;
  return {
    id,
    createdAt: created_at,
    count: events.length,
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

export const toGroupRows = ({ groups, next_cursor }: GroupList): GroupRows => ({
  rows: groups.map(toGroupRow),
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
