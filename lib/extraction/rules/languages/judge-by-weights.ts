import { sumOf, type Weights } from "@/lib/extraction/rules/choose/scorer";
import type { NoteJudge } from "@/lib/extraction/rules/judge/judge-note";
import { noteFeatures } from "@/lib/extraction/rules/judge/note-features";

/** A draft that weighs less is no event. A lower bar keeps more that is none, a higher one loses plans. */
export const leastOfNote = -1.5;

/**
 * The bar of an hour on a day ahead in a text that says more than its sentence: both were said, and the words were learned
 * from single lines, in which a full stop and a longer sentence tell of no plan.
 */
const leastAhead = -3;

/** How short texts are judged by these weights: a draft below the bar is no event. */
export function judgeBy(weights: Weights, least = leastOfNote): NoteJudge {
  return {
    weights,
    weigh: (draft, note) => {
      const features = noteFeatures(draft, note);
      const sum = sumOf(features, weights);
      const isAhead = features.some((feature) => /^reach:(?:weeks|months|half)/.test(feature));
      const isOnce = draft.recurrence === null && !draft.allDay;
      const bar = isAhead && isOnce && !features.includes("rest:0") ? leastAhead : least;
      return { features, sum, bar, isEvent: sum >= bar };
    },
  };
}
