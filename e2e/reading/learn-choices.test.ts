import { describe, expect, it } from "vitest";
import { type Choice, type ChoiceLearning, learnChoices } from "./learn-choices";

const option = (isTrue: boolean, ...features: string[]) => ({ features, isTrue });

/** Twenty texts with a choice of two: the `led` option is right; in every fourth neither is, and both are `bare`. */
const texts: Choice[][] = Array.from({ length: 20 }, (_, at) => [
  at % 4 === 0
    ? { options: [option(false, "bare", "any"), option(false, "bare", "any")] }
    : { options: [option(true, "led", "any"), option(false, "bare", "any")] },
]);
const learning: ChoiceLearning = { penalty: 1, leastWeight: 0.05, leastTexts: 4, hasNone: true };

describe("learnChoices", () => {
  const { weights, bar } = learnChoices(texts, learning);
  const sum = (...features: string[]): number =>
    features.reduce((total, feature) => total + (weights[feature] ?? 0), 0);

  it("puts what is right above the bar, and what is not below it", () => {
    expect(sum("led", "any")).toBeGreaterThan(bar);
    expect(sum("bare", "any")).toBeLessThan(bar);
  });

  it("keeps the prior of a feature that no text has, and leaves out a rare one without", () => {
    const rare: Choice[] = [{ options: [option(true, "led", "once"), option(false, "bare")] }];
    const priors = { never: -7 };
    const other = learnChoices([rare, ...texts], { ...learning, priors });
    expect(other.weights.never).toBe(-7);
    expect(other.weights.once).toBeUndefined();
  });

  it("learns from choices that have a right option alone where nothing cannot be chosen", () => {
    const named = learnChoices(texts, { ...learning, hasNone: false });
    expect(named.bar).toBe(0);
    expect(named.weights.led).toBeGreaterThan(named.weights.bare ?? 0);
  });

  it("gives the same weights for the same texts, in any order", () => {
    expect(learnChoices(texts.toReversed(), learning)).toEqual({ weights, bar });
  });
});
