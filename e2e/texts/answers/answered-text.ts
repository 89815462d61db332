/** An event as it is meant; what is left out is not looked at. Wall clocks, or dates for whole days (the last day as end). */
export interface RightEvent {
  start: string;
  end?: string;
  /** The zone of the clocks, where it is not the reader's. */
  zone?: string;
  recurrence?: string;
  venue?: string;
  location?: string;
  who?: string[];
}

/** What a model says: the fields of its events, or its very words. */
export type Answer = string | Readonly<Record<string, unknown>>[];

/**
 * A text, what is right about it, and two answers of models that are right about it: one that quotes with care, one that
 * writes as models do. Read on Saturday, 2026-11-21, 10:00 in Paris.
 */
export interface AnsweredText {
  name: string;
  language: string;
  text: string;
  right: RightEvent[];
  careful: Answer;
  sloppy: Answer;
}

/** A text and one right answer to it, written when the policy stood; 23 of these 25 came out whole at the first try. */
export interface LaterAnswer extends Pick<AnsweredText, "language" | "text" | "right"> {
  answer: Answer;
}
