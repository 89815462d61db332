import { describe, expect, it } from "vitest";
import { detailWords } from "@/lib/extraction/rules/languages/en/details/detail-words";
import { readDetails } from "./read-details";
import { segmentOf } from "./segment-of";

const titleOf = (marked: string): string => readDetails(segmentOf(marked), detailWords).title;

describe("findQuotedTitle", () => {
  it.each([
    ['Add "Planning call" [on Friday]', "Planning call"],
    ["Add “Planning call” [on Friday]", "Planning call"],
    ["Add «Planning call» [on Friday]", "Planning call"],
    ["Add „Planning call“ [on Friday]", "Planning call"],
    ["Add 'pick up Leo' [on Friday]", "Pick up Leo"],
    ['Make an entry for "Lunch at noon" [on Friday]', "Lunch at noon"],
    ['"4th of July picnic" [on Saturday] with Ana', "4th of July picnic"],
  ])("takes %s", (marked, title) => {
    expect(titleOf(marked)).toBe(title);
  });

  it.each([
    ["Kids' party [on Friday]", "Kids' party"],
    ["Dinner at Lulu's [on Friday]", "Dinner"],
    ['Buy a 24" monitor [on Friday]', 'Buy a 24" monitor'],
    ['Lunch "" with Ana [on Friday]', 'Lunch "" with Ana'],
  ])("finds no quotation in %s", (marked, title) => {
    expect(titleOf(marked)).toBe(title);
  });
});
