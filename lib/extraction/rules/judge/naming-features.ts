import type { Stretch } from "@/lib/extraction/rules/layout/block";
import type { EventDraft } from "@/lib/extraction/schema";
import {
  bucket,
  dayOf,
  type EventContext,
  type FoundEvent,
  nameOf,
  timeOffset,
  wordsOfName,
} from "./found-event";

const leastWord = 4;
const repeats = [2, 3, 5];
const namesakes = [2, 4];
const shares = [0.15, 0.3, 0.5, 0.8, 0.98];

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
function repeatedIn(lower: string, draft: EventDraft): string[] {
  const name = nameOf(draft);
  const long = wordsOfName(draft).filter((word) => word.length >= leastWord);
  const most = Math.max(0, ...long.map((word) => countOf(lower, word)));
  const whole = draft.title.length < leastWord ? 0 : countOf(lower, name);
  return [
    `repeats:${bucket(whole, [1, ...repeats])}`,
    ...(long.length === 0 ? [] : [`repeats-word:${bucket(most, repeats)}`]),
  ];
}

/** What the others of the same name tell: a reminder has the day of its event, a series has other days. */
function sharedNames(all: readonly FoundEvent[]): (one: FoundEvent) => string[] {
  const ofName = Map.groupBy(all, ({ draft }) => nameOf(draft));
  const onDay = Map.groupBy(all, ({ draft }) => dayOf(draft));
  return (one) => {
    const [name, day, words] = [nameOf(one.draft), dayOf(one.draft), wordsOfName(one.draft)];
    const same = (ofName.get(name) ?? []).filter((other) => other !== one);
    const isAlike = ({ draft }: FoundEvent): boolean =>
      nameOf(draft) !== name &&
      wordsOfName(draft).filter((word) => words.includes(word)).length >= Math.max(1, words.length >> 1);
    return [
      ...(onDay.get(day)?.some(isAlike) ? ["namesake:alike"] : []),
      ...(same.length === 0
        ? []
        : [
            `namesake:${same.some(({ draft }) => dayOf(draft) === day) ? "same-day" : "other-day"}`,
            `namesake:${same.some(({ item }) => item.block === one.item.block) ? "beside" : "elsewhere"}`,
            `namesake:${same.every((other) => timeOffset(other) > timeOffset(one)) ? "first" : "later"}`,
            `namesakes:${bucket(same.length, namesakes)}`,
          ]),
    ];
  };
}

/** What the name of an event tells by where it stands, how often the text says it, and which others have it. */
export function namingFeatures(
  all: readonly FoundEvent[],
  { text, lower }: EventContext,
): (one: FoundEvent) => string[] {
  const shared = sharedNames(all);
  return (one) => {
    const [quote] = one.draft.evidence.filter(({ field }) => field === "title");
    return [
      ...repeatedIn(lower, one.draft),
      ...(quote === undefined ? [] : inLine(text, quote)),
      ...shared(one),
    ];
  };
}
