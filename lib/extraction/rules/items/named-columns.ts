import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import type { Cell, ShapeContext } from "./cell";
import { emptyFacts, type Facts, type Part, plainPart } from "./facts";
import type { FieldRole } from "./shape-words";

/** A column of a table: the words of its header and what they say of its cells. */
export interface Column {
  header: Stretch;
  role: FieldRole | null;
}

/** A row of a table, each of its cells with its column. */
export interface Row {
  block: Block;
  cells: readonly { cell: Cell; column: Column }[];
}

/** `Fajr`, `Suhoor ends`: columns of clocks that each have a name of their own, where no column names what happens. */
export function namedClocks({ cells }: Row): { cell: Cell; column: Column }[] {
  if (cells.some(({ column: { role } }) => role === "title" || role === "kind" || role === "start"))
    return [];
  const named = cells.filter(
    ({ cell, column }) => cell.role === "time" && cell.hasClock && !cell.hasDay && column.role === null,
  );
  const texts = cells.filter(({ cell, column }) => cell.role === "text" && column.role === null);
  return texts.length === 0 ? named : [];
}

/** A row whose columns each name what happens at their clock. */
export function partsOfClocks(row: Row, named: readonly { cell: Cell; column: Column }[]): Part[] {
  const days = row.cells.filter(({ cell }) => cell.hasDay).flatMap(({ cell }) => cell.times);
  const [place] = row.cells.filter(({ column }) => column.role === "place").map(({ cell }) => cell.rest);
  return named.map(({ cell, column }) => ({
    block: row.block,
    when: [...days, ...cell.times],
    ends: [],
    facts: { name: [column.header], place: place ?? null, people: [], isHeaded: true },
  }));
}

const isDate = ({ cell }: Row["cells"][number]): boolean =>
  cell.role === "time" && cell.hasDay && !cell.hasClock;

/**
 * `Starts | Half term | Ends`, `Date | Talk | Hand-in`: the columns of a row whose dates are of things of their own, which
 * their headers name: those whose header says no more of time, and with them the first and the last day around.
 */
export function datesApart({ cells }: Row): Row["cells"] {
  const dates = cells.filter(isDate);
  const apart = dates.filter(({ column: { role, header } }) => role === null && header.end > header.start);
  if (apart.length === 0 || apart.length === dates.length) return [];
  const [start, end] = (["start", "end"] as const).map((bound) =>
    dates.findIndex(({ column: { role } }) => role === bound),
  );
  const isBetween = apart.some((one) => {
    const at = dates.indexOf(one);
    return start !== undefined && end !== undefined && start >= 0 && start < at && at < end;
  });
  return isBetween ? dates : apart;
}

/** The dates of things of their own, each named by what the row is about and by its header. */
export function partsOfDates(block: Block, { own, rest }: { own: Row["cells"]; rest: Row["cells"] }): Part[] {
  const [subject] = rest.filter(({ cell }) => cell.role === "text").map(({ cell }) => cell.rest ?? cell);
  return own.map(({ cell, column: { header } }) => ({
    ...plainPart(block),
    when: cell.times,
    facts: { ...emptyFacts, name: subject ? [subject, " ", header] : [header], isHeaded: true },
  }));
}

/** `TERM` over `1`: where nothing else names a row, the number at its head and the header over it do. */
export function countedFacts({ text }: ShapeContext, { cells: [first] }: Row, facts: Facts): Facts {
  if (facts.name !== null || first?.cell.role !== "idle") return facts;
  const isCount = /^\d{1,2}$/.test(text.slice(first.cell.start, first.cell.end));
  return isCount ? { ...facts, name: [first.column.header, " ", first.cell], isHeaded: true } : facts;
}
