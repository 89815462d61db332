import { z } from "zod";

/** One event that a text must give, in wall-clock time of its case's zone; an optional one may be left out. */
export const answerSchema = z.object({
  title: z.string(),
  start: z.string(),
  end: z.string().nullish(),
  altTitle: z.array(z.string()).default([]),
  altStart: z.array(z.string()).default([]),
  altEnd: z.array(z.string()).default([]),
  zoneAlt: z.array(z.string()).default([]),
  place: z.string().nullish(),
  optional: z.boolean().default(false),
});
export type Answer = z.infer<typeof answerSchema>;

/** What answers are compared with: a draft or a predicted event. */
interface Read {
  title: string;
  start: string | null;
}

const wordsOf = (name: string): string[] =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .split(" ");

/** The similarity of two names by the words that they share: 0 to 1. */
export function likeness(left: string, right: string): number {
  const [some, others] = [wordsOf(left), wordsOf(right)];
  const shared = some.filter((word) => others.includes(word)).length;
  return (2 * shared) / (some.length + others.length);
}

/** The starts that are right for an answer. */
export const startsOf = ({ start, altStart, zoneAlt }: Answer): string[] => [start, ...altStart, ...zoneAlt];

const leastFit = 0.5;

/** How well something read matches an answer: its start counts as much as two names. */
function fitOf({ title, start }: Read, answer: Answer): number {
  const isThen = start !== null && startsOf(answer).includes(start);
  const names = [answer.title, ...answer.altTitle].map((name) => likeness(name, title));
  return (isThen ? 2 : 0) + Math.max(...names);
}

/** What was read for each answer, which takes the best of what is left, those that must be found first. */
export function matchAnswers<One>(
  read: readonly One[],
  answers: readonly Answer[],
  toldBy: (one: One) => Read,
): Map<Answer, One> {
  const free = new Set(read);
  const matched = new Map<Answer, One>();
  for (const answer of answers.toSorted((left, right) => Number(left.optional) - Number(right.optional))) {
    const fits = [...free].map((one) => ({ one, fit: fitOf(toldBy(one), answer) }));
    const [best] = fits.sort((left, right) => right.fit - left.fit);
    if (best === undefined || best.fit < leastFit) continue;
    free.delete(best.one);
    matched.set(answer, best.one);
  }
  return matched;
}
