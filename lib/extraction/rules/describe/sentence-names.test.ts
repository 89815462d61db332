import { describe, expect, it } from "vitest";
import { nameWords } from "@/lib/extraction/rules/languages/en/name-words";
import { markTimes, splitSentences, timeMark } from "./marked-sentences";
import { sentenceNames } from "./sentence-names";

/** The names of the last sentence of a text in which `[…]` are times. */
function namesOf(text: string): string[] {
  const times = [...text.matchAll(/\[[^\]]*\]/g)].map(({ index, 0: said }) => ({
    start: index,
    end: index + said.length,
  }));
  const marked = markTimes(text, { start: 0, end: text.length }, times);
  const sentences = splitSentences(marked, 0, nameWords);
  const last = sentences.at(-1);
  return last === undefined ? [] : sentenceNames(last, sentences.at(-2), nameWords).map(({ title }) => title);
}

describe("the name that a sentence gives", () => {
  it.each([
    ["You are invited to the unveiling of our new mural [on 4 May].", "Unveiling of our new mural"],
    ["The kiln will be closed [from 3 to 9 March].", "Kiln closed"],
    ["Entry forms must be with Ines [by Friday].", "Entry forms due"],
    ["The allotment committee meets [on Tuesday].", "Allotment committee meeting"],
    ["There will be a lantern parade [on 9 November].", "Lantern parade"],
    ["Please return the blue folder [by Monday].", "Return the blue folder"],
    ["Ada, your fitting with Mr. Bose is confirmed for [Friday 23 January].", "Fitting with Mr. Bose"],
    ["Booking is online. It opens [on Monday].", "Booking opens"],
    ["The deadline for grant claims is [1 June].", "Grant claims deadline"],
    ["Pitch fees fall due [by 30 April].", "Pitch fees due"],
  ])("of %j is %j", (text, name) => {
    expect(namesOf(text)[0]).toBe(name);
  });

  it("is none where nothing happens in it", () => {
    expect(namesOf("Cheers, Ines")).toEqual([]);
  });

  it("ends at no abbreviation", () => {
    const text = `Talk by Dr. Bose. ${timeMark}`;
    expect(splitSentences(text, 0, nameWords)).toHaveLength(2);
  });

  it("ends behind the letter of a room, and not behind that of a name", () => {
    expect(splitSentences("Briefing in Lecture Theatre B. Please sign in.", 0, nameWords)).toHaveLength(2);
    expect(splitSentences("Talk by Harry B. Moss on bees.", 0, nameWords)).toHaveLength(1);
  });
});
