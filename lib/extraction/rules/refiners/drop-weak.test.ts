import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

const nowMs = Date.parse("2026-11-20T12:00:00-05:00");
const read = (text: string) =>
  readText({ text, nowMs, timeZone: "America/New_York", language: "en" }).map(({ title, start }) => [
    title,
    start,
  ]);

describe("a bare number before a day", () => {
  it.each([
    ["Visit 1 on 2027-03-01 at 8:15", "Visit 1", "2027-03-01T08:15"],
    ["Chapter 4 on Monday at 10am", "Chapter 4", "2026-11-23T10:00"],
    ["Lesson 12 tomorrow at noon", "Lesson 12", "2026-11-21T12:00"],
    ["Sprint 7 on the 24th from 2pm", "Sprint 7", "2026-11-24T14:00"],
  ])("belongs to the matter where the day has its clock: %s", (text, title, start) => {
    expect(read(text)).toEqual([[title, start]]);
  });

  it("is the clock where the day has no other", () => {
    expect(read("Haircut at 4 on Monday")).toEqual([["Haircut", "2026-11-23T16:00"]]);
    expect(read("10 on Friday with Lee, review")[0]?.[1]).toBe("2026-11-27T10:00");
  });
});
