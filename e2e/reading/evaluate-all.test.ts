import { describe, expect, it } from "vitest";
import { compareFigures, type Figures } from "./corpus-figures";
import { corpusFolder, isCorpus, readBaseline, scoreCorpus } from "./score-corpus";

/** Every percentage raised to 100 and every mistake count to 0: no measured figure reaches it. */
const perfect = (figures: Figures): Figures =>
  Object.fromEntries(
    Object.entries(figures).map(([source, fields]) => [
      source,
      Object.fromEntries(Object.entries(fields).map(([field, { cases }]) => [field, { score: 100, cases }])),
    ]),
  );

describe("the committed baseline", () => {
  const baseline = readBaseline();

  it("contains the headline figure and each source's", () => {
    expect(baseline.overall?.meanStart?.score).toBeGreaterThan(50);
    expect(Object.keys(baseline).length).toBeGreaterThan(10);
  });

  if (isCorpus(corpusFolder)) {
    it("is reached by the parser on the corpus beside the checkout", { timeout: 240_000 }, async () => {
      const now = await scoreCorpus(corpusFolder);
      const fallen = compareFigures(baseline, now).filter((comparison) => comparison.hasFallen);
      expect(fallen).toEqual([]);
    });
  } else {
    it("is above lower figures, tested so since there is no corpus beside the checkout", () => {
      const fallen = compareFigures(perfect(baseline), baseline).filter((comparison) => comparison.hasFallen);
      expect(fallen.length).toBeGreaterThan(0);
    });
  }

  it("is not compared in a folder without a corpus", () => {
    expect(isCorpus("lib/commands")).toBe(false);
  });
});
