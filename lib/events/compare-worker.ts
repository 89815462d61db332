import { decodeCalendar } from "@/lib/intake/decode-calendar";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import { compareCalendar } from "./compare-calendar";

/** What is to be compared. */
export interface CompareRequest {
  bytes: Uint8Array;
  timeZone: string;
  nowMs: number;
  events: readonly CalendarEvent[];
}

// The browser's worker that compares a group with a calendar file. The header of its file forbids it every request but for
// its own code (next.config.mjs).
self.addEventListener("message", ({ data }: MessageEvent<CompareRequest>) => {
  self.postMessage(compareCalendar({ ...data, calendar: decodeCalendar(data.bytes) }));
});
self.postMessage("ready");
