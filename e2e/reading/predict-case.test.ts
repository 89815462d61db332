import { describe, expect, it } from "vitest";
import { parseCaseLine, predictCase } from "./predict-case";

const base = { id: "a", reference: "2026-11-20T12:00:00-05:00", timezone: "America/New_York" };

describe("a prediction", () => {
  it("shows a timed event on the wall clock of the case", () => {
    const { id, events } = predictCase({ ...base, text: "Review tomorrow from 2 to 3:30pm" });
    expect(id).toBe("a");
    expect(events).toMatchObject([
      { start: "2026-11-21T14:00", end: "2026-11-21T15:30", all_day: false, recurrence: null },
    ]);
  });

  it("converts a zone stated in the text to the zone of the case", () => {
    expect(predictCase({ ...base, text: "9am Pacific tomorrow" }).events[0]?.start).toBe("2026-11-21T12:00");
  });

  it("shows whole days as dates, the last one inclusive, and null for no end", () => {
    expect(predictCase({ ...base, text: "Conference Dec 3-5" }).events).toMatchObject([
      { start: "2026-12-03", end: "2026-12-05", all_day: true },
    ]);
    expect(predictCase({ ...base, text: "Holiday on Dec 3" }).events[0]?.end).toBeNull();
  });

  it("has no events if the text names no time, however long it is", () => {
    expect(predictCase({ ...base, text: "words without any ".repeat(300) }).events).toEqual([]);
  });
});

describe("a line of a case file", () => {
  it("is read without its other keys", () => {
    const line = JSON.stringify({ ...base, text: "x", expected: { start: "…" } });
    expect(parseCaseLine(line, 1)).toEqual({ ...base, text: "x" });
  });

  it.each([
    ["{", "Line 3: not a JSON object."],
    [JSON.stringify({ ...base }), "Line 3: text: "],
    [
      JSON.stringify({ ...base, text: "x", reference: "2026-11-20" }),
      "Line 3: reference: must be an ISO time",
    ],
    [
      JSON.stringify({ ...base, text: "x", timezone: "Mars/Base" }),
      "Line 3: timezone: must be an IANA time zone",
    ],
  ])("is refused with its number: %s", (line, message) => {
    expect(() => parseCaseLine(line, 3)).toThrow(message);
  });
});
