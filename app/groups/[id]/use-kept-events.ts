"use client";

import { useState } from "react";
import { keptEvents } from "@/lib/events/kept-events";
import type { CalendarEvent } from "@/lib/wire/event-schema";

/** The events of the screen: the group's, and those deleted elsewhere whose cards hold something that may not go. */
export function useKeptEvents(
  events: readonly CalendarEvent[],
  isKept: (eventId: string) => boolean,
): readonly CalendarEvent[] {
  const [before, setBefore] = useState(events);
  const shown = keptEvents({ before, now: events, isKept });
  if (shown !== before) setBefore(shown);
  return shown;
}
