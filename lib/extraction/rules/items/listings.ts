import type { Cluster } from "@/lib/extraction/rules/cluster";
import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import { cellsBetween } from "@/lib/extraction/rules/layout/dividers";
import type { MarkedSpan } from "@/lib/extraction/rules/marked-span";
import { hasClock, hasDay } from "@/lib/extraction/rules/moment";
import type { DayExpression } from "@/lib/extraction/rules/spans";
import { type Cell, isPlace, readCell, type ShapeContext } from "./cell";
import { chooseCells } from "./choose-cells";
import { emptyFacts, type Part, plainPart } from "./facts";
import type { ReadShape } from "./shape-parts";

const longestLine = 140;
const brackets = /\([^()]{1,60}\)/gu;
const lineKinds = new Set<Block["kind"]>(["line", "row", "item", "paragraph", "heading", "field"]);
const startOf = (block: Block): number => (block.kind === "field" ? block.start : block.from);

/** `The next ten years` in the name of a talk is no day of a programme, and below a day `Easter egg hunt` is none. */
const isDay = ({ kind }: DayExpression, isListed: boolean): boolean =>
  kind !== "period" && kind !== "shift" && !(isListed && kind === "holiday");

/** The clock that opens a line without a day, with its end and with lengths behind it; null where none does. */
function openingClock({ find, text }: ShapeContext, block: Block, isListed = false): Stretch[] | null {
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
    ({ value }) =>
      value.kind === "recurrence" || (value.kind === "day" && value.days.some((day) => isDay(day, isListed))),
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
  const times = openingClock(context, block, true);
  const [first, ...lengths] = times ?? [];
  if (first === undefined) return null;
  const lead = /^[\s:;,.–—|·•*_-]*/u.exec(context.text.slice(first.end, block.end))?.[0].length ?? 0;
  const start = first.end + lead;
  // `Recital: Peter Hallam (organ). Free, retiring collection`: behind the full stop it is told how it is.
  const named = /^[^()]*\([^()]*\)(?=\. )/.exec(context.text.slice(start, block.end))?.[0].length;
  const rest = { start, end: named === undefined ? block.end : start + named };
  if (rest.end <= rest.start) return null;
  const cells = cellsBehind(context, rest).map((cell) => ({ cell, header: null }));
  const facts = chooseCells(context, cells, true);
  return { block, when: [first, ...lengths], ends: [], facts };
}

/** Where the name of what an agenda has at an hour ends. */
const endOfName = /[.;](?= )|,? [(–—-]|,$/u;

/** `draw on 17 December`, `booked by Friday`: what stands behind the hour is another thing, with a date or a day by which it is due. */
const isOwnMatter = ({ moment: { days, spans } }: Cluster): boolean =>
  days.some((day) => day.kind === "calendar" && day.month !== null) ||
  spans.some(({ role, isDue }) => role === "deadline" || isDue === true);

/** `7:20 Summer fair. Stalls booked by 20 April` below `7:10 Minutes`: a day that stands away from the hour is not that of the hour. */
function agendaParts(context: ShapeContext, blocks: readonly Block[], at: number): Part[] | null {
  const block = blocks[at];
  if (block === undefined || !lineKinds.has(block.kind)) return null;
  const said = context.find({ start: startOf(block), end: block.end });
  const [first, second] = said.reading.clusters;
  if (first === undefined || second === undefined || !said.opensWithTime || !said.hasDay) return null;
  const isHour = hasClock(first.moment) && !hasDay(first.moment) && hasDay(second.moment);
  if (!isHour || !["loose", "break"].includes(second.gap)) return null;
  if (!near(blocks, at, -1).some((above) => openingClock(context, above) !== null)) return null;
  const rest = { start: said.at + first.to, end: block.end };
  const words = context.text.slice(rest.start, said.at + second.from);
  // `2pm dentist 9 March` says its day, `2.30 Readings from Friday's winners` does not.
  const day = context.text.slice(said.at + second.from, said.at + second.to + 2);
  if (!/[,:;.(]\s*\S/.test(words) && !/['’]s/.test(day)) return null;
  const name = { start: rest.start, end: rest.start + (endOfName.exec(words)?.index ?? words.length) };
  const cells = cellsBehind(context, name).map((cell) => ({ cell, header: null }));
  const when = [{ start: said.at + first.from, end: rest.start }];
  const hour = { block, when, ends: [], facts: chooseCells(context, cells, true), apart: [rest] };
  if (!isOwnMatter(second)) return [hour];
  const isMoved = context.shapes.renewed.test(words.slice(name.end - rest.start).toLowerCase());
  const matter: Part = { ...plainPart(block), when: [rest], apart: when, isPassing: true };
  return isMoved ? [matter] : [hour, matter];
}

/** `15:30 Close`, `9pm Ends` below two others: when a programme is over is nothing that happens. */
function isFinish(context: ShapeContext, blocks: readonly Block[], at: number): boolean {
  const [block, ...above] = [blocks[at], ...near(blocks, at, -1)];
  if (block === undefined || above.length < 2) return false;
  const [clock] = openingClock(context, block) ?? [];
  return (
    clock !== undefined &&
    context.shapes.finish.test(context.text.slice(clock.end, block.end).toLowerCase()) &&
    above.every((one) => openingClock(context, one) !== null)
  );
}

/** Lines that open with a clock, one below the other, under a day that is said above. */
export const listingShape: ReadShape = (context, blocks, at) => {
  const block = blocks[at];
  if (block === undefined) return null;
  const agenda = agendaParts(context, blocks, at);
  if (agenda !== null) return { parts: agenda, count: 1 };
  const part = listedPart(context, block);
  if (part !== null && isFinish(context, blocks, at)) return { parts: [], count: 1 };
  if (part !== null) return isListed(context, blocks, at) ? { parts: [part], count: 1 } : null;
  const between = [blocks[at - 1], blocks[at + 1]].every(
    (one) => one !== undefined && openingClock(context, one) !== null,
  );
  if (!between) return null;
  const { reading, at: from } = context.find({ start: startOf(block), end: block.end });
  const times = reading.spans.filter(({ value }) => value.kind !== "noise");
  // `9:00 Games till 10:45` has hours of its own.
  const isNumber = ({ start, end, role }: MarkedSpan): boolean =>
    role !== "until" && !/\p{L}/u.test(context.text.slice(from + start, from + end));
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
