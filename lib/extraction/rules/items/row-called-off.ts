import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import { cellsBetween } from "@/lib/extraction/rules/layout/dividers";
import { weekdaysOf } from "@/lib/extraction/rules/scope/weekly";
import type { ShapeContext } from "./cell";
import type { ReadShape } from "./shape-parts";

const lineKinds = new Set<Block["kind"]>(["row", "item", "line", "field"]);

/** `WAS  Thursday 14 October 2:40 PM` above `NOW  Tuesday 19 October 8:20 AM`: the time that no longer holds. */
function isFormer({ text, find, shapes }: ShapeContext, blocks: readonly Block[], at: number): boolean {
  const [block, below] = [blocks[at], blocks[at + 1]];
  if (block === undefined || below === undefined) return false;
  const [words, wordsBelow] = [block, below].map(({ start, end }) => text.slice(start, end).toLowerCase());
  if (words === undefined || !shapes.formerly.test(words) || !shapes.instead.test(wordsBelow ?? ""))
    return false;
  return [block, below].every((one) => find({ start: one.start, end: one.end }).reading.entries.length > 0);
}

/**
 * `2.30  Poetry Walk – CANCELLED, refunds given`: a cell of a line says that it is off, and none behind it says a new hour;
 * or the label of a line does, as calendars write it: `Canceled: Design review   11:00 – 12:00`.
 */
function isOff({ text, find, shapes }: ShapeContext, block: Block): boolean {
  if (!lineKinds.has(block.kind)) return false;
  const line = text.slice(block.start, block.end).toLowerCase();
  const labelEnd = block.label === null ? 0 : block.label.end - block.start;
  const isLabelled = shapes.calledOff.test(line.slice(0, labelEnd)) && shapes.calledOff.test(line);
  if (isLabelled && find({ start: block.from, end: block.end }).hasClock) return true;
  // `Di: –` in the plan of a week: nothing is on that day.
  const value = line.slice(block.from - block.start).trim();
  const isEmpty = shapes.nothingOn.test(value) || !/[\p{L}\d]/u.test(value);
  if (block.label !== null && isEmpty && weekdaysOf(find(block.label)).length > 0) return true;
  const cells = cellsBetween(text, { start: block.start, end: block.end }, []);
  // `14:30  Paella for all (cancelled, works in the square)` says so behind the bracket.
  const at = cells.findIndex(({ start, end }) => {
    const words = text.slice(start, end).toLowerCase();
    return shapes.calledOff.test(words) || shapes.calledOff.test(words.slice(words.lastIndexOf("(")));
  });
  const isTimeless = (cell: Stretch): boolean => find(cell).reading.entries.length === 0;
  if (at > 0 && cells.slice(at).every(isTimeless)) return true;
  // `BKG 118   CANCELLED   Fri 5 March   07:30-15:30`: the column of what became of it stands before that of the times.
  return (
    at >= 0 &&
    cells.length > 2 &&
    cells.slice(0, at + 1).every(isTimeless) &&
    cells.some(({ start, end }) => find({ start, end }).hasClock)
  );
}

const struck = /^\P{L}{0,4}~~([^~\n]{4,120})~~/u;

/** `~~15.30  Signing~~  cannot come, sorry`: a time that is struck out with what happens then. */
function isStruck({ text, find }: ShapeContext, { start, end }: Block): boolean {
  const found = struck.exec(text.slice(start, end));
  if (found?.[1] === undefined) return false;
  const behind = start + found[0].length;
  const inside = find({ start: behind - 2 - found[1].length, end: behind - 2 });
  const isSaid = inside.reading.entries.length > 0 || inside.hasClock;
  return isSaid && !inside.isBare && find({ start: behind, end }).reading.entries.length === 0;
}

/** `WED 10` above `No classes - staff training`: a day on which nothing is, and no hour below it is. */
function isEmptyDay({ text, find, shapes }: ShapeContext, blocks: readonly Block[], at: number): boolean {
  const [day, words, next] = blocks.slice(at, at + 3);
  if (day === undefined || words === undefined || words.opensStanza) return false;
  const said = find({ start: day.from, end: day.end });
  if (!said.isBare || !said.hasDay || said.hasClock) return false;
  const below = find({ start: words.start, end: words.end });
  const behind = next === undefined || next.opensStanza ? null : find({ start: next.start, end: next.end });
  return (
    below.reading.entries.length === 0 &&
    shapes.noEvent.test(text.slice(words.start, words.end).toLowerCase()) &&
    (behind === null || behind.hasDay || !behind.hasClock)
  );
}

/** Somebody who is off says so in a word or two. */
const longestOff = 24;

/** `Mon 8 OFF`, `8 March: off` in a rota: a short line that says of a day that nothing is on. */
function isDayOff({ text, find, shapes }: ShapeContext, block: Block): boolean {
  const { kind, start, from, end, label } = block;
  const isDated = kind === "field" && label !== null && weekdaysOf(find(label)).length === 0;
  if ((kind !== "line" && kind !== "item" && !isDated) || end - start > longestOff) return false;
  const { hasDay, hasClock } = find({ start, end });
  const words = text.slice(isDated ? from : start, end).toLowerCase();
  return hasDay && !hasClock && shapes.noEvent.test(words);
}

/** A line that tells of what no longer holds says nothing. */
export const calledOffShape: ReadShape = (context, blocks, at) => {
  const block = blocks[at];
  if (isEmptyDay(context, blocks, at)) return { parts: [], count: 2 };
  if (
    block === undefined ||
    !(
      isFormer(context, blocks, at) ||
      isStruck(context, block) ||
      isOff(context, block) ||
      isDayOff(context, block)
    )
  )
    return null;
  return { parts: [], count: 1 };
};
