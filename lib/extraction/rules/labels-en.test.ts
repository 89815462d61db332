import { describe, expect, it } from "vitest";
import { clockLabel, dayLabel } from "./labels-en";

describe("labels", () => {
  it.each([
    [0, "12:00 AM"],
    [9 * 60 + 5, "9:05 AM"],
    [12 * 60, "12:00 PM"],
    [23 * 60 + 59, "11:59 PM"],
  ])("write minute %i of a day as %s", (minutes, label) => {
    expect(clockLabel(minutes)).toBe(label);
  });

  it("write a date so that day and month cannot be mixed up, whatever the machine's zone", () => {
    expect(dayLabel({ year: 2027, month: 5, day: 4 })).toBe("Tue, May 4, 2027");
  });
});
