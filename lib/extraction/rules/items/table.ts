import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import { columnsBelow } from "@/lib/extraction/rules/layout/columns";
import { cellsBetween } from "@/lib/extraction/rules/layout/dividers";
import { datesOf, weekdaysOf } from "@/lib/extraction/rules/scope/weekly";
import { withoutArrivals } from "./arrival-cells";
import { type Cell, readCell, type ShapeContext } from "./cell";
import { chooseCells, type HeadedCell } from "./choose-cells";
import { type Part, plainPart } from "./facts";
import { withHours } from "./hours-of-row";
import {
  type Column,
  countedFacts,
  datesApart,
  namedClocks,
  partsOfClocks,
  partsOfDates,
  type Row,
} from "./named-columns";
import { tellsOfNothing } from "./rows";
import type { ReadShape } from "./shape-parts";
import { type FieldRole, roleOfLabel } from "./shape-words";

const timeRoles = new Set<FieldRole | null>(["when", "start", "end"]);

/** `Date    Feb 6, 2027`: the cell is a value, so that the line is no header. */
function saysTime(context: ShapeContext, cell: Stretch): boolean {
  if (cell.end <= cell.start) return false;
  const read = readCell(context, cell, true);
  return read === null || read.role === "time" || read.role === "mixed";
}

/**
 * The columns that a line names, where it is the header of a table: one is for times, and most are known to the language
 * or stand, without any digit, over as many cells.
 */
function headerOf(context: ShapeContext, block: Block, below: Block): Column[] | null {
  const { text, shapes } = context;
  const split = columnsBelow(text, block, below.indent);
  const cells = split(block);
  if (cells.length < 2) return null;
  const columns = cells.map((cell) => ({
    header: cell ?? { start: block.start, end: block.start },
    role: cell === null ? null : roleOfLabel(shapes, text.slice(cell.start, cell.end)),
  }));
  const known = columns.filter(({ role }) => role !== null);
  const time = columns.findIndex(({ role }) => timeRoles.has(role) && role !== null);
  if (time < 0 || columns.some(({ header, role }) => role === null && saysTime(context, header))) return null;
  if (known.length * 2 >= columns.length) return columns;
  const under = split(below);
  const first = under[time] ?? null;
  const isOver = under.length === columns.length && under.every((cell) => cell !== null);
  const isWordy = !/\d/.test(text.slice(block.start, block.end));
  return isOver && isWordy && first !== null && readCell(context, first, true)?.role === "time"
    ? columns
    : null;
}

function readCells(
  context: ShapeContext,
  columns: readonly Column[],
  line: readonly (Stretch | null)[],
): Row["cells"] {
  const textOf = ({ start, end }: Stretch): string => context.text.slice(start, end);
  const isDated = (next: Stretch | null | undefined): boolean =>
    next !== null && next !== undefined && /\d/.test(textOf(next)) && context.find(next).hasDay;
  const read = line.flatMap((stretch, at) => {
    const column = columns[at];
    if (stretch === null || column === undefined) return [];
    const isTime = timeRoles.has(column.role);
    // `1  Sun 9 Jan`: the count of the days, before their dates.
    const isCount = at === 0 && line.length > 2 && /^\d{1,3}\.?$/.test(textOf(stretch)) && isDated(line[1]);
    const plain =
      isCount ||
      column.role === "reference" ||
      column.role === "side" ||
      column.role === "place" ||
      column.role === "group";
    const cell = plain ? null : readCell(context, stretch, isTime);
    const text: Cell = { ...stretch, role: "text", times: [], rest: stretch, hasDay: false, hasClock: false };
    return [{ cell: cell ?? text, column }];
  });
  const cells = withHours(
    context,
    read.map(({ cell }) => cell),
  );
  return read.map((one, at) => ({ ...one, cell: cells[at] ?? one.cell }));
}

const isTimed = ({ role }: Cell): boolean => role === "time" || role === "mixed";

/** The words that say when a row begins and those that say when it ends, where two columns tell. */
function timesOf({ cells }: Row): { when: Stretch[]; ends: Stretch[] } {
  const hasClock = cells.some(({ cell, column }) => cell.hasClock && column.role !== "length");
  const timed = cells.filter(
    ({ cell, column }) => (isTimed(cell) && (hasClock || column.role !== "length")) || cell.role === "length",
  );
  const clocks = timed.filter(
    ({ cell, column }) => cell.hasClock && !cell.hasDay && (column.role === "start" || column.role === "end"),
  );
  // Nobody writes the end first: of `Arrive` and `Depart`, each with its day, the first begins a stay.
  const whole = timed.filter(
    ({ cell, column }) => cell.hasDay && (column.role === "start" || column.role === "end"),
  );
  const isStay = new Set(whole.map(({ column }) => column.role)).size > 1;
  const ends = clocks.length > 1 ? clocks.slice(1, 2) : isStay ? whole.slice(1, 2) : [];
  // Beside an hour of departure, the clock of a column like `Check-in closes` or `Low water` is another.
  const isOther = ({ cell, column }: (typeof timed)[number]): boolean =>
    (clocks.length > 1 || (cell.role === "time" && clocks.some((clock) => clock.column.role === "start"))) &&
    column.role === null &&
    cell.hasClock &&
    !cell.hasDay;
  return {
    when: timed.filter((one) => !ends.includes(one) && !isOther(one)).flatMap(({ cell }) => cell.times),
    ends: ends.flatMap(({ cell }) => cell.times),
  };
}

/** `F` in the column of days: one letter is a weekday. */
const codeOf = ({ text, shapes }: ShapeContext, { start, end }: Cell): string | null =>
  shapes.dayLetters.get(text.slice(start, end)) ?? null;

/** `Mon, Wed` beside `19 April – 25 June`: the cells of a row that make it a series. */
function weeksOf(context: ShapeContext, { cells }: Row): NonNullable<Part["weeks"]> | null {
  const { find } = context;
  const letter = cells.find(({ cell, column }) => column.role === "when" && codeOf(context, cell) !== null);
  if (letter !== undefined)
    return { days: letter.cell, dates: null, byDay: [codeOf(context, letter.cell) ?? ""] };
  const dayCells = cells.filter(({ cell }) => cell.role === "time" && cell.hasDay && !cell.hasClock);
  const named = dayCells.map(({ cell }) => ({ cell, weekdays: weekdaysOf(find(cell)) }));
  const days = named.find(({ weekdays }) => weekdays.length > 0);
  const dates = named.find(({ cell, weekdays }) => weekdays.length === 0 && datesOf(find(cell))?.until);
  if (days === undefined || (dates === undefined && (days.weekdays.length < 2 || dayCells.length > 1)))
    return null;
  return { days: days.cell, dates: dates?.cell ?? null };
}

/** A row that says that nothing happens: of a column like `Status` only what calls it off counts. */
function isOff(context: ShapeContext, cells: Row["cells"]): boolean {
  const { text, shapes } = context;
  const others = cells.filter(({ column }) => column.role !== "reference").map(({ cell }) => cell);
  const saysOff = ({ start, end }: Stretch): boolean =>
    shapes.calledOff.test(text.slice(start, end).toLowerCase());
  // `AE Block - POSTPONED, new date to be told`: behind a dash it stands in the cell of the place as well.
  const states = cells.flatMap(({ cell, column }) => {
    const parts = cellsBetween(text, cell, []);
    return column.role === "reference" ? parts : column.role === "place" ? parts.slice(1) : [];
  });
  return tellsOfNothing(context, others) || states.some(saysOff);
}

function partsOf(context: ShapeContext, whole: Row): Part[] {
  const { cells, ends } = withoutArrivals(context, whole.cells, {
    cellOf: ({ cell }) => cell,
    withCell: (one, cell) => ({ ...one, cell }),
  });
  const { block } = whole;
  const row = { block, cells };
  if (isOff(context, cells)) return [];
  if (!cells.some(({ cell }) => isTimed(cell))) return [plainPart(block)];
  const own = datesApart(row);
  if (own.length > 0) {
    const rest = cells.filter((one) => !own.includes(one));
    const parts = partsOfDates(block, { own, rest });
    return rest.some(({ cell }) => isTimed(cell))
      ? [...partsOf(context, { block, cells: rest }), ...parts]
      : parts;
  }
  const named = namedClocks(row);
  if (named.length > 0) return partsOfClocks(row, named);
  const headed: HeadedCell[] = cells
    .filter(
      ({ cell, column }) => cell.role !== "time" && cell.role !== "length" && !timeRoles.has(column.role),
    )
    .map(({ cell, column }) => ({ cell, header: column.role }));
  const facts = countedFacts(context, row, chooseCells(context, headed));
  const weeks = weeksOf(context, row);
  const times = timesOf(row);
  // `1100-1220` in the column of times, below the row with the day: no word leads to it.
  const isHour =
    !cells.some(({ cell }) => cell.hasDay) &&
    cells.some(({ cell, column }) => cell.role === "time" && cell.hasClock && timeRoles.has(column.role));
  if (weeks === null) return [{ block, ...times, ends: [...times.ends, ...ends], facts, isHour }];
  const clocks = cells
    .filter(({ cell }) => cell.hasClock || cell.role === "length")
    .flatMap(({ cell }) => cell.times);
  return clocks.length === 0
    ? [{ block, ...timesOf(row), facts }]
    : [{ block, when: clocks, ends: [], facts, weeks }];
}

/** `dep 08:29` above `arr 11:27`: two rows that are one leg of a journey. */
function isOfStops({ text, shapes }: ShapeContext, rows: readonly Block[]): boolean {
  const [first, second] = rows.map(({ start, end }) => text.slice(start, end).toLowerCase());
  return (
    first !== undefined && second !== undefined && shapes.departs.test(first) && shapes.arrives.test(second)
  );
}

/** A header and the rows below it, each of which is something that happens. */
export const tableShape: ReadShape = (context, blocks, at) => {
  const block = blocks[at];
  const below = blocks[at + 1];
  if (block === undefined || below === undefined || block.kind === "paragraph") return null;
  const columns = headerOf(context, block, below);
  if (columns === null || isOfStops(context, blocks.slice(at + 1, at + 3))) return null;
  const split = columnsBelow(context.text, block, below.indent);
  const parts: Part[] = [];
  let next = at + 1;
  for (; next < blocks.length; next += 1) {
    const line = blocks[next];
    if (line === undefined || (line.opensStanza && next > at + 1)) break;
    const cells = split(line);
    const filled = cells.filter((cell) => cell !== null).length;
    if (filled < 2) parts.push(plainPart(line));
    else parts.push(...partsOf(context, { block: line, cells: readCells(context, columns, cells) }));
  }
  return { parts, count: next - at };
};
