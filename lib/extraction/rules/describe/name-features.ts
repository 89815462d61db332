/** What speaks for or against a candidate of a choice, by its name in the trace. */
export type Features = Readonly<Record<string, boolean>>;

/** How much each feature counts; a language gives its own. */
export type Weights = Readonly<Record<string, number>>;

/** Words that may name an event: where they stand in the text (UTF-16 offsets), what is written, and why. */
export interface NameCandidate {
  start: number;
  end: number;
  title: string;
  features: Features;
  score: number;
}

/** The sum of the weights of the features that hold. */
export function scoreOf(features: Features, weights: Weights): number {
  let sum = 0;
  // This is asked of every name: a list of the features for each costs more than the sum.
  for (const name in features) if (features[name] === true) sum += weights[name] ?? 0;
  return sum;
}
