import { momentsOf } from "@/lib/extraction/rules/entries";
import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import { cellsBetween } from "@/lib/extraction/rules/layout/dividers";
import { withoutArrivals } from "./arrival-cells";
import { type Cell, readCell, type ShapeContext } from "./cell";
import { chooseCells } from "./choose-cells";
import type { Part } from "./facts";
import { withHours } from "./hours-of-row";

const longestRow = 220;

/** True for `Labor Day`, `Easter`: a cell whose day is only named. */
function isNamedDay({ find }: ShapeContext, cell: Cell): boolean {
  const days = find(cell)
    .reading.entries.flatMap(momentsOf)
    .flatMap((moment) => moment.days);
  return days.length > 0 && days.every(({ kind }) => kind === "holiday");
}

/** `planting (second Sunday because of Easter)` behind `12 April`: the day is said, so that another in the words is not. */
function remarkCell(context: ShapeContext, part: Stretch, before: readonly Cell[]): Cell | null {
  const isDated = before.some((cell) => cell.role === "time" && cell.hasDay && !isNamedDay(context, cell));
  return isDated && !context.find(part).hasClock
    ? { ...part, role: "text", times: [], rest: part, hasDay: false, hasClock: false }
    : null;
}

/** The cells of a line; null where one of them is a sentence with a time inside. */
export function cellsOfLine(context: ShapeContext, stretch: Stretch): Cell[] | null {
  if (stretch.end - stretch.start > longestRow) return null;
  const { at, reading } = context.find(stretch);
  const kept = reading.clusters.map(({ from, to }) => ({ start: at + from, end: at + to }));
  const parts = cellsBetween(context.text, stretch, kept);
  if (parts.length < 2) return null;
  const cells: Cell[] = [];
  for (const part of parts) {
    const cell = readCell(context, part) ?? remarkCell(context, part, cells);
    if (cell === null) return null;
    cells.push(cell);
  }
  return withHours(context, cells);
}

const rowKinds = new Set<Block["kind"]>(["row", "item", "line", "field", "paragraph", "heading"]);

/** True where a line says that nothing happens: `10 Oct  No game`, `1/18–1/19 — days off`, `25/10  10:30  POSTPONED`. */
export function tellsOfNothing({ text, shapes }: ShapeContext, cells: readonly Cell[]): boolean {
  const rest = cells
    .filter(({ rest }) => rest !== null)
    .map(({ rest }) => text.slice(rest?.start, rest?.end).toLowerCase());
  const said = rest.filter((words) => /[\p{L}\p{N}]/u.test(words));
  const off = cells.findIndex(
    ({ rest: words }) =>
      words !== null && shapes.calledOff.test(text.slice(words.start, words.end).toLowerCase()),
  );
  const isOff = off >= 0 && !cells.slice(off + 1).some(({ hasClock }) => hasClock);
  return (
    isOff ||
    ((said.length === 0 ? rest : said).some((words) => shapes.noEvent.test(words)) &&
      !cells.some(({ hasClock }) => hasClock))
  );
}

const speaker = /^\s*[-–—\]]?\s*[\p{L}~+][\p{L}\d .'’+()-]{0,24}: \S/u;

/** `05/03/2025, 21:14 - Tom: yes`: a stamp with a day and an hour, and somebody who speaks. */
const isMessage = (text: string, [stamp, said]: readonly Cell[]): boolean =>
  stamp !== undefined &&
  said !== undefined &&
  stamp.hasDay &&
  stamp.hasClock &&
  speaker.test(text.slice(said.start, said.end));

const asText = ({ start, end }: Cell): Cell => ({
  start,
  end,
  role: "text",
  times: [],
  rest: { start, end },
  hasDay: false,
  hasClock: false,
});

/** `28 January  ==> EXTENDED to 4 February`: the day of the row is the one that a later cell names. */
const tellsOfNewDay = ({ text, find, shapes }: ShapeContext, cell: Cell): boolean =>
  shapes.renewed.test(text.slice(cell.start, cell.end).toLowerCase()) && find(cell).hasDay;

/** `12 April – planting on Sunday`: a day beside the one that has a cell of its own is not the day of the row. */
const withoutDay = (cell: Cell): Cell =>
  cell.role === "mixed" && cell.hasDay && !cell.hasClock ? asText(cell) : cell;

/** `Sep 6 | Mon | Labor Day`, `Easter | closed 10–21 April`: beside a date the name of a day is what happens. */
function withNamedDays(context: ShapeContext, cells: readonly Cell[]): readonly Cell[] {
  const named = cells.filter((cell) => cell.hasDay && !cell.hasClock && isNamedDay(context, cell));
  const isDated = cells.some((cell) => cell.hasDay && !named.includes(cell));
  return isDated ? cells.map((cell) => (named.includes(cell) ? asText(cell) : cell)) : cells;
}

/** `W 2:30–5:20 PM` in a list of courses: one letter before the hours is a weekday. */
function letteredWeeks(
  { text, shapes }: ShapeContext,
  [first]: readonly Cell[],
): NonNullable<Part["weeks"]> | null {
  if (first === undefined || !first.hasClock || first.hasDay) return null;
  const letter = /^(\p{Lu}) \d/u.exec(text.slice(first.start, first.end))?.[1];
  const code = letter === undefined ? undefined : shapes.dayLetters.get(letter);
  const days = { start: first.start, end: first.start + 1 };
  return code === undefined ? null : { days, dates: null, byDay: [code] };
}

/** A line of cells as one thing that happens, or as nothing that does; null where the line is no row. */
export function readRow(context: ShapeContext, block: Block): Part[] | null {
  if (!rowKinds.has(block.kind)) return null;
  const read = cellsOfLine(context, {
    start: block.kind === "field" ? block.start : block.from,
    end: block.end,
  });
  if (read === null || isMessage(context.text, read)) return null;
  const told = withNamedDays(context, read);
  const hasDayCell = told.some(({ role, hasDay }) => role === "time" && hasDay);
  const { cells, ends } = withoutArrivals(context, hasDayCell ? told.map(withoutDay) : told, {
    cellOf: (cell) => cell,
    withCell: (_, cell) => cell,
  });
  const timed = cells.filter(({ role }) => role === "time" || role === "mixed");
  if (!timed.some(({ role }) => role === "time") && cells[0]?.role !== "mixed") return null;
  if (hasDayCell && cells.some(({ role, hasDay }) => role === "mixed" && hasDay)) return null;
  if (hasDayCell && read.some((cell) => tellsOfNewDay(context, cell))) return null;
  if (timed.filter(({ role }) => role === "mixed").length > 1) return null;
  if (tellsOfNothing(context, cells)) return [];
  const others = cells.filter(({ role }) => role !== "time" && role !== "length");
  if (others.length === 0) return null;
  const facts = chooseCells(
    context,
    others.map((cell) => ({ cell, header: null })),
  );
  const weeks = letteredWeeks(context, cells);
  const part = { block, when: cells.flatMap(({ times }) => times), ends, facts };
  return [weeks === null ? part : { ...part, weeks }];
}

const listKinds = new Set<Block["kind"]>(["row", "item", "line", "field"]);

/** `Tue OFF` between lines with hours: the day of a rota on which nobody is on. */
export function isDayOff(context: ShapeContext, blocks: readonly Block[], at: number): boolean {
  const block = blocks[at];
  if (block === undefined || !listKinds.has(block.kind)) return false;
  const cell = readCell(context, {
    start: block.kind === "field" ? block.start : block.from,
    end: block.end,
  });
  if (cell?.role !== "mixed" || !cell.hasDay || cell.hasClock || cell.rest === null) return false;
  if (!context.shapes.dayOff.test(context.text.slice(cell.rest.start, cell.rest.end).toLowerCase()))
    return false;
  return [blocks[at - 1], blocks[at + 1]].some((near) => near !== undefined && context.find(near).hasClock);
}
