import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import { columnsBelow } from "@/lib/extraction/rules/layout/columns";
import { thingsBetween } from "@/lib/extraction/rules/layout/dividers";
import { weekdaysOf } from "@/lib/extraction/rules/scope/weekly";
import { type Cell, isPlace, readCell, type ShapeContext } from "./cell";
import { chooseCells } from "./choose-cells";
import { type Part, plainPart } from "./facts";
import type { ReadShape } from "./shape-parts";
import { roleOfLabel } from "./shape-words";

/** So many columns of things that happen has a grid, and so many rows that open with a clock. */
const leastColumns = 2;
const leastRows = 2;

/** A column of a grid: its header, and the weekday that it names. */
interface Column {
  header: Stretch;
  byDay: readonly string[];
}

type Cells = readonly (Stretch | null)[];

const said = (text: string, { start, end }: Stretch): string => text.slice(start, end);

const isHour = (cell: Cell | null): boolean => cell?.role === "time" && cell.hasClock && !cell.hasDay;

/** `Early (7-3)`: an hour, with or without the name of the shift that it is of; `E = 7-3` is a legend. */
function isHourOfColumn({ text }: ShapeContext, cell: Cell | null): boolean {
  if (cell === null || isHour(cell)) return cell !== null;
  const { rest, times, hasClock, hasDay } = cell;
  const [hour] = times;
  if (rest === null || hour === undefined || !hasClock || hasDay) return false;
  const isWord = /^\p{L}[\p{L} ]+\p{L}$/u.test(text.slice(rest.start, rest.end));
  return isWord && /^[\s(]+$/u.test(text.slice(rest.end, hour.start));
}

/** The words of a header's cell that say the hour of its column: all of them, or those behind the short name of a shift (`AM 9-1`). */
function hourOfColumn(context: ShapeContext, cell: Stretch): Stretch | null {
  if (isHourOfColumn(context, readCell(context, cell, true))) return cell;
  const lead = /^\p{L}{1,2} (?=\d)/u.exec(said(context.text, cell))?.[0].length ?? 0;
  const hour = { start: cell.start + lead, end: cell.end };
  return lead > 0 && isHour(readCell(context, hour, true)) ? hour : null;
}

/** The columns of a header of weekdays or of places, by their number; null where it says anything else (`Coach F  Seat 31A`). */
function columnsIn(context: ShapeContext, cells: Cells): (Column | null)[] | null {
  const { text, shapes, find } = context;
  if (cells.length < leastColumns) return null;
  const columns = cells.map((header, at) => {
    if (header === null) return null;
    const isOfHours = at === 0 && roleOfLabel(shapes, said(text, header)) === "when";
    return isOfHours ? null : { header, byDay: weekdaysOf(find(header)) };
  });
  const named = columns.filter((column) => column !== null);
  const isOfDays = named.every(({ byDay }) => byDay.length === 1);
  const isOfPlaces = named.every(
    ({ header }) =>
      /\p{L}{2}/u.test(said(text, header)) &&
      roleOfLabel(shapes, said(text, header)) === null &&
      find(header).reading.entries.length === 0,
  );
  const signs = named.flatMap(({ header }) => said(text, header).toLowerCase().match(shapes.travel) ?? []);
  const isPlaced = isOfPlaces && named.some(({ header }) => isPlace(context, header));
  return named.length >= leastColumns && (isOfDays || (isPlaced && new Set(signs).size < 2)) ? columns : null;
}

/** The hour that opens a row, and its other cells by the number of their column; null where no hour opens it. */
function rowIn(
  context: ShapeContext,
  line: Block,
  { split, columns }: { split: (line: Block) => Cells; columns: readonly (Column | null)[] },
): { hour: Stretch; cells: Cells } | null {
  const { text } = context;
  const isFirstNamed = columns[0] !== null;
  const lead = /^\S+(?: ?[ap]\.?m\.?)?/iu.exec(text.slice(line.from, line.end))?.[0] ?? "";
  const opening = { start: line.from, end: line.from + lead.length };
  const whole = isFirstNamed ? null : split(line);
  const hour = whole?.[0] ?? opening;
  if (!isHour(readCell(context, hour, true))) return null;
  if (whole !== null) return { hour, cells: whole };
  const rest = text.slice(hour.end, line.end).search(/\S/u);
  if (rest < 2) return null;
  const from = hour.end + rest;
  const behind = { ...line, start: from, from, indent: line.indent + from - line.start };
  // `12:00  Kiln    12:45  Ada Frost`: a column that has hours of its own has none of the row.
  const isOwnHour = (cell: Stretch): boolean =>
    /^\d/.test(said(text, cell)) && isHour(readCell(context, cell, true));
  const things = thingsBetween(text, behind, []);
  const hasOwnHours = things.length > 2 && things.every((thing, at) => isOwnHour(thing) === (at % 2 === 1));
  return hasOwnHours ? null : { hour, cells: split(behind) };
}

/** `till 12`: the hour without the words that lead to it, which alone would be too weak to be read. */
function fromDigit(text: string, { start, end }: Stretch): Stretch {
  const digit = text.slice(start, end).search(/\d/u);
  return { start: start + Math.max(0, digit), end };
}

/** What happens at the hour of a row in one of its columns; null where nothing does. */
function partOf(
  context: ShapeContext,
  row: { block: Block; hour: Stretch; cells: Cells },
  { column, stretch, byDay }: { column: Column; stretch: Stretch; byDay: readonly string[] },
): Part | null {
  const { text, shapes } = context;
  const { block, hour } = row;
  const cell = readCell(context, stretch, true);
  const rest = cell?.rest ?? stretch;
  const words = said(text, rest).toLowerCase();
  if (!/\p{L}{2}/u.test(words) || shapes.noEvent.test(words) || shapes.nothingOn.test(words)) return null;
  const named = { ...rest, role: "text" as const, times: [], rest, hasDay: false, hasClock: false };
  const facts = chooseCells(context, [{ cell: named, header: "title" }]);
  const times = cell?.times ?? [];
  const isEnd = cell?.hasClock === true;
  const part: Part = {
    block,
    when: isEnd ? [hour] : [hour, ...times],
    ends: isEnd ? times.map((stretch) => fromDigit(text, stretch)) : [],
    apart: row.cells.filter((one) => one !== null).filter((one) => one !== stretch),
    facts: { ...facts, place: facts.place ?? (byDay.length > 0 ? null : column.header) },
  };
  return byDay.length === 0 ? part : { ...part, weeks: { days: column.header, dates: null, byDay } };
}

/** The same words in several columns of weekdays are one thing on all of these days. */
function partsOf(
  context: ShapeContext,
  row: { block: Block; hour: Stretch; cells: Cells },
  columns: readonly (Column | null)[],
): Part[] {
  const filled = row.cells.flatMap((stretch, at) => {
    const column = columns[at];
    return stretch === null || !column ? [] : [{ stretch, column }];
  });
  const isOfDays = filled.every(({ column }) => column.byDay.length > 0);
  const alike = Map.groupBy(filled, ({ stretch, column }) =>
    isOfDays ? said(context.text, stretch).toLowerCase() : String(column.header.start),
  );
  return [...alike.values()].flatMap((cells) => {
    const [first] = cells;
    if (first === undefined) return [];
    const byDay = cells.flatMap(({ column }) => column.byDay);
    const part = partOf(context, row, { ...first, byDay });
    return part === null ? [] : [part];
  });
}

/** The hours that a header says, by the number of their column; null where it says anything else. */
function hoursIn(context: ShapeContext, cells: Cells): (Stretch | null)[] | null {
  const [first, ...others] = cells;
  const isOfDays =
    first === null ||
    (first !== undefined && roleOfLabel(context.shapes, said(context.text, first)) === "when");
  const columns = isOfDays ? [null, ...others] : cells;
  if (columns.filter((cell) => cell !== null).length < leastColumns) return null;
  const hours: (Stretch | null)[] = [];
  for (const cell of columns) {
    const hour = cell === null ? null : hourOfColumn(context, cell);
    if (cell !== null && hour === null) return null;
    hours.push(hour);
  }
  return hours;
}

/** The day that opens a row below a header of hours, and its other cells by the number of their column. */
function dayRowIn(
  { text }: ShapeContext,
  line: Block,
  { split, hours }: { split: (line: Block) => Cells; hours: Cells },
): { day: Stretch | null; cells: Cells } {
  if (hours[0] === null) {
    const cells = split(line);
    return { day: cells[0] ?? null, cells };
  }
  const lead = /^\S+(?: \S+)*(?=\s{2})\s+/u.exec(text.slice(line.from, line.end))?.[0] ?? "";
  if (lead === "") return { day: null, cells: [] };
  const from = line.from + lead.length;
  const behind = { ...line, start: from, from, indent: line.indent + from - line.start };
  return { day: { start: line.from, end: line.from + lead.trimEnd().length }, cells: split(behind) };
}

/** What the header of its column says of a part: its hour, and the shift that the hour is of. */
function inColumn(context: ShapeContext, clock: Stretch, { facts }: Part): Pick<Part, "clock" | "facts"> {
  const cell = readCell(context, clock, true);
  const shift = cell?.role === "mixed" ? cell.rest : null;
  const name = facts?.name ?? null;
  return {
    clock,
    facts: facts && {
      ...facts,
      name: name === null || shift === null ? name : [...name, " ", shift],
      place: null,
    },
  };
}

/** The parts of the rows below a header: what each row gives, or its block as it is where it is no row; null with too few rows. */
function partsBelow(blocks: readonly Block[], at: number, read: (block: Block) => Part[] | null) {
  const parts: Part[] = [];
  let rows = 0;
  let next = at + 1;
  for (; next < blocks.length; next += 1) {
    const block = blocks[next];
    if (block === undefined || (block.opensStanza && next > at + 1)) break;
    const found = read(block);
    if (found !== null) rows += 1;
    parts.push(...(found ?? [plainPart(block)]));
  }
  return rows < leastRows ? null : { parts, count: next - at };
}

/** The block that may head a table. */
const headerAt = (blocks: readonly Block[], at: number): Block | null => {
  const header = blocks[at];
  return header === undefined || header.kind === "paragraph" || header.kind === "chat" ? null : header;
};

/** `DATE | 09H00 | 14H00`: days down the side, hours across the top; what stands in a cell happens on its day at its hour. */
export const hourGridShape: ReadShape = (context, blocks, at) => {
  const header = headerAt(blocks, at);
  if (header === null) return null;
  const split = columnsBelow(context.text, header);
  const hours = hoursIn(context, split(header));
  if (hours === null) return null;
  return partsBelow(blocks, at, (block) => {
    const { day, cells } = dayRowIn(context, block, { split, hours });
    const told = day === null ? null : readCell(context, day);
    if (day === null || told?.role !== "time" || !told.hasDay || told.hasClock) return null;
    return hours.flatMap((clock, order) => {
      const stretch = cells[order] ?? null;
      if (clock === null || stretch === null) return [];
      const column = { header: clock, byDay: [] };
      const part = partOf(context, { block, hour: day, cells }, { column, stretch, byDay: [] });
      return part === null ? [] : [{ ...part, ...inColumn(context, clock, part) }];
    });
  });
};

/** Hours down the side, weekdays or places across the top: what stands in a cell happens at its hour, there or on that day. */
export const gridShape: ReadShape = (context, blocks, at) => {
  const header = headerAt(blocks, at);
  if (header === null) return null;
  const split = columnsBelow(context.text, header);
  const columns = columnsIn(context, split(header));
  if (columns === null) return null;
  return partsBelow(blocks, at, (block) => {
    const row = rowIn(context, block, { split, columns });
    return row === null ? null : partsOf(context, { block, ...row }, columns);
  });
};
