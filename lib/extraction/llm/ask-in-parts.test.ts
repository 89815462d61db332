import { describe, expect, it } from "vitest";
import { runReadingTask } from "@/lib/extraction/worker/reading-task";
import { joinParts } from "@/lib/wire/text-limits";
import { askInParts } from "./ask-in-parts";
import type { ModelAnswer, ModelQuestion } from "./language-model";
import type { ModelEvent } from "./model-schema";
import { ProviderError } from "./provider-error";
import { defaultRetryPolicy } from "./retry";

const filler = "Many of you asked about the new jumpers, which are lovely and warm.\n".repeat(20).trim();
const part = (day: number) => `- Friday ${day} at 7pm: concert ${day} in the hall\n\n${filler}`;
const text = joinParts(["JANUARY 2028\n", ...[7, 14, 21, 28].map(part)]);
const request = { text, nowMs: Date.UTC(2026, 10, 20, 12), timeZone: "Europe/London", language: "en" };

const eventOf = (day: string) => ({
  ...{ duration: "", recurrence: "", where: "", venue: "", who: [], notes: [], link: "", end: "", rrule: "" },
  title: `concert ${day}`,
  when: `Friday ${day} at 7pm`,
  start: `2028-01-${day.padStart(2, "0")}T19:00`,
  all_day: false,
});

/** A model that names the concert of the part that it is asked about. */
const answer = ({ user }: ModelQuestion): ModelAnswer => {
  const asked = user.slice(user.search(/\n(?:FROM|BEGIN) [0-9a-f]+\n(?!.*\nFROM )/s));
  const days = [...asked.matchAll(/concert (\d+)/g)].map(([, day = ""]) => day);
  return { text: JSON.stringify({ events: days.map(eventOf) }), inputTokens: 10, outputTokens: 2 };
};

const asking = (complete: (question: ModelQuestion) => Promise<ModelAnswer>) => ({
  model: { complete },
  policy: { ...defaultRetryPolicy(1000), pausesMs: [] },
  signal: new AbortController().signal,
});

describe("a long text that a model reads", () => {
  it("is asked about part by part, each with what was said before, and is one answer in its order", async () => {
    const questions: ModelQuestion[] = [];
    const soFar: number[] = [];
    let running = 0;
    let most = 0;
    const { events, inputTokens, outputTokens } = await askInParts(request, {
      ...asking(async (question) => {
        questions.push(question);
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setImmediate(resolve));
        running -= 1;
        const said = answer(question);
        question.onWords(said.text);
        return said;
      }),
      onEvents: (events: readonly ModelEvent[]) => soFar.push(events.length),
    });
    expect(events.map(({ title }) => title)).toEqual(["concert 7", "concert 14", "concert 21", "concert 28"]);
    expect(questions.length).toBe(4);
    expect(most).toBeLessThanOrEqual(3);
    expect([inputTokens, outputTokens]).toEqual([40, 8]);
    expect(soFar.at(-1)).toBe(4);
    for (const { user } of questions.slice(1)) expect(user).toContain("JANUARY 2028");
    for (const { user } of questions) expect(user.length).toBeLessThan(2800);
  });

  it("is resolved as a whole: the month that an earlier part says holds for the events of the others", async () => {
    const { events } = await askInParts(
      request,
      asking(async (question) => answer(question)),
    );
    const outcome = runReadingTask({ kind: "answer", request, events });
    const drafts = outcome.kind === "answer" ? outcome.answer.drafts : [];
    expect(drafts.map(({ start }) => start)).toEqual([
      "2028-01-07T19:00",
      "2028-01-14T19:00",
      "2028-01-21T19:00",
      "2028-01-28T19:00",
    ]);
    for (const { quote, start, end } of drafts.flatMap(({ evidence }) => evidence))
      expect(text.slice(start, end)).toBe(quote);
  });

  it("fails where one of its parts does, and asks about no further ones", async () => {
    const signals: AbortSignal[] = [];
    const failing = askInParts(
      request,
      asking(async ({ signal }) => {
        signals.push(signal);
        if (signals.length === 2) throw new ProviderError("unauthorized");
        return new Promise((_, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason));
        });
      }),
    );
    await expect(failing).rejects.toThrow(ProviderError);
    expect(signals.length).toBe(3);
  });

  it("is one question where it is no longer than a part", async () => {
    const questions: ModelQuestion[] = [];
    await askInParts(
      { ...request, text: "Friday 7 at 7pm: concert 7" },
      asking(async (question) => {
        questions.push(question);
        return answer(question);
      }),
    );
    expect(questions).toHaveLength(1);
    expect(questions[0]?.user).not.toContain("FROM");
  });
});
