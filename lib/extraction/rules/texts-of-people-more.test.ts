import { describe, expect, it } from "vitest";
import { readSpoken, readWhen } from "@/lib/testing/read-when";

const titled = (text: string) =>
  readSpoken(text).map(({ title, start }) => `${start.replace("2026-", "")} ${title}`);

describe("hours said for several days", () => {
  it.each([
    ["Conference Dec 3-5, 9am-5pm", "12-03T09:00/12-03T17:00 FREQ=DAILY;UNTIL=20261205"],
    ["market Tue-Thu next week 10-4", "11-24T10:00/11-24T16:00 FREQ=DAILY;UNTIL=20261126"],
  ])("are those of each day: %s", (text, when) => {
    expect(readWhen(text)).toEqual([when]);
    const told = readSpoken(text)[0]?.alternatives.filter(({ field }) => field === "recurrence");
    expect(told?.map(({ value, label }) => [value, label.code])).toEqual([[null, "labels.oneEventUntil"]]);
  });

  it.each([
    ["Retreat Dec 4 6pm - Dec 6 11am", "12-04T18:00/12-06T11:00"],
    ["camping Friday 6pm to Sunday 11am", "11-27T18:00/11-29T11:00"],
    ["Hotel check-in Dec 20 after 3pm, check-out Dec 23 by 11am", "12-20T15:00/12-23T11:00"],
    ["cabin Fri-Sun, 6pm-11am", "11-27T18:00/11-29T11:00"],
  ])("are one long event where the end belongs to the last day: %s", (text, when) => {
    expect(readWhen(text)).toEqual([when]);
  });
});

describe("weekdays", () => {
  it.each([
    ["gym mon wed fri 6am", ["11-23T06:00 FREQ=WEEKLY;BYDAY=MO,WE,FR"]],
    ["lab tue thu 2pm", ["11-24T14:00", "11-26T14:00"]],
    ["closed wed-fri", ["11-25/11-27"]],
    ["are you free sat night? bowling at 8", ["11-21T20:00"]],
    ["training this week: Tues 5:30-6:45", ["11-24T17:30/11-24T18:45"]],
    ["he sat with us at the pub", []],
    ["Check-in Friday 3pm, check-out Sunday noon", ["11-27T15:00/11-29T12:00"]],
    ["Check-out Sunday noon", ["11-22T12:00"]],
  ])("in small letters and side by side: %s", (text, when) => {
    expect(readWhen(text)).toEqual(when);
  });
});

describe("clocks as people write them", () => {
  it.each([
    ["party from 1:pm until 5 on saturday", ["11-21T13:00/11-21T17:00"]],
    ["piano tuner wed btw 1 and 3", ["11-25T13:00/11-25T15:00"]],
    ["Book launch Tue 6.30 for 7pm", ["11-24T18:30"]],
    ["Table for 4 at 7pm on Tuesday", ["11-24T19:00"]],
    ["drinks next fri, say 6, at the pub", ["11-27T18:00"]],
    ["Rovers v Town, Saturday, KO 3pm", ["11-21T15:00"]],
    ["Midnight Mass, Christmas Eve 11.30pm", ["12-24T23:30"]],
    ["Midnight feast Saturday 10pm", ["11-21T22:00"]],
    ["Countdown at midnight on Saturday", ["11-21T00:00"]],
    ["gym 9-10 tomorrow, then work till noon", ["11-21T09:00/11-21T10:00", "11-21T10:00/11-21T12:00"]],
    ["Matinee 2.30pm, evening 7.30pm, Sat 5 December", ["12-05T14:30", "12-05T19:30"]],
  ])("%s", (text, when) => {
    expect(readWhen(text)).toEqual(when);
  });
});

describe("a series within months", () => {
  it.each([
    [
      "Market Saturdays 8am-1pm, May through October",
      "2027-05-01T08:00/2027-05-01T13:00 FREQ=WEEKLY;BYDAY=SA;UNTIL=20271031",
    ],
    ["Swimming every Tuesday at 4 until June", "11-24T16:00 FREQ=WEEKLY;BYDAY=TU;UNTIL=20270601"],
    ["Jazz brunch, Sundays in December, 11-2", "12-06T11:00/12-06T14:00 FREQ=WEEKLY;BYDAY=SU;UNTIL=20261231"],
  ])("%s", (text, when) => {
    expect(readWhen(text)).toEqual([when]);
  });
});

describe("what a mail says beside the event", () => {
  it.each([
    [
      "From: Kim <kim@acme.com>\nDate: Tue, Nov 17, 2026 at 9:41 AM\nSubject: Workshop\n\nThe workshop is on Dec 1 at 9:30.",
      ["12-01T09:30"],
    ],
    ["Thanks for your time today. Could we follow up on Dec 2 at 11:00?", ["12-02T11:00"]],
    ["Deadline for abstracts: 15 January 2027, 23:59 AoE", ["2027-01-15T23:59"]],
    ["Concert Dec 16 at 6pm. Doors open at 5.30pm. Children should arrive by 5.15pm.", ["12-16T18:00"]],
    ["Day 1 - Monday 7 December\n08:30 Registration\n12:30 Lunch", ["12-07T08:30", "12-07T12:30"]],
    ["[20/11/26, 11:42] Sam: footy tmrw 10am?\n[20/11/26, 11:43] Raj: yep", ["11-21T10:00"]],
    ["closed Thursday to Friday next week for Thanksgiving", ["11-26/11-27"]],
    ["Call at 5pm today", ["11-20T17:00"]],
  ])("is not taken for it: %s", (text, when) => {
    expect(readWhen(text)).toEqual(when);
  });
});

describe("titles of texts as people write them", () => {
  it.each([
    ["Parents' evening Thursday 26 November, 4.30pm", "11-26T16:30 Parents' evening"],
    ["Open evening Tuesday 6pm", "11-24T18:00 Open evening"],
    ["movie night date Saturday at 8", "11-21T20:00 Movie night date"],
    ["Fwd: Fire drill\n\nThe drill is on Thursday at 11:00.", "11-26T11:00 Fire drill"],
    ["Remember: trash day on Saturday", "11-21 Trash day"],
    ["Kindly attend the review meeting on Monday at 4:30 PM. Regards, Suresh", "11-23T16:30 Review meeting"],
    ["Let's push our call from 2 to 3:30 on Monday", "11-23T15:30 Call"],
    ["Bake sale Friday from 9 until we sell out", "11-27T09:00 Bake sale"],
    ["Check-in: Fri 4 Dec from 3pm", "12-04T15:00 Check-in"],
    ["The Lumineers\nJan 15, 2027\nDoors 6:30 PM / Show 8:00 PM", "2027-01-15T20:00 The Lumineers"],
    ["Dinner evening of the 5th at Rosa's", "12-05T18:00 Dinner"],
  ])("%s", (text, event) => {
    expect(titled(text)).toEqual([event]);
  });
});
