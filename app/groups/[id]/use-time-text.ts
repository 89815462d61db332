"use client";

import { useLocale } from "next-intl";
import { wallRangeOf } from "@/lib/events/wall-range";
import { formatClockRange } from "@/lib/time/format";
import { formatMediumDate } from "@/lib/time/format-date";
import type { CalendarEvent } from "@/lib/wire/event-schema";

/** When an event is, in a few words. */
export function useTimeText() {
  const locale = useLocale();
  return (event: Pick<CalendarEvent, "start_datetime" | "end_datetime" | "timezone" | "all_day">): string => {
    const range = wallRangeOf(event);
    return [formatMediumDate(range.start, locale), formatClockRange(range, locale)]
      .filter((part) => part !== null)
      .join(", ");
  };
}
