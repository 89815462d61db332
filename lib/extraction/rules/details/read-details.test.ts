import { describe, expect, it } from "vitest";
import { detailWords } from "@/lib/extraction/rules/languages/en/details/detail-words";
import { readDetails } from "./read-details";
import { segmentOf } from "./segment-of";

describe("readDetails (E3)", () => {
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
    const details = readDetails(segmentOf(marked), detailWords);
    expect({
      title: details.title,
      venue: details.venue,
      location: details.location,
      people: details.attendees.map((person) => person.name).join(", "),
    }).toEqual({ title, venue, location, people });
  });
});

const runs = [
  "a ",
  "A ",
  "Ana, ",
  "with ",
  "with Ana and ",
  "at ",
  "( ",
  '" ',
  "'a ",
  "1 Main ",
  "@",
  "a@b.",
  "a.b.",
  "x.y/",
  "a'a'",
  ".",
  "\n",
  "Where: ",
  "event called ",
  "for the title ",
  "Room 4 ",
  "I need to ",
  "event for ",
  "😀",
  "的",
  "عيد ",
  "שלום ",
  "\u0301",
  "\ud800",
  "-",
  "St. ",
  "de la ",
  "Ana <a@b.co>, ",
  "_",
  "İ ",
  "12 a b c ",
];
const longestMs = 50;

describe("readDetails on any text", () => {
  it.each(runs)("stays quick and sound on 1,500 characters of %j", (unit) => {
    const text = unit.repeat(Math.ceil(1500 / unit.length)).slice(0, 1500);
    const taken = [
      { start: 20, end: 30, rule: "clock" },
      { start: 25, end: 45, rule: "day" },
      { start: 1490, end: 1600, rule: "day" },
    ];
    const segment = { text, start: 3, end: 1500, taken };
    // The processor's time of this process, so that what else the machine does is no part of it; the best of three,
    // because a collection of garbage may fall into one of them.
    const timesMs = [1, 2, 3].map(() => {
      const before = process.cpuUsage();
      readDetails(segment, detailWords);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
    expect(Math.min(...timesMs)).toBeLessThan(longestMs);
    const details = readDetails(segment, detailWords);
    expect(details.title).not.toMatch(/^\s*$|\n/u);
    expect(details.title.length).toBeLessThanOrEqual(200);
    for (const { quote, start, end } of details.evidence) {
      expect(quote).not.toBe("");
      expect(text.slice(start, end)).toBe(quote);
    }
  });

  it("reads only its own part of the text", () => {
    const text = "Lunch with Ana, dinner with Bo at Nobu";
    const start = text.indexOf("dinner");
    const details = readDetails({ text, start, end: text.length, taken: [] }, detailWords);
    expect(details).toMatchObject({ title: "Dinner with Bo", venue: "Nobu", attendees: [{ name: "Bo" }] });
    expect(details.evidence.every((item) => item.start >= start)).toBe(true);
  });

  it.each([
    ["🎉 Mia's birthday party [Saturday 3pm] at Golden Gate Park 🎂", "🎉 Mia's birthday party 🎂"],
    ["午餐 [tomorrow at noon]", "午餐"],
    ["اجتماع الفريق [tomorrow]", "اجتماع الفريق"],
    ["Réunion d’équipe [tomorrow]", "Réunion d’équipe"],
    ["STAFF MEETING [TOMORROW]", "STAFF MEETING"],
  ])("keeps the script of %s", (marked, title) => {
    expect(readDetails(segmentOf(marked), detailWords).title).toBe(title);
  });
});
