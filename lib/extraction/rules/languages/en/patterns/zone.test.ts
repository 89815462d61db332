import { describe, expect, it } from "vitest";
import { cities } from "@/lib/extraction/rules/languages/en/details/cities";
import { lightEnglish } from "@/lib/extraction/rules/languages/en/light-pack";
import { englishOfLines } from "@/lib/extraction/rules/languages/en/lines-pack";
import { zoneOpenings } from "@/lib/extraction/rules/languages/en/words/zone-openings";
import { zoneAbbreviations, zoneNames } from "@/lib/extraction/rules/languages/en/words/zones";
import { NotLoaded } from "@/lib/extraction/rules/pack/not-loaded";
import { prepare } from "@/lib/extraction/rules/scan";
import { parseZone } from "./zone";

const zoneIn = (text: string, words: string, { sentence } = englishOfLines) =>
  parseZone(prepare(text, sentence), text.indexOf(words));

describe("a zone in English", () => {
  it.each([
    ["call 3pm PST", "PST"],
    ["call 15:00 (CET)", "CET"],
    ["all times are Eastern", "Eastern"],
    ["3pm London / 10am New York", "London"],
    ["call 9 New York time", "New York"],
    ["at noon UTC+2", "UTC"],
    ["at noon gmt +5:30", "gmt"],
    ["2026-12-05T16:00:00+02:00", "02:00"],
    ["at 9 Europe/Paris", "Europe"],
    ["10am Pacific daylight time", "Pacific"],
  ])("is read in %j by the pack that has all of it, for which the light one asks", (text, words) => {
    expect(zoneIn(text, words)).not.toBeNull();
    expect(() => zoneIn(text, words, lightEnglish)).toThrow(NotLoaded);
  });

  it.each([
    ["lunch in london on Friday", "london"],
    ["Boston trip on Friday", "Boston"],
    ["eat at the new place", "eat"],
    ["flight to la on 4 May", "la"],
  ])("makes the light pack ask for nothing in %j", (text, words) => {
    expect(zoneIn(text, words, lightEnglish)).toBeNull();
    expect(zoneIn(text, words)).toBeNull();
  });

  it("opens with one of the words at which a zone is looked for", () => {
    const names = [...Object.keys(zoneAbbreviations), ...Object.keys(zoneNames)];
    const regions = [
      "us",
      "africa",
      "america",
      "asia",
      "atlantic",
      "australia",
      "europe",
      "indian",
      "pacific",
    ];
    const firstWords = new Set([...names.map((name) => name.split(" ")[0] ?? ""), ...regions]);
    expect([...zoneOpenings].sort()).toEqual([...firstWords].filter((word) => !cities.has(word)).sort());
  });
});
