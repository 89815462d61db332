import { describe, expect, it } from "vitest";
import { faultsOf } from "@/e2e/reading/compare-written";
import type { WrittenText } from "@/e2e/texts/written/written-text";

const london = { zone: "Europe/London", language: "en-GB" };

/** Hours of a range without am or pm that begin at six or seven. */
const hoursByDay: readonly WrittenText[] = [
  {
    text: "Sofa man Tues 8/12 btw 7 and 12",
    ...london,
    events: ["12-08T07:00/12-08T12:00 | Sofa man"],
  },
  {
    text: "Scaffolders Thu 10 Dec 7-11",
    ...london,
    events: ["12-10T07:00/12-10T11:00 | Scaffolders"],
  },
  {
    text: "Zoo trip Wed 9 December 7.45-4.00",
    ...london,
    events: ["12-09T07:45/12-09T16:00 | Zoo trip"],
  },
  { text: "Disco Sat 5 Dec 7-11", ...london, events: ["12-05T19:00/12-05T23:00 | Disco"] },
  { text: "Pub quiz Thurs 10 Dec 7.30-11.30", ...london, events: ["12-10T19:30/12-10T23:30 | Pub quiz"] },
  { text: "Parcel Tue 8 December 6-10", ...london, events: ["12-08T18:00/12-08T22:00 | Parcel"] },
];

/** What counts nights, weeks and days before another. */
const counted: readonly WrittenText[] = [
  {
    text: "3 night walking break, 11–14 December 2026",
    ...london,
    events: ["12-11/12-14 | Walking break; 3 night walking break"],
  },
  { text: "Fri 4 Dec, 9 night, the Crown", ...london, events: ["12-04T21:00 | Crown; The Crown"] },
  {
    text: "Wedding Sat 12 Dec 2pm at St Ann's. Rehearsal dinner previous day 7pm.",
    ...london,
    events: ["12-12T14:00 | Wedding | St Ann's", "12-11T19:00 | Rehearsal dinner"],
  },
  {
    text: "Courses\nPottery - Wednesdays 6pm, 6 weeks from 2 December",
    ...london,
    events: ["12-02T18:00 FREQ=WEEKLY;BYDAY=WE;COUNT=6 | Pottery"],
  },
  { text: "Report due 6 weeks from 2 December", ...london, events: ["2027-01-13 | Report"] },
];

/** Dates that another one has taken the place of. */
const replaced: readonly WrittenText[] = [
  {
    text: "Notes\n- keys w/ Mrs Okoro. Sun 6.12. she can't → Fri 4.12. 17:00\n- demo for the bank: Wed -> they can't -> Thu 3/12 2pm",
    ...london,
    events: ["12-04T17:00 | Keys w/ Mrs Okoro; Keys", "12-03T14:00 | Demo for the bank"],
  },
  {
    text: "3. Fair. 5 Dec clashes w/ the carol service. Agreed move to Sat 12 Dec, 10-1.\n4. Next mtg would be 8 Dec – boiler! – therefore Tues 15 Dec, 7.30pm",
    ...london,
    events: ["12-12T10:00/12-12T13:00 | Fair; Agreed move", "12-15T19:30 | Next mtg"],
  },
  {
    text: "roofers were meant to be Fri 4th, now Tues 8th 7am",
    ...london,
    events: ["12-08T07:00 | Roofers"],
  },
  { text: "dentist tues 9.20 -> now weds 10.40", ...london, events: ["11-25T10:40 | Dentist"] },
  {
    text: "Dinner would be Friday 4 December and brunch Saturday 5 December 11am",
    ...london,
    events: ["12-04 | Dinner", "12-05T11:00 | Brunch"],
  },
  {
    text: "Sat 5 December is full of surprises, so wear a hat",
    ...london,
    events: ["12-05 | Full of surprises, so wear a hat"],
  },
];

describe("notes to oneself and messages", () => {
  it.each([...hoursByDay, ...counted, ...replaced].map((entry) => [entry.text, entry] as const))(
    "reads %j",
    (_, entry) => {
      expect(faultsOf(entry)).toEqual([]);
    },
  );
});
