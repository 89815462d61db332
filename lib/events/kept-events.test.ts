import { expect, it } from "vitest";
import { sampleEvent } from "@/lib/testing/sample-event";
import { keptEvents } from "./kept-events";

const [first, second, third] = ["one", "two", "three"].map((id) => sampleEvent({ id }));
const before = [first, second, third].filter((event) => event !== undefined);
const idsAfter = (now: string[], ...kept: string[]) =>
  keptEvents({
    before,
    now: before.filter(({ id }) => now.includes(id)),
    isKept: (id) => kept.includes(id),
  }).map(({ id }) => id);

it("keeps an event that was deleted elsewhere in its place, and no other", () => {
  expect(idsAfter(["one", "three"], "two")).toEqual(["one", "two", "three"]);
  expect(idsAfter(["three"], "one")).toEqual(["one", "three"]);
  expect(idsAfter([], "two", "three")).toEqual(["two", "three"]);
  expect(idsAfter(["one", "three"])).toEqual(["one", "three"]);
});

it("shows the server's version of an event that it has, and stays the same while nothing changes", () => {
  const changed = before.map((event) => ({ ...event, title: "Changed" }));
  expect(keptEvents({ before, now: changed, isKept: () => true })).toEqual(changed);
  expect(keptEvents({ before, now: [...before], isKept: () => true })).toBe(before);
});
