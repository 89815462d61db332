import { splitClauses } from "@/lib/extraction/rules/clauses";
import type { Cluster } from "@/lib/extraction/rules/cluster";
import type { Said } from "@/lib/extraction/rules/find/find-in-block";
import type { Stretch } from "@/lib/extraction/rules/layout/block";
import { hasDay, isEvent } from "@/lib/extraction/rules/moment";
import type { Now } from "@/lib/extraction/rules/spans";
import { type Decision, decide } from "./scorer";
import type { Silence } from "./silence";
import type { SilentFeature, SilentWords, Standing } from "./silent-words";
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
  /** Which features the sentence or the whole text has, for all of its times alike. */
  shared: ReadonlySet<SilentFeature>;
}

/** The words of a sentence as each standing beside one of its times sees them. */
function wordsAround(
  { words, start, clusters }: Sentence,
  index: number,
): Readonly<Record<Exclude<Standing, "sentence" | "text">, string>> {
  const cluster = clusters[index];
  const first = cluster?.moment.spans.reduce((least, span) => Math.min(least, span.start), cluster.to);
  const [from, to] = [(first ?? start) - start, (cluster?.to ?? start) - start];
  const floor = (clusters[index - 1]?.to ?? start) - start;
  const roof = (clusters[index + 1]?.from ?? start + words.length) - start;
  return {
    before: words.slice(0, from),
    near: words.slice(Math.max(0, Math.min(floor, from), from - nearLength), from),
    behind: words.slice(to, Math.max(to, Math.min(roof, to + nearLength))),
  };
}

/** The features that do not depend on where in the sentence a time stands. */
function sharedFeatures(words: string, text: string, { features }: SilentWords): ReadonlySet<SilentFeature> {
  const told = features.filter(
    ({ stands, says }) =>
      (stands === "sentence" && says.test(words)) || (stands === "text" && says.test(text)),
  );
  return new Set(told);
}

/** Hours without a day of their own are of the date that their block names, and beside the other hours that it says. */
function besideDate(cluster: Cluster, { clusters }: Said["reading"]): string[] {
  const { moment } = cluster;
  if (hasDay(moment) || moment.recurrence !== null) return [];
  const timed = clusters.filter((other) => other.from < cluster.from && other.moment.clocks.length > 0);
  return [
    ...(clusters.some(namesDate) ? ["beside-date"] : []),
    ...(timed.length > 0 ? ["beside-clock"] : []),
    ...(timed.some((other) => hasDay(other.moment)) ? ["beside-event"] : []),
  ];
}

/** Why a time of a sentence is silent, with the features that were weighed; null where it is live. */
function judgeTime(
  { sentence, index }: { sentence: Sentence; index: number },
  { reading }: SaidTimes,
  { features, words }: SilentContext,
): Decision<Silence> | null {
  const cluster = sentence.clusters[index];
  if (cluster === undefined) return null;
  const around = wordsAround(sentence, index);
  const told: string[] = [];
  for (const feature of words.features) {
    const { where, stands, says, id } = feature;
    if (where !== undefined && !features.includes(where)) continue;
    const isShared = stands === "sentence" || stands === "text";
    if (isShared ? sentence.shared.has(feature) : says.test(around[stands])) told.push(id);
  }
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
    if (own.length === 0) return [];
    const words = source.lower.slice(start, end);
    const shared = sharedFeatures(words, source.lower, context.words);
    const sentence = { start, end, words, clusters: own, shared };
    const alone = own.map((_, index) => judgeTime({ sentence, index }, said, context));
    const judged = withOthers(own, alone, said.reading.now);
    const [first] = judged;
    if (first && judged.every((one) => one !== null)) {
      // Its full stop goes with it, so that the next sentence does not begin with one.
      const stop = /^[.!?](?=\s)/.test(source.text.slice(end)) ? 1 : 0;
      return [{ start: said.at + start, end: said.at + end + stop, reason: first.choice, decision: first }];
    }
    return own.flatMap(({ from, to }, index) => {
      const one = judged[index];
      return one ? [{ start: said.at + from, end: said.at + to, reason: one.choice, decision: one }] : [];
    });
  });
}
