import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

const nowMs = Date.parse("2026-09-07T09:00:00+01:00");

/** Reads at nine on Monday, 7 September 2026, in London. */
const told = (text: string): string[] =>
  readText({ text, nowMs, timeZone: "Europe/London", language: "en-GB" }).map(({ start, recurrence }) =>
    [start.slice(5), recurrence].filter(Boolean).join(" "),
  );

describe("each day behind days that are named", () => {
  it.each([
    ["Thu 17th & Fri 18th – Revival Nights 6pm each day", ["09-17T18:00", "09-18T18:00"]],
    ["17 and 18 Sept: talk at 6pm each night", ["09-17T18:00", "09-18T18:00"]],
    ["Meeting Tuesday and Wednesday at 9 each day", ["09-08T09:00", "09-09T09:00"]],
  ])("is of these days in %j", (text, whens) => {
    expect(told(text)).toEqual(whens);
  });

  it.each([
    ["Gym at 7pm each day", ["09-07T19:00 FREQ=DAILY"]],
    ["Pills at 8am every day from 9 Sept", ["09-09T08:00 FREQ=DAILY"]],
  ])("is a series in %j", (text, whens) => {
    expect(told(text)).toEqual(whens);
  });

  it.each([
    ["Rehearsals Mon & Wed 8–10pm from 1 Oct in the hall", ["10-05T20:00 FREQ=WEEKLY;BYDAY=MO,WE"]],
    ["Rehearsals Mon & Wed 8–10pm in the hall", ["09-14T20:00", "09-09T20:00"]],
  ])("weekdays that begin on a date are of every week: %j", (text, whens) => {
    expect(told(text)).toEqual(whens);
  });
});
