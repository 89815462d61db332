import type { CalendarEvent } from "@/lib/wire/event-schema";
import { noTexts } from "@/lib/wire/no-texts";

/** An event as the API sends it; each test sets only the fields that it is about. */
export function sampleEvent(overrides: Partial<CalendarEvent> = {}): CalendarEvent {
  return {
    id: "AAAAAAAAAAAAAAAAAAAAAA",
    group_id: "GGGGGGGGGGGGGGGGGGGGGG",
    title: "Lunch",
    start_datetime: "2026-11-24T17:00:00.000Z",
    end_datetime: "2026-11-24T18:00:00.000Z",
    all_day: false,
    timezone: "America/New_York",
    recurrence: null,
    exdates: [],
    rdates: [],
    ...noTexts,
    venue: "Café Luz",
    attendees: [{ name: "Ana", email: "ana@example.com" }, { name: "Bo" }],
    notes: [{ id: "NNNNNNNNNNNNNNNNNNNNNN", content: "Bring cake" }],
    link: null,
    reminders: [],
    suggestions: ["Set up reminders"],
    evidence: [],
    alternatives: [],
    assumptions: [],
    can_edit: true,
    created_at: "2026-11-20T17:00:00.000Z",
    updated_at: "2026-11-20T17:00:00.000Z",
    ...overrides,
  };
}
