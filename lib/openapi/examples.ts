import { defaultChoices } from "@/lib/wire/choice-settings";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import type { CreateGroupInput, Group, ImportGroupInput } from "@/lib/wire/group-schema";
import { noTexts } from "@/lib/wire/no-texts";
import type { SendPictureInput } from "@/lib/wire/picture-schema";
import type { Preferences } from "@/lib/wire/preferences-schema";

const text = "Lunch with Ana tomorrow at noon at Café Luz";

/** Examples for the OpenAPI document; a test validates them against the schemas. */
export const exampleCreateGroup: CreateGroupInput = { text, timezone: "America/New_York" };

export const exampleCreateParts: CreateGroupInput = {
  parts: ["DECEMBER 2027\n", "- Friday 3, 7pm: rehearsal\n- Saturday 11, 6pm: concert"],
  use_llm: false,
};

export const exampleCalendar: ImportGroupInput = {
  calendar:
    "BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\nSUMMARY:Lunch with Ana\r\nDTSTART:20261121T170000Z\r\nEND:VEVENT\r\nEND:VCALENDAR",
  timezone: "America/New_York",
};

/** The smallest of PNGs: one white point. */
export const examplePicture: SendPictureInput = {
  picture: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR4nGP4DwABAQEAsTj2FAAAAABJRU5ErkJggg==",
  host: "api.openai.com",
  model: "gpt4o",
};

export const exampleEvent: CalendarEvent = {
  id: "l5RlYqjV0Y3oVqzuUYbt1A",
  group_id: "eJ0Qv0m1bM7xYw1m2n3o4Q",
  title: "Lunch with Ana",
  start_datetime: "2026-11-21T17:00:00.000Z",
  end_datetime: "2026-11-21T18:00:00.000Z",
  all_day: false,
  timezone: "America/New_York",
  recurrence: null,
  exdates: [],
  rdates: [],
  ...noTexts,
  venue: "Café Luz",
  attendees: [{ name: "Ana" }],
  notes: [],
  link: null,
  reminders: [],
  suggestions: ["Send calendar invites to all attendees"],
  evidence: [{ field: "venue", quote: "Café Luz", start: 35, end: 43 }],
  alternatives: [],
  assumptions: [],
  can_edit: true,
  created_at: "2026-11-20T12:00:00.000Z",
  updated_at: "2026-11-20T12:00:00.000Z",
};

export const exampleGroup: Group = {
  id: "eJ0Qv0m1bM7xYw1m2n3o4Q",
  events: [exampleEvent],
  created_at: "2026-11-20T12:00:00.000Z",
  processing_complete: true,
  processing_error: null,
  processing_error_said: null,
  parser: "rules",
  model: null,
  notice: null,
  notice_said: [],
  timezone: "America/New_York",
  source_text: text,
  unread: [],
  offered: [],
  processing_ms: 2,
  can_edit: true,
};

export const examplePreferences: Preferences = {
  ...defaultChoices(),
  language: "en",
  model_settings: { selectedModel: "gpt4o", baseUrl: "https://api.openai.com/v1", modelName: null },
  ollama_settings: { baseUrl: "http://ollama.example:11434", selectedModel: "qwen2" },
};
