import { splitClauses } from "@/lib/extraction/rules/clauses";
import type { Cluster } from "@/lib/extraction/rules/cluster";
import type { Said } from "@/lib/extraction/rules/find/find-in-block";
import type { Stretch } from "@/lib/extraction/rules/layout/block";
import { hasDay, isEvent } from "@/lib/extraction/rules/moment";
import { type Decision, decide } from "./scorer";
import type { Silence } from "./silence";
import type { SilentWords, Standing } from "./silent-words";
import { timeFeatures } from "./time-features";

/** A time, or a sentence of such times alone, that makes no event; offsets into the text. */
export interface SilentStretch extends Stretch {
  reason: Silence;
  decision: Decision<Silence>;
}

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
  index: number,
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
  };
}

/** Why a time of a sentence is silent, with the features that were weighed; null where it is live. */
function judgeTime(
  { sentence, index }: { sentence: Sentence; index: number },
  { reading }: Said,
  { features, words }: SilentContext,
): Decision<Silence> | null {
  const cluster = sentence.clusters[index];
  if (cluster === undefined) return null;
  const around = wordsAround(sentence, index);
  const told = words.features.filter(({ stands, says }) => says.test(around[stands])).map(({ id }) => id);
  return decide([...features, ...told, ...timeFeatures(cluster, reading.now)], words.options, threshold);
}

/** `The 4 o'clock with Sam yesterday was too long`: hours of a sentence whose days are all silent are silent with them. */
function withHours(clusters: readonly Cluster[], judged: readonly (Decision<Silence> | null)[]) {
  const days = judged.filter((_, index) => clusters[index] !== undefined && hasDay(clusters[index].moment));
  const [silent] = days;
  if (!silent || days.some((one) => one === null)) return judged;
  return judged.map(
    (one, index) => one ?? (clusters[index] && !hasDay(clusters[index].moment) ? silent : null),
  );
}

/** The times of a block that tell of something else than an event; a sentence that has no others is silent as a whole. */
export function silentTimes(said: Said, context: SilentContext): SilentStretch[] {
  const { source, spans, clusters } = said.reading;
  const times = clusters.filter(({ moment }) => isEvent(moment));
  if (times.length === 0) return [];
  return splitClauses(source, spans).flatMap(({ start, end }) => {
    const own = times
      .filter(({ from }) => from >= start && from < end)
      .sort((left, right) => left.from - right.from);
    const sentence = { start, end, words: source.lower.slice(start, end), clusters: own };
    const judged = withHours(
      own,
      own.map((_, index) => judgeTime({ sentence, index }, said, context)),
    );
    const [first] = judged;
    if (own.length > 0 && first && judged.every((one) => one !== null))
      return [{ start: said.at + start, end: said.at + end, reason: first.choice, decision: first }];
    return own.flatMap(({ from, to }, index) => {
      const one = judged[index];
      return one ? [{ start: said.at + from, end: said.at + to, reason: one.choice, decision: one }] : [];
    });
  });
}
