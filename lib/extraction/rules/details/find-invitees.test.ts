import { describe, expect, it } from "vitest";
import { detailWords } from "@/lib/extraction/rules/languages/en/details/detail-words";
import { readDetails } from "./read-details";
import { segmentOf } from "./segment-of";

function read(marked: string): { title: string; people: string } {
  const details = readDetails(segmentOf(marked), detailWords);
  return { title: details.title, people: details.attendees.map(({ name }) => name).join(", ") };
}

describe("findInvitees", () => {
  it.each([
    ["Invite Ana and Bo to the budget review [on Monday]", "Budget review", "Ana, Bo"],
    ["Budget review [on Monday], invite Ana and Bo", "Budget review", "Ana, Bo"],
    ["Add training [on Monday]. Add Brian as a participant.", "Training", "Brian"],
    ["Add training [on Monday] and add Mary and Saqib also", "Training", "Mary, Saqib"],
    ["Staff meeting [at 4] - Jeff and John will be in the meeting", "Staff meeting", "Jeff, John"],
    ["Barbecue with Ana, Rob might be there too [on Sunday]", "Barbecue with Ana", "Rob, Ana"],
    ["Budget review [on Monday]\nAttendees: Ana, Bo", "Budget review", "Ana, Bo"],
    ["Lunch [Friday 12:30], Priya and Tom", "Lunch", "Priya, Tom"],
    ["Board meeting [on Monday] - Ana, Bo and Carla to attend", "Board meeting", "Ana, Bo, Carla"],
    ["June and April are coming for dinner [on Friday]", "Dinner", "June, April"],
  ])("reads %s", (marked, title, people) => {
    const found = read(marked);
    expect(found.title).toBe(title);
    expect(found.people.split(", ").sort()).toEqual(people.split(", ").sort());
  });

  it.each([
    ["Invite the neighbours over [on Monday]", "Invite the neighbours over"],
    ["Add pasta as a side dish [on Monday]", "Pasta as a side dish"],
    ["Roof repair will be noisy [on Monday]", "Roof repair"],
    ["Party [on Saturday], BYOB", "Party"],
    ["Call [on Saturday], Urgent", "Call"],
  ])("takes no guest from %s", (marked, title) => {
    expect(read(marked)).toEqual({ title, people: "" });
  });
});
