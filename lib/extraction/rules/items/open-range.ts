import type { Stretch } from "@/lib/extraction/rules/layout/block";
import type { ShapeContext } from "./cell";
import { readRow } from "./rows";
import type { ReadShape } from "./shape-parts";

const longestRow = 220;
/** Behind the last time of a line: a dash that leads to nothing more of it. */
const openDash = /^ ?[-–—](?=\s{2,}|\s*$)/u;

/** `Sat 10/30 10:00 PM -`: a line whose only time begins and does not say until when. */
function isOpen({ text, find }: ShapeContext, { start, end }: Stretch): boolean {
  const { at, reading, hasClock } = find({ start, end });
  const last = reading.clusters.at(-1);
  return (
    hasClock &&
    reading.entries.length === 1 &&
    last !== undefined &&
    openDash.test(text.slice(at + last.to, end))
  );
}

/** A row with an open time above a line that says nothing but when it is over. */
export const openRangeShape: ReadShape = (context, blocks, at) => {
  const [block, below] = [blocks[at], blocks[at + 1]];
  if (block === undefined || below === undefined || below.opensStanza) return null;
  if (block.end - block.start > longestRow || !isOpen(context, { start: block.from, end: block.end }))
    return null;
  const { reading, isBare, hasClock } = context.find(below);
  if (!isBare || !hasClock || reading.entries.length !== 1) return null;
  const [part, ...others] = readRow(context, block) ?? [];
  if (part === undefined || others.length > 0 || part.ends.length > 0) return null;
  const whole = { ...part.block, end: below.end };
  return { parts: [{ ...part, block: whole, ends: [{ start: below.from, end: below.end }] }], count: 2 };
};
