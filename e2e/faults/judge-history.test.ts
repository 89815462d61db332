import { describe, expect, it } from "vitest";
import type { Entry, EventContent, SeenEvent, SeenGroup } from "./history";
import { type Ending, judgeHistory } from "./judge-history";

const content = (stamp: string): EventContent => ({
  title: stamp,
  venue: `${stamp} hall`,
  attendees: [`${stamp} one`, `${stamp} two`],
  notes: [stamp],
});
const plain = (title: string): EventContent => ({ title, venue: "", attendees: [], notes: [] });

const event = (id: string, changes: Partial<SeenEvent> = {}): SeenEvent => ({
  id,
  content: plain(id),
  isDeleted: false,
  sequence: 0,
  ...changes,
});
const group = (changes: Partial<SeenGroup> = {}): SeenGroup => ({
  id: "g",
  text: "text",
  state: "complete",
  isDeleted: false,
  events: [event("a"), event("b")],
  ...changes,
});
const create = (changes: Partial<Extract<Entry, { kind: "create" }>> = {}): Entry => ({
  kind: "create",
  text: "text",
  titles: ["a", "b"],
  outcome: "acknowledged",
  groupId: "g",
  ...changes,
});
const read = (seen: SeenGroup | null): Entry => ({ kind: "read", groupId: "g", seen });
const ending = (...groups: SeenGroup[]): Ending => ({ where: "the database", isFinal: true, groups });
const edit = (stamp: string, outcome: "acknowledged" | "refused" | "unknown" = "acknowledged"): Entry => ({
  kind: "edit",
  eventId: "a",
  content: content(stamp),
  outcome,
});
const edited = (stamp: string, sequence = 1) =>
  group({ events: [event("a", { content: content(stamp), sequence }), event("b")] });
const kinds = (entries: Entry[], ...endings: Ending[]) =>
  judgeHistory(entries, endings).map(({ kind }) => kind);

describe("the history checker", () => {
  it("finds nothing if everything is as acknowledged", () => {
    const entries = [create(), read(group()), edit("v1"), read(edited("v1"))];
    expect(kinds(entries, ending(edited("v1")))).toEqual([]);
  });

  it("catches an acknowledged group that is gone", () => {
    expect(kinds([create()], ending())).toEqual(["lost"]);
  });

  it("catches an acknowledged edit that is gone, and its missing version", () => {
    expect(kinds([create(), read(group()), edit("v1")], ending(group()))).toEqual(["lost", "lost"]);
  });

  it("catches an event that is gone although nobody deleted it", () => {
    const less = group({ events: [event("a"), event("b", { isDeleted: true })] });
    expect(kinds([create(), read(group())], ending(less))).toEqual(["lost"]);
  });

  it("catches two groups of one key, whether they were answered or only stored", () => {
    expect(kinds([create(), create({ groupId: "h" })], ending(group({ id: "h" })))).toEqual(["double"]);
    expect(kinds([create()], ending(group(), group({ id: "h" })))).toEqual(["double"]);
  });

  it("catches an extra event, and an edit that was applied twice", () => {
    const more = group({ events: [event("a"), event("b"), event("c")] });
    expect(kinds([create()], ending(more))).toEqual(["double"]);
    expect(kinds([create(), read(group())], ending(more))).toEqual(["double"]);
    const entries = [create(), read(group()), edit("v1")];
    expect(kinds(entries, ending(edited("v1", 2)))).toEqual(["double"]);
  });

  it("catches a torn group: a missing event, or events of an unfinished group", () => {
    expect(kinds([create()], ending(group({ events: [event("a")] })))).toEqual(["torn"]);
    expect(kinds([create(), read(group({ state: "processing" }))])).toEqual(["torn"]);
  });

  it("catches a torn edit", () => {
    const half = { ...content("v1"), attendees: [] };
    const entries = [create(), read(group()), edit("v1", "unknown")];
    const torn = group({ events: [event("a", { content: half, sequence: 1 }), event("b")] });
    expect(kinds(entries, ending(torn))).toEqual(["torn"]);
  });

  it("catches a deleted group and a deleted event that came back", () => {
    const gone: Entry = { kind: "delete", id: "g", outcome: "acknowledged" };
    expect(kinds([create(), read(group()), gone], ending(group()))).toEqual(["resurrected"]);
    const eventGone: Entry = { kind: "delete", id: "b", outcome: "acknowledged" };
    expect(kinds([create(), read(group()), eventGone], ending(group()))).toEqual(["resurrected"]);
    const kept = group({ events: [event("a"), event("b", { isDeleted: true })] });
    expect(kinds([create(), read(group()), eventGone], ending(kept))).toEqual([]);
  });

  it("catches a lost undo", () => {
    const gone: Entry = { kind: "delete", id: "g", outcome: "acknowledged" };
    const back: Entry = { kind: "restore", id: "g", outcome: "acknowledged" };
    expect(kinds([create(), gone, back], ending(group()))).toEqual([]);
    expect(kinds([create(), gone, back], ending(group({ isDeleted: true })))).toEqual(["lost"]);
  });

  it("catches a stale read, of an event and of a state", () => {
    const entries = [create(), read(group()), edit("v1"), read(group({ events: [event("a"), event("b")] }))];
    expect(kinds(entries)).toContain("stale");
    const open = group({ state: "processing", events: [] });
    expect(kinds([create(), read(group()), read(open)])).toEqual(["stale"]);
  });

  it("accepts both outcomes of a request with an unknown one, until one of them is seen", () => {
    const entries = [create({ outcome: "unknown", groupId: null })];
    expect(kinds(entries, ending())).toEqual([]);
    expect(kinds(entries, ending(group()))).toEqual([]);
    const maybe = [create(), read(group()), edit("v1", "unknown")];
    expect(kinds(maybe, ending(edited("v1")))).toEqual([]);
    expect(kinds(maybe, ending(group()))).toEqual([]);
    expect(kinds([...maybe, read(group())], ending(edited("v1")))).toEqual(["lost"]);
  });

  it("catches the effect of a refused request, at the end or in a glance before", () => {
    const refused = create({ outcome: "refused", groupId: null });
    expect(kinds([refused], ending())).toEqual([]);
    expect(kinds([refused], ending(group()))).toEqual(["dirty"]);
    const glance: Entry = { kind: "glance", seen: edited("v1") };
    const entries = [create(), read(group()), glance, edit("v1", "refused")];
    expect(kinds(entries, ending(group()))).toEqual(["dirty"]);
  });

  it("catches a group that nobody sent, one that never finishes and one that failed", () => {
    expect(kinds([], ending(group()))).toEqual(["unsent"]);
    expect(kinds([create()], ending(group({ state: "processing", events: [] })))).toEqual(["stuck"]);
    expect(kinds([create()], ending(group({ state: "failed", events: [] })))).toEqual(["failed"]);
    const between = { ...ending(group({ state: "processing", events: [] })), isFinal: false };
    expect(kinds([create()], between)).toEqual([]);
  });

  it("compares the second ending with the first as well", () => {
    expect(kinds([create()], ending(group()), { ...ending(), where: "the API" })).toEqual(["lost"]);
  });
});
