import { describe, expect, it } from "vitest";
import { readText } from "./read-text";

/** Friday, 20 November 2026, noon in New York. */
const nowMs = Date.parse("2026-11-20T12:00:00-05:00");

const starts = (text: string): string[] =>
  readText({ text, nowMs, timeZone: "America/New_York", language: "en" }).map(({ start }) =>
    start.replace("2026-", ""),
  );

const cases: [string, string[]][] = [
  // One sentence, several events.
  [
    "Dentist Tuesday 3pm, pick up kids at 5, dinner with Sam at 7",
    ["11-24T15:00", "11-24T17:00", "11-24T19:00"],
  ],
  ["Lunch 1pm, coffee 3pm, dinner 7pm tomorrow", ["11-21T13:00", "11-21T15:00", "11-21T19:00"]],
  ["Lunch at 12 with Tom and dinner at 8 with Jerry tomorrow", ["11-21T12:00", "11-21T20:00"]],
  ["Movie Sat 9pm & brunch Sun 11am", ["11-21T21:00", "11-22T11:00"]],
  ["Breakfast with Jo at 8 tomorrow, then lunch with Al at 1", ["11-21T08:00", "11-21T13:00"]],
  ["Check-in 3pm Friday, check-out 11am Sunday", ["11-27T15:00"]],
  // One event, several starts.
  ["Call at 5 pm and 8 pm today", ["11-20T17:00", "11-20T20:00"]],
  ["exam on the 3rd and 10th of December at 9am", ["12-03T09:00", "12-10T09:00"]],
  ["Meeting Monday 9-10, Tuesday 11-12 and Thursday 2-3", ["11-23T09:00", "11-24T11:00", "11-26T14:00"]],
  // A list with long lines, which is no mail that breaks its lines.
  [
    "Lunch with Ana tomorrow at noon at the corner café, then design review on Friday 3-4pm\nStandup every Monday at 9am Pacific until Dec 15\nVacation from Dec 24 to Jan 2\nCall Bob <bob@example.com> on Dec 1 at 3pm",
    ["11-21T12:00", "11-27T15:00", "11-23T09:00", "12-24", "12-01T15:00"],
  ],
  [
    "We would like to invite everybody to the big meeting of the\nGarden Club of the north side, which takes place on the 5th of\nDecember at 6pm in the hall.",
    ["12-05T18:00"],
  ],
  // Sentences in small letters.
  ["lunch tomorrow at 1pm. dinner tomorrow at 7pm", ["11-21T13:00", "11-21T19:00"]],
  ["dentist monday 3pm. gym tuesday 7am.", ["11-23T15:00", "11-24T07:00"]],
  [
    "dinner friday 8pm. brunch sunday 11am. call bob monday 3pm",
    ["11-27T20:00", "11-22T11:00", "11-23T15:00"],
  ],
  ["lunch at 3 p.m. with bob tomorrow", ["11-21T15:00"]],
  ["meet dr. brown friday at 3 p.m. at the st. james hotel", ["11-27T15:00"]],
  // A long text of short sentences, each of an event.
  [
    "Haircut Monday at 4pm with Ms. Blue on Bridge Street. Holiday in Spain Dec 12 to Dec 15. Brunch with Kim tomorrow at 11am at the Blue Door downtown. Dad's birthday Dec 8. Visit to Oslo Jan 6 to Jan 8. Collect the bike on Friday at 5pm.",
    ["11-23T16:00", "12-12", "11-21T11:00", "12-08", "2027-01-06", "11-27T17:00"],
  ],
  // One event in several sentences or lines.
  ["The party is on Friday. It starts at 8pm.", ["11-27T20:00"]],
  ["Yoga class\nWhen: Friday, 7am\nWhere: Studio 3", ["11-27T07:00"]],
  ["Subject: AI seminar Tuesday\n\nSpeaker: Jo\nTuesday, November 24\n3:30-5:00\nHall 4", ["11-24T15:30"]],
  ["The meeting was moved from Tuesday to Thursday at 3pm", ["11-26T15:00"]],
  ["Meeting rescheduled from Tuesday 3pm to Wednesday 4pm", ["11-25T16:00"]],
  ["Webinar: Nov 24, 1pm ET / 10am PT", ["11-24T13:00"]],
  ["Taking part in the Sunday run on November 24 at 9am", ["11-24T09:00"]],
  // Headings over lines, lists, programmes.
  [
    "Mon 30 Nov\n09:00 Depart\n12:30 Arrive\nTue 1 Dec\n10:00 Tour",
    ["11-30T09:00", "11-30T12:30", "12-01T10:00"],
  ],
  [
    "1. Kickoff - Dec 1, 9am\n2. Review - Dec 8, 9am\n3. Launch - Dec 15",
    ["12-01T09:00", "12-08T09:00", "12-15"],
  ],
  ["- 10:00-10:30 Opening\n- 12:00 Lunch\non 5 December", ["12-05T10:00", "12-05T12:00"]],
  [
    "Tomorrow: 10am interview with Kim; 2pm budget review; 6pm drinks",
    ["11-21T10:00", "11-21T14:00", "11-21T18:00"],
  ],
  ["Monday: gym 6am, Tuesday: swim 7am, Wednesday: rest", ["11-23T06:00", "11-24T07:00", "11-25"]],
  [
    "Create lunch with Amy on Monday at noon. Schedule a grocery trip at 7 pm.",
    ["11-23T12:00", "11-20T19:00"],
  ],
  // What is said beside the event.
  [
    "The party is on Friday, December 18th from 6 to 10 PM at the Hilton. Please RSVP by December 4th.",
    ["12-18T18:00"],
  ],
  ["Robotics seminar\nWednesday, November 25\nRefreshments: 3:15\nTalk: 3:30 - 4:30", ["11-25T15:30"]],
  [
    "On Nov 12, 2026 at 3:04 PM, Bob wrote:\n> can we meet tomorrow?\n\nSure, how about Wednesday at 2?",
    ["11-25T14:00"],
  ],
  [
    "Date: Mon, 16 Nov 2026 14:32:11 -0400\nSubject: talk\n\nThe talk is on November 24 at 4pm.",
    ["11-24T16:00"],
  ],
  ["Your table is booked for Sat, Nov 28 at 8:15 PM. We hold tables for 15 minutes.", ["11-28T20:15"]],
];

describe("segmentation", () => {
  it.each(cases)("finds the events of %j", (text, expected) => {
    expect(starts(text)).toEqual(expected);
  });
});
