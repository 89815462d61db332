import { splitClauses } from "@/lib/extraction/rules/clauses";
import type { Cluster } from "@/lib/extraction/rules/cluster";
import type { Said } from "@/lib/extraction/rules/find/find-in-block";
import type { Stretch } from "@/lib/extraction/rules/layout/block";
import { hasDay, isEvent } from "@/lib/extraction/rules/moment";
import type { Now } from "@/lib/extraction/rules/spans";
import { type Decision, decide } from "./scorer";
import type { Silence } from "./silence";
import type { SilentWords, Standing } from "./silent-words";
import { namesDate, timeFeatures } from "./time-features";

/** A time, or a sentence of such times alone, that makes no event; offsets into the text. */
export interface SilentStretch extends Stretch {
  reason: Silence;
  decision: Decision<Silence>;
}

/** What a stretch of the text, which begins `at` an offset, says of time. */
type SaidTimes = Pick<Said, "at" | "reading">;

/** Where a block stands, in so far as it tells whether its times are live. */
export interface SilentContext {
  /** Features of the block's place in the text: `top`, `above-greeting`, `bare`. */
  features: readonly string[];
  words: SilentWords;
}

const threshold = 2;
const nearLength = 48;

interface Sentence extends Stretch {
  /** In lower case. */
  words: string;
  clusters: readonly Cluster[];
}

/** The words of a sentence as each standing sees them, from one of its times. */
function wordsAround(
  { words, start, clusters }: Sentence,
  { index, text }: { index: number; text: string },
): Readonly<Record<Standing, string>> {
  const cluster = clusters[index];
  const first = cluster?.moment.spans.reduce((least, span) => Math.min(least, span.start), cluster.to);
  const [from, to] = [(first ?? start) - start, (cluster?.to ?? start) - start];
  const floor = (clusters[index - 1]?.to ?? start) - start;
  const roof = (clusters[index + 1]?.from ?? start + words.length) - start;
  return {
    before: words.slice(0, from),
    near: words.slice(Math.max(0, Math.min(floor, from), from - nearLength), from),
    behind: words.slice(to, Math.max(to, Math.min(roof, to + nearLength))),
    sentence: words,
    text,
  };
}

/** Hours without a day of their own are of the date that their block names. */
function besideDate({ moment }: Cluster, { clusters }: Said["reading"]): string[] {
  if (hasDay(moment) || moment.recurrence !== null) return [];
  return clusters.some(namesDate) ? ["beside-date"] : [];
}

/** Why a time of a sentence is silent, with the features that were weighed; null where it is live. */
function judgeTime(
  { sentence, index }: { sentence: Sentence; index: number },
  { reading }: SaidTimes,
  { features, words }: SilentContext,
): Decision<Silence> | null {
  const cluster = sentence.clusters[index];
  if (cluster === undefined) return null;
  const around = wordsAround(sentence, { index, text: reading.source.lower });
  const told = words.features.filter(({ stands, says }) => says.test(around[stands])).map(({ id }) => id);
  const own = [...timeFeatures(cluster, reading.now)];
  return decide([...features, ...told, ...own, ...besideDate(cluster, reading)], words.options, threshold);
}

/**
 * `The 4 o'clock with Sam yesterday was too long`: hours of a sentence whose days are all silent are silent with them, and
 * `took till 9.30 to come yesterday`: so is a day that lies behind, beside an hour that is past.
 */
function withOthers(
  clusters: readonly Cluster[],
  judged: readonly (Decision<Silence> | null)[],
  now: Now,
): readonly (Decision<Silence> | null)[] {
  const past = judged.find((one) => one?.choice === "past") ?? null;
  const looksBack = (cluster: Cluster): boolean => [...timeFeatures(cluster, now)].includes("looks-back");
  const all = clusters.map((cluster, index) => judged[index] ?? (looksBack(cluster) ? past : null));
  const days = all.filter((_, index) => clusters[index] !== undefined && hasDay(clusters[index].moment));
  const [silent] = days;
  if (!silent || days.some((one) => one === null)) return all;
  return clusters.map(({ moment }, index) => all[index] ?? (hasDay(moment) ? null : silent));
}

/** The times of a block that tell of something else than an event; a sentence that has no others is silent as a whole. */
export function silentTimes(said: SaidTimes, context: SilentContext): SilentStretch[] {
  const { source, spans, clusters } = said.reading;
  const times = clusters.filter(({ moment }) => isEvent(moment));
  if (times.length === 0) return [];
  return splitClauses(source, spans).flatMap(({ start, end }) => {
    const own = times
      .filter(({ from }) => from >= start && from < end)
      .sort((left, right) => left.from - right.from);
    const sentence = { start, end, words: source.lower.slice(start, end), clusters: own };
    const alone = own.map((_, index) => judgeTime({ sentence, index }, said, context));
    const judged = withOthers(own, alone, said.reading.now);
    const [first] = judged;
    if (own.length > 0 && first && judged.every((one) => one !== null))
      return [{ start: said.at + start, end: said.at + end, reason: first.choice, decision: first }];
    return own.flatMap(({ from, to }, index) => {
      const one = judged[index];
      return one ? [{ start: said.at + from, end: said.at + to, reason: one.choice, decision: one }] : [];
    });
  });
}
