import { describe, expect, it } from "vitest";
import { database } from "@/lib/db/client";
import { deleteEvents } from "@/lib/events/mutations";
import { jobs } from "@/lib/jobs/process-jobs";
import { runAfter } from "@/lib/log/run-after";
import { type PhraseCode, written } from "@/lib/messages/phrase";
import { sampleDraft } from "@/lib/testing/sample-draft";
import { visitorIdOf } from "@/lib/visitor/token";
import type { Group } from "@/lib/wire/group-schema";
import { type AddEventInput, addEventSchema } from "@/lib/wire/offered";
import { addEvent } from "./add-event";
import { createGroup } from "./create-group";
import { findGroup } from "./data";

const now = new Date("2026-11-20T12:00:00Z");

/** A visitor's own group, read by the rules. */
async function createScene(name: string, text: string) {
  const visitorId = visitorIdOf(name);
  const body = { text, use_llm: false, timezone: "UTC", language: "en" };
  const request = { body, visitorId, address: "", now, key: null, visitorKeys: {}, keyOrigin: null };
  const { group } = await createGroup({ ...request, jobs, runAfter });
  const add = (said: AddEventInput, by = visitorId) =>
    addEvent({
      groupId: group.id,
      body: addEventSchema.parse(said),
      caller: { address: "", visitorId: by },
      viewer: { visitorId: by },
      now,
    });
  const find = (): Promise<Group> => findGroup({ id: group.id, visitorId, now });
  return { group, visitorId, add, find };
}

const moved = "Meeting moved from Tuesday 3pm to Wednesday 4pm";
const wordsOf = ({ unread }: Group): AddEventInput => ({
  quote_start: unread[0]?.start ?? 0,
  quote_end: unread[0]?.end ?? 0,
});

describe("words that made no event (SPEC S29)", () => {
  it("become one at their place in the text, with their date and their words as evidence", async () => {
    const { group, add, find } = await createScene("words", moved);
    expect(group.unread.map(({ quote }) => quote)).toEqual(["Tuesday 3pm"]);
    const event = await add(wordsOf(group));
    expect(event).toMatchObject({ start_datetime: "2026-11-24T15:00:00.000Z", group_id: group.id });
    expect(event.title).not.toBe("");
    expect(event.evidence).toContainEqual({
      field: "start_datetime",
      quote: "Tuesday 3pm",
      start: 19,
      end: 30,
    });
    const after = await find();
    expect(after.unread).toEqual([]);
    expect(after.events.map(({ start_datetime }) => start_datetime)).toEqual([
      "2026-11-24T15:00:00.000Z",
      "2026-11-25T16:00:00.000Z",
    ]);
  });

  it("become one event, however often and concurrently it is requested", async () => {
    const { group, add, find } = await createScene("often", moved);
    const made = await Promise.all(Array.from({ length: 8 }, () => add(wordsOf(group))));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect((await find()).events).toHaveLength(2);
  });

  it("are unused again once the event is removed, and can become it again", async () => {
    const { group, visitorId, add, find } = await createScene("back", moved);
    const { id } = await add(wordsOf(group));
    await deleteEvents([id], { visitorId, now });
    expect((await find()).unread).toHaveLength(1);
    expect((await add(wordsOf(group))).id).toBe(id);
    expect((await find()).events).toHaveLength(2);
  });

  it("are refused if they contain no date, are outside the text, or are another visitor's", async () => {
    const { group, add, find } = await createScene("refused", moved);
    for (const words of [
      { quote_start: 0, quote_end: 7 },
      { quote_start: 0, quote_end: 4000 },
    ])
      await expect(add(words)).rejects.toMatchObject({ code: "invalid_request" });
    await expect(add(wordsOf(group), visitorIdOf("stranger"))).rejects.toMatchObject({ code: "forbidden" });
    expect((await find()).events).toHaveLength(1);
  });
});

describe("an event that the model did not name (SPEC E1)", () => {
  const draft = sampleDraft({ title: "Dinner", start: "2026-11-27T19:00", timezone: "UTC" });

  it("is offered only to its visitor, and added as read", async () => {
    const { group, add, find } = await createScene("offered", "Lunch with Ana tomorrow at noon");
    await database.group.update({ where: { id: group.id }, data: { offered: [draft, { old: "form" }] } });
    const [offered] = (await find()).offered;
    if (offered === undefined) throw new Error("Nothing is offered.");
    expect(offered).toMatchObject({ title: "Dinner", start_datetime: "2026-11-27T19:00:00.000Z" });
    const stranger = await findGroup({ id: group.id, visitorId: visitorIdOf("nobody"), now });
    expect(stranger.offered).toEqual([]);
    const event = await add(offered);
    expect(event).toMatchObject({ title: "Dinner", evidence: offered.evidence, alternatives: [] });
    expect((await add(offered).catch(() => event)).id).toBe(event.id);
    expect((await find()).offered).toEqual([]);
  });

  it("takes its words out of those that made no event, until it is deleted", async () => {
    const { group, visitorId, add, find } = await createScene("used", moved);
    const [words] = group.unread;
    if (words === undefined) throw new Error("Nothing is unread.");
    const { start, end, quote } = words;
    const beside = { ...draft, evidence: [{ field: "start_datetime" as const, quote, start, end }] };
    await database.group.update({ where: { id: group.id }, data: { offered: [beside] } });
    const [offered] = (await find()).offered;
    if (offered === undefined) throw new Error("Nothing is offered.");
    const { id } = await add(offered);
    expect((await find()).unread).toEqual([]);
    await deleteEvents([id], { visitorId, now });
    expect((await find()).unread).toEqual([words]);
  });

  it("can be any that the visitor describes, except for fields that only a reading sets", async () => {
    const { add } = await createScene("said", "Lunch with Ana tomorrow at noon");
    const said = { title: "Walk", start_datetime: "2026-11-22T08:00:00Z" };
    const event = await add({ ...said, venue: "Park", attendees: [{ name: "Ana" }] });
    expect(event).toMatchObject({ title: "Walk", venue: "Park", end_datetime: null, evidence: [] });
    expect((await add({ ...said, venue: "Park", attendees: [{ name: "Ana" }] })).id).toBe(event.id);
    for (const wrong of [
      { ...said, recurrence: "FREQ=DAILY" },
      { ...said, end_datetime: said.start_datetime },
    ])
      await expect(add(wrong)).rejects.toMatchObject({ code: "invalid_request" });
  });
});

describe("what may be sent (SPEC A20)", () => {
  it.each<[object, PhraseCode]>([
    [{}, "adding.neither"],
    [{ quote_start: 1 }, "adding.together"],
    [{ quote_start: 4, quote_end: 4 }, "adding.order"],
    [{ quote_start: 1, quote_end: 4, title: "x" }, "adding.alone"],
    [{ title: "x" }, "adding.neither"],
  ])("refuses %j", (body, message) => {
    expect(addEventSchema.safeParse(body).error?.issues[0]?.message).toBe(written(message));
  });
});
