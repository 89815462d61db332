import { openDatabase } from "@/lib/db/client";
import type { EventDraft } from "@/lib/extraction/schema";
import { createId } from "@/lib/ids/create-id";
import { draftRow } from "@/lib/jobs/draft-rows";
import { eventsOn } from "@/lib/stores/event-store";
import { visitorIdOf } from "@/lib/visitor/token";
import { noTexts } from "@/lib/wire/no-texts";

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
    exdates: [],
    rdates: [],
    ...noTexts,
    location: position % 3 === 0 ? "12 Main St" : "",
    venue: position % 4 === 0 ? "Room 4" : "",
    attendees: [],
    notes: [],
    link: null,
    reminders: [],
    evidence: [],
    alternatives: [],
  };
}

/**
 * Stores a group of `count` events for the visitor with this cookie token, in the database at `databaseUrl`:
 * more events than one text may have, so no request could do it. Returns the group's id.
 */
export async function seedGroup(seed: {
  databaseUrl: string;
  token: string;
  count: number;
}): Promise<string> {
  const [groupId, visitorId, now] = [createId(), visitorIdOf(seed.token), new Date()];
  const events = Array.from({ length: seed.count }, (_, position) =>
    draftRow(draftOf(position), { groupId, visitorId, position, now }),
  );
  const database = openDatabase(seed.databaseUrl);
  try {
    await database.visitor.create({ data: { id: visitorId, createdAt: now } });
    await database.group.create({
      data: {
        id: groupId,
        visitorId,
        sourceText: "A seeded group",
        timezone: "America/New_York",
        language: "en",
        state: "complete",
        parser: "rules",
        createdAt: now,
        lastOpenedAt: now,
      },
    });
    await eventsOn(database).insert(events);
  } finally {
    await database.$disconnect();
  }
  return groupId;
}
