import { parse, View } from "vega";
import { compile, type TopLevelSpec } from "vega-lite";
import type { Growth } from "./growth-report";

const themes = {
  light: {
    background: "#ffffff",
    ink: "#1f2328",
    grid: "#d8dee4",
    lines: ["#1f5fbf", "#c2410c", "#15803d", "#7c3aed"],
  },
  dark: {
    background: "#0d1117",
    ink: "#e6edf3",
    grid: "#30363d",
    lines: ["#7ab0ff", "#fb923c", "#4ade80", "#c4b5fd"],
  },
};

/** A point of a line: how many items there were, and the measured cost. */
interface Point {
  line: string;
  count: number;
  value: number;
}

interface Panel {
  title: string;
  across: string;
  up: string;
  points: Point[];
}

function panelsOf({ calls, screens, pollers }: Growth): Panel[] {
  return [
    {
      title: "One request",
      across: "groups in the database",
      up: "milliseconds, median",
      points: calls.flatMap(({ label, points }) =>
        label === null ? [] : points.map(({ count, medianMs }) => ({ line: label, count, value: medianMs })),
      ),
    },
    {
      title: "The group screen",
      across: "events in the group",
      up: "milliseconds, median",
      points: screens.flatMap(({ count, cardsMs, searchMs }) => [
        { line: "address to cards", count, value: cardsMs },
        { line: "search key to list", count, value: searchMs },
      ]),
    },
    {
      title: "The server's memory",
      across: "screens that poll it",
      up: "MB, resident",
      points: pollers.map(({ count, residentMb }) => ({ line: "memory", count, value: residentMb })),
    },
  ];
}

/** A line from zero over a logarithmic count, with a number at each point. */
function drawPanel({ title, across, up, points }: Panel) {
  const counts = [...new Set(points.map(({ count }) => count))];
  const lines = [...new Set(points.map(({ line }) => line))];
  return {
    title,
    width: 230,
    height: 190,
    data: { values: points },
    encoding: {
      x: {
        field: "count",
        type: "quantitative" as const,
        scale: { type: "log" as const, nice: false, padding: 14 },
        axis: { title: across, values: counts, format: ",", grid: false },
      },
      y: {
        field: "value",
        type: "quantitative" as const,
        scale: { zero: true, nice: true },
        axis: { title: up, tickCount: 5 },
      },
      color: {
        field: "line",
        type: "nominal" as const,
        sort: lines,
        legend:
          lines.length === 1
            ? null
            : { title: null, orient: "bottom" as const, columns: 2, labelLimit: 0, offset: 8 },
      },
    },
    mark: { type: "line" as const, strokeWidth: 2, point: { size: 55, filled: true } },
  };
}

function specificationOf(growth: Growth, theme: keyof typeof themes): TopLevelSpec {
  const { background, ink, grid, lines } = themes[theme];
  return {
    background,
    padding: 16,
    // Plots of the same height beside each other, whatever room their labels take.
    bounds: "flush",
    spacing: 90,
    hconcat: panelsOf(growth).map(drawPanel),
    resolve: { scale: { color: "independent" } },
    config: {
      font: "system-ui, -apple-system, 'Segoe UI', sans-serif",
      range: { category: lines },
      view: { stroke: null },
      title: { color: ink, fontSize: 14, fontWeight: 600, anchor: "start", offset: 12 },
      axis: {
        labelColor: ink,
        titleColor: ink,
        titleFontWeight: "normal",
        titlePadding: 8,
        labelFontSize: 11,
        titleFontSize: 12,
        domainColor: grid,
        tickColor: grid,
        gridColor: grid,
      },
      legend: { labelColor: ink, labelFontSize: 12, symbolType: "stroke", symbolStrokeWidth: 3 },
    },
  };
}

/** The plot of e2e/README.md § How its cost grows, as an SVG for a page of that theme. */
export function drawGrowth(growth: Growth, theme: keyof typeof themes): Promise<string> {
  const { spec } = compile(specificationOf(growth, theme));
  return new View(parse(spec), { renderer: "none" }).toSVG();
}
