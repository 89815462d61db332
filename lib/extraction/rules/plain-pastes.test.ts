import { describe, expect, it } from "vitest";
import { faultsOf } from "@/e2e/reading/compare-written";
import type { WrittenText } from "@/e2e/texts/written/written-text";

const london = { zone: "Europe/London", language: "en-GB" };

const plainPastes: readonly WrittenText[] = [
  {
    text: "Plant sale: Sat/Sun 12/13 June 2027, 10am-4pm",
    ...london,
    events: [
      "2027-06-12T10:00/2027-06-12T16:00 | Plant sale",
      "2027-06-13T10:00/2027-06-13T16:00 | Plant sale",
    ],
  },
  {
    text: "Open garden: Saturday 12/Sunday 13 June",
    ...london,
    events: ["2027-06-12 | Open garden", "2027-06-13 | Open garden"],
  },
  {
    text: "Cinema on Friday at 8pm. Dinner first at 6pm.",
    ...london,
    events: ["11-27T20:00 | Cinema", "11-27T18:00 | Dinner; Dinner first"],
  },
  {
    text: "Festival of Colours\nSaturday 20 March, 2pm",
    ...london,
    events: ["2027-03-20T14:00 | Festival of Colours"],
  },
  {
    text: "Hallé Orchestra: Christmas Favourites\n\nSaturday 5 December, 8pm",
    ...london,
    events: ["12-05T20:00 | Hallé Orchestra: Christmas Favourites; Christmas Favourites"],
  },
  {
    text: "Offsite\nThursday 10 December\n\nAGENDA\n\n8:30 AM Breakfast\n9:00 AM Welcome",
    events: ["12-10T08:30 | Breakfast", "12-10T09:00 | Welcome"],
  },
  {
    text: "Dates to note\nMarch 12 - No School\nMarch 19 - Spirit Day",
    events: ["2027-03-12 | No School", "2027-03-19 | Spirit Day"],
  },
  {
    text: "The exams begin on 15th March and conclude on 24th March.",
    ...london,
    events: ["2027-03-15/2027-03-24 | Exams; The exams"],
  },
  {
    text: "The Wren Sisters\nFriday 11 December\nDoors 7pm, curfew 11pm",
    ...london,
    events: ["12-11T19:00/12-11T23:00 | The Wren Sisters"],
  },
  {
    text: "Your appointment is on Wednesday 9 December at 2:40pm.\n\nBridge Street Dental Practice\n14 Bridge Street\nHereford\nHR4 9DF",
    ...london,
    events: ["12-09T14:40 | Appointment; Your appointment | Bridge Street Dental Practice"],
  },
  {
    text: "The Wren Sisters\n\nFriday 11 December, 8pm\n\nThe Fleece\n12 St Thomas Street, Bristol BS1 6JJ",
    ...london,
    events: ["12-11T20:00 | The Wren Sisters | 12 St Thomas Street"],
  },
  {
    text: "You're invited to Maya's birthday party!\n\nWhen: Saturday, December 5, 2:00 PM - 4:30 PM",
    events: ["12-05T14:00/12-05T16:30 | Maya's birthday party!"],
  },
  {
    text: "Walking Tour: Old Dublin\n\nSaturday 5 December, 11am",
    ...london,
    events: ["12-05T11:00 | Walking Tour: Old Dublin; Walking Tour"],
  },
  {
    text: "Author Talk\n\nThursday 10 December, 6.30pm\nTown Hall, High Street",
    ...london,
    events: ["12-10T18:30 | Author Talk | Town Hall"],
  },
  {
    text: "Hi all, book club is at Gwen's on Wednesday 9th, 8pm. We're doing Small Things Like These.\nSee you there",
    ...london,
    events: ["12-09T20:00 | Book club | Gwen's"],
  },
  {
    text: "Yoga every Sunday at 9pm until 25 April 2027, starting 7 March 2027",
    ...london,
    events: ["2027-03-07T21:00 FREQ=WEEKLY;BYDAY=SU;UNTIL=20270425 | Yoga"],
  },
];

describe("the plainest of what people paste", () => {
  it.each(plainPastes)("is read: $text", (written) => {
    expect(faultsOf(written)).toEqual([]);
  });
});
