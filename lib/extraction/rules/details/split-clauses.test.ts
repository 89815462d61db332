import { describe, expect, it } from "vitest";
import { detailWords } from "@/lib/extraction/rules/languages/en/details/detail-words";
import { startReading, textOf } from "./reading";
import { segmentOf } from "./segment-of";
import { splitClauses } from "./split-clauses";
import { tokenize } from "./tokens";

function clausesOf(marked: string): string[] {
  const segment = segmentOf(marked);
  const reading = startReading(segment.text, tokenize(segment), detailWords);
  return splitClauses(reading).map((clause) => textOf(reading, clause));
}

describe("splitClauses", () => {
  it.each([
    ["Gym. It starts soon! Ok?", ["Gym", "It starts soon", "Ok"]],
    ["Talk by Dr. Lee at St. Mary", ["Talk by Dr. Lee at St. Mary"]],
    ["Reds vs. Blues", ["Reds vs. Blues"]],
    ["Gym, please add it", ["Gym", "please add it"]],
    ["Gym and please add it", ["Gym", "please add it"]],
    ["Meet and greet", ["Meet and greet"]],
    ["Budget, hiring, roadmap", ["Budget, hiring, roadmap"]],
    ["[At noon], lunch", ["At noon", "lunch"]],
    ["Gym [at 5.] It is far", ["Gym at 5.", "It is far"]],
    ["one\ntwo", ["one", "two"]],
    ["Retro - team A", ["Retro - team A"]],
    ["Retro - I will be late", ["Retro", "I will be late"]],
  ])("cuts %j", (marked, clauses) => {
    expect(clausesOf(marked)).toEqual(clauses);
  });
});
