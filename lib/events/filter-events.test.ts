import { expect, it } from "vitest";
import { sampleEvent } from "@/lib/testing/sample-event";
import { filterEvents } from "./filter-events";

const events = [
  sampleEvent({ title: "Lunch", venue: "Café Luz", location: "" }),
  sampleEvent({ title: "Review", venue: "Room 4", location: "12 Main St" }),
];

it.each([
  ["", ["Lunch", "Review"]],
  ["  ", ["Lunch", "Review"]],
  ["LUN", ["Lunch"]],
  ["café", ["Lunch"]],
  ["CAFE", ["Lunch"]],
  ["main st", ["Review"]],
  ["ana", []],
])("finds by title, location or venue, whatever the case and the accents: %j", (query, titles) => {
  expect(filterEvents(events, query).map(({ title }) => title)).toEqual(titles);
});
