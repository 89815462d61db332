import { describe, expect, it } from "vitest";
import {
  freshInventions,
  type Invention,
  inventions,
  strangersInventions,
  timeSlips,
} from "@/e2e/texts/answers/inventions";
import { isSameRule, readAnswered, startsAsMeant } from "@/e2e/texts/answers/read-answered";
import { foldText } from "@/lib/text/fold-text";
import { calendarWords } from "./answer/calendar-words";
import { wordsOf } from "./answer/read-quote";

/** The values of the resulting events that the text does not contain. */
async function inventedIn({ of, answer }: Invention): Promise<string[]> {
  const { drafts } = await readAnswered(of, answer);
  const byRules = (await readAnswered(of, null)).drafts.map(({ start, timezone, recurrence }) => ({
    start,
    zone: timezone,
    recurrence: recurrence ?? "",
  }));
  const folded = foldText(of.text);
  const isSaid = (words: string) =>
    wordsOf(words).every((word) => folded.includes(word) || calendarWords.has(word));
  return drafts.flatMap((draft) => {
    const known = [...of.right, ...byRules].filter((event) => startsAsMeant(draft, event));
    const values = [draft.title, draft.venue, draft.location, draft.link ?? "", ...draft.notes];
    const people = draft.attendees.flatMap(({ name, email }) => [name, email ?? ""]);
    const repeats = [...of.right, ...byRules].some(({ recurrence }) => isSameRule(draft, recurrence));
    return [
      ...(known.length === 0 ? [`begins ${draft.start}`] : []),
      ...(draft.recurrence === null || repeats ? [] : [`repeats ${draft.recurrence}`]),
      ...[...values, ...people].filter((words) => !isSaid(words)),
    ];
  });
}

async function letThrough(answers: readonly Invention[]): Promise<string[]> {
  const through: string[] = [];
  for (const invention of answers) {
    const invented = await inventedIn(invention);
    if (invented.length > 0) through.push(`${invention.name}: ${invented.join(", ")}`);
  }
  return through;
}

describe("an answer with invented values", { timeout: 120_000 }, () => {
  it("is tried 240 times", () => {
    expect(inventions).toHaveLength(240);
  });

  it("gets none of them into an event", async () => {
    expect(await letThrough(inventions)).toEqual([]);
  });

  it("gets none of 160 more into an event, in answers that were written without regard to the code", async () => {
    expect(freshInventions).toHaveLength(160);
    expect(await letThrough(freshInventions)).toEqual([]);
  });

  it("gets none of 160 into an event, in the answers of a stranger", async () => {
    expect(strangersInventions).toHaveLength(160);
    expect(await letThrough(strangersInventions)).toEqual([]);
  });
});

describe("a time that is an hour, a day or years off", { timeout: 120_000 }, () => {
  it("is corrected where the words name a day, a month or a clock, and passes only where it is in words of a language without a pack", async () => {
    expect(timeSlips).toHaveLength(150);
    expect(await letThrough(timeSlips)).toEqual([
      "a parents' evening: an hour early, as UTC is: begins 2026-12-02T18:30",
      "a birthday in two weeks: a day late: begins 2026-12-06T15:00",
      "a Dutch evening at school: an hour early, as UTC is: begins 2026-12-03T18:15",
    ]);
  });
});
