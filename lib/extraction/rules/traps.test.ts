import { describe, expect, it } from "vitest";
import { readText } from "./read-text";

/** Friday, 20 November 2026, noon in New York. */
const nowMs = Date.parse("2026-11-20T12:00:00-05:00");
const timeZone = "America/New_York";

/** Each event as `start`, `start/end` or with its rule behind a blank. */
function read(text: string): string[] {
  return readText({ text, nowMs, timeZone, language: "en" }).map(({ start, end, recurrence }) =>
    [end === null ? start : `${start}/${end}`, ...(recurrence === null ? [] : [recurrence])].join(" "),
  );
}

const traps: [string, string[]][] = [
  ["Jan 5th, 10-11:30am", ["2027-01-05T10:00/2027-01-05T11:30"]],
  ["Jan 5, 12, 19 at 6pm", ["2027-01-05T18:00", "2027-01-12T18:00", "2027-01-19T18:00"]],
  ["10am to noon Jan 5", ["2027-01-05T10:00/2027-01-05T12:00"]],
  ["dinner at 7", ["2026-11-20T19:00"]],
  ["tomorrow at 5", ["2026-11-21T17:00"]],
  ["day after tomorrow", ["2026-11-22"]],
  ["the day after tomorrow", ["2026-11-22"]],
  ["the 24th at 3pm", ["2026-11-24T15:00"]],
  ["24th at 3pm", ["2026-11-24T15:00"]],
  ["the 5th at noon", ["2026-12-05T12:00"]],
  ["Tues 24th", ["2026-11-24"]],
  ["first Monday of December", ["2026-12-07"]],
  ["a week from Friday", ["2026-11-27"]],
  ["Friday week", ["2026-11-27"]],
  ["last Friday of the month", ["2026-11-27"]],
  ["half past 3 tomorrow", ["2026-11-21T15:30"]],
  ["half past 3", ["2026-11-20T15:30"]],
  ["quarter to 4", ["2026-11-20T15:45"]],
  ["9am Pacific tomorrow", ["2026-11-21T09:00"]],
  ["Friday at 14h", ["2026-11-27T14:00"]],
  ["call at 3pm for 45 minutes", ["2026-11-20T15:00/2026-11-20T15:45"]],
  ["call for 45 minutes at 3pm", ["2026-11-20T15:00/2026-11-20T15:45"]],
  ["for 45 minutes", []],
  ["30 min", []],
  ["Standup tomorrow 10am, 30 min", ["2026-11-21T10:00/2026-11-21T10:30"]],
  ["Mon, Wed and Fri at 9am", ["2026-11-23T09:00", "2026-11-25T09:00", "2026-11-27T09:00"]],
  ["every Monday at 9 until Dec 15", ["2026-11-23T09:00 FREQ=WEEKLY;BYDAY=MO;UNTIL=20261215"]],
  ["31/04", []],
  ["Feb 29", ["2028-02-29"]],
  ["#2024-10-10-77", []],
  ["$10/20", []],
  ["Sun Microsystems", []],
  ["you may be there", []],
];

const everyday: [string, string[]][] = [
  ["Schedule a team meeting tomorrow at 2 PM", ["2026-11-21T14:00"]],
  ["Team meeting next Tuesday at 2 PM", ["2026-11-24T14:00"]],
  ["Workshop on Monday from 9:30 to 11", ["2026-11-23T09:30/2026-11-23T11:00"]],
  ["Review on Thursday 1-2:30pm", ["2026-11-26T13:00/2026-11-26T14:30"]],
  ["Review on 12/4 at 10am for 90 minutes", ["2026-12-04T10:00/2026-12-04T11:30"]],
  ["Lunch tomorrow at noon", ["2026-11-21T12:00"]],
  ["New Year call on Dec 31 at midnight", ["2026-12-31T00:00"]],
  ["Breakfast at half past seven tomorrow", ["2026-11-21T07:30"]],
  ["half past seven in the evening tomorrow", ["2026-11-21T19:30"]],
  ["Conference Dec 3-5", ["2026-12-03/2026-12-05"]],
  ["Meeting 2026-12-01 14:00", ["2026-12-01T14:00"]],
  ["Party from 10pm to 2am on Saturday", ["2026-11-21T22:00/2026-11-22T02:00"]],
  ["Retro in 2 hours", ["2026-11-20T14:00"]],
  ["Dentist in 3 days at 8am", ["2026-11-23T08:00"]],
  ["Vacation next week", ["2026-11-23/2026-11-29"]],
  ["Kickoff on March 3, 2020", ["2020-03-03"]],
  ["Workout every other day at 6am", ["2026-11-21T06:00 FREQ=DAILY;INTERVAL=2"]],
  [
    "Lunch with Ana tomorrow at noon at Café Luz, then design review on Friday 3-4pm",
    ["2026-11-21T12:00", "2026-11-27T15:00/2026-11-27T16:00"],
  ],
  [
    "- Gym on Monday at 7am\n- Dentist on Tuesday at 3pm\n- Dinner with Bob on Wednesday at 8",
    ["2026-11-23T07:00", "2026-11-24T15:00", "2026-11-25T20:00"],
  ],
  [
    "Subject: Planning\nDate: December 3, 2026\nTime: 2:00 - 3:30 PM\nWhere: Room 12",
    ["2026-12-03T14:00/2026-12-03T15:30"],
  ],
  [
    "Monday:\n9am standup\n2pm review\nTuesday:\n10am planning",
    ["2026-11-23T09:00", "2026-11-23T14:00", "2026-11-24T10:00"],
  ],
  ["Standup at 9am and retro at 4pm on Monday", ["2026-11-23T09:00", "2026-11-23T16:00"]],
  ["Meeting on Monday at 9, then lunch at noon", ["2026-11-23T09:00", "2026-11-23T12:00"]],
  ["The clothing drive is tomorrow. It starts at 10am.", ["2026-11-21T10:00"]],
  ["Conference Tue-Thu next week", ["2026-11-24/2026-11-26"]],
  ["Club on Saturday night from 11pm to 3am", ["2026-11-21T23:00/2026-11-22T03:00"]],
  ["Club Saturday night at 1am", ["2026-11-22T01:00"]],
  ["party tonight at midnight", ["2026-11-21T00:00"]],
  ["Board meeting from 9 am on Dec 1 until 5 pm on Dec 2", ["2026-12-01T09:00/2026-12-02T17:00"]],
  ["Flight: 10:45 PM Nov 30 → 6:30 AM Dec 1", ["2026-11-30T22:45/2026-12-01T06:30"]],
  ["gym 6:30am-7:30am m-f", ["2026-11-23T06:30/2026-11-23T07:30 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"]],
  [
    "Volleyball Thursday evenings at 6 through March",
    ["2026-11-26T18:00 FREQ=WEEKLY;BYDAY=TH;UNTIL=20270331"],
  ],
  ["Meeting every weekday at 9am except Friday", ["2026-11-23T09:00 FREQ=WEEKLY;BYDAY=MO,TU,WE,TH"]],
  [
    "Summer camp July 6-10, 9am to 3pm each day",
    ["2027-07-06T09:00/2027-07-06T15:00 FREQ=DAILY;UNTIL=20270710"],
  ],
  ["Therapy Wednesdays at 4 for 8 weeks", ["2026-11-25T16:00 FREQ=WEEKLY;BYDAY=WE;UNTIL=20270115"]],
  [
    "Sprint planning, every second Monday, 10:00-11:30, starting 30.11.",
    ["2026-11-30T10:00/2026-11-30T11:30 FREQ=WEEKLY;INTERVAL=2;BYDAY=MO"],
  ],
  ["weekly 1:1 with Sue, Thursdays 3pm starting next week", ["2026-11-26T15:00 FREQ=WEEKLY;BYDAY=TH"]],
  ["Team call first Monday of the month 10am", ["2026-12-07T10:00"]],
  ["New Year's Eve dinner at 8pm", ["2026-12-31T20:00"]],
  ["Trip to Rome 14.12. - 18.12.", ["2026-12-14/2026-12-18"]],
  ["Reserve court 5 for Sunday 10-12", ["2026-11-22T10:00/2026-11-22T12:00"]],
  ["Tuesday 10/11/2026", ["2026-11-10"]],
  ["Meet at 12 Main Street tomorrow at 4pm", ["2026-11-21T16:00"]],
  ["a table for two on the 12th at 7pm", ["2026-12-12T19:00"]],
  ["Ask Ann about the 5 reports", []],
  ["One may ask", []],
  ["at 7", []],
  ["He won 5-3", []],
  ["It costs $15 to $20", []],
  ["ratio of 3:2", []],
  ["Chapter 10-12", []],
  ["I have twenty-one coins", []],
  ["version 2.10.3 is out", []],
  ["room 404", []],
  ["call me on 555-1212", []],
  ["let us march on", []],
];

describe("the traps of the research", () => {
  it.each(traps)("reads %j", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});

describe("everyday texts", () => {
  it.each(everyday)("reads %j", (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});
