/** What each feature speaks for or against a choice, by its name. A feature without a weight says nothing. */
export type Weights = Readonly<Record<string, number>>;

/** Weights are learned and written in twentieths: finer ones change no figure of `npm run eval:all`. */
export const weightsPerOne = 20;

/**
 * Weights in twentieths, written as `name weight name weight`. A line that begins with a blank goes on with the one above; the first
 * word of any other is how all names behind it begin, `-` where they begin with nothing in common.
 */
export function readWeights(written: string): Weights {
  const weights: Record<string, number> = {};
  let beginning = "";
  for (const line of written.split("\n")) {
    const [first = "", ...words] = line.split(" ");
    if (first !== "") beginning = first === "-" ? "" : first;
    for (let at = 0; at < words.length; at += 2)
      weights[`${beginning}${words[at]}`] = Number(words[at + 1]) / weightsPerOne;
  }
  return weights;
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
