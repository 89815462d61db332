import { describe, expect, it } from "vitest";
import { readCalendar } from "@/lib/calendar/read-calendar";
import { failureSchema } from "@/lib/errors/envelope";
import { createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { createdGroupSchema, groupListSchema, groupSchema } from "@/lib/wire/group-schema";

const importPath = "/api/v1/groups/import/";
const calendar = [
  "BEGIN:VCALENDAR",
  "BEGIN:VEVENT",
  "UID:1@example.com",
  "SUMMARY:Choir",
  "DTSTART;TZID=Europe/Berlin:20261201T190000",
  "DTEND;TZID=Europe/Berlin:20261201T210000",
  "RRULE:FREQ=WEEKLY;UNTIL=20270131T225959Z",
  "EXDATE;TZID=Europe/Berlin:20261222T190000",
  "DESCRIPTION:Bring the scores.",
  "END:VEVENT",
  "BEGIN:VEVENT",
  "UID:2@example.com",
  "SUMMARY:Concert",
  "DTSTART;VALUE=DATE:20270206",
  "DTEND;VALUE=DATE:20270208",
  "END:VEVENT",
  "END:VCALENDAR",
].join("\r\n");

async function importGroup(body: unknown, visitor = createApiVisitor()) {
  const response = await visitor.call("POST", importPath, { body });
  return { visitor, response };
}

describe("B10: a calendar file", () => {
  it("becomes a group of its visitor's, which is listed, and which its file gives back", async () => {
    const { visitor, response } = await importGroup({ calendar, timezone: "America/New_York" });
    expect(response.status).toBe(201);
    const { group } = await dataOf(response, createdGroupSchema);
    expect(group).toMatchObject({
      processing_complete: true,
      source_text: null,
      timezone: "America/New_York",
      notice: "These events come from a calendar file.",
      can_edit: true,
    });
    expect(group.events).toMatchObject([
      {
        title: "Choir",
        start_datetime: "2026-12-01T18:00:00.000Z",
        end_datetime: "2026-12-01T20:00:00.000Z",
        timezone: "Europe/Berlin",
        recurrence: "FREQ=WEEKLY;UNTIL=20270131T225959Z",
        exdates: ["2026-12-22T19:00"],
        notes: [{ content: "Bring the scores." }],
      },
      {
        title: "Concert",
        all_day: true,
        start_datetime: "2027-02-06T05:00:00.000Z",
        end_datetime: "2027-02-08T05:00:00.000Z",
      },
    ]);
    const read = await dataOf(await visitor.call("GET", `/api/v1/groups/${group.id}/`), groupSchema);
    expect(read).toEqual(group);
    const { groups } = await dataOf(await visitor.call("GET", "/api/v1/groups/"), groupListSchema);
    expect(groups.map(({ id }) => id)).toEqual([group.id]);
    const file = await visitor.call("GET", `/api/v1/groups/${group.id}/download_ics/`);
    const { events } = readCalendar(await file.text());
    expect(events.map(({ summary, startDate }) => [summary, startDate.toString()])).toEqual([
      ["Choir", "2026-12-01T19:00:00"],
      ["Concert", "2027-02-06"],
    ]);
  });

  it("keeps an end in the second of two repeated hours behind its start, so that the event can be edited", async () => {
    const night = [
      "BEGIN:VCALENDAR",
      "BEGIN:VEVENT",
      "DTSTART:20271031T013000Z",
      "DTEND:20271031T014500Z",
      "END:VEVENT",
      "END:VCALENDAR",
    ];
    const { visitor, response } = await importGroup({
      calendar: night.join("\n"),
      timezone: "Europe/Paris",
    });
    const [event] = (await dataOf(response, createdGroupSchema)).group.events;
    expect(event).toMatchObject({
      start_datetime: "2027-10-31T01:30:00.000Z",
      end_datetime: "2027-10-31T01:45:00.000Z",
    });
    const named = await visitor.call("PATCH", `/api/v1/events/${event?.id}/`, { body: { title: "Watch" } });
    expect(named.status).toBe(200);
  });

  it("keeps a rule that no client may make, which can be sent back with other changes", async () => {
    const odd = calendar.replace("FREQ=WEEKLY;UNTIL=20270131T225959Z", "FREQ=WEEKLY;BYDAY=1TU");
    const { visitor, response } = await importGroup({ calendar: odd });
    const [event] = (await dataOf(response, createdGroupSchema)).group.events;
    const body = { title: "Choir!", recurrence: event?.recurrence };
    expect(body.recurrence).toBe("FREQ=WEEKLY;BYDAY=1TU");
    expect((await visitor.call("PATCH", `/api/v1/events/${event?.id}/`, { body })).status).toBe(200);
  });

  it("may be as large as an edit, and no larger", async () => {
    const padded = (length: number) => calendar.replace("Bring", `Bring ${"x".repeat(length)}`);
    expect((await importGroup({ calendar: padded(20_000) })).response.status).toBe(201);
    expect((await importGroup({ calendar: padded(600_000) })).response.status).toBe(413);
  });

  it.each([
    ["Lunch tomorrow", "This is not a calendar file: it has no BEGIN:VCALENDAR."],
    ["BEGIN:VCALENDAR\nEND:VCALENDAR", "This calendar has no events."],
    [calendar.replaceAll("DTSTART", "DTSTAMP"), "No event of this calendar has a date that can be kept."],
    [
      calendar.replace("BEGIN:VEVENT", "METHOD:CANCEL\nBEGIN:VEVENT"),
      "All events of this calendar are cancelled.",
    ],
    [7, "calendar must be the text of a calendar file."],
  ])("that gives no event is refused in a sentence, and leaves nothing", async (sent, sentence) => {
    const { visitor, response } = await importGroup({ calendar: sent });
    expect(response.status).toBe(400);
    expect(failureSchema.parse(await response.json()).message).toBe(sentence);
    const { groups } = await dataOf(await visitor.call("GET", "/api/v1/groups/"), groupListSchema);
    expect(groups).toEqual([]);
  });
});
