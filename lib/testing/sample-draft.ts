import type { EventDraft } from "@/lib/extraction/schema";
import { noTexts } from "@/lib/wire/no-texts";

/** An everyday draft; each test sets only the fields that it is about. */
export function sampleDraft(changes: Partial<EventDraft> = {}): EventDraft {
  return {
    title: "Lunch",
    start: "2026-11-21T12:00",
    end: null,
    allDay: false,
    timezone: "UTC",
    recurrence: null,
    exdates: [],
    rdates: [],
    ...noTexts,
    attendees: [],
    notes: [],
    link: null,
    reminders: [],
    evidence: [],
    alternatives: [],
    ...changes,
  };
}
