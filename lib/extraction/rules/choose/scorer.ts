/** What each feature speaks for or against a choice, by its name. A feature without a weight says nothing. */
export type Weights = Readonly<Record<string, number>>;

/** Weights that are written as `name weight name weight`, in as many lines as there are. No name has a blank. */
export function readWeights(lines: readonly string[]): Weights {
  const words = lines.flatMap((line) => line.split(" "));
  return Object.fromEntries(
    words.flatMap((name, at) => (at % 2 === 0 ? [[name, Number(words[at + 1])] as const] : [])),
  );
}

/** One of the things that may be chosen, and what speaks for it. */
export interface Option<Choice extends string> {
  choice: Choice;
  weights: Weights;
}

/** A choice with what was weighed for it, so that a trace can print the reasons. */
export interface Decision<Choice extends string> {
  choice: Choice;
  sum: number;
  features: readonly string[];
}

/** The sum of the weights of the features that hold. */
export const sumOf = (features: readonly string[], weights: Weights): number =>
  features.reduce((sum, feature) => sum + (weights[feature] ?? 0), 0);

/** The option whose features weigh most, where they weigh as much as the threshold; the earlier of two alike, else null. */
export function decide<Choice extends string>(
  features: readonly string[],
  options: readonly Option<Choice>[],
  threshold: number,
): Decision<Choice> | null {
  let best: Decision<Choice> | null = null;
  for (const { choice, weights } of options) {
    const sum = sumOf(features, weights);
    if (sum >= threshold && (best === null || sum > best.sum)) best = { choice, sum, features };
  }
  return best;
}
