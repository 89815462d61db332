import type { Behaviour } from "@/e2e/testing/model-server";
import { halvesOf, streamOf, streamType } from "@/e2e/testing/model-stream";
import { answerOf, modelEvent } from "@/lib/testing/sample-answer";

/** A text that no other group has, and the titles of its events for every reader. */
export interface FaultsText {
  text: string;
  titles: string[];
}

const plans = [
  { noun: "Planning", when: "on 5 March 2027 at 10am", start: "2027-03-05T10:00" },
  { noun: "Review", when: "on 6 March 2027 at 3pm", start: "2027-03-06T15:00" },
  { noun: "Retro", when: "on 7 March 2027 at 4pm", start: "2027-03-07T16:00" },
  { noun: "Demo", when: "on 8 March 2027 at 11am", start: "2027-03-08T11:00" },
] as const;

/** The most events in a text. */
export const eventsMax = plans.length;

const syllables = [..."bdfgklprz"].flatMap((consonant) => [..."aiou"].map((vowel) => consonant + vowel));

/** A word of four syllables for each number below 36⁴, so that titles are words and not numbers. */
function wordOf(number: number): string {
  return [0, 1, 2, 3]
    .map((place) => syllables[Math.floor(number / syllables.length ** place) % syllables.length])
    .join("");
}

/** The text of this number, with one to four events. */
export function faultsText(number: number, eventCount: number): FaultsText {
  const word = wordOf(number);
  const wanted = plans.slice(0, eventCount);
  return {
    text: wanted.map(({ noun, when }) => `${noun} ${word} ${when}`).join("\n"),
    titles: wanted.map(({ noun }) => `${noun} ${word}`),
  };
}

/** The answer of a model that reads such a text as the rules parser does. */
function answerTo(said: string): string {
  const found = plans.flatMap(({ noun, when, start }) => {
    const word = new RegExp(`${noun} ([a-z]{8}) ${when}`).exec(said)?.[1];
    return word === undefined ? [] : [modelEvent({ title: `${noun} ${word}`, when, start })];
  });
  return answerOf(...found);
}

/** A model that reads the texts correctly: at once, after a while, or never, as `random` decides. */
export function patchyModel(random: () => number, slowestMs: number): Behaviour {
  return async ({ said, answer }) => {
    const kind = random();
    if (kind < 0.1) return;
    if (kind > 0.3) await new Promise((resolve) => setTimeout(resolve, random() * slowestMs));
    answer(answerTo(said));
  };
}

/**
 * A model that reads the texts correctly: it sends a part of its answer at once, and the rest when it is
 * released.
 */
export function heldModel(isHeld: () => boolean): Behaviour {
  return async ({ said, choice, response }) => {
    const [first, rest] = halvesOf(streamOf(choice, answerTo(said)));
    response.writeHead(200, { "content-type": streamType(choice) });
    response.write(first.join(""));
    while (isHeld()) await new Promise((resolve) => setTimeout(resolve, 50));
    response.end(rest.join(""));
  };
}
