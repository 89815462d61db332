import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerOf, lunch, review } from "@/lib/testing/sample-answer";
import { findJson } from "./find-json";
import type { ModelEvent } from "./model-schema";
import { createEventReader } from "./stream-events";

/** The titles known after each piece that completed another event. */
function titlesOf(pieces: readonly string[]): string[][] {
  const told: string[][] = [];
  const read = createEventReader((events) => told.push(events.map(({ title }) => title)));
  for (const piece of pieces) read(piece);
  return told;
}

const both = answerOf(lunch, review);
const inTurn = [["Lunch with Ana"], ["Lunch with Ana", "Design review"]];

describe("createEventReader", () => {
  it("reports each event as soon as its last bracket arrives", () => {
    const end = both.indexOf("}") + 1;
    expect(titlesOf([both.slice(0, end - 1)])).toEqual([]);
    expect(titlesOf([both.slice(0, end)])).toEqual([["Lunch with Ana"]]);
  });

  it("reports the same events however the words are split", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: both.length }), { maxLength: 20 }), (cuts) => {
        const places = [0, ...cuts.toSorted((one, other) => one - other), both.length];
        const pieces = places.slice(1).map((end, at) => both.slice(places[at], end));
        expect(titlesOf(pieces)).toEqual(inTurn);
      }),
    );
  });

  it.each([
    ["a list by itself", JSON.stringify([lunch, review])],
    ["a list under another name", JSON.stringify({ termine: [lunch, review] })],
    ["words around the answer", `Here it is:\n\`\`\`json\n${both}\n\`\`\`\nDone.`],
    ["thoughts before it", `<think>{"events": [{"when": "never", "title": "No"}]}</think>\n${both}`],
  ])("reads %s", (_, words) => {
    expect(titlesOf([...words])).toEqual(inTurn);
  });

  it("reports nothing from thoughts that do not end", () => {
    expect(titlesOf([...`<think>${both}`])).toEqual([]);
  });

  it.each([
    ["is no JSON any more", `${answerOf(lunch).slice(0, -2)}, {{ ${both}`],
    ["is cut off", both.slice(0, -60)],
    ["has what is no event", `{"events": [{"title": 7}, ${JSON.stringify(lunch)}, "x"`],
  ])("keeps the complete events of an answer that %s", (_, words) => {
    expect(titlesOf([...words]).at(-1)).toEqual(["Lunch with Ana"]);
  });

  it("never reports an event that the whole answer lacks, whatever a model writes", () => {
    const parts = ["{", "}", "[", "]", ",", '"events"', ":", JSON.stringify(lunch), "```", "<think>", "x"];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 30 }), (words) => {
        const told: (readonly ModelEvent[])[] = [];
        const read = createEventReader((events) => told.push(events));
        for (const word of words) read(word);
        const found = JSON.stringify(findJson(words.join("")));
        expect((told.at(-1) ?? []).length === 0 || found.includes("Lunch with Ana")).toBe(true);
      }),
    );
  });
});
