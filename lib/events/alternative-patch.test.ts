import { describe, expect, it } from "vitest";
import { sampleEvent } from "@/lib/testing/sample-event";
import { toAlternativePatch, toConfirmation } from "./alternative-patch";

const words = { label: "April 5", reason: "04/05 can be read both ways." };
const event = sampleEvent();

describe("taking the other reading of a phrase", () => {
  it("moves the end along with the start", () => {
    const start = "2026-04-05T16:00:00.000Z";
    expect(toAlternativePatch(event, { field: "start_datetime", value: start, ...words })).toEqual({
      start_datetime: start,
      end_datetime: "2026-04-05T17:00:00.000Z",
    });
  });

  it.each([
    ["end_datetime", null, { end_datetime: null }],
    ["all_day", true, { all_day: true }],
    ["timezone", "Europe/Paris", { timezone: "Europe/Paris" }],
    ["venue", "Room 5", { venue: "Room 5" }],
    ["all_day", "yes", null],
    ["recurrence", "FREQ=DAILY", null],
    ["attendees", "Ana", null],
  ] as const)("sends %s as %j", (field, value, patch) => {
    expect(toAlternativePatch(event, { field, value, ...words })).toEqual(patch);
  });
});

it("confirms an assumed value by sending it again, except for a recurrence, which PATCH does not accept", () => {
  const assumed = { code: "other-words", params: {} } as const;
  expect(toConfirmation(event, { field: "start_datetime", ...assumed })).toEqual({
    start_datetime: event.start_datetime,
  });
  expect(toConfirmation(event, { field: "recurrence", ...assumed })).toBeNull();
});
