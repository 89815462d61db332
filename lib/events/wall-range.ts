import type { WallRange } from "@/lib/time/format";
import { instantToWall } from "@/lib/time/wall-clock";
import type { CalendarEvent } from "@/lib/wire/event-schema";

/** When an event is, by the clock of its own zone. */
export function wallRangeOf(
  event: Pick<CalendarEvent, "start_datetime" | "end_datetime" | "timezone" | "all_day">,
): WallRange {
  const { start_datetime, end_datetime, timezone } = event;
  return {
    start: instantToWall(start_datetime, timezone).wall,
    end: end_datetime === null ? null : instantToWall(end_datetime, timezone).wall,
    allDay: event.all_day,
  };
}
