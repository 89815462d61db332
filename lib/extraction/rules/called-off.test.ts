import { describe, expect, it } from "vitest";
import { readWhen } from "@/lib/testing/read-when";

describe("what is called off", () => {
  it.each([
    "The gallery talk on Wednesday, 25 November has been cancelled. We apologise for any inconvenience.",
    "Yoga on Friday at 6 is cancelled this week",
    "CANCELLED: choir practice Monday 7pm",
    "[Cancelled] Team sync, Tue 24 Nov 10:00",
    "Sadly the quiz on Thursday had to be called off",
    "Monday's class won't take place.",
    "The 3pm review tomorrow is not happening",
  ])("is no event: %s", (text) => {
    expect(readWhen(text)).toEqual([]);
  });

  it.each([
    ["Dinner Friday 7pm. Monday's yoga is cancelled.", ["11-27T19:00"]],
    ["The 2pm review tomorrow is cancelled, let's meet at 4pm instead", ["11-21T16:00"]],
    ["Picnic Saturday at noon. If it rains the picnic is cancelled.", ["11-21T12:00"]],
    ["Match on Sunday at 3pm unless it is cancelled", ["11-22T15:00"]],
    ["Choir every Monday at 7pm. The one on 7 December is cancelled.", ["11-23T19:00 FREQ=WEEKLY;BYDAY=MO"]],
    ["Bookings can be cancelled until Friday. Show Sunday 8pm.", ["11-22T20:00"]],
    ["Cancel the gym membership by Friday", ["11-27"]],
  ])("leaves what is not: %s", (text, when) => {
    expect(readWhen(text)).toEqual(when);
  });
});
