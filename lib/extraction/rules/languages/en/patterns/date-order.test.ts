import { describe, expect, it } from "vitest";
import { writesDayFirst } from "./date-order";

describe("the order of the numbers in a date", () => {
  it.each([
    ["en-GB", "America/New_York", true],
    ["en-US", "Europe/London", false],
    ["en", "Australia/Sydney", true],
    ["en", "Africa/Johannesburg", true],
    ["en", "America/Chicago", false],
    ["en", "Asia/Manila", false],
    ["", "Europe/Berlin", true],
    ["", "UTC", false],
    ["de", "America/New_York", true],
  ])("is told by the language %j, then by the zone %s", (language, timeZone, dayFirst) => {
    expect(writesDayFirst({ language, timeZone })).toBe(dayFirst);
  });
});
