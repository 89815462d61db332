import { describe, expect, it } from "vitest";
import { documentWords } from "@/lib/extraction/rules/languages/en/document-words";
import { english } from "@/lib/extraction/rules/languages/en/pack";
import { traceDocument } from "@/lib/extraction/rules/read-document";
import { chooseEvents } from "./judge-events";

describe("chooseEvents", () => {
  const limits = { least: -1, leastOfBest: -2, weights: {} };

  it("leaves out what weighs too little", () => {
    expect(chooseEvents([2, -1, -1.1], limits)).toEqual([true, true, false]);
  });

  it("keeps the best of a text, unless that weighs next to nothing", () => {
    expect(chooseEvents([-1.5, -1.9], limits)).toEqual([true, false]);
    expect(chooseEvents([-2.1], limits)).toEqual([false]);
    expect(chooseEvents([], limits)).toEqual([]);
  });
});

describe("the events of a text", () => {
  const fair =
    "Friends of the Mill\n\nThe winter fair is on Saturday 5 December from 11am to 3pm in the yard.";
  const rest =
    "Please bring cakes.\n\nThe kettle goes on today at 5pm.\n\nParking is in Mill Lane.\n\nBest wishes,\nOdile";
  /** Read with one weight, so that no training changes what is shown here. */
  const titles = (text: string, weights: Record<string, number>): string[] => {
    const words = { ...documentWords, events: { least: 0, leastOfBest: -9, weights } };
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
    expect(titles(text, { "reach:today": -1 })).toEqual(["Winter fair"]);
    expect(titles(text, { ended: -1 })).not.toContain("Winter fair");
  });

  it("are all of those in a short text", () => {
    expect(titles("Today\n9-12 desk\n14-17 phones", { "reach:today": -1, timed: -1 })).toHaveLength(2);
  });
});
