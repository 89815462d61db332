import { describe, expect, it } from "vitest";
import { usesTwelveHours } from "./hour-cycle";
import { fromTwentyFourHour, type TimeEntry } from "./twelve-hour";
import { dayTimeOf, entryOfDayTime, sanitizeDayTime } from "./twenty-four-hour";

const before: TimeEntry = { text: "03:00", meridiem: "PM" };

describe("a time typed by the 24-hour clock", () => {
  it.each([
    ["", ""],
    ["14", "14"],
    ["14:30", "14:30"],
    ["14.30", "14:30"],
    ["14h30", "14:30"],
    ["14h", "14:"],
    ["29:99", "23:59"],
    ["1430", "1430"],
    ["14:305", "14:30"],
    ["2:30 pm", "2:30"],
  ])("reduces %j to %j", (typed, kept) => {
    expect(sanitizeDayTime(typed)).toBe(kept);
  });

  it.each([
    ["9", "09:00"],
    ["0", "00:00"],
    ["14", "14:00"],
    ["14:", "14:00"],
    ["930", "09:30"],
    ["1430", "14:30"],
    ["9:30", "09:30"],
    ["12:00", "12:00"],
    ["99", "23:00"],
  ])("understands %j as %s", (typed, clock) => {
    expect(entryOfDayTime(typed, before)).toEqual(fromTwentyFourHour(clock));
  });

  it("leaves what is no time yet as it was typed", () => {
    for (const typed of ["9:3", ":30", ""]) {
      expect(entryOfDayTime(typed, before)).toEqual({ text: typed, meridiem: "PM" });
      expect(dayTimeOf(entryOfDayTime(typed, before))).toBe(typed);
    }
  });

  it("shows every minute of a day as it was", () => {
    for (let minute = 0; minute < 24 * 60; minute += 1) {
      const clock = new Date(minute * 60_000).toISOString().slice(11, 16);
      expect(dayTimeOf(fromTwentyFourHour(clock))).toBe(clock);
    }
  });
});

it.each([
  ["en", true],
  ["de", false],
  ["es", false],
  ["fr", false],
  ["it", false],
  ["pt", false],
])("tells the hours of %s by its own clock", (locale, isTwelve) => {
  expect(usesTwelveHours(locale)).toBe(isTwelve);
});
