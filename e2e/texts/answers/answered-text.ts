/**
 * An expected event; fields that are left out are not checked. Times are wall-clock times, or dates for whole
 * days (the last day as the end).
 */
export interface RightEvent {
  start: string;
  end?: string;
  /** The zone of the times if it is not the reader's. */
  zone?: string;
  recurrence?: string;
  venue?: string;
  location?: string;
  who?: string[];
}

/** A model's answer: the fields of its events, or its exact words. */
export type Answer = string | Readonly<Record<string, unknown>>[];

/**
 * A text, its correct events, and two correct answers of models: one that quotes with care, and one in the
 * usual way of models. Read on Saturday, 2026-11-21, 10:00 in Paris.
 */
export interface AnsweredText {
  name: string;
  language: string;
  /** The instant and the zone in which it is read, if they are not those above. */
  asked?: { at: string; timeZone: string };
  text: string;
  right: RightEvent[];
  careful: Answer;
  sloppy: Answer;
}

/**
 * A text and one correct answer, written after the code that checks it; 23 of these 25 kept everything at the
 * first try.
 */
export interface LaterAnswer extends Pick<AnsweredText, "language" | "text" | "right"> {
  answer: Answer;
}
