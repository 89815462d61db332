import { noTexts } from "@/lib/wire/no-texts";
import type { CalendarEntry } from "./calendar-event";

/** An everyday entry; each test sets only the fields that it is about. */
export function sampleEntry(changes: Partial<CalendarEntry> = {}): CalendarEntry {
  return {
    uid: "0b9f6f3e-6f0e-4a5e-9d6b-2f1f0f6c1d11",
    sequence: 0,
    title: "Design review",
    startWall: "2026-11-20T09:00",
    startFold: "earlier",
    endWall: "2026-11-20T10:30",
    endFold: "earlier",
    allDay: false,
    timezone: "America/New_York",
    recurrence: null,
    exdates: [],
    rdates: [],
    ...noTexts,
    attendees: [],
    notes: [],
    link: null,
    reminders: [],
    createdAt: "2026-11-01T08:00:00.000Z",
    updatedAt: "2026-11-02T09:30:15.250Z",
    ...changes,
  };
}
