import { describe, expect, it } from "vitest";
import { formatWeekdays } from "@/lib/recurrence/format-weekdays";
import { formatClockRange, formatDateParts, formatLongDate, lastDayOf, wallMinutes } from "./format";
import { formatMediumDate, formatMonth } from "./format-date";
import { formatInstant } from "./format-zone";

describe("when an event is, in words", () => {
  it.each([
    ["2026-11-24T12:00", "2026-11-24T13:00", false, "12:00 – 1:00 PM"],
    ["2026-11-24T09:00", "2026-11-24T10:30", false, "9:00 – 10:30 AM"],
    ["2026-11-24T14:00", null, false, "2:00 PM"],
    ["2026-11-24T22:00", "2026-11-25T02:00", false, "Tue, Nov 24, 10:00 PM – Wed, Nov 25, 2:00 AM"],
    ["2026-11-24T00:00", "2026-11-25T00:00", true, null],
    ["2026-11-24T00:00", null, true, null],
    ["2026-12-03T00:00", "2026-12-06T00:00", true, "Thu, Dec 3 – Sat, Dec 5"],
  ])("%s to %s, all day %s, is %j", (start, end, allDay, words) => {
    expect(formatClockRange({ start, end, allDay }, "en")).toBe(words);
  });

  it("shows the digits of the wall clock, whatever zone the test runs in", () => {
    expect(formatDateParts("2026-11-24T23:59", "en")).toEqual({
      weekday: "Tue",
      day: "24",
      month: "Nov",
      year: "2026",
    });
    expect(formatLongDate("2026-11-24T00:00", "en")).toBe("Tuesday, November 24, 2026");
    expect(formatMediumDate("2026-12-15T00:00", "en")).toBe("Dec 15, 2026");
    expect(formatMonth("2026-11-30T23:59", "en")).toBe("November 2026");
  });

  it("names days of the week", () => {
    expect(formatWeekdays(["MO"], "en")).toBe("Monday");
    expect(formatWeekdays(["MO", "WE"], "en")).toBe("Monday and Wednesday");
    expect(formatWeekdays(["MO", "WE", "FR"], "en")).toBe("Mon, Wed, and Fri");
    expect(formatWeekdays(["XX", "SU"], "en")).toBe("Sunday");
  });

  it("includes the last day of an all-day event", () => {
    expect(lastDayOf({ start: "2026-12-03T00:00", end: "2026-12-06T00:00" })).toBe("2026-12-05");
    expect(lastDayOf({ start: "2026-12-03T00:00", end: null })).toBe("2026-12-03");
  });

  it("measures in wall-clock time", () => {
    expect(wallMinutes({ start: "2026-11-24T22:00", end: "2026-11-25T01:30" })).toBe(210);
    expect(wallMinutes({ start: "2026-11-24T22:00", end: null })).toBeNull();
  });
});

it("uses plain spaces, as browsers do, whatever the runtime uses", () => {
  const texts = [
    formatClockRange({ start: "2026-11-30T10:00", end: "2026-11-30T11:30", allDay: false }, "en"),
    formatClockRange({ start: "2026-11-30T10:00", end: "2026-12-02T11:30", allDay: false }, "en"),
    formatClockRange({ start: "2026-11-30T10:00", end: null, allDay: false }, "en"),
    formatClockRange({ start: "2026-11-30T00:00", end: "2026-12-02T00:00", allDay: true }, "en"),
    formatInstant({ instant: "2026-11-30T10:00:00.000Z", timeZone: "UTC", locale: "en" }),
  ];
  expect(texts[0]).toBe("10:00 – 11:30 AM");
  for (const text of texts) expect(text).not.toMatch(/[\u2009\u202f]/);
});
