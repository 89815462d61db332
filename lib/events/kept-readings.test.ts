import { describe, expect, it } from "vitest";
import type { EvidenceField } from "@/lib/wire/event-fields";
import type { EventPatch } from "@/lib/wire/event-schema";
import { keptAlternatives, keptReadings } from "./kept-readings";

const readings: { field: EvidenceField }[] = [
  { field: "title" },
  { field: "start_datetime" },
  { field: "end_datetime" },
  { field: "all_day" },
  { field: "timezone" },
  { field: "venue" },
];
const start = "2027-01-05T12:00:00.000Z";
const namesOf = (list: { field: EvidenceField }[]) => list.map(({ field }) => field);

describe("the words that stay true after an edit", () => {
  it.each<[string, EventPatch, EvidenceField[]]>([
    ["title", { title: "Other" }, ["start_datetime", "end_datetime", "all_day", "timezone", "venue"]],
    ["start", { start_datetime: start }, ["title", "end_datetime", "all_day", "timezone", "venue"]],
    ["end", { end_datetime: null }, ["title", "start_datetime", "all_day", "timezone", "venue"]],
    ["zone", { timezone: "Asia/Tokyo" }, ["title", "start_datetime", "end_datetime", "all_day", "venue"]],
    ["whole days", { all_day: true }, ["title", "timezone", "venue"]],
    ["nothing", {}, ["title", "start_datetime", "end_datetime", "all_day", "timezone", "venue"]],
  ])("are those of every field that %s does not touch", (_, patch, kept) => {
    expect(namesOf(keptReadings(readings, patch))).toEqual(kept);
  });
});

describe("the alternatives that can be taken after an edit", () => {
  it.each<[string, EventPatch, EvidenceField[]]>([
    ["a title", { title: "Other" }, ["start_datetime", "end_datetime", "all_day", "timezone", "venue"]],
    ["any time", { end_datetime: null }, ["title", "venue"]],
    ["the zone", { timezone: "Asia/Tokyo" }, ["title", "venue"]],
  ])("are not those of %s that was changed", (_, patch, kept) => {
    expect(namesOf(keptAlternatives(readings, patch))).toEqual(kept);
  });
});
