import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { database } from "@/lib/db/client";
import { createApiVisitor } from "@/lib/testing/api-client";
import { sampleDraft } from "@/lib/testing/sample-draft";
import type { Assumption } from "@/lib/wire/assumption-schema";
import { type CalendarEvent, eventSchema } from "@/lib/wire/event-schema";
import { createdGroupSchema, groupSchema } from "@/lib/wire/group-schema";

const inOtherWords: Assumption = { field: "start_datetime", code: "other-words", params: {} };
const text = "Dinner with Ana on Friday at 7pm";
const draft = sampleDraft({
  title: "Dinner",
  start: "2031-11-28T19:00",
  timezone: "Europe/Paris",
  evidence: [{ field: "start_datetime", quote: "on Friday", start: 16, end: 25 }],
  assumptions: [inOtherWords],
});

const visitor = createApiVisitor();
let groupId: string;
let event: CalendarEvent;

const dataOf = async <Data>(response: Response, schema: z.ZodType<Data>): Promise<Data> =>
  z.object({ data: schema }).parse(await response.json()).data;
const find = async (who = visitor) =>
  dataOf(await who.call("GET", `/api/v1/events/${event.id}/`), eventSchema);
const patch = async (body: object) =>
  dataOf(await visitor.call("PATCH", `/api/v1/events/${event.id}/`, { body }), eventSchema);

beforeEach(async () => {
  const create = { body: { text, use_llm: false, timezone: "Europe/Paris" } };
  const created = await visitor.call("POST", "/api/v1/groups/create-from-text/", create);
  groupId = (await dataOf(created, createdGroupSchema)).group.id;
  await database.group.update({ where: { id: groupId }, data: { offered: [draft] } });
  const group = await dataOf(await visitor.call("GET", `/api/v1/groups/${groupId}/`), groupSchema);
  const added = await visitor.call("POST", `/api/v1/groups/${groupId}/events/`, { body: group.offered[0] });
  event = await dataOf(added, eventSchema);
  // The first create of a process waits until the reader is ready.
}, 20_000);

describe("what was assumed about an event (SPEC E2)", () => {
  it("is stored with it, and returned only to the visitor who made it", async () => {
    expect(event.assumptions).toEqual([inOtherWords]);
    expect((await find()).assumptions).toEqual([inOtherWords]);
    expect((await find(createApiVisitor())).assumptions).toEqual([]);
  });

  it.each([
    ["another start", { start_datetime: "2031-11-28T17:30:00.000Z" }],
    ["a whole day", { all_day: true }],
  ])("is gone once the visitor has sent %s", async (_, body) => {
    expect((await patch(body)).assumptions).toEqual([]);
    expect((await find()).assumptions).toEqual([]);
  });

  it("is gone once the visitor has sent the same start, which keeps its words", async () => {
    const confirmed = await patch({ start_datetime: event.start_datetime });
    expect(confirmed).toMatchObject({ start_datetime: event.start_datetime, assumptions: [] });
    expect(confirmed.evidence).toEqual(event.evidence);
  });

  it("stays while only other fields change, and the zone with its clock", async () => {
    expect((await patch({ venue: "Café Luz" })).assumptions).toEqual([inOtherWords]);
    expect((await patch({ timezone: "Asia/Tokyo" })).assumptions).toEqual([inOtherWords]);
  });

  it("is empty in a row of a release without assumptions", async () => {
    await database.$executeRaw`UPDATE "Event" SET assumptions = NULL WHERE id = ${event.id}`;
    expect((await find()).assumptions).toEqual([]);
  });

  it("cannot be set by a client for an event of its own", async () => {
    const body = { title: "Walk", start_datetime: "2031-11-22T08:00:00Z", assumptions: [inOtherWords] };
    const refused = await visitor.call("POST", `/api/v1/groups/${groupId}/events/`, { body });
    expect(refused.status).toBe(400);
  });
});
