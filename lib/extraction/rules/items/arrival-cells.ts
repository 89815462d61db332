import type { Stretch } from "@/lib/extraction/rules/layout/block";
import { trimmed } from "@/lib/extraction/rules/layout/dividers";
import type { Cell, ShapeContext } from "./cell";

/** The cells of a row without the hours at which one arrives, and these. */
export interface Arrivals<One> {
  cells: readonly One[];
  ends: readonly Stretch[];
}

const longestLead = 12;
const edges = /[\s,;:–—(-]/u;

/** Where the word of arriving begins that stands right before the time of a cell; null where none does. */
function arrivalIn({ text, shapes }: ShapeContext, cell: Cell): number | null {
  const [first] = cell.times;
  if (first === undefined || cell.role !== "mixed" || !cell.hasClock || cell.hasDay) return null;
  const from = Math.max(cell.start, first.start - longestLead);
  const found = shapes.arrives.exec(text.slice(from, first.start).toLowerCase());
  return found === null ? null : from + found.index;
}

/** `06:40 | Flight to Lodwar, arr 08:15`: beside the hour of a row the one of an arrival is when it ends. */
export function withoutArrivals<One>(
  context: ShapeContext,
  all: readonly One[],
  { cellOf, withCell }: { cellOf: (one: One) => Cell; withCell: (one: One, cell: Cell) => One },
): Arrivals<One> {
  const arriving = all.filter((one) => arrivalIn(context, cellOf(one)) !== null);
  const [arrival] = arriving;
  const hasHour = all.some((one) => !arriving.includes(one) && cellOf(one).hasClock);
  if (arrival === undefined || arriving.length > 1 || !hasHour) return { cells: all, ends: [] };
  const cell = cellOf(arrival);
  const at = arrivalIn(context, cell) ?? cell.start;
  const rest = trimmed(context.text, { start: cell.start, end: at }, edges) ?? cell.rest;
  const bare: Cell = { ...cell, role: "text", times: [], rest, hasDay: false, hasClock: false };
  return { cells: all.map((one) => (one === arrival ? withCell(one, bare) : one)), ends: cell.times };
}
