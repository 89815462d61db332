import { z } from "zod";

const figureSchema = z.object({ score: z.number(), cases: z.number().int().positive() });

/** The percentage that is right and the number of cases with an answer, by source and field. */
export const figuresSchema = z.record(z.string(), z.record(z.string(), figureSchema));
type Figure = z.infer<typeof figureSchema>;
export type Figures = z.infer<typeof figuresSchema>;

/** A figure beside that of the committed baseline; `before` is null for a new source or field. */
export interface Comparison {
  source: string;
  field: string;
  before: Figure | null;
  now: Figure;
  hasFallen: boolean;
}

/** Places and people that nobody annotated, and texts without an answer: fewer are better. */
const isMistake = (field: string): boolean => ["locSpurious", "attSpurious", "noAnswer"].includes(field);

/** Sums of thirds and sevenths are not exact; a thousandth of a point is no change. */
const roundingPoints = 0.001;

/** True if a figure is worse by more than half a point or by more than one case, whichever is more. */
export function hasFallen(field: string, before: Figure, now: Figure): boolean {
  const lostPoints = isMistake(field) ? now.score - before.score : before.score - now.score;
  return lostPoints > Math.max(0.5, 100 / now.cases) + roundingPoints;
}

/** Every current figure beside the baseline's, in the current order. */
export function compareFigures(baseline: Figures, now: Figures): Comparison[] {
  return Object.entries(now).flatMap(([source, fields]) =>
    Object.entries(fields).map(([field, figure]) => {
      const before = baseline[source]?.[field] ?? null;
      return {
        source,
        field,
        before,
        now: figure,
        hasFallen: before !== null && hasFallen(field, before, figure),
      };
    }),
  );
}

/** Figures of the baseline that cannot be compared, as `source field`: their cases are no longer in the folder. */
export function missingFigures(baseline: Figures, now: Figures): string[] {
  return Object.entries(baseline).flatMap(([source, fields]) =>
    Object.keys(fields)
      .filter((field) => now[source]?.[field] === undefined)
      .map((field) => `${source} ${field}`),
  );
}

const headlineSources = [
  "smcalflow",
  "sgd-calendar",
  "sgd-booking",
  "seminars",
  "ctparse",
  "quickadd",
  "nickel",
  "duckling",
  "natty",
  "chronic",
];

/** The name of the figures over several sources. */
export const overall = "overall";

/** Adds the figures over several sources: the mean of start over the headline sources, and the negatives. */
export function withOverall(figures: Figures): Figures {
  const starts = headlineSources.flatMap((source) => figures[source]?.start ?? []);
  const negatives = Object.values(figures).flatMap((fields) => fields.negative ?? []);
  const casesOf = (list: readonly Figure[]): number => list.reduce((sum, { cases }) => sum + cases, 0);
  const added: Record<string, Figure> = {};
  if (starts.length > 0) {
    const score = starts.reduce((sum, figure) => sum + figure.score, 0) / starts.length;
    added.meanStart = { score, cases: casesOf(starts) };
  }
  if (negatives.length > 0) {
    const right = negatives.reduce((sum, { score, cases }) => sum + score * cases, 0);
    added.negative = { score: right / casesOf(negatives), cases: casesOf(negatives) };
  }
  return { ...figures, [overall]: added };
}

/** The figures as a file with readable diffs: one figure on each line. */
export function printFigures(figures: Figures): string {
  const sources = Object.entries(figures).map(([source, fields]) => {
    const lines = Object.entries(fields).map(
      ([field, { score, cases }]) =>
        `    ${JSON.stringify(field)}: { "score": ${Number(score.toFixed(3))}, "cases": ${cases} }`,
    );
    return `  ${JSON.stringify(source)}: {\n${lines.join(",\n")}\n  }`;
  });
  return `{\n${sources.join(",\n")}\n}\n`;
}
