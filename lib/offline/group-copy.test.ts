import { describe, expect, it } from "vitest";
import { type GroupCopy, isGroupCopy, isOutdated, withoutEvents } from "./group-copy";

const event = (id: string) => ({
  id,
  updatedAt: "2026-11-20T12:00:00.000Z",
  clock: "12:00 PM",
  title: id,
  details: ["Café Luz"],
  notes: [],
});
const copy: GroupCopy = {
  id: "l5RlYqjV0Y3oVqzuUYbt1A",
  visitor: "somebody",
  language: "en",
  title: "3 Events",
  createdAt: "2026-11-20T12:00:00.000Z",
  keptAt: "2026-11-20T12:00:00.000Z",
  days: [
    { name: "Saturday, November 21, 2026", events: [event("lunch"), event("review")] },
    { name: "Sunday, November 22, 2026", events: [event("walk")] },
  ],
};

describe("the copy of a group (SPEC B10)", () => {
  it("is recognized as it comes back from the store, and anything else is not", () => {
    expect(isGroupCopy(JSON.parse(JSON.stringify(copy)))).toBe(true);
    const others = [null, "copy", {}, { ...copy, visitor: 1 }, { ...copy, days: [{ name: "Today" }] }];
    expect(others.filter(isGroupCopy)).toEqual([]);
    expect(
      isGroupCopy({ ...copy, days: [{ name: "Today", events: [{ ...event("lunch"), notes: [1] }] }] }),
    ).toBe(false);
  });

  it("is outdated once one of its events has another version", () => {
    expect(isOutdated(copy, { id: "walk", updatedAt: "2026-11-20T12:00:00.000Z" })).toBe(false);
    expect(isOutdated(copy, { id: "walk", updatedAt: "2026-11-20T12:00:01.000Z" })).toBe(true);
    expect(isOutdated(copy, { id: "elsewhere", updatedAt: "2026-11-20T12:00:01.000Z" })).toBe(false);
  });

  it("loses the events that are gone, and the days that they were on", () => {
    expect(withoutEvents(copy, ["lunch"])?.days).toEqual([
      { name: "Saturday, November 21, 2026", events: [event("review")] },
      copy.days[1],
    ]);
    expect(withoutEvents(copy, ["walk"])?.days).toEqual([copy.days[0]]);
    expect(withoutEvents(copy, ["lunch", "review", "walk"])).toBeNull();
  });
});
