import type { Stretch } from "@/lib/extraction/rules/layout/block";
import { bucket, dayNumber, type EventContext, type FoundEvent, timeOffset } from "./found-event";

const leastWord = 4;
const repeats = [2, 3, 5];
const namesakes = [2, 4];
const shares = [0.15, 0.3, 0.5, 0.8, 0.98];

const wordsOf = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const countOf = (text: string, words: string): number => text.split(words).length - 1;

/** What stands beside a name in its line: nothing, a sign, or a word. */
function beside(words: string, at: 0 | -1): string {
  const sign = words.trim().at(at);
  if (sign === undefined) return "^";
  return /[\p{L}\p{N}]/u.test(sign) ? "word" : sign;
}

/** How a name stands in its line: how much of it, and between what. */
function inLine(text: string, { start, end }: Stretch): string[] {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const to = next < 0 ? text.length : next;
  return [
    `filling:${bucket((end - start) / Math.max(1, to - from), shares)}`,
    `prefix:${beside(text.slice(from, start), -1)}`,
    `suffix:${beside(text.slice(end, to), 0)}`,
  ];
}

/** How often the text says a name and the most frequent of its longer words: what a text is about is said again. */
function repeatedIn(text: string, title: string): string[] {
  const lower = text.toLowerCase();
  const long = wordsOf(title).filter((word) => word.length >= leastWord);
  const most = Math.max(0, ...long.map((word) => countOf(lower, word)));
  const whole = title.length < leastWord ? 0 : countOf(lower, title.toLowerCase());
  return [
    `repeats:${bucket(whole, [1, ...repeats])}`,
    ...(long.length === 0 ? [] : [`repeats-word:${bucket(most, repeats)}`]),
  ];
}

/** What the others of the same name tell: a reminder has the day of its event, a series has other days. */
function sharedNames(one: FoundEvent, all: readonly FoundEvent[]): string[] {
  const name = one.draft.title.toLowerCase();
  const words = wordsOf(name);
  const day = dayNumber(one.draft.start);
  const isOfDay = ({ draft }: FoundEvent): boolean => dayNumber(draft.start) === day;
  const rest = all.filter((other) => other !== one);
  const same = rest.filter(({ draft }) => draft.title.toLowerCase() === name);
  const isAlike = ({ draft }: FoundEvent): boolean =>
    wordsOf(draft.title).filter((word) => words.includes(word)).length >= Math.max(1, words.length >> 1);
  const isLike = rest.some((other) => !same.includes(other) && isOfDay(other) && isAlike(other));
  return [
    ...(isLike ? ["namesake:alike"] : []),
    ...(same.length === 0
      ? []
      : [
          `namesake:${same.some(isOfDay) ? "same-day" : "other-day"}`,
          `namesake:${same.some(({ item }) => item.block === one.item.block) ? "beside" : "elsewhere"}`,
          `namesake:${same.every((other) => timeOffset(other) > timeOffset(one)) ? "first" : "later"}`,
          `namesakes:${bucket(same.length, namesakes)}`,
        ]),
  ];
}

/** What the name of an event tells by where it stands, how often the text says it, and which others have it. */
export function namingFeatures(
  one: FoundEvent,
  all: readonly FoundEvent[],
  { text }: EventContext,
): readonly string[] {
  const { title, evidence } = one.draft;
  const [quote] = evidence.filter(({ field }) => field === "title");
  return [
    ...repeatedIn(text, title),
    ...(quote === undefined ? [] : inLine(text, quote)),
    ...sharedNames(one, all),
  ];
}
