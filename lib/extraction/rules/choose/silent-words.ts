import type { Option } from "./scorer";
import type { Silence } from "./silence";

/**
 * Where words must stand to tell of a time: `before` it in its sentence, `near` it without another time between, right `behind`
 * it, anywhere in the `sentence`, or in the `text` that is read.
 */
export type Standing = "before" | "near" | "behind" | "sentence" | "text";

/** Words that tell something of a time, as an expression over words in lower case. */
export interface SilentFeature {
  id: string;
  stands: Standing;
  says: RegExp;
  /** The feature of the place of a block without which its words tell nothing. */
  where?: string;
}

/** What a language gives to tell times that are no event: the words, and what each weighs for which reason. */
export interface SilentWords {
  features: readonly SilentFeature[];
  options: readonly Option<Silence>[];
  /** A line that says no time and heads the hours of business below it. */
  hoursHead?: RegExp;
  /** The whole of a heading above what is over: `Past events`. */
  pastHead?: RegExp;
  /** A word or sign of which every text with a silent time has one, so that most texts need not be weighed. */
  sign?: RegExp;
}
