import { sumOf } from "@/lib/extraction/rules/choose/scorer";
import type { DocumentWords, EventWeights } from "@/lib/extraction/rules/pack/document-words";
import { eventFeatures } from "./event-features";
import { type EventContext, type FoundEvent, timeOffset } from "./found-event";
import { unweighed, type Weighed } from "./judge-note";

const chanceOf = (sum: number): number => 1 / (1 + Math.exp(-sum));

/** The chance that what is judged by its sum alone is judged rightly. */
const sureness = (sum: number): number => Math.max(chanceOf(sum), 1 - chanceOf(sum));

/**
 * What each of a text's found events must weigh to be one. A text is right where all of it is right, so one doubtful event
 * among sure ones is left out at even odds, while in a text of many doubts an event is not risked for nothing:
 * it is left out where the chance that this makes the text right is worth more than what a lost event costs.
 */
export function barsOf(sums: readonly number[], { costOfLoss, leastOfBest }: EventWeights): number[] {
  const best = Math.max(...sums);
  const all = sums.reduce((product, sum) => product * sureness(sum), 1);
  return sums.map((sum) => {
    const bar = -Math.log(1 + (costOfLoss * sureness(sum)) / all);
    return sum === best ? Math.min(bar, leastOfBest) : bar;
  });
}

/** In a text of fewer blocks an event is left out only below `barOfShort`: a short list has little that speaks for its lines. */
const surelyFrom = 7;
const barOfShort = -1.7;

/** A found event as it was judged. */
export type JudgedEvent = FoundEvent & Weighed;

/**
 * Tells the events of a text from what only looks like one: office hours, a payment, the day of a programme beside its hours.
 * Each is weighed beside all the others, whichever of them stay; in a short text, by the words around it.
 */
export function judgeEvents(
  found: readonly FoundEvent[],
  context: EventContext,
  { events: weights, notes, judgedFrom }: Pick<DocumentWords, "events" | "notes" | "judgedFrom">,
): JudgedEvent[] {
  if (context.blocks.length < judgedFrom) {
    const note = { ...context, foundCount: found.length };
    return found.map((one) => {
      const weighed = notes?.weigh(one.draft, note) ?? unweighed;
      return { ...one, ...weighed, isEvent: one.item.isSettled === true || weighed.isEvent };
    });
  }
  const inOrder = found
    .map((one) => ({ one, at: timeOffset(one) }))
    .sort((left, right) => left.at - right.at)
    .map(({ one }) => one);
  const featuresOf = eventFeatures(inOrder, context);
  const weighed = found.map((one) => {
    const features = featuresOf(one);
    return { ...one, features, sum: sumOf(features, weights.weights) };
  });
  const bars = barsOf(
    weighed.map(({ sum }) => sum),
    weights,
  );
  return weighed.map((one, at) => {
    const bar = Math.min(bars[at] ?? 0, context.blocks.length < surelyFrom ? barOfShort : 0);
    return { ...one, bar, isEvent: one.item.isSettled === true || one.sum >= bar };
  });
}
