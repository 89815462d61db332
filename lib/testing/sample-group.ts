import type { Group } from "@/lib/wire/group-schema";

/** A group as the API sends it, without events; each test sets only the fields that it is about. */
export function sampleGroup(overrides: Partial<Group> = {}): Group {
  return {
    id: "GGGGGGGGGGGGGGGGGGGGGG",
    events: [],
    created_at: "2026-11-20T17:00:00.000Z",
    processing_complete: true,
    processing_error: null,
    processing_error_said: null,
    parser: "rules",
    model: null,
    notice: null,
    notice_said: [],
    timezone: "America/New_York",
    source_text: null,
    unread: [],
    offered: [],
    processing_ms: 1,
    can_edit: true,
    ...overrides,
  };
}
