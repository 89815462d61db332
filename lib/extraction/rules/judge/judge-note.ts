import type { Weights } from "@/lib/extraction/rules/choose/scorer";
import type { EventDraft } from "@/lib/extraction/schema";
import type { NoteContext } from "./note-features";

/** What a draft weighs, and whether that is enough for an event. */
export interface Weighed {
  features: readonly string[];
  sum: number;
  /** The sum from which on it is an event. */
  bar: number;
  isEvent: boolean;
}

/** A draft, and what it weighs. */
export type JudgedDraft = Weighed & { draft: EventDraft };

/**
 * Tells a plan from what only names a day or an hour, in a text of a few lines: a result, a recipe, the price of a ticket, what
 * somebody did last week. Part of a language's pack, so that only who reads that language loads it.
 */
export interface NoteJudge {
  weights: Weights;
  weigh: (draft: EventDraft, note: NoteContext) => Weighed;
}

/** Of what is not judged everything is an event. */
export const unweighed: Weighed = { features: [], sum: 0, bar: 0, isEvent: true };
