import { describe, expect, it } from "vitest";
import {
  compareFigures,
  type Figures,
  figuresSchema,
  hasFallen,
  missingFigures,
  printFigures,
  withOverall,
} from "./corpus-figures";
import { fullTable, targetTable } from "./figures-table";

const of = (score: number, cases: number) => ({ score, cases });
const smcalflow = (score: number): Figures => ({ smcalflow: { start: of(score, 500) } });

describe("a figure beside its baseline", () => {
  it.each([
    ["half a point of many cases", "start", [90, 89.5, 1000], false],
    ["more than half a point of many cases", "start", [90, 89.4, 1000], true],
    ["one case of few", "start", [90, 80, 10], false],
    ["two cases of few", "start", [90, 70, 10], true],
    ["a gain", "start", [90, 95, 1000], false],
    ["more places that nobody marked", "locSpurious", [1, 3, 1000], true],
    ["fewer texts without an answer", "noAnswer", [3, 1, 1000], false],
  ] as const)("is judged: %s", (_, field, [before, now, cases], expected) => {
    expect(hasFallen(field, of(before, cases), of(now, cases))).toBe(expected);
  });

  it("is marked in both tables if it fell", () => {
    const comparisons = compareFigures(smcalflow(98), smcalflow(96));
    expect(comparisons).toMatchObject([{ source: "smcalflow", field: "start", hasFallen: true }]);
    expect(targetTable(comparisons)).toMatch(/smcalflow start +90\.0 +97\.0 +98\.0 +96\.0 +FELL/);
    expect(fullTable(comparisons)).toMatch(/smcalflow start +500 +98\.0 +96\.0 +FELL/);
  });

  it("is alone and unmarked if the baseline has none", () => {
    const comparisons = compareFigures({}, smcalflow(96));
    expect(comparisons).toMatchObject([{ before: null, hasFallen: false }]);
    expect(targetTable(comparisons)).toMatch(/smcalflow start +90\.0 +97\.0 +- +96\.0 +short/);
  });

  it("is named if its cases are gone", () => {
    expect(missingFigures(smcalflow(98), {})).toEqual(["smcalflow start"]);
    expect(missingFigures(smcalflow(98), smcalflow(10))).toEqual([]);
  });
});

describe("the figures over several sources", () => {
  it("are the plain mean of the headline starts and the negatives of all cases", () => {
    const figures = withOverall({
      smcalflow: { start: of(90, 900) },
      natty: { start: of(70, 10), negative: of(100, 10) },
      chrono: { start: of(1, 10), negative: of(50, 30) },
    });
    expect(figures.overall?.meanStart).toEqual(of(80, 910));
    expect(figures.overall?.negative).toEqual(of(62.5, 40));
  });

  it("are left out if no source has them", () => {
    expect(withOverall({}).overall).toEqual({});
  });
});

describe("the file of the baseline", () => {
  it("is read back as written, to a thousandth", () => {
    const figures = { a: { start: of(98.12345, 7), span: of(1, 2) }, b: { start: of(0, 3) } };
    const read = figuresSchema.parse(JSON.parse(printFigures(figures)));
    expect(read).toEqual({ a: { start: of(98.123, 7), span: of(1, 2) }, b: { start: of(0, 3) } });
  });
});
