import { sumOf, type Weights } from "@/lib/extraction/rules/choose/scorer";
import type { NoteJudge } from "@/lib/extraction/rules/judge/judge-note";
import { noteFeatures } from "@/lib/extraction/rules/judge/note-features";
import { noteWeights } from "./note-weights";

/** A draft that weighs less is no event. A lower bar keeps more that is none, a higher one loses plans. */
export const leastOfNote = -1.5;

/**
 * The bar of an hour on a day ahead in a text that says more than its sentence: both were said, and the words were learned
 * from single lines, in which a full stop and a longer sentence tell of no plan.
 */
const leastAhead = -3;

/** One line of several with a date and an hour each; set by hand. */
const ofRow = { "dated-row": 2 };

/** How a language judges short texts: by its words, and by what needs none, as `npm run train` has learned both. */
export function notesOf(words: Weights): NoteJudge {
  const weights = { ...noteWeights, ...ofRow, ...words };
  return {
    weights,
    weigh: (draft, note) => {
      const features = noteFeatures(draft, note);
      const sum = sumOf(features, weights);
      const isAhead = features.some((feature) => /^reach:(?:weeks|months|half)/.test(feature));
      const isOnce = draft.recurrence === null && !draft.allDay;
      const bar = isAhead && isOnce && !features.includes("rest:0") ? leastAhead : leastOfNote;
      return { features, sum, bar, isEvent: sum >= bar };
    },
  };
}
