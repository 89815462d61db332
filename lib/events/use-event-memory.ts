"use client";

import { useSyncExternalStore } from "react";
import {
  changeEventMemory,
  type EventMemory,
  readEventMemory,
  readNoMemory,
  subscribeToEventMemory,
} from "./event-memory";

/** What this browser remembers of an event, and how to change it. */
export function useEventMemory(eventId: string) {
  const memory = useSyncExternalStore(subscribeToEventMemory, () => readEventMemory(eventId), readNoMemory);
  return { memory, remember: (change: Partial<EventMemory>) => changeEventMemory(eventId, change) };
}
