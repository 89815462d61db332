import { describe, expect, it } from "vitest";
import { formatInstant, formatZone } from "./format-zone";

describe("a zone on its chip", () => {
  it.each([
    ["America/New_York", "2026-11-24T12:00:00Z", "New York", "GMT-5"],
    ["America/New_York", "2026-07-24T12:00:00Z", "New York", "GMT-4"],
    ["Asia/Kathmandu", "2026-11-24T12:00:00Z", "Kathmandu", "GMT+5:45"],
    ["America/Argentina/Buenos_Aires", "2026-11-24T12:00:00Z", "Buenos Aires", "GMT-3"],
    ["UTC", "2026-11-24T12:00:00Z", "UTC", "GMT"],
  ])("%s at %s is %s, %s", (timeZone, instant, place, offset) => {
    expect(formatZone({ timeZone, instant, locale: "en" })).toEqual({ place, offset });
  });
});

describe("an instant where the reader is", () => {
  it("is shown in the reader's wall-clock time", () => {
    const instant = "2026-11-20T23:15:00.000Z";
    expect(formatInstant({ instant, timeZone: "America/New_York", locale: "en" })).toBe(
      "Nov 20, 2026, 6:15 PM",
    );
    expect(formatInstant({ instant, timeZone: "Asia/Kathmandu", locale: "en" })).toBe(
      "Nov 21, 2026, 5:00 AM",
    );
  });
});
