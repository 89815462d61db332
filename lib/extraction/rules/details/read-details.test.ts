import { describe, expect, it } from "vitest";
import { readDetails } from "./read-details";
import { segmentOf } from "./segment-of";

describe("readDetails", () => {
  it.each([
    [
      "Schedule a team meeting [tomorrow at 10:00 AM for 1 hour] in the main conference room",
      "Team meeting",
      "main conference room",
      "",
      "",
    ],
    [
      "Create a workshop on design thinking [tomorrow at 10:00 AM for 3 hours] in Room 2",
      "Workshop on design thinking",
      "Room 2",
      "",
      "",
    ],
    [
      "Plan a social event [tomorrow at 2:00 PM] at the city park with the whole team",
      "Social event",
      "city park",
      "",
      "",
    ],
    [
      "Schedule a lunch meeting [tomorrow at 10:00 AM] with Sam at the corner café",
      "Lunch meeting with Sam",
      "corner café",
      "",
      "Sam",
    ],
    ["Lunch with Ana [tomorrow at noon] at Café Luz", "Lunch with Ana", "Café Luz", "", "Ana"],
    ["Call Jim jim@example.com [Friday at 3]", "Call Jim", "", "", "Jim"],
    ["Dinner [on Friday at 8] at Café Luz, 12 Main St", "Dinner", "Café Luz", "12 Main St", ""],
    ["Conference [next week] in Berlin", "Conference", "", "Berlin", ""],
  ])("reads %s", (marked, title, venue, location, people) => {
    const details = readDetails(segmentOf(marked));
    expect({
      title: details.title,
      venue: details.venue,
      location: details.location,
      people: details.attendees.map((person) => person.name).join(", "),
    }).toEqual({ title, venue, location, people });
  });
});
