import { describe, expect, it } from "vitest";
import type { AnsweredText } from "@/e2e/texts/answers/answered-text";
import { answeredTexts } from "@/e2e/texts/answers/answered-texts";
import { lossesOf, readAnswered, startsAsMeant } from "@/e2e/texts/answers/read-answered";

type Kind = "careful" | "sloppy";

/** The starts that the rules alone have and an answer lost. */
async function lostOfRules(text: AnsweredText, kind: Kind): Promise<string[]> {
  const reading = await readAnswered(text, text[kind]);
  const byRules = await readAnswered(text, null);
  return text.right
    .filter((event) => byRules.drafts.some((draft) => startsAsMeant(draft, event)))
    .filter((event) => !reading.drafts.some((draft) => startsAsMeant(draft, event)))
    .map(({ start }) => start);
}

/** The names of the texts for which something was lost. */
async function namesOf(lossesIn: (text: AnsweredText) => Promise<string[]>): Promise<string[]> {
  const lost: string[] = [];
  for (const text of answeredTexts) if ((await lossesIn(text)).length > 0) lost.push(text.name);
  return lost;
}

/** What is still lost: 3 careful answers of 30, 13 sloppy ones. */
const stillLost: Record<Kind, { ofModels: string[]; ofRules: string[] }> = {
  careful: {
    ofModels: [
      "numbers of a month that was named before",
      "a fortnightly club",
      "a wedding and the day after",
    ],
    ofRules: [],
  },
  sloppy: {
    ofModels: [
      "short forms and two errands",
      "two zones for one call",
      "a wedding and the day after",
      "a forwarded mail of yesterday",
      "training twice a week",
      "two callers at home",
      "a meeting of owners",
      "the dentist and then lunch",
      "a week in the snow",
      "guitar on Mondays",
      "a check of the eyes",
      "a party that ends at midnight",
      "next Wednesday at the clinic",
    ],
    ofRules: ["short forms and two errands", "a forwarded mail of yesterday"],
  },
};

describe.each(["careful", "sloppy"] as const)("a %s right answer", (kind) => {
  it("comes out as good as the model gave it", async () => {
    const lost = await namesOf(async (text) => lossesOf(await readAnswered(text, text[kind]), text.right));
    expect(lost).toEqual(stillLost[kind].ofModels);
  });

  it("loses no start that the rules alone have", async () => {
    expect(await namesOf((text) => lostOfRules(text, kind))).toEqual(stillLost[kind].ofRules);
  });
});

it("is tried with 60 answers over 30 texts in ten languages", () => {
  expect(answeredTexts).toHaveLength(30);
  expect(new Set(answeredTexts.map(({ language }) => language)).size).toBe(10);
});
