import { dateOf, type WallDate } from "@/lib/time/wall-clock";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import { wallRangeOf } from "./wall-range";

interface AgendaDay {
  day: WallDate;
  events: CalendarEvent[];
}

/** Events by the days on which they start, each by the clock of its own zone; the earliest first. */
export function agendaDays(events: readonly CalendarEvent[]): AgendaDay[] {
  const starts = events
    .map((event) => ({ event, start: wallRangeOf(event).start }))
    .sort((one, other) => (one.start < other.start ? -1 : Number(one.start > other.start)));
  const days = new Map<WallDate, CalendarEvent[]>();
  for (const { event, start } of starts) {
    const day = dateOf(start);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return [...days].map(([day, onDay]) => ({ day, events: onDay }));
}
