import { describe, expect, it } from "vitest";
import { resolveSample, resolveSampleEvent } from "@/lib/testing/sample-answer";

describe("an event whose quote is not in the text", () => {
  it("becomes the rules parser's event of the same start, with that event's words", () => {
    const text = "Dentist tmrw 9:15am w/ Dr Patel";
    const { drafts, refusals, doubtfulEvents } = resolveSample(text, {
      title: "Dentist",
      when: "tomorrow at 9:15",
      start: "2026-11-22T09:15",
    });
    expect(drafts).toMatchObject([{ title: "Dentist", start: "2026-11-22T09:15" }]);
    expect(drafts[0]?.evidence.filter(({ field }) => field === "start_datetime")).toMatchObject([
      { quote: "tmrw" },
      { quote: "9:15am" },
    ]);
    expect([refusals, doubtfulEvents]).toEqual([[], 0]);
  });

  it("is doubtful where the text has all of its words that say when", () => {
    const { drafts, doubtfulEvents } = resolveSample("Spotkanie w piątek 27 listopada o 9:30", {
      title: "Spotkanie",
      when: "godzina 9:30, piątek 27 listopada",
      start: "2026-11-27T09:30",
    });
    expect(drafts).toMatchObject([{ start: "2026-11-27T09:30" }]);
    expect(drafts[0]?.assumptions).toEqual([{ field: "start_datetime", code: "other-words", params: {} }]);
    expect(doubtfulEvents).toBe(1);
  });

  it("is not doubtful if the rules parser's reading of the matching words replaces it", () => {
    const { drafts, doubtfulEvents } = resolveSample("Dinner with Ana on Friday at 7pm", {
      title: "Dinner with Ana",
      when: "Friday, scheduled at 7pm",
      start: "2026-11-27T07:00",
    });
    expect(drafts).toMatchObject([{ start: "2026-11-27T19:00" }]);
    expect(drafts[0]?.assumptions).toBeUndefined();
    expect(doubtfulEvents).toBe(0);
  });

  it("is left out where a word that says when is missing, and the rules parser did not read its start either", () => {
    const { drafts, refusals } = resolveSample("Spotkanie w piątek 27 listopada", {
      title: "Spotkanie",
      when: "piątek 27 listopada 9:30",
      start: "2026-11-27T09:30",
    });
    expect(drafts).toEqual([]);
    expect(refusals).toEqual([{ field: "when", words: "piątek 27 listopada 9:30" }]);
  });
});

describe("words with several places in the text", () => {
  it("are taken from the place where the rules parser has the model's start", () => {
    const text = "Standup at 9am on Monday. Retro at 9am on Tuesday.";
    const draft = resolveSampleEvent(text, { title: "Retro", when: "at 9am", start: "2026-11-24T09:00" });
    expect(draft?.evidence.find(({ field }) => field === "start_datetime")?.start).toBe(32);
  });
});

describe("several events of the same words", () => {
  it("each have the start of the words, even where the model's own is none", () => {
    const text = "Tomorrow at noon: lunch with Ana and the tax return.";
    const { drafts } = resolveSample(
      text,
      { title: "Lunch with Ana", when: "Tomorrow at noon", start: "2025-11-21T12:00" },
      { title: "Tax return", when: "Tomorrow at noon", start: "2025-11-21T12:00" },
    );
    expect(drafts.map(({ title, start }) => [title, start])).toEqual([
      ["Lunch with Ana", "2026-11-22T12:00"],
      ["Tax return", "2026-11-22T12:00"],
    ]);
  });
});
