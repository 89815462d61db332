import { describe, expect, it } from "vitest";
import { database } from "@/lib/db/client";
import { failureSchema } from "@/lib/errors/envelope";
import { searchedMax } from "@/lib/events/data";
import { type ApiVisitor, createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { type EventList, eventListSchema, eventSchema } from "@/lib/wire/event-schema";
import { createdGroupSchema } from "@/lib/wire/group-schema";

async function createEvents(visitor: ApiVisitor, text: string) {
  const response = await visitor.call("POST", "/api/v1/groups/create-from-text/", { body: { text } });
  return (await dataOf(response, createdGroupSchema)).group.events;
}

const titles = async (visitor: ApiVisitor, query: string) => {
  const { events } = await dataOf(await visitor.call("GET", `/api/v1/events/?${query}`), eventListSchema);
  return events.map(({ title }) => title).sort();
};

describe("GET /events/ (A8)", () => {
  it("finds the visitor's own live events by title, location or venue, ignoring case", async () => {
    const visitor = createApiVisitor();
    const [coffee, second] = await createEvents(
      visitor,
      "Coffee tomorrow at 9am\n100% effort tomorrow at 11am",
    );
    await createEvents(createApiVisitor(), "Coffee of somebody else tomorrow at 9am");
    await visitor.call("PATCH", `/api/v1/events/${coffee?.id}/`, {
      body: { title: "Kaffee", venue: "CAFÉ Luz", location: "Łódź" },
    });
    await visitor.call("PATCH", `/api/v1/events/${second?.id}/`, { body: { title: "100% effort" } });
    expect(await titles(visitor, "search=kAFFEE")).toEqual(["Kaffee"]);
    expect(await titles(visitor, "search=café luz")).toEqual(["Kaffee"]);
    expect(await titles(visitor, "search=100%25")).toEqual(["100% effort"]);
    expect(await titles(visitor, "search=_")).toEqual([]);
    expect(await titles(visitor, "")).toEqual(["100% effort", "Kaffee"]);
    await visitor.call("DELETE", `/api/v1/events/${coffee?.id}/`);
    expect(await titles(visitor, "")).toEqual(["100% effort"]);
  });

  it("pages through them, each once", async () => {
    const visitor = createApiVisitor();
    const lines = Array.from(
      { length: 5 },
      (_, index) => `Visit to room ${index} tomorrow at ${9 + index}:00`,
    );
    const created = await createEvents(visitor, lines.join("\n"));
    await createEvents(visitor, "One more tomorrow at 8am");
    const seen: string[] = [];
    let query = "limit=2";
    for (let page = 0; page < 3; page += 1) {
      const list = await dataOf(await visitor.call("GET", `/api/v1/events/?${query}`), eventListSchema);
      seen.push(...list.events.map(({ id }) => id));
      query = `limit=2&cursor=${list.next_cursor}`;
      expect(list.next_cursor === null).toBe(page === 2);
    }
    expect(new Set(seen).size).toBe(6);
    expect(seen.slice(1).sort()).toEqual(created.map(({ id }) => id).sort());
  });

  it("looks through a limited number of events for a page of a search, and finds each one over its pages", async () => {
    const visitor = createApiVisitor();
    const [event] = await createEvents(visitor, "Coffee tomorrow at 9am");
    // Four thousand newer events, three a second; the search matches two of them.
    await database.$executeRaw`
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${2 * searchedMax})
      INSERT INTO "Event" (id, searchText, createdAt, position, groupId, visitorId, title, startWall, allDay, timezone,
        location, venue, suggestions, evidence, alternatives, updatedAt)
      SELECT substr(hex(randomblob(16)), 1, 22), CASE WHEN i % ${searchedMax} = 1000 THEN 'coffee' ELSE 'tea' END,
        strftime('%Y-%m-%dT%H:%M:%f+00:00', createdAt, '+' || (i / 3 + 1) || ' seconds'), i, groupId, visitorId, title,
        startWall, allDay, timezone, location, venue, suggestions, evidence, alternatives, updatedAt
      FROM n, "Event" WHERE id = ${event?.id}`;
    const pages: number[] = [];
    let cursor: string | null = "";
    while (cursor !== null && pages.length < 10) {
      const path: string = `/api/v1/events/?search=coffee&limit=2${cursor === "" ? "" : `&cursor=${cursor}`}`;
      const list: EventList = await dataOf(await visitor.call("GET", path), eventListSchema);
      pages.push(list.events.length);
      cursor = list.next_cursor;
    }
    // One of the newest 2,000; another of the 2,000 before them; the oldest of all.
    expect(pages).toEqual([1, 1, 1]);
    expect(await titles(visitor, "search=tea&limit=3")).toHaveLength(3);
  });

  it.each(["cursor=zzz", "limit=0", "limit=1e9", `search=${"x".repeat(201)}`, "colour=red"])(
    "refuses %s",
    async (query) => {
      expect((await createApiVisitor().call("GET", `/api/v1/events/?${query}`)).status).toBe(400);
    },
  );
});

describe("a query", () => {
  it("that names a parameter twice is refused, and says which", async () => {
    const response = await createApiVisitor().call("GET", "/api/v1/events/?limit=1&limit=2");
    expect(response.status).toBe(400);
    expect(failureSchema.parse(await response.json()).message).toBe("limit may be given only once.");
  });
});

describe("add_note and add_attendee (A10)", () => {
  it("add to the existing lists", async () => {
    const visitor = createApiVisitor();
    const [event] = await createEvents(visitor, "Coffee tomorrow at 9am");
    const path = `/api/v1/events/${event?.id}/`;
    await visitor.call("POST", `${path}add_note/`, { body: { content: "First" } });
    await visitor.call("POST", `${path}add_attendee/`, { body: { name: "Ana" } });
    await visitor.call("POST", `${path}add_attendee/`, { body: { name: "Bo", email: "bo@example.com" } });
    const after = await dataOf(
      await visitor.call("POST", `${path}add_note/`, { body: { content: "Second" } }),
      eventSchema,
    );
    expect(after.notes.map(({ content }) => content)).toEqual(["First", "Second"]);
    expect(after.attendees).toEqual([{ name: "Ana" }, { name: "Bo", email: "bo@example.com" }]);
  });

  it("refuse a blank note, an invalid email address, a stranger, and more than an event may contain", async () => {
    const visitor = createApiVisitor();
    const [event] = await createEvents(visitor, "Coffee tomorrow at 9am");
    const path = `/api/v1/events/${event?.id}/`;
    const note = { content: "x" };
    expect((await visitor.call("POST", `${path}add_note/`, { body: { content: " " } })).status).toBe(400);
    expect(
      (await visitor.call("POST", `${path}add_attendee/`, { body: { name: "Ana", email: "ana" } })).status,
    ).toBe(400);
    expect((await createApiVisitor().call("POST", `${path}add_note/`, { body: note })).status).toBe(403);
    await visitor.call("PATCH", path, { body: { notes: Array(50).fill(note) } });
    const full = await visitor.call("POST", `${path}add_note/`, { body: note });
    expect(failureSchema.parse(await full.json()).message).toBe("An event has at most 50 notes.");
    await visitor.call("PATCH", path, { body: { attendees: Array(100).fill({ name: "Ana" }) } });
    const crowded = await visitor.call("POST", `${path}add_attendee/`, { body: { name: "Bo" } });
    expect(failureSchema.parse(await crowded.json()).message).toBe("An event has at most 100 attendees.");
  });
});
