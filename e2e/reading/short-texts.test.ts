import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readText } from "@/lib/extraction/rules/read-text";

const reading = { nowMs: Date.parse("2026-11-20T09:00:00Z"), timeZone: "Europe/Paris" };

/** The lines of a language that nobody develops with: `+` before one that plans something, `-` before one that does not. */
const linesOf = (language: string, sign: string): string[] =>
  readFileSync(path.join(import.meta.dirname, `../texts/notes/fresh/${language}.txt`), "utf8")
    .split("\n")
    .filter((line) => line.startsWith(sign))
    .map((line) => line.slice(2).replaceAll("\\n", "\n"));

const countWithEvent = (texts: readonly string[], language: string): number =>
  texts.filter((text) => readText({ ...reading, text, language }).length > 0).length;

describe("short texts that nobody has looked at", () => {
  // How many without a plan give an event may only decrease, and how many plans give one only increase.
  it.each([
    ["en", 47, 60],
    ["de", 6, 20],
    ["es", 13, 20],
    ["fr", 5, 20],
    ["it", 10, 20],
    ["pt", 9, 19],
  ])(
    "give an event where they plan something, and few others do: %s",
    (language, mostWithout, leastPlans) => {
      const plans = linesOf(language, "+");
      expect(plans.length).toBeGreaterThanOrEqual(leastPlans);
      expect(countWithEvent(plans, language)).toBeGreaterThanOrEqual(leastPlans);
      expect(countWithEvent(linesOf(language, "-"), language)).toBeLessThanOrEqual(mostWithout);
    },
  );
});
