import { beforeEach, describe, expect, it } from "vitest";
import { failureSchema } from "@/lib/errors/envelope";
import { type ApiVisitor, createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { type CalendarEvent, deletedSchema, eventSchema, eventStatusSchema } from "@/lib/wire/event-schema";
import { createdGroupSchema, type Group, groupSchema } from "@/lib/wire/group-schema";

let owner: ApiVisitor;
let stranger: ApiVisitor;
let group: Group;
let event: CalendarEvent;

beforeEach(async () => {
  owner = createApiVisitor();
  stranger = createApiVisitor();
  const body = {
    text: "Planning on 2027-03-10 from 9am to 10am in Room 4\nRetro on 2027-03-12 at 3pm",
    timezone: "America/New_York",
  };
  const response = await owner.call("POST", "/api/v1/groups/create-from-text/", { body });
  group = (await dataOf(response, createdGroupSchema)).group;
  event = eventSchema.parse(group.events[0]);
});

const eventPath = () => `/api/v1/events/${event.id}/`;
const patch = (body: unknown, visitor = owner) => visitor.call("PATCH", eventPath(), { body });
const reread = async () => dataOf(await owner.call("GET", eventPath()), eventSchema);

describe("PATCH /events/{id}/ (A9)", () => {
  it("permanently changes what it names and nothing else", async () => {
    const changes = { title: "  Big\n planning ", location: "12 Main St", venue: "" };
    const answered = await dataOf(await patch(changes), eventSchema);
    expect(answered).toEqual(await reread());
    expect(answered).toMatchObject({
      title: "Big planning",
      location: "12 Main St",
      venue: "",
      start_datetime: event.start_datetime,
    });
    expect(answered.updated_at > event.updated_at).toBe(true);
  });

  it("replaces attendees, notes and suggestions; a note with an id keeps it", async () => {
    const first = await dataOf(await patch({ notes: [{ content: "Bring laptops" }] }), eventSchema);
    const noteId = first.notes[0]?.id;
    const second = await dataOf(
      await patch({
        notes: [{ content: "New first" }, { id: noteId, content: "Bring chargers" }],
        attendees: [{ name: "Ana", email: "ana@example.com" }, { name: "Bo" }],
        suggestions: "Book the room\n\nOrder lunch\n",
      }),
      eventSchema,
    );
    expect(second.notes.map((note) => note.content)).toEqual(["New first", "Bring chargers"]);
    expect(second.notes[1]?.id).toBe(noteId);
    expect(second.attendees).toEqual([{ name: "Ana", email: "ana@example.com" }, { name: "Bo" }]);
    expect(second.suggestions).toEqual(["Book the room", "Order lunch"]);
  });

  it("keeps the wall clock when only the zone changes", async () => {
    const moved = await dataOf(await patch({ timezone: "Europe/Berlin" }), eventSchema);
    expect(event.start_datetime).toBe("2027-03-10T14:00:00.000Z");
    expect(moved).toMatchObject({
      timezone: "Europe/Berlin",
      start_datetime: "2027-03-10T08:00:00.000Z",
      end_datetime: "2027-03-10T09:00:00.000Z",
    });
  });

  it("widens an event to whole days of its zone", async () => {
    const whole = await dataOf(await patch({ all_day: true }), eventSchema);
    expect(whole).toMatchObject({
      all_day: true,
      start_datetime: "2027-03-10T05:00:00.000Z",
      end_datetime: "2027-03-11T05:00:00.000Z",
    });
  });

  it("removes the end", async () => {
    expect((await dataOf(await patch({ end_datetime: null }), eventSchema)).end_datetime).toBeNull();
  });

  it("moves the repetition when the first day of a series moves", async () => {
    const body = { text: "Trash every Monday at 7am until Dec 15 2027", timezone: "America/New_York" };
    const created = await owner.call("POST", "/api/v1/groups/create-from-text/", { body });
    const series = (await dataOf(created, createdGroupSchema)).group.events[0];
    const start = new Date(Date.parse(series?.start_datetime ?? "") + 2 * 24 * 60 * 60 * 1000).toISOString();
    const path = `/api/v1/events/${series?.id}/`;
    const moved = await dataOf(
      await owner.call("PATCH", path, { body: { start_datetime: start } }),
      eventSchema,
    );
    expect(series?.recurrence).toContain("BYDAY=MO");
    expect(moved.recurrence).toContain("BYDAY=WE");
    const late = await owner.call("PATCH", path, { body: { start_datetime: "2028-01-05T12:00:00Z" } });
    expect(late.status).toBe(400);
    expect(failureSchema.parse(await late.json()).message).toMatch(
      /^This event repeats until Wed, Dec 15, 2027, /,
    );
  });

  it("forgets the words that a changed field came from", async () => {
    expect(event.evidence.map(({ field }) => field)).toContain("title");
    const changed = await dataOf(await patch({ title: "Other" }), eventSchema);
    expect(changed.evidence.map(({ field }) => field)).not.toContain("title");
    expect(changed.evidence.map(({ field }) => field)).toContain("start_datetime");
    const moved = await dataOf(await patch({ start_datetime: "2020-01-05T12:00:00Z" }), eventSchema);
    expect(moved.evidence.map(({ field }) => field)).not.toContain("start_datetime");
    expect(moved.evidence.map(({ field }) => field)).toContain("end_datetime");
  });

  it("refuses an edit based on an older version", async () => {
    await patch({ title: "Changed here" });
    const response = await patch({ title: "Changed there", updated_at: event.updated_at });
    expect(response.status).toBe(409);
    expect(failureSchema.parse(await response.json()).error.code).toBe("conflict");
    expect((await reread()).title).toBe("Changed here");
  });

  it.each([
    [
      "an end before its start",
      { end_datetime: "2027-03-10T13:59:00Z" },
      "End date and time must be after start date and time.",
    ],
    [
      "an end at its start",
      { end_datetime: "2027-03-10T14:00:00Z" },
      "End date and time must be after start date and time.",
    ],
    [
      "a start after its end",
      { start_datetime: "2027-03-10T15:00:00Z" },
      "End date and time must be after start date and time.",
    ],
    [
      "a date past 2100",
      { start_datetime: "2101-03-10T15:00:00Z", end_datetime: null },
      "Selected date is outside allowed range",
    ],
    [
      "a date before 1900",
      { start_datetime: "1899-03-10T15:00:00Z" },
      "Selected date is outside allowed range",
    ],
    [
      "a start that is no time",
      { start_datetime: "tomorrow" },
      "start_datetime must be a date and time with its offset, such as 2026-11-21T14:00:00Z.",
    ],
    [
      "30 February",
      { start_datetime: "2027-02-30T10:00:00Z" },
      "start_datetime must be a date and time with its offset, such as 2026-11-21T14:00:00Z.",
    ],
    ["a note without words", { notes: [{ content: "x" }, {}] }, "A note is missing."],
    ["a note that is no object", { notes: ["x"] }, "notes[0] must be an object."],
    [
      "a note with an id of its own",
      { notes: [{ id: "1", content: "x" }] },
      "An id has 22 characters: letters, digits, - and _.",
    ],
    ["a blank title", { title: "\u200B" }, "title must not be blank."],
    ["a long title", { title: "x".repeat(201) }, "title may have at most 200 characters."],
    ["an unknown zone", { timezone: "Nowhere" }, "timezone must be an IANA zone name such as Europe/Paris."],
    [
      "a bad e-mail",
      { attendees: [{ name: "Ana", email: "ana@" }] },
      "An attendee's e-mail must be a valid address.",
    ],
    [
      "a foreign note id",
      { notes: [{ id: "A".repeat(22), content: "x" }] },
      "notes must hold only ids of this event's notes, each once.",
    ],
    ["an unknown field", { organizer: "Ana" }, "Unknown field: organizer."],
  ])("refuses %s and changes nothing", async (_, body, message) => {
    const response = await patch(body);
    expect(response.status).toBe(400);
    expect(failureSchema.parse(await response.json()).message).toBe(message);
    expect(await reread()).toEqual(event);
  });
});

describe("a stranger with the link (D4)", () => {
  it("sees and exports the event, but not the text, the group or the words it came from", async () => {
    const seen = await dataOf(await stranger.call("GET", eventPath()), eventSchema);
    expect(seen).toMatchObject({
      title: event.title,
      group_id: null,
      evidence: [],
      alternatives: [],
      assumptions: [],
      can_edit: false,
    });
    const seenGroup = await dataOf(await stranger.call("GET", `/api/v1/groups/${group.id}/`), groupSchema);
    expect(seenGroup).toMatchObject({ source_text: null, can_edit: false });
    expect(
      seenGroup.events.every(({ evidence, group_id }) => evidence.length === 0 && group_id === null),
    ).toBe(true);
    expect((await stranger.call("GET", `${eventPath()}download_ics/`)).status).toBe(200);
  });

  it("may not change or delete anything", async () => {
    const responses = [
      await patch({ title: "Mine now" }, stranger),
      await stranger.call("DELETE", eventPath()),
      await stranger.call("DELETE", `/api/v1/events/?ids=${event.id}`),
      await stranger.call("DELETE", `/api/v1/groups/${group.id}/`),
    ];
    expect(responses.map((response) => response.status)).toEqual([403, 403, 403, 403]);
    for (const response of responses)
      expect(failureSchema.parse(await response.json()).error.code).toBe("forbidden");
    expect(await reread()).toEqual(event);
  });
});

describe("DELETE /events/ (A3)", () => {
  it("removes an event, which is then unknown on every path", async () => {
    const response = await owner.call("DELETE", eventPath());
    expect(await dataOf(response, deletedSchema)).toEqual({ deleted: [event.id] });
    for (const path of ["", "status/", "download_ics/"]) {
      expect((await owner.call("GET", eventPath() + path)).status).toBe(404);
    }
    expect((await owner.call("DELETE", eventPath())).status).toBe(404);
    const { events } = await dataOf(await owner.call("GET", `/api/v1/groups/${group.id}/`), groupSchema);
    expect(events.map(({ id }) => id)).toEqual([group.events[1]?.id]);
  });

  it("removes several at once, all or none", async () => {
    const ids = group.events.map(({ id }) => id);
    const unknown = await owner.call("DELETE", `/api/v1/events/?ids=${ids.join(",")},${"A".repeat(22)}`);
    expect(unknown.status).toBe(404);
    expect((await owner.call("GET", eventPath())).status).toBe(200);
    expect((await owner.call("DELETE", `/api/v1/events/?ids=${ids.join(",")}`)).status).toBe(200);
    expect(
      (await dataOf(await owner.call("GET", `/api/v1/groups/${group.id}/`), groupSchema)).events,
    ).toEqual([]);
  });

  it.each(["", "?ids=", "?ids=a,b", "?ids[]=x"])("refuses the list %j", async (query) => {
    expect((await owner.call("DELETE", `/api/v1/events/${query}`)).status).toBe(400);
  });
});

describe("GET /events/{id}/status/ (A4)", () => {
  it("says that the reading is complete, and returns the event", async () => {
    const status = await dataOf(await owner.call("GET", `${eventPath()}status/`), eventStatusSchema);
    expect(status).toEqual({ processing_complete: true, processing_error: null, event });
  });
});
