import { describe, expect, it } from "vitest";
import { failureSchema } from "@/lib/errors/envelope";
import { type ApiVisitor, createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { eventFields } from "@/lib/wire/event-fields";
import { eventLimits } from "@/lib/wire/event-limits";
import { type CalendarEvent, eventSchema } from "@/lib/wire/event-schema";
import { createdGroupSchema, groupListSchema } from "@/lib/wire/group-schema";

const text = "Planning tomorrow at 9am\nRetro on Friday at 3pm";
const times = <T>(count: number, value: T) => Array.from({ length: count }, () => value);
const note = { content: "n".repeat(eventLimits.noteLength) };
/** An event whose every field is full (SPEC E2). */
const everything = {
  title: "t".repeat(eventFields.title.lengthMax),
  location: "l".repeat(eventFields.location.lengthMax),
  venue: "v".repeat(eventFields.venue.lengthMax),
  notes: times(eventLimits.notes, note),
  attendees: times(eventLimits.attendees, {
    name: "n".repeat(eventLimits.nameLength),
    email: `${"e".repeat(60)}@${"d".repeat(60)}.${"d".repeat(60)}.${"d".repeat(60)}.example`,
  }),
  suggestions: times(eventLimits.suggestions, "s".repeat(eventLimits.suggestionLength)),
};

async function createGroup(visitor: ApiVisitor) {
  const body = { text, use_llm: false };
  const created = await visitor.call("POST", "/api/v1/groups/create-from-text/", { body });
  return (await dataOf(created, createdGroupSchema)).group;
}

const patch = (visitor: ApiVisitor, { id }: CalendarEvent, body: object) =>
  visitor.call("PATCH", `/api/v1/events/${id}/`, { body });

describe("the total size of a group's events", () => {
  it("allows one event with every field full, but not two; a change that adds no text is always accepted", async () => {
    const visitor = createApiVisitor();
    const { events } = await createGroup(visitor);
    const [first, second] = events;
    if (first === undefined || second === undefined) return expect.unreachable("the text has two events");
    expect((await patch(visitor, first, everything)).status).toBe(200);

    const refused = await patch(visitor, second, everything);
    expect(refused.status).toBe(400);
    expect(failureSchema.parse(await refused.json()).message).toMatch(/at most 200,000 characters together/);
    const noted = `/api/v1/events/${second.id}/add_note/`;
    const statuses: number[] = [];
    for (let count = 0; count < 20; count += 1) {
      statuses.push((await visitor.call("POST", noted, { body: note })).status);
    }
    expect([...new Set(statuses)]).toEqual([200, 400]);
    const kept = await dataOf(await visitor.call("GET", `/api/v1/events/${second.id}/`), eventSchema);
    expect(kept.title).toBe(second.title);
    expect(kept.notes).toHaveLength(statuses.filter((status) => status === 200).length);

    expect((await patch(visitor, first, { title: "x".repeat(eventFields.title.lengthMax) })).status).toBe(
      200,
    );
    // Deleted events can be restored, so deleting makes no room.
    await visitor.call("DELETE", `/api/v1/events/${first.id}/`);
    expect((await patch(visitor, second, everything)).status).toBe(400);
    await visitor.call("POST", `/api/v1/events/${first.id}/restore/`);
    expect((await patch(visitor, first, { notes: [], attendees: [] })).status).toBe(200);
    expect((await visitor.call("POST", noted, { body: note })).status).toBe(200);
  });

  it("shortens a page of the list, from which the cursor continues", async () => {
    const visitor = createApiVisitor();
    const ids: string[] = [];
    for (let count = 0; count < 8; count += 1) {
      const group = await createGroup(visitor);
      ids.unshift(group.id);
      for (const event of group.events.slice(0, 1)) await patch(visitor, event, everything);
    }
    const listed: string[] = [];
    let path = "/api/v1/groups/?limit=100";
    for (let pages = 1; ; pages += 1) {
      const answer = await visitor.call("GET", path);
      const { groups, next_cursor: cursor } = await dataOf(answer, groupListSchema);
      listed.push(...groups.map(({ id }) => id));
      if (cursor === null) {
        expect(pages).toBe(2);
        break;
      }
      path = `/api/v1/groups/?limit=100&cursor=${cursor}`;
    }
    expect(listed).toEqual(ids);
  });
});
