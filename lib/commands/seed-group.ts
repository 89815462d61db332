import type { EventDraft } from "@/lib/extraction/schema";

const titles = ["Planning", "Retro with Ana", "Dentist", "Design review", "Lunch at Café Luz", "Yoga"];

function draftOf(position: number): EventDraft {
  const day = `2027-${String((position % 12) + 1).padStart(2, "0")}-${String((position % 27) + 1).padStart(2, "0")}`;
  return {
    title: `${titles[position % titles.length] ?? ""} ${position + 1}`,
    start: `${day}T09:00`,
    end: `${day}T10:00`,
    allDay: false,
    timezone: "America/New_York",
    recurrence: null,
    location: position % 3 === 0 ? "12 Main St" : "",
    venue: position % 4 === 0 ? "Room 4" : "",
    attendees: [],
    notes: [],
    evidence: [],
    alternatives: [],
  };
}

/**
 * Stores a group of `count` events for the visitor with this cookie token, in the database at `databaseUrl`: more events
 * than one text may hold, so that no request could. Answers its id. Once a process, before anything else of lib/db is used.
 */
export async function seedGroup(seed: {
  databaseUrl: string;
  token: string;
  count: number;
}): Promise<string> {
  process.env.DATABASE_URL = seed.databaseUrl;
  const { draftRow } = await import("@/lib/groups/draft-rows");
  const { insertGroup } = await import("@/lib/groups/mutations");
  const { createId } = await import("@/lib/ids/create-id");
  const { visitorIdOf } = await import("@/lib/visitor/token");
  const [groupId, visitorId, now] = [createId(), visitorIdOf(seed.token), new Date()];
  const events = Array.from({ length: seed.count }, (_, position) =>
    draftRow(draftOf(position), { groupId, visitorId, position, now }),
  );
  const group = {
    id: groupId,
    state: "complete",
    error: null,
    parser: "rules",
    model: null,
    notice: null,
    language: "en",
    timezone: "America/New_York",
    sourceText: "A seeded group",
    events,
  };
  const row = await insertGroup({ visitorId, now, group, request: null });
  if (row === null) throw new Error("The group was not stored.");
  return row.id;
}
