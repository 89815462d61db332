import { describe, expect, it } from "vitest";
import { adversarialTexts } from "./adversarial-texts";
import { readingTimer } from "./reading-timer";

const seed = 20_261_121;
const limitMs = 250;

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

  it("are read within 250 ms each", async () => {
    const readingMs = await readingTimer("Europe/Paris");
    const slow = adversarialTexts(200, 1500, seed)
      .filter(({ text }) => readingMs(text, limitMs) > limitMs)
      .map(({ name }) => name);
    expect(slow).toEqual([]);
  });
});
