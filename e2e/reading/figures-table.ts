import { type Comparison, overall } from "./corpus-figures";

/**
 * A figure of issue 5: the best public engine's, null if none was measured, and the target; both in percent.
 */
interface Target {
  source: string;
  field: string;
  best: number | null;
  target: number;
}

const figure = (source: string, field: string, [best, target]: [number | null, number]): Target => ({
  source,
  field,
  best,
  target,
});

/** The rows of issue 5, in its order. */
const targets: readonly Target[] = [
  figure(overall, "meanStart", [76, 90]),
  figure("smcalflow", "start", [90, 97]),
  figure("smcalflow", "span", [45, 90]),
  figure("smcalflow", "titleExact", [4, 55]),
  figure("smcalflow", "titleF1", [48, 82]),
  figure("smcalflow", "locF1", [0, 85]),
  figure("smcalflow", "attF1", [0, 90]),
  figure("sgd-calendar", "start", [92, 98]),
  figure("sgd-calendar", "titleExact", [1, 85]),
  figure("sgd-calendar", "locF1", [0, 92]),
  figure("sgd-booking", "start", [92, 98]),
  figure("smcalflow-joined", "multiStartF1", [73, 95]),
  figure("smcalflow-joined", "multiWhole", [0, 60]),
  figure("recurrence", "recurrence", [40, 90]),
  figure("nickel", "recurrence", [40, 90]),
  figure("quickadd", "start", [87, 95]),
  figure("quickadd", "titleExact", [80, 88]),
  figure("quickadd", "locF1", [0, 90]),
  figure("ctparse", "start", [66, 88]),
  figure("duckling", "start", [62, 88]),
  figure("recognizers", "start", [70, 88]),
  figure("natty", "start", [57, 80]),
  figure("chronic", "start", [87, 92]),
  figure("chrono", "start", [null, 94]),
  figure("sherlock", "start", [null, 90]),
  figure("compromise", "start", [null, 92]),
  figure(overall, "negative", [96, 97]),
];

/** Rows as aligned plain text, the first column to the left and the others to the right. */
function alignColumns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

const percent = (value: number | null | undefined): string => value?.toFixed(1) ?? "-";
const markOf = (comparison: Comparison): string => (comparison.hasFallen ? "FELL" : "");

/**
 * Issue 5's table: the target, the baseline's figure, the current one, and what fell or is not reached yet.
 */
export function targetTable(comparisons: readonly Comparison[]): string {
  const rows = targets.flatMap(({ source, field, best, target }) => {
    const comparison = comparisons.find((other) => other.source === source && other.field === field);
    if (comparison === undefined) return [];
    const short = comparison.now.score < target ? "short" : "";
    return [
      [
        `${source} ${field}`,
        percent(best),
        percent(target),
        percent(comparison.before?.score),
        percent(comparison.now.score),
        markOf(comparison) || short,
      ],
    ];
  });
  return alignColumns([["issue 5", "best public", "to reach", "baseline", "now", ""], ...rows]);
}

/** Every source and field, beside the baseline. */
export function fullTable(comparisons: readonly Comparison[]): string {
  return alignColumns([
    ["source and field", "cases", "baseline", "now", ""],
    ...comparisons.map((comparison) => [
      `${comparison.source} ${comparison.field}`,
      String(comparison.now.cases),
      percent(comparison.before?.score),
      percent(comparison.now.score),
      markOf(comparison),
    ]),
  ]);
}
