import { describe, expect, it } from "vitest";
import { detailWords } from "@/lib/extraction/rules/languages/en/details/detail-words";
import { readDetails } from "./read-details";
import { segmentOf } from "./segment-of";

const read = (marked: string) => {
  const { title, attendees, notes } = readDetails(segmentOf(marked), detailWords);
  return { title, who: attendees.map(({ name }) => name).join("+"), notes };
};

describe("other matters behind an event", () => {
  it.each([
    ["Lunch [tomorrow at noon]. Call with Bob.", "Lunch", ["Call with Bob"]],
    [
      "Dentist [Friday 3pm]. Pick up milk. Call Ana about it.",
      "Dentist",
      ["Pick up milk", "Call Ana about it"],
    ],
    ["Review with legal [on Tuesday], then a debrief with Sam", "Review with legal", ["debrief with Sam"]],
    ["Offsite [Dec 3-5] in Boston\nEmail Kim the budget", "Offsite", ["Email Kim the budget"]],
  ])("are notes, and bring nobody along: %s", (marked, title, notes) => {
    expect(read(marked)).toEqual({ title, who: "", notes });
  });

  it.each([
    ["[Tomorrow at noon]. Call with Bob.", "Call with Bob", "Bob"],
    ["Set a meeting [at 3]. Lunch with Bob.", "Lunch with Bob", "Bob"],
    ["Something [at 3pm]. Call it Budget review", "Budget review", ""],
    ["Lunch [tomorrow], with Bob", "Lunch with Bob", "Bob"],
    ["Call with Ana [at 3]. Invite Bob.", "Call with Ana", "Ana+Bob"],
  ])("are not what says more of it: %s", (marked, title, who) => {
    expect(read(marked)).toMatchObject({ title, who, notes: [] });
  });
});
