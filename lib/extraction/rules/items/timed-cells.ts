import type { Said } from "@/lib/extraction/rules/find/find-in-block";
import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import { thingsBetween, trimmed } from "@/lib/extraction/rules/layout/dividers";
import { isPlace, type ShapeContext } from "./cell";
import { chooseCells } from "./choose-cells";
import type { Part } from "./facts";
import type { ReadShape } from "./shape-parts";

const longestLine = 220;
/** So many things that happen has a line that is read as several. */
const leastTimed = 2;
const lineKinds = new Set<Block["kind"]>(["row", "item", "line", "field", "paragraph"]);
const wordy = /\p{L}{2}/u;
const edges = /[\s,;:–—\-|·•*_/]/u;

/** A part of a line with what it says of time: nothing, a day, or a clock with the words of what happens then. */
interface TimedCell extends Stretch {
  kind: "words" | "day" | "timed";
  times: readonly Stretch[];
  /** The words before or behind its clock that name it, and those behind it where it is named before. */
  name: Stretch | null;
  behind: Stretch | null;
  hasDay: boolean;
}

const timesOf = ({ at, reading }: Said): Stretch[] =>
  reading.clusters.map(({ from, to }) => ({ start: at + from, end: at + to }));

const isWordy = (text: string, stretch: Stretch | null): stretch is Stretch =>
  stretch !== null && wordy.test(text.slice(stretch.start, stretch.end));

/** `8.00 Communion`, `Session 1 9.00`: at the edge of a cell an hour with its minutes needs no word that leads to it. */
const hourAtEdge = /^(\d{1,2}[.:]\d[05](?!\d)(?! ?%).*)|(?<![£$€₹]) \d{1,2}[.:]\d[05]$/su;

/** `Ana 7-3`: at the end of a cell, from one hour to another. */
const hoursAtEnd = /(?<=\p{L} )(\d{1,2}) ?[-–] ?(\d{1,2})$/u;
const longestShift = 9;

/** True where the numbers at the end of a cell are the hours of a shift: `2-1` and `3-1` are results, `pages 3-5` a count. */
function isShift({ reading: { source } }: Said): boolean {
  const found = hoursAtEnd.exec(source.text);
  const [start, end] = [Number(found?.[1]), Number(found?.[2])];
  if (found === null || !(start >= 1 && start <= 12 && end >= 1 && end <= 12)) return false;
  const before = source.lower.slice(0, found.index);
  const { counted } = source.words.spokenHours;
  const hours = (end - start + 12) % 12;
  return hours > 0 && hours <= longestShift && !counted.test(before) && !/(?:^| )\p{L}{1,2} $/u.test(before);
}

/** `Ana 7-1, Ben 1-6`: the pieces between commas, where each says its hours. */
function shiftsIn({ text, find }: ShapeContext, cell: Stretch): Stretch[] {
  const pieces: Stretch[] = [];
  for (const { 0: words, index } of text.slice(cell.start, cell.end).matchAll(/[^,;]+/g)) {
    const piece = trimmed(text, { start: cell.start + index, end: cell.start + index + words.length }, edges);
    if (piece !== null) pieces.push(piece);
  }
  // Most lines have commas and no hours behind a name: their pieces need not be read.
  if (!pieces.some(({ start, end }) => hoursAtEnd.test(text.slice(start, end)))) return [cell];
  const said = pieces.map((piece) => find(piece));
  const isList = said.some(isShift) && said.every((one) => one.hasClock || isShift(one));
  return isList && pieces.length >= leastTimed ? pieces : [cell];
}

/** What a cell of several says; where an edge of it may be an hour, as if a day stood above it. */
function saidInCell({ text, find }: ShapeContext, cell: Stretch): Said {
  const said = find(cell);
  const mayBeHour =
    !said.hasClock && !said.hasDay && (hourAtEdge.test(text.slice(cell.start, cell.end)) || isShift(said));
  return mayBeHour ? find(cell, true) : said;
}

/** `10.00 Eucharist & Sunday Club`: a weekday between words, behind the hour that opens a cell, is part of a name. */
function withoutNamedDays(
  times: readonly Stretch[],
  { at, reading }: Said,
  cell: Stretch,
): readonly Stretch[] {
  const [first, ...others] = reading.clusters;
  const isNamed = ({ from, to, moment: { clocks, days } }: Said["reading"]["clusters"][number]): boolean =>
    clocks.length === 0 && days.length === 1 && days[0]?.kind === "weekday" && from > 0 && at + to < cell.end;
  const opens = first !== undefined && at + first.from === cell.start && first.moment.days.length === 0;
  return opens && others.every(isNamed) ? times.slice(0, 1) : times;
}

/** Reads a cell by itself; null where it says more than one time, or when something else happens. */
function readTimedCell(context: ShapeContext, cell: Stretch): TimedCell | null {
  const { text, shapes } = context;
  const said = saidInCell(context, cell);
  const { entries, spans } = said.reading;
  const times = withoutNamedDays(timesOf(said), said, cell);
  const plain = {
    ...cell,
    kind: "words" as const,
    times: [],
    name: cell,
    behind: null,
    hasDay: false,
  };
  const lower = text.slice(cell.start, cell.end).toLowerCase();
  if (entries.length === 0 || spans.some(({ role }) => role === "deadline")) return plain;
  if (entries.length > 1 || shapes.arrives.test(lower) || shapes.departs.test(lower)) return null;
  const hasDay = said.hasDay && times.length === said.reading.clusters.length;
  if (!said.hasClock) return said.isBare ? { ...plain, kind: "day", times, name: null, hasDay } : null;
  const [first] = times;
  const last = times.at(-1);
  if (first === undefined || last === undefined || times.length > 1) return null;
  const before = trimmed(text, { start: cell.start, end: first.start }, edges);
  const after = trimmed(text, { start: last.end, end: cell.end }, edges);
  const isNamedBefore = isWordy(text, before);
  const name = isNamedBefore ? before : isWordy(text, after) ? after : null;
  return { ...cell, kind: "timed", times, name, behind: isNamedBefore ? after : null, hasDay };
}

/** The words of a cell that say a day, with those between them. */
function dayOf({ find }: ShapeContext, cell: TimedCell): Stretch[] {
  const { at, reading } = find(cell);
  return reading.spans
    .filter(({ value }) => value.kind === "day")
    .map(({ from, end }) => ({ start: at + from, end: at + end }));
}

/** The day of a line stands in its first cell, or above it, or in each of its cells; null where it is told otherwise. */
function dayForAll(context: ShapeContext, cells: readonly TimedCell[]): Stretch[] | null {
  const [first, ...others] = cells;
  if (first === undefined || others.some(({ kind }) => kind === "day")) return null;
  const dated = others.filter(({ hasDay }) => hasDay).length;
  if (!first.hasDay) return dated === 0 || first.kind === "words" ? [] : null;
  if (dated === 0) return dayOf(context, first);
  const isEach = first.kind === "timed" && others.every(({ kind, hasDay }) => kind !== "timed" || hasDay);
  return isEach ? [] : null;
}

/** `WED 21: Calf judging 8am`, `Thu 5 June - Talk 7pm`: the day that opens the first of several cells is a cell of its own. */
function withOpeningDay({ text, find }: ShapeContext, cells: readonly Stretch[]): readonly Stretch[] {
  const [first, ...others] = cells;
  if (first === undefined || others.length === 0) return cells;
  const said = find(first);
  const { at, reading, opensWithTime } = said;
  const [day] = reading.spans;
  if (!opensWithTime || !(said.hasClock || isShift(said)) || day?.value.kind !== "day") return cells;
  const rest = trimmed(text, { start: at + day.end, end: first.end }, edges);
  return isWordy(text, rest) ? [{ start: first.start, end: at + day.end }, rest, ...others] : cells;
}

/** `12:00  Kiln    12:45  Ada Frost`: each clock that stands alone, with the words of the next cell. */
function withTheirWords(context: ShapeContext, cells: readonly Stretch[]): readonly Stretch[] {
  const joined: Stretch[] = [];
  let count = 0;
  for (let at = 0; at < cells.length; at += 1) {
    const [cell, next] = [cells[at], cells[at + 1]];
    if (cell === undefined) break;
    const said = saidInCell(context, cell);
    const isAlone = said.isBare && said.hasClock && !said.hasDay;
    const isNamed = isAlone && next !== undefined && saidInCell(context, next).reading.entries.length === 0;
    joined.push(isNamed ? { start: cell.start, end: next.end } : cell);
    if (isNamed) {
      count += 1;
      at += 1;
    }
  }
  return count < leastTimed ? cells : joined;
}

/** The line of words at the head of the stanza, whose cells say where what stands in their columns is; none where it says anything else. */
function placesAbove(context: ShapeContext, blocks: readonly Block[], at: number): readonly Stretch[] {
  const { text, find } = context;
  const row = blocks[at];
  const head = row && blocks.slice(0, at).find(({ stanza }) => stanza === row.stanza);
  if (head === undefined) return [];
  const cells = thingsBetween(text, head, []);
  const isWords = cells.every((cell) => isWordy(text, cell) && find(cell).reading.entries.length === 0);
  return isWords && cells.length >= leastTimed && cells.some((cell) => isPlace(context, cell)) ? cells : [];
}

/** How far a cell may begin before the words at the head of its column. */
const columnSlack = 2;

/** Where a stretch begins in its line. */
const columnOf = (text: string, { start }: Stretch): number => start - text.lastIndexOf("\n", start - 1);

/** What stands at the head of a cell's column. */
const headOf = (text: string, cell: Stretch, heads: readonly Stretch[]): Stretch | null =>
  heads.findLast((head) => columnOf(text, head) <= columnOf(text, cell) + columnSlack) ?? null;

function partsOf(
  context: ShapeContext,
  block: Block,
  { cells, day, heads }: { cells: readonly TimedCell[]; day: readonly Stretch[]; heads: readonly Stretch[] },
): Part[] {
  const parts: Part[] = [];
  for (const [at, cell] of cells.entries()) {
    if (cell.kind !== "timed" || cell.name === null) continue;
    const next = cells[at + 1];
    const beside = next?.kind === "words" ? next : cell.behind;
    const place = beside !== null && isPlace(context, beside) ? beside : headOf(context.text, cell, heads);
    const named = { start: cell.name.start, end: cell.name.end, role: "text" as const };
    const facts = chooseCells(
      context,
      [{ cell: { ...named, times: [], rest: cell.name, hasDay: false, hasClock: false }, header: null }],
      true,
    );
    const when = cell.hasDay ? cell.times : [...day, ...cell.times];
    const apart = cells.filter((one) => one.kind === "timed" && one !== cell);
    parts.push({
      block,
      when,
      ends: [],
      apart,
      isHour: true,
      facts: { ...facts, place: facts.place ?? place },
    });
  }
  return parts;
}

/**
 * `Tue   Choir 6pm   Supper 7.30pm`, `9am Swim · 10.15am Run · 6pm Supper`: several things in one line, each in a cell with
 * its own clock, on the day that opens the line or stands above it.
 */
export const timedCellsShape: ReadShape = (context, blocks, at) => {
  const block = blocks[at];
  if (block === undefined || !lineKinds.has(block.kind) || block.end - block.start > longestLine) return null;
  const stretch = { start: block.kind === "field" ? block.start : block.from, end: block.end };
  const said = context.find(stretch);
  const things = thingsBetween(context.text, stretch, timesOf(said));
  const pieces = things.flatMap((cell) => shiftsIn(context, cell));
  const parted = withTheirWords(context, withOpeningDay(context, pieces));
  if (parted.length < leastTimed) return null;
  const cells: TimedCell[] = [];
  for (const cell of parted) {
    const read = readTimedCell(context, cell);
    if (read === null) return null;
    cells.push(read);
  }
  const timed = cells.filter(({ kind }) => kind === "timed");
  const named = timed.filter(({ name }) => name !== null);
  const isStep = ({ name }: TimedCell): boolean =>
    name !== null && context.shapes.step.test(context.text.slice(name.start, name.end).toLowerCase());
  if (named.some(isStep)) return null;
  const day = dayForAll(context, cells);
  const isOfHours = named.length >= leastTimed && named.length === timed.length;
  if (day === null || !isOfHours) return null;
  const heads = placesAbove(context, blocks, at);
  return { parts: partsOf(context, block, { cells, day, heads }), count: 1 };
};
