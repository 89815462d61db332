import { sumOf } from "@/lib/extraction/rules/choose/scorer";
import type { EventWeights } from "@/lib/extraction/rules/pack/document-words";
import { eventFeatures } from "./event-features";
import type { EventContext, FoundEvent } from "./found-event";

/** Whether each of a text's found events is one, by what it weighs. */
export function chooseEvents(sums: readonly number[], { least, leastOfBest }: EventWeights): boolean[] {
  const best = Math.max(...sums);
  return sums.map((sum) => sum >= least || (sum === best && sum >= leastOfBest));
}

/** A text of fewer blocks is a note or a list: it has no room for hours of business, and too little to tell by. */
export const judgedFrom = 6;

/** A found event as it was judged. */
export interface JudgedEvent extends FoundEvent {
  features: readonly string[];
  sum: number;
  isEvent: boolean;
}

/**
 * Tells the events of a text from what only looks like one: office hours, a payment, the day of a programme beside its hours.
 * Each is weighed beside all the others, whichever of them stay. In a short text all are events.
 */
export function judgeEvents(
  found: readonly FoundEvent[],
  context: EventContext,
  weights: EventWeights,
): JudgedEvent[] {
  if (context.blockCount < judgedFrom)
    return found.map((one) => ({ ...one, features: [], sum: 0, isEvent: true }));
  const weighed = found.map((one) => {
    const features = eventFeatures(one, found, context);
    return { ...one, features, sum: sumOf(features, weights.weights) };
  });
  const chosen = chooseEvents(
    weighed.map(({ sum }) => sum),
    weights,
  );
  return weighed.map((one, at) => ({ ...one, isEvent: chosen[at] === true }));
}
