import { describe, expect, it } from "vitest";
import { sampleEvent } from "@/lib/testing/sample-event";
import { toSourceSegments } from "./source-segments";

const text = "Lunch tomorrow at noon";
const event = sampleEvent({
  evidence: [
    { field: "title", quote: "Lunch", start: 0, end: 5 },
    { field: "start_datetime", quote: "tomorrow at noon", start: 6, end: 22 },
    { field: "all_day", quote: "tomorrow", start: 6, end: 14 },
  ],
});

describe("the text cut by its evidence", () => {
  it("is complete when joined", () => {
    expect(
      toSourceSegments(text, [event])
        .map((segment) => segment.text)
        .join(""),
    ).toBe(text);
    expect(toSourceSegments("", [event])).toEqual([]);
    expect(toSourceSegments(text, []).map((segment) => segment.text)).toEqual([text]);
  });

  it("names every field of each segment", () => {
    const marks = toSourceSegments(text, [event]).map((segment) => segment.marks.map(({ field }) => field));
    expect(marks).toEqual([["title"], [], ["start_datetime", "all_day"], ["start_datetime"]]);
  });
});
