import { describe, expect, it } from "vitest";
import { suggestMoment } from "./suggest-moment";

// The suite runs in Asia/Kathmandu; these are wall clocks of the device, whichever zone that is.
describe("the moment that a suggestion proposes", () => {
  it.each([
    ["a Thursday morning", new Date(2026, 10, 19, 9, 0), "tomorrow", "morning"],
    ["a Thursday at noon", new Date(2026, 10, 19, 12, 0), "tomorrow", "afternoon"],
    ["a Friday just before noon", new Date(2026, 10, 20, 11, 59), "nextMonday", "morning"],
    ["a Saturday evening", new Date(2026, 10, 21, 20, 0), "nextMonday", "afternoon"],
    ["a Sunday, whose tomorrow is Monday", new Date(2026, 10, 22, 8, 0), "tomorrow", "morning"],
  ])("on %s", (_, now, day, time) => {
    expect(suggestMoment(now)).toEqual({ day, time });
  });
});
