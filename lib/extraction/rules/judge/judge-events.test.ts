import { describe, expect, it } from "vitest";
import { documentWords } from "@/lib/extraction/rules/languages/en/document-words";
import { english } from "@/lib/extraction/rules/languages/en/pack";
import { traceDocument } from "@/lib/extraction/rules/read-document";
import { barsOf } from "./judge-events";

describe("barsOf", () => {
  const weights = { costOfLoss: 0.5, leastOfBest: -1, weights: {} };

  it("asks more of one doubtful event among sure ones than of each of many", () => {
    const [, among = 0] = barsOf([6, 0], weights);
    const [, ofMany = 0] = barsOf([1, 0, 0, 0, 0], weights);
    expect(among).toBeCloseTo(-Math.log(1.5), 1);
    expect(ofMany).toBeLessThan(among - 1);
  });

  it("never asks for more than even odds, and for less the more a loss costs", () => {
    expect(barsOf([6, 0, -4], { ...weights, costOfLoss: 0 })).toEqual([-1, -0, -0]);
    const [, cheap = 0] = barsOf([6, 0], weights);
    const [, dear = 0] = barsOf([6, 0], { ...weights, costOfLoss: 2 });
    expect(dear).toBeLessThan(cheap);
  });

  it("asks least of the best of a text, and nothing where there is nothing", () => {
    expect(barsOf([-3], weights)).toEqual([-1]);
    expect(barsOf([], weights)).toEqual([]);
  });
});

describe("the events of a text", () => {
  const fair =
    "Friends of the Mill\n\nThe winter fair is on Saturday 5 December from 11am to 3pm in the yard.";
  const rest =
    "Please bring cakes.\n\nThe kettle goes on today at 5pm.\n\nParking is in Mill Lane.\n\nBest wishes,\nOdile";
  /** Read with one weight, so that no training changes what is shown here. */
  const titles = (text: string, weights: Record<string, number>): string[] => {
    const words = { ...documentWords, notes: null, events: { costOfLoss: 0.1, leastOfBest: -9, weights } };
    const request = {
      text,
      nowMs: Date.UTC(2026, 10, 20, 9),
      timeZone: "UTC",
      language: "en",
      pack: english,
    };
    return traceDocument(request, words).drafts.map(({ title }) => title);
  };

  it("are those whose features weigh enough", () => {
    const text = `${fair}\n\n${rest}`;
    expect(titles(text, {})).toHaveLength(2);
    expect(titles(text, { "reach:today": -2 })).toEqual(["Winter fair"]);
    expect(titles(text, { ended: -2, any: 1 })).not.toContain("Winter fair");
  });

  it("are all of those in a short text", () => {
    expect(titles("Today\n9-12 desk\n14-17 phones", { "reach:today": -9, timed: -9 })).toHaveLength(2);
  });
});
