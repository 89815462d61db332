import { weightsPerOne } from "@/lib/extraction/rules/choose/scorer";
/** A training example: its features, and whether it is positive. */
export interface Example {
  features: readonly string[];
  isTrue: boolean;
}

/** How weights are learned. */
export interface Learning {
  /** Of the L2 norm: a larger one keeps weights smaller. */
  penalty: number;
  /** A smaller weight decides nothing alone. */
  leastWeight: number;
  /** The features of at least so many texts are learned. */
  leastTexts: number;
}

/** For whole texts, whose examples have features that are thought out. */
const ofWholeTexts: Learning = { penalty: 5, leastWeight: 0.15, leastTexts: 4 };

const roundsMax = 20;
const gradientsMax = 400;
const settled = 1e-4;

interface Row {
  /** The indexes of its features. */
  on: readonly number[];
  target: 0 | 1;
}

interface Problem {
  rows: readonly Row[];
  penalty: number;
}

const sumOn = (vector: Float64Array, on: readonly number[]): number =>
  on.reduce((total, at) => total + (vector[at] ?? 0), 0);

const dot = (left: Float64Array, right: Float64Array): number =>
  left.reduce((total, value, at) => total + value * (right[at] ?? 0), 0);

/** `left + times * right`. */
const plus = (left: Float64Array, right: Float64Array, times: number): Float64Array =>
  left.map((value, at) => value + times * (right[at] ?? 0));

/** The gradient of the likelihood minus its penalty for each weight, and the curvature along each row. */
function slopeAt(
  weights: Float64Array,
  { rows, penalty }: Problem,
): { slope: Float64Array; curves: number[] } {
  const slope = weights.map((weight) => -penalty * weight);
  const curves = rows.map(({ on, target }) => {
    const chance = 1 / (1 + Math.exp(-sumOn(weights, on)));
    for (const at of on) slope[at] = (slope[at] ?? 0) + target - chance;
    return chance * (1 - chance);
  });
  return { slope, curves };
}

/** The curvature times a vector, without the matrix: each row has few features. */
function curved(vector: Float64Array, { rows, penalty }: Problem, curves: readonly number[]): Float64Array {
  const product = vector.map((value) => penalty * value);
  for (const [index, { on }] of rows.entries()) {
    const share = (curves[index] ?? 0) * sumOn(vector, on);
    for (const at of on) product[at] = (product[at] ?? 0) + share;
  }
  return product;
}

/** The step of Newton's method by conjugate gradients. */
function newtonStep(slope: Float64Array, problem: Problem, curves: readonly number[]): Float64Array {
  let step: Float64Array = new Float64Array(slope.length);
  let rest = slope;
  let direction = slope;
  let size = dot(rest, rest);
  const enough = size * settled * settled;
  for (let round = 0; round < gradientsMax && size > enough; round += 1) {
    const product = curved(direction, problem, curves);
    const length = size / dot(direction, product);
    step = plus(step, direction, length);
    rest = plus(rest, product, -length);
    const next = dot(rest, rest);
    direction = plus(rest, direction, next / size);
    size = next;
  }
  return step;
}

/** The features of at least this many texts, in alphabetical order. */
function commonFeatures(texts: readonly (readonly Example[])[], leastTexts: number): string[] {
  const counts = new Map<string, number>();
  for (const examples of texts)
    for (const feature of new Set(examples.flatMap(({ features }) => features)))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts.keys()].filter((feature) => (counts.get(feature) ?? 0) >= leastTexts).sort();
}

/**
 * Learns weights by logistic regression with an L2 penalty, by Newton's method: the same texts give the same
 * weights. `texts` has the examples of each text. The sum of an example's weights is the logarithm of its
 * odds.
 */
export function learnWeights(
  texts: readonly (readonly Example[])[],
  { penalty, leastWeight, leastTexts } = ofWholeTexts,
): Record<string, number> {
  const names = commonFeatures(texts, leastTexts);
  const indexOf = new Map(names.map((name, index) => [name, index]));
  const rows: Row[] = texts.flat().map(({ features, isTrue }) => ({
    on: [...new Set(features)].flatMap((feature) => indexOf.get(feature) ?? []),
    target: isTrue ? 1 : 0,
  }));
  let weights: Float64Array = new Float64Array(names.length);
  for (let round = 0; round < roundsMax; round += 1) {
    const { slope, curves } = slopeAt(weights, { rows, penalty });
    const step = newtonStep(slope, { rows, penalty }, curves);
    weights = plus(weights, step, 1);
    if (step.every((change) => Math.abs(change) < settled)) break;
  }
  return Object.fromEntries(
    names.flatMap((name, at) => {
      const weight = Math.round((weights[at] ?? 0) * weightsPerOne) / weightsPerOne;
      return Math.abs(weight) < leastWeight ? [] : [[name, weight] as const];
    }),
  );
}
