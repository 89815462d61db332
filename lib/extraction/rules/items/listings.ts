import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import { cellsBetween } from "@/lib/extraction/rules/layout/dividers";
import type { DayExpression } from "@/lib/extraction/rules/spans";
import { type Cell, isPlace, readCell, type ShapeContext } from "./cell";
import { chooseCells } from "./choose-cells";
import { emptyFacts, type Part } from "./facts";
import type { ReadShape } from "./shape-parts";

const longestLine = 140;
const brackets = /\([^()]{1,60}\)/gu;
const lineKinds = new Set<Block["kind"]>(["line", "row", "item", "paragraph", "heading", "field"]);
const startOf = (block: Block): number => (block.kind === "field" ? block.start : block.from);

/** `The next ten years` in the name of a talk is no day of a programme. */
const isDay = ({ kind }: DayExpression): boolean => kind !== "period" && kind !== "shift";

/** The clock that opens a line without a day, with its end and with lengths behind it; null where none does. */
function openingClock({ find, text }: ShapeContext, block: Block): Stretch[] | null {
  if (!lineKinds.has(block.kind) || block.end - block.start > longestLine) return null;
  const start = startOf(block);
  const { at, reading, opensWithTime } = find({ start, end: block.end });
  const asides = [...text.slice(at, block.end).matchAll(brackets)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
  const isAside = ({ start: from, value }: (typeof reading.spans)[number]): boolean =>
    value.kind !== "length" && asides.some((aside) => aside.start < from && from < aside.end);
  const times = reading.spans.filter((span) => span.value.kind !== "noise" && !isAside(span));
  const [first, ...rest] = times;
  const hasDay = times.some(
    ({ value }) => value.kind === "recurrence" || (value.kind === "day" && value.days.some(isDay)),
  );
  if (hasDay || !opensWithTime || first?.value.kind !== "clock") return null;
  const lengths = rest.filter(({ value }) => value.kind === "length");
  const others = rest.filter((span) => !lengths.includes(span) && span.value.kind !== "zone");
  if (others.some((span) => /\d/.test(text.slice(at + span.start, at + span.end)))) return null;
  return [first, ...lengths].map(({ from, end }) => ({ start: at + from, end: at + end }));
}

/** The line before or behind a block, one line that says no time between them left out. */
const near = (blocks: readonly Block[], at: number, step: 1 | -1): Block[] =>
  [blocks[at + step], blocks[at + 2 * step]].filter((block) => block !== undefined);

const isListed = (context: ShapeContext, blocks: readonly Block[], at: number): boolean =>
  [...near(blocks, at, -1), ...near(blocks, at, 1)].some((block) => openingClock(context, block) !== null);

function cellsBehind(context: ShapeContext, rest: Stretch): Cell[] {
  return cellsBetween(context.text, rest, []).flatMap((stretch) => {
    const cell = readCell(context, stretch);
    if (cell?.role === "length") return [];
    if (cell === null)
      return [
        { ...stretch, role: "text" as const, times: [], rest: stretch, hasDay: false, hasClock: false },
      ];
    if (cell.role === "time" || cell.role === "mixed")
      return [{ ...cell, role: "text" as const, rest: stretch }];
    return [cell];
  });
}

/** `17:30 – 18:30 The Signals` among others of its kind: the clock that opens it is all it says of time. */
function listedPart(context: ShapeContext, block: Block): Part | null {
  const times = openingClock(context, block);
  const [first, ...lengths] = times ?? [];
  if (first === undefined) return null;
  const lead = /^[\s:;,.–—|·•*_-]*/u.exec(context.text.slice(first.end, block.end))?.[0].length ?? 0;
  const rest = { start: first.end + lead, end: block.end };
  if (rest.end <= rest.start) return null;
  const cells = cellsBehind(context, rest).map((cell) => ({ cell, header: null }));
  const facts = chooseCells(context, cells, true);
  return { block, when: [first, ...lengths], ends: [], facts };
}

/** Lines that open with a clock, one below the other, under a day that is said above. */
export const listingShape: ReadShape = (context, blocks, at) => {
  const block = blocks[at];
  if (block === undefined) return null;
  const part = listedPart(context, block);
  if (part !== null) return isListed(context, blocks, at) ? { parts: [part], count: 1 } : null;
  const between = [blocks[at - 1], blocks[at + 1]].every(
    (one) => one !== undefined && openingClock(context, one) !== null,
  );
  if (!between) return null;
  const { reading, at: from } = context.find({ start: startOf(block), end: block.end });
  const times = reading.spans.filter(({ value }) => value.kind !== "noise");
  const isNumber = ({ start, end }: Stretch) => !/\p{L}/u.test(context.text.slice(from + start, from + end));
  if (times.length === 0 || !times.every(isNumber)) return null;
  return { parts: [{ block, when: [], ends: [], facts: null }], count: 1 };
};

/** `LAKE STAGE`, `TRACK A · Room Spree` above lines that open with a clock: where they are. */
export const placeHeadingShape: ReadShape = (context, blocks, at) => {
  const block = blocks[at];
  const next = blocks[at + 1];
  if (block === undefined || next === undefined || next.opensStanza) return null;
  if (block.kind === "item" || block.kind === "field" || block.end - block.from > 50) return null;
  if (openingClock(context, next) === null || openingClock(context, block) !== null) return null;
  if (context.find({ start: block.from, end: block.end }).reading.entries.length > 0) return null;
  const cells = cellsBetween(context.text, { start: block.from, end: block.end }, []);
  const place = [...cells].reverse().find((cell) => isPlace(context, cell)) ?? shouted(context.text, block);
  return place === null
    ? null
    : { parts: [{ block, when: [], ends: [], facts: { ...emptyFacts, place }, heads: true }], count: 1 };
};

/** `MEADOW`: one word in capitals above a list says where, since a day stands above it. */
function shouted(text: string, block: Block): Stretch | null {
  const words = text.slice(block.from, block.end);
  const isOneWord = /^\p{Lu}[\p{Lu}'’-]{2,}$/u.test(words);
  return isOneWord && !block.opensStanza ? { start: block.from, end: block.end } : null;
}
