import { describe, expect, it } from "vitest";
import { tellRequest } from "./languages/known-languages";
import { readText } from "./read-text";
import { readUndated } from "./read-undated";

const request = (text: string) => ({
  text,
  nowMs: Date.parse("2026-11-20T12:00:00Z"),
  timeZone: "Europe/London",
  language: "en",
});

/** What is read of a text in which there is no event, as one line. */
function undatedIn(text: string): string | null {
  expect(readText(request(text))).toEqual([]);
  const plan = readUndated(tellRequest(request(text)));
  if (plan === null) return null;
  const { title, venue, location, attendees } = plan;
  return [title, [venue, location].filter(Boolean).join(", "), attendees.map(({ name }) => name).join("+")]
    .filter(Boolean)
    .join(" | ");
}

describe("readUndated", () => {
  it.each([
    ["Set up a call with Ana and Ben", "Call with Ana and Ben | Ana+Ben"],
    ["Dentist appointment", "Dentist appointment"],
    ["please remind me to water the plants", "Water the plants"],
    ["coffee with Priya at Café Luz", "Coffee with Priya | Café Luz | Priya"],
    ["I want to go climbing in the autumn", "Climbing"],
    ["Can you book a meeting in Bellevue?", "Meeting | Bellevue"],
    ["Create an event called Big Nap", "Big Nap"],
    ["Title: Budget review\nWhere: Room 4", "Budget review | Room 4"],
    ["Yoga for 45 minutes", "Yoga"],
    ["Hi! I need a new event for lunch with Paige Ashworth.", "Lunch with Paige Ashworth | Paige Ashworth"],
  ])("finds the plan in %j", (text, plan) => {
    expect(undatedIn(text)).toBe(plan);
  });

  it.each(["hello", "Total: $1,194.09", "room 404", "version 2.0 is out", "the force be with you", "…"])(
    "finds none in %j",
    (text) => {
      expect(undatedIn(text)).toBeNull();
    },
  );

  it("takes a longer text for none, whatever its first words", () => {
    expect(undatedIn(`Lunch with Ana. ${"It was said that nobody knows. ".repeat(10)}`)).toBeNull();
  });
});
