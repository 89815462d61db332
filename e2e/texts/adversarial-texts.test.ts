import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";
import { timed } from "@/lib/testing/processor-time";
import { adversarialTexts } from "./adversarial-texts";

const seed = 20_261_121;
const limitMs = 250;

const readingTimeMs = (text: string): number =>
  timed(() => readText({ text, nowMs: Date.UTC(2026, 10, 21, 12), timeZone: "Europe/Paris", language: "en" }))
    .spentMs;

describe("adversarial texts", () => {
  it("are the same for the same seed and different for another", () => {
    expect(adversarialTexts(120, 100, 1)).toEqual(adversarialTexts(120, 100, 1));
    expect(adversarialTexts(120, 100, 1)).not.toEqual(adversarialTexts(120, 100, 2));
  });

  it("have the requested length, or a few characters less", () => {
    for (const { text } of adversarialTexts(200, 1500, seed)) {
      expect(text.length).toBeGreaterThan(1490);
      expect(text.length).toBeLessThanOrEqual(1500);
    }
  });

  it("are read within 250 ms each", () => {
    readingTimeMs("Lunch with Ana tomorrow at noon");
    // The faster of two runs, since the engine may compile or collect garbage in the first one.
    const slow = adversarialTexts(200, 1500, seed)
      .filter(({ text }) => Math.min(readingTimeMs(text), readingTimeMs(text)) > limitMs)
      .map(({ name }) => name);
    expect(slow).toEqual([]);
  });
});
