import { expect, it } from "vitest";
import { readRecurrenceRule } from "./recurrence-rule";

it.each([
  ["FREQ=DAILY", { frequency: "daily", interval: 1, days: [], placed: null, until: null, count: null }],
  [
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;UNTIL=20261215T140000Z",
    { frequency: "weekly", interval: 2, days: ["MO", "WE"], placed: null, until: "2026-12-15", count: null },
  ],
  [
    "RRULE:FREQ=MONTHLY;BYDAY=1MO;COUNT=6",
    {
      frequency: "monthly",
      interval: 1,
      days: [],
      placed: { days: [{ place: "first", day: "MO" }], month: null },
      until: null,
      count: 6,
    },
  ],
  ["FREQ=HOURLY", { frequency: "other", interval: 1, days: [], placed: null, until: null, count: null }],
  ["", { frequency: "other", interval: 1, days: [], placed: null, until: null, count: null }],
])("reads %j", (rule, expected) => {
  expect(readRecurrenceRule(rule, "America/New_York")).toEqual(expected);
});

it.each([
  ["20261216T045959Z", "America/New_York", "2026-12-15"],
  ["20261215T200000Z", "Asia/Tokyo", "2026-12-16"],
  ["20261216T235959", "America/New_York", "2026-12-16"],
  ["20261216", "America/New_York", "2026-12-16"],
  ["20261216T999999Z", "America/New_York", "2026-12-16"],
  ["soon", "America/New_York", null],
])("ends %s in %s on the day that its zone shows: %s", (until, timeZone, expected) => {
  expect(readRecurrenceRule(`FREQ=WEEKLY;UNTIL=${until}`, timeZone).until).toBe(expected);
});
