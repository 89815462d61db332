import { type CalendarLink, calendarLinks } from "@/lib/calendar/calendar-links";
import { instantToWall } from "@/lib/time/wall-clock";
import type { CalendarEvent } from "@/lib/wire/event-schema";

/** SPEC D2: the links of an event, as the API sent it, into each calendar service. */
export function eventLinks(event: CalendarEvent): CalendarLink[] {
  const { title, timezone, recurrence, rdates, location, venue, attendees, link, reminders } = event;
  const start = instantToWall(event.start_datetime, timezone);
  const end = event.end_datetime === null ? null : instantToWall(event.end_datetime, timezone);
  return calendarLinks({
    title,
    timezone,
    recurrence,
    rdates,
    location,
    venue,
    attendees,
    link,
    reminders,
    allDay: event.all_day,
    startWall: start.wall,
    startFold: start.fold,
    endWall: end?.wall ?? null,
    endFold: end?.fold ?? "earlier",
    notes: event.notes.map(({ content }) => content),
  });
}
