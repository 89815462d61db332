/** What is to be learned from: the features that hold, and whether it is one of those that are looked for. */
export interface Example {
  features: readonly string[];
  isTrue: boolean;
}

const penalty = 4;
const roundsMax = 20;
const settled = 1e-6;
/** Below this a weight changes no decision that another one does not. */
const leastWeight = 0.05;
const rareTexts = 4;

function rowOf(matrix: readonly Float64Array[], at: number): Float64Array {
  const row = matrix[at];
  if (row === undefined) throw new Error(`The matrix has no row ${at}.`);
  return row;
}

/** Solves a symmetric positive system by elimination; rows are changed in place. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  for (let pivot = 0; pivot < size; pivot += 1) {
    const row = rowOf(matrix, pivot);
    for (let below = pivot + 1; below < size; below += 1) {
      const other = rowOf(matrix, below);
      const factor = (other[pivot] ?? 0) / (row[pivot] ?? 0);
      if (factor === 0) continue;
      for (let column = pivot; column < size; column += 1)
        other[column] = (other[column] ?? 0) - factor * (row[column] ?? 0);
      right[below] = (right[below] ?? 0) - factor * (right[pivot] ?? 0);
    }
  }
  const solution = new Float64Array(size);
  for (let at = size - 1; at >= 0; at -= 1) {
    const row = rowOf(matrix, at);
    let rest = right[at] ?? 0;
    for (let column = at + 1; column < size; column += 1)
      rest -= (row[column] ?? 0) * (solution[column] ?? 0);
    solution[at] = rest / (row[at] ?? 0);
  }
  return solution;
}

/** The features of at least so many texts, in the order of the alphabet. */
function commonFeatures(texts: readonly (readonly Example[])[]): string[] {
  const counts = new Map<string, number>();
  for (const examples of texts)
    for (const feature of new Set(examples.flatMap(({ features }) => features)))
      counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return [...counts.keys()].filter((feature) => (counts.get(feature) ?? 0) >= rareTexts).sort();
}

/**
 * Weights by logistic regression with a penalty on their squares, by Newton's method: the same texts give the same weights.
 * `texts` holds the examples of each text. The sum of the weights of what holds is the logarithm of the odds.
 */
export function learnWeights(texts: readonly (readonly Example[])[]): Record<string, number> {
  const names = commonFeatures(texts);
  const indexOf = new Map(names.map((name, index) => [name, index]));
  const rows = texts.flat().map(({ features, isTrue }) => ({
    on: [...new Set(features)].flatMap((feature) => indexOf.get(feature) ?? []),
    target: isTrue ? 1 : 0,
  }));
  const size = names.length;
  const weights = new Float64Array(size);
  for (let round = 0; round < roundsMax; round += 1) {
    const matrix = Array.from({ length: size }, () => new Float64Array(size));
    const slope = new Float64Array(size);
    for (const { on, target } of rows) {
      const sum = on.reduce((total, index) => total + (weights[index] ?? 0), 0);
      const chance = 1 / (1 + Math.exp(-sum));
      const weight = chance * (1 - chance);
      for (const left of on) {
        slope[left] = (slope[left] ?? 0) + target - chance;
        const row = rowOf(matrix, left);
        for (const right of on) row[right] = (row[right] ?? 0) + weight;
      }
    }
    for (let at = 0; at < size; at += 1) {
      const row = rowOf(matrix, at);
      row[at] = (row[at] ?? 0) + penalty;
      slope[at] = (slope[at] ?? 0) - penalty * (weights[at] ?? 0);
    }
    const step = solve(matrix, slope);
    step.forEach((change, at) => {
      weights[at] = (weights[at] ?? 0) + change;
    });
    if (step.every((change) => Math.abs(change) < settled)) break;
  }
  return Object.fromEntries(
    names.flatMap((name, at) => {
      const weight = Math.round((weights[at] ?? 0) * 100) / 100;
      return Math.abs(weight) < leastWeight ? [] : [[name, weight] as const];
    }),
  );
}
