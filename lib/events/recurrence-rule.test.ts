import { expect, it } from "vitest";
import { readRecurrenceRule } from "./recurrence-rule";

it.each([
  ["FREQ=DAILY", { frequency: "daily", interval: 1, days: [], until: null, count: null }],
  [
    "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;UNTIL=20261215T140000Z",
    { frequency: "weekly", interval: 2, days: ["MO", "WE"], until: "2026-12-15", count: null },
  ],
  [
    "RRULE:FREQ=MONTHLY;BYDAY=1MO;COUNT=6",
    { frequency: "monthly", interval: 1, days: [], until: null, count: 6 },
  ],
  ["FREQ=HOURLY", { frequency: "other", interval: 1, days: [], until: null, count: null }],
  ["", { frequency: "other", interval: 1, days: [], until: null, count: null }],
])("reads %j", (rule, expected) => {
  expect(readRecurrenceRule(rule)).toEqual(expected);
});
