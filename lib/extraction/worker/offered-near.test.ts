import { describe, expect, it } from "vitest";
import type { ModelEvent } from "@/lib/extraction/llm/model-schema";
import { modelEvent, sampleNowMs } from "@/lib/testing/sample-answer";
import { runReadingTask } from "./reading-task";

const dinner = modelEvent({ title: "Dinner with Ana", when: "on Friday at 7pm", start: "2026-11-27T19:00" });

/** The outcome of an answer that names the dinner and an event whose time the text does not say; Saturday in Paris. */
function hold(text: string, invented: Partial<ModelEvent>) {
  const request = { text, nowMs: sampleNowMs, timeZone: "Europe/Paris", language: "en" };
  const events = [dinner, modelEvent({ start: "2026-12-09T17:45", when: "Wednesday at 17:45", ...invented })];
  const outcome = runReadingTask({ kind: "answer", request, events });
  if (outcome.kind !== "answer") throw new Error("The answer could not be held against its text.");
  return outcome.answer;
}

const sayOf = (answer: ReturnType<typeof hold>): string[] =>
  answer.offered.map(({ start, title }) => `${start} ${title}`);

const party =
  "Dinner with Ana on Friday at 7pm. Bo asked whether the picnic in Oak Park might be Saturday or so.";

describe("an event of a model whose time is not in the text (issue 18)", () => {
  it("becomes none, is counted, and is offered at the unread time beside its words", () => {
    const answer = hold(party, { title: "Picnic", venue: "Oak Park" });
    expect(answer.drafts.map(({ title }) => title)).toEqual(["Dinner with Ana"]);
    expect(answer.refusals).toEqual([{ field: "when", words: "Wednesday at 17:45" }]);
    expect(sayOf(answer)).toEqual(["2026-11-28 Picnic"]);
    expect(answer.offered).toMatchObject([{ venue: "Oak Park", allDay: true }]);
    for (const { quote, start, end } of answer.offered[0]?.evidence ?? [])
      expect(party.slice(start, end)).toBe(quote);
  });

  it("takes no title, place or person that the text does not have", () => {
    const answer = hold(party, { title: "Picnic with Elena", venue: "Hyde Park", who: ["Elena"] });
    expect(JSON.stringify(answer.offered)).not.toMatch(/Elena|Hyde/);
  });

  it.each([
    [
      "stands in another paragraph",
      "Dinner with Ana on Friday at 7pm.\n\nPicnic in Oak Park\n\nMia is free on Sunday or so.",
    ],
    [
      "is of another event",
      "Dinner with Ana on Friday at 7pm. Picnic in Oak Park. Yoga with Mia on Sunday at 10.",
    ],
    [
      "is told as over",
      "Dinner with Ana on Friday at 7pm.\nThe picnic in Oak Park was lovely on 3 November.",
    ],
    [
      "is called off",
      "Dinner with Ana on Friday at 7pm.\nThe picnic in Oak Park on Sunday at noon is cancelled.",
    ],
  ])("is only counted where the time near it %s", (_, text) => {
    const answer = hold(text, { title: "Picnic", venue: "Oak Park" });
    expect(answer.refusals.map(({ field }) => field)).toEqual(["when"]);
    expect(answer.offered.map(({ title }) => title)).not.toContain("Picnic");
  });
});
