import { describe, expect, it } from "vitest";
import { readSpoken } from "@/lib/testing/read-when";

const read = (text: string) =>
  readSpoken(text).map(({ title, start, end }) => [title, `${start}/${end}`.replaceAll("2026-", "")]);

describe("a journey or a stay", () => {
  it.each([
    ["Train 9:05 from Berlin, arrives 13:10 on Tuesday", "Train from Berlin", "11-24T09:05/11-24T13:10"],
    ["Flight to Oslo Dec 3, departs 7:45am, arrives 10:20am", "Flight to Oslo", "12-03T07:45/12-03T10:20"],
    [
      "Night train leaves Vienna 22:39 Friday and gets into Rome 9:15",
      "Night train leaves Vienna",
      "11-27T22:39/11-28T09:15",
    ],
    [
      "Flight LH 400\nDeparts: Dec 20 10:15\nArrives: Dec 20 13:05",
      "Flight LH 400",
      "12-20T10:15/12-20T13:05",
    ],
    ["Ferry leaves Saturday 9am. Arrives 1pm.", "Ferry leaves", "11-21T09:00/11-21T13:00"],
    [
      "Hotel Luz\nCheck-in: Fri Dec 4, 3 PM\nCheck-out: Sun Dec 6, 11 AM",
      "Hotel Luz",
      "12-04T15:00/12-06T11:00",
    ],
    [
      "Hotel check-in Dec 20 after 3pm, check-out Dec 23 by 11am",
      "Hotel check-in",
      "12-20T15:00/12-23T11:00",
    ],
    ["Check-in 3pm Friday, check-out 11am Sunday", "Check-in", "11-27T15:00/11-29T11:00"],
    ["Sleepover at Zoe's Sat 6pm, pick up Sun 10am", "Sleepover", "11-21T18:00/11-22T10:00"],
    ["Kids party Saturday 2pm, pickup at 4:30", "Kids party", "11-21T14:00/11-21T16:30"],
    ["Dog grooming Friday, drop-off 9am, pick-up 1pm", "Dog grooming", "11-27T09:00/11-27T13:00"],
    ["Rental car: pick up Friday 10am, return Monday 6pm", "Rental car: pick up", "11-27T10:00/11-30T18:00"],
  ])("ends where it arrives: %s", (text, title, when) => {
    expect(read(text)).toEqual([[title, when]]);
  });

  it.each([
    ["Grandma arrives Sunday at 4pm", "11-22T16:00/null"],
    ["Package arrives Tuesday", "11-24/null"],
    ["Check-out Sunday 11am", "11-22T11:00/null"],
    ["Birthday party Sat 5pm, pick up cake at 3", "11-21T17:00/null"],
    ["Dinner at 7, then the bus arrives at 9", "11-20T19:00/null"],
  ])("has none where none has begun: %s", (text, when) => {
    expect(read(text)[0]?.[1]).toBe(when);
  });
});

describe("pictures for labels", () => {
  it.each([
    ["🎉 Party 🕗 8pm 📅 Dec 5 📍 Luz Bar", "🎉 Party", "12-05T20:00", "Luz Bar"],
    ["📅 Dec 5 ⏰ 8pm 📍 Luz Bar – Jazz night", "Jazz night", "12-05T20:00", "Luz Bar"],
    [
      "Jazz night\n📅 Saturday, Dec 5\n🕗 8 pm\n📍 Luz Bar, 12 Main St",
      "Jazz night",
      "12-05T20:00",
      "Luz Bar",
    ],
    ["🗓️ Fri Dec 4 🕖 7pm Book launch", "Book launch", "12-04T19:00", ""],
    ["🎂 Anna's birthday Dec 9", "🎂 Anna's birthday", "12-09", ""],
  ])("are no part of the title: %s", (text, title, start, venue) => {
    expect(readSpoken(text)).toMatchObject([{ title, start: `2026-${start}`, venue }]);
  });
});
