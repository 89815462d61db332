import { weightsPerOne } from "@/lib/extraction/rules/choose/scorer";
import type { Learning } from "./learn-weights";

/** Something to be chosen among others: the features of each option, and whether it is right. */
export interface Choice {
  options: readonly { features: readonly string[]; isTrue: boolean }[];
}

/** How weights of choices are learned. */
export interface ChoiceLearning extends Learning {
  /** What a weight is where the texts say nothing of it; 0 for any other. */
  priors?: Readonly<Record<string, number>>;
  /** Nothing may be chosen as well, and is right where no option is. */
  hasNone: boolean;
}

interface Row {
  on: number[][];
  isTrue: boolean[];
  hasTrue: boolean;
}

interface Problem {
  names: readonly string[];
  rows: readonly Row[];
  priors: Float64Array;
  hasNone: boolean;
  penalty: number;
}

const roundsMax = 250;
const rate = 0.5;

const plus = (vector: Float64Array, at: number, value: number): void => {
  vector[at] = (vector[at] ?? 0) + value;
};

function problemOf(
  texts: readonly (readonly Choice[])[],
  { priors = {}, leastTexts, penalty, hasNone }: ChoiceLearning,
): Problem {
  const counts = new Map<string, number>(Object.keys(priors).map((name) => [name, leastTexts]));
  for (const choices of texts) {
    const told = new Set(choices.flatMap(({ options }) => options.flatMap(({ features }) => features)));
    for (const feature of told) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  const names = [...counts.keys()].filter((name) => (counts.get(name) ?? 0) >= leastTexts).sort();
  const indexOf = new Map(names.map((name, index) => [name, index + 1]));
  const rows = texts.flat().map(({ options }) => ({
    on: options.map(({ features }) => [...new Set(features)].flatMap((name) => indexOf.get(name) ?? [])),
    isTrue: options.map(({ isTrue }) => isTrue),
    hasTrue: options.some(({ isTrue }) => isTrue),
  }));
  const means = Float64Array.from([0, ...names.map((name) => priors[name] ?? 0)]);
  return { names, rows: rows.filter(({ hasTrue }) => hasTrue || hasNone), priors: means, hasNone, penalty };
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Adds the slope of the likelihood of a choice; `weights[0]` is that of nothing. */
function addSlope(
  gradient: Float64Array,
  row: Row,
  { weights, hasNone }: { weights: Float64Array; hasNone: boolean },
): void {
  const sums = row.on.map((features) => sumOf(features.map((at) => weights[at] ?? 0)));
  const most = Math.max(hasNone ? (weights[0] ?? 0) : Number.NEGATIVE_INFINITY, ...sums);
  const shares = sums.map((sum) => Math.exp(sum - most));
  const none = hasNone ? Math.exp((weights[0] ?? 0) - most) : 0;
  const whole = none + sumOf(shares);
  const right = row.hasTrue ? sumOf(shares.filter((_, at) => row.isTrue[at])) : none;
  if (hasNone) plus(gradient, 0, (row.hasTrue ? 0 : 1) - none / whole);
  for (const [index, features] of row.on.entries()) {
    const share = shares[index] ?? 0;
    const pull = (row.isTrue[index] === true ? share / right : 0) - share / whole;
    for (const at of features) plus(gradient, at, pull);
  }
}

/**
 * Learns weights for choices among options (conditional logit, where more than one option may be right; the further a weight is from
 * its prior, the more it costs), by gradients with a step of its own for each weight (AdaGrad): the same texts give the same
 * weights. `bar` is what an option must weigh to be better than nothing.
 */
export function learnChoices(
  texts: readonly (readonly Choice[])[],
  learning: ChoiceLearning,
): { weights: Record<string, number>; bar: number } {
  const { names, rows, priors, hasNone, penalty } = problemOf(texts, learning);
  let weights = priors;
  const squares = new Float64Array(weights.length);
  for (let round = 0; round < roundsMax; round += 1) {
    const gradient = weights.map((weight, at) => (at === 0 ? 0 : penalty * ((priors[at] ?? 0) - weight)));
    for (const row of rows) addSlope(gradient, row, { weights, hasNone });
    weights = weights.map((weight, at) => {
      const slope = gradient[at] ?? 0;
      plus(squares, at, slope * slope);
      return slope === 0 ? weight : weight + (rate * slope) / Math.sqrt(squares[at] ?? 1);
    });
  }
  const rounded = (weight: number): number => Math.round(weight * weightsPerOne) / weightsPerOne;
  return {
    bar: rounded(weights[0] ?? 0),
    weights: Object.fromEntries(
      names.flatMap((name, at) => {
        const weight = rounded(weights[at + 1] ?? 0);
        return Math.abs(weight) < learning.leastWeight ? [] : [[name, weight] as const];
      }),
    ),
  };
}
