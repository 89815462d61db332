import { describe, expect, it } from "vitest";
import { type Example, learnWeights } from "./learn-weights";

/**
 * Twenty texts with two examples each: `named` ones are positive, `bare` ones are not, and `any` is on both.
 */
const texts: Example[][] = Array.from({ length: 20 }, (_, at) => [
  { features: ["any", "named", ...(at % 2 ? ["odd"] : [])], isTrue: true },
  { features: ["any", "bare", ...(at % 2 ? ["odd"] : [])], isTrue: at === 0 },
]);

describe("learnWeights", () => {
  const weights = learnWeights(texts);

  it("gives true features a positive weight and others a negative one", () => {
    expect(weights.named).toBeGreaterThan(0.5);
    expect(weights.bare).toBeLessThan(-0.5);
  });

  it("gives uninformative features no weight, and leaves out rare ones", () => {
    expect(Math.abs(weights.odd ?? 0)).toBeLessThan(0.2);
    const rare = learnWeights([[{ features: ["any", "once"], isTrue: true }], ...texts]);
    expect(rare.once).toBeUndefined();
  });

  it("gives the same weights for the same texts, in any order", () => {
    expect(learnWeights(texts.toReversed())).toEqual(weights);
  });
});
