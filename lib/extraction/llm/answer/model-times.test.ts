import { describe, expect, it } from "vitest";
import { modelEvent } from "@/lib/testing/sample-answer";
import { readModelRule, readModelTimes } from "./model-times";

const times = (start: string, end = "", all_day = false) =>
  readModelTimes(modelEvent({ start, end, all_day }));

describe("readModelTimes", () => {
  it("reads wall clocks and whole days", () => {
    expect(times("2026-11-22T12:00", "2026-11-22T13:30")).toEqual({
      start: "2026-11-22T12:00",
      end: "2026-11-22T13:30",
      allDay: false,
    });
    expect(times("2026-11-22 12:00:00")).toMatchObject({ start: "2026-11-22T12:00", end: null });
    expect(times("2026-11-22", "2026-11-24")).toEqual({
      start: "2026-11-22",
      end: "2026-11-24",
      allDay: true,
    });
    expect(times("2026-11-22T00:00", "", true)).toMatchObject({ start: "2026-11-22", allDay: true });
  });

  it.each([
    "2027-02-30T12:00",
    "2027-02-29",
    "2026-11-22T24:00",
    "2026-11-22T12:60",
    "2026-13-01",
    "2026-11-22T12:00Z",
    "2026-11-22T12:00+01:00",
    "tomorrow",
    "",
  ])("takes %j for no time", (start) => {
    expect(times(start)).toBeNull();
  });

  it.each([
    ["2026-11-22T12:00", "2026-11-22T12:00"],
    ["2026-11-22T12:00", "2026-11-22T11:00"],
    ["2026-11-22T12:00", "2026-11-22"],
    ["2026-11-22", "2026-11-21"],
    ["2026-11-22T12:00", "soon"],
  ])("leaves out an end that is none: from %s to %s", (start, end) => {
    expect(times(start, end)?.end).toBeNull();
  });
});

describe("readModelRule", () => {
  it("reads a rule, and moves the start to its first day", () => {
    expect(readModelRule("FREQ=WEEKLY;BYDAY=TU", "2026-11-21")).toEqual({
      recurrence: "FREQ=WEEKLY;BYDAY=TU",
      date: "2026-11-24",
    });
    expect(readModelRule("rrule:freq=monthly;byday=-1fr;until=20270331T235959Z", "2026-11-27")).toEqual({
      recurrence: "FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20270331",
      date: "2026-11-27",
    });
  });

  it.each([
    "",
    "weekly",
    "FREQ=HOURLY",
    "FREQ=WEEKLY;BYDAY=XX",
    "FREQ=WEEKLY;BYDAY=1MO",
    "FREQ=DAILY;BYMONTHDAY=3",
    "FREQ=WEEKLY;FREQ=DAILY",
    "FREQ=WEEKLY;COUNT=3;UNTIL=20270101",
    "FREQ=WEEKLY;UNTIL=20261101",
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=WEEKLY\r\nATTENDEE:mailto:x@example.com",
    "FREQ=WEEKLY;constructor=1",
  ])("refuses %j", (rule) => {
    expect(readModelRule(rule, "2026-11-21")).toBeNull();
  });
});
