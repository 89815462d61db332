import type { Said } from "@/lib/extraction/rules/find/find-in-block";
import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import { cellsBetween, trimmed } from "@/lib/extraction/rules/layout/dividers";
import type { ShapeContext } from "./cell";
import type { NamePiece, Part } from "./facts";
import type { ReadShape } from "./shape-parts";

/** One end of a leg: a line with a time, and the words of it that say where. */
interface Stop {
  block: Block;
  times: readonly Stretch[];
  /** Looks for the place; null where the line has no words but its time and a word for going or coming. */
  findPlace: () => Stretch | null;
  /** What the line says of itself: that one goes from there, that one comes there. */
  way: "departs" | "arrives" | null;
}

const longestStop = 130;
const longestBetween = 3;
const plusDays = /(?:^|[\s(])\+ ?\d(?: ?\p{L}{1,6})?\)?(?=\s|$)/u;

const wordsOf = (text: string, { start, end }: Stretch): string => text.slice(start, end);

function timesOf({ at, reading }: Said): Stretch[] {
  return reading.spans
    .filter(({ value }) => ["day", "clock", "moment", "zone"].includes(value.kind))
    .map(({ from, end }) => ({ start: at + from, end: at + end }));
}

/** The first words of a line beside its times, its word for going and `+1`, that are no number. */
function placeOf(context: ShapeContext, block: Block, times: readonly Stretch[]): Stretch | null {
  const { text, shapes } = context;
  const edges = [block.from, ...times.flatMap(({ start, end }) => [start, end]), block.end];
  const pieces = edges.flatMap((start, at) => {
    const end = edges[at + 1];
    return at % 2 === 1 || end === undefined || end <= start ? [] : cellsBetween(text, { start, end }, []);
  });
  for (const [at, piece] of pieces.entries()) {
    const bare = withoutWay(context, piece);
    const words = bare === null ? "" : wordsOf(text, bare);
    if (bare === null || !/\p{L}{2}/u.test(words) || plusDays.test(words) || shapes.vehicle.test(words))
      continue;
    const next = pieces[at + 1];
    const isCode =
      /^\p{Lu}{3}$/u.test(words) && next !== undefined && /^\p{Lu}\p{Ll}/u.test(wordsOf(text, next));
    return isCode ? next : bare;
  }
  return null;
}

/** A piece of a line without the word for going or coming at its edges. */
function withoutWay({ text, shapes }: ShapeContext, piece: Stretch): Stretch | null {
  const lower = wordsOf(text, piece).toLowerCase();
  const found = shapes.departs.exec(lower) ?? shapes.arrives.exec(lower);
  if (found === null || (found.index > 0 && found.index + found[0].length < lower.length)) return piece;
  const isFirst = found.index === 0;
  const start = isFirst ? piece.start + found[0].length : piece.start;
  const end = isFirst ? piece.end : piece.start + found.index;
  return trimmed(text, { start, end }, /[\s:,;–-]/u);
}

/** A line that says when one is somewhere; null where it is none. */
function readStop(context: ShapeContext, block: Block | undefined): Stop | null {
  if (block === undefined || block.kind === "paragraph" || block.end - block.start > longestStop) return null;
  const start = block.kind === "field" ? block.start : block.from;
  const said = context.find({ start, end: block.end });
  const [entry, second] = said.reading.entries;
  const times = timesOf(said);
  if (entry === undefined || second !== undefined || !said.hasClock || times.length > 3) return null;
  const lower = wordsOf(context.text, { start, end: block.end }).toLowerCase();
  const departs = context.shapes.departs.test(lower);
  const arrives = context.shapes.arrives.test(lower);
  if (departs && arrives) return null;
  const isRange = entry.parts
    .flat()
    .some(({ moment }) => moment.endClock !== null || moment.lastDay !== null);
  if (isRange) return null;
  return {
    block,
    times,
    findPlace: () => placeOf(context, { ...block, from: start }, times),
    way: departs ? "departs" : arrives ? "arrives" : null,
  };
}

/** `New York (JFK) → London (LHR)`: the two ends of a leg in a line without a time. */
function routeIn(text: string, blocks: readonly Block[]): [Stretch, Stretch] | null {
  for (const { from, end } of blocks) {
    const arrow = /\s(?:→|➔|➜|->|–>|>)\s/u.exec(text.slice(from, end));
    if (arrow === null) continue;
    const first = cellsBetween(text, { start: from, end: from + arrow.index }, []).at(-1);
    const second = cellsBetween(text, { start: from + arrow.index + arrow[0].length, end }, [])[0];
    if (first !== undefined && second !== undefined) return [first, second];
  }
  return null;
}

/** The name or number of what goes, in one of the lines around a leg. */
export function vehicleIn({ text, shapes }: ShapeContext, blocks: readonly Block[]): Stretch | null {
  for (const { start, end } of blocks) {
    const found = shapes.vehicle.exec(text.slice(start, end));
    if (found !== null) return { start: start + found.index, end: start + found.index + found[0].length };
  }
  return null;
}

/** `(SIN)`, `[LDS]`. */
const bracketedCode = /[([]\p{Lu}{3}[)\]]/u;
/** `ORD Chicago`: the three capitals before the name of an airport. */
const leadingCode = /^\p{Lu}{3}\s+(?=\p{Lu})/u;

/** True for a line that names its place by a code: in brackets, or right before the name. */
function isCodedStop(text: string, { block, findPlace }: Stop): boolean {
  const words = wordsOf(text, block);
  if (bracketedCode.test(words)) return true;
  const lead = leadingCode.exec(words.trim())?.[0].length;
  if (lead === undefined) return false;
  const start = block.start + words.length - words.trimStart().length;
  return (findPlace()?.start ?? Number.POSITIVE_INFINITY) <= start + lead;
}

/** Two lines alike are a leg where both name an airport by its code, or where a line between them names what goes. */
function isOfJourney(
  { text, shapes }: ShapeContext,
  stops: readonly Stop[],
  between: readonly Block[],
): boolean {
  const isCoded = stops.every((stop) => isCodedStop(text, stop));
  const isCarried = between.some(
    (block) =>
      shapes.vehicle.test(wordsOf(text, block)) && shapes.transport.test(wordsOf(text, block).toLowerCase()),
  );
  return isCoded || isCarried;
}

/** `Singapore (SIN) Terminal 3`, `Union Station (bay 7)`: a place by its name and its code alone, `ORD Chicago` by its name. */
function shortened(text: string, place: Stretch): Stretch {
  const words = wordsOf(text, place);
  const lead = leadingCode.exec(words);
  if (lead !== null) return { ...place, start: place.start + lead[0].length };
  const coded = bracketedCode.exec(words);
  const bracket = words.indexOf(" (");
  const length = coded === null ? (bracket > 2 ? bracket : words.length) : coded.index + coded[0].length;
  return { start: place.start, end: place.start + length };
}

/** The arrival below a departure, with lines between that only tell what goes; null where there is none. */
function arrivalBelow(
  context: ShapeContext,
  blocks: readonly Block[],
  at: number,
): { stop: Stop; at: number } | null {
  for (let next = at + 1; next <= at + longestBetween && next < blocks.length; next += 1) {
    const block = blocks[next];
    if (block === undefined || block.opensStanza) return null;
    const words = wordsOf(context.text, block);
    const tellsWhatGoes =
      context.shapes.vehicle.test(words) && context.shapes.transport.test(words.toLowerCase());
    const stop = readStop(context, block);
    if (stop !== null && (stop.way !== null || !tellsWhatGoes || bracketedCode.test(words)))
      return stop.way === "departs" ? null : { stop, at: next };
    if (context.find(block).hasDay) return null;
  }
  return null;
}

function partOf(
  context: ShapeContext,
  { from, to }: { from: Stop; to: Stop },
  around: readonly Block[],
): Part | null {
  const route = routeIn(context.text, around);
  const [start, end] = [from.findPlace() ?? route?.[0] ?? null, to.findPlace() ?? route?.[1] ?? null];
  if (start === null || end === null) return null;
  const vehicle = vehicleIn(context, [from.block, ...around]);
  const name: NamePiece[] = [
    ...(vehicle === null ? [] : [vehicle, " "]),
    shortened(context.text, start),
    " → ",
    shortened(context.text, end),
  ];
  const block: Block = {
    ...from.block,
    kind: "record",
    from: from.block.start,
    end: to.block.end,
    cells: [],
    label: null,
  };
  return {
    block,
    when: from.times,
    ends: to.times,
    facts: { name, place: start, people: [], isHeaded: true },
  };
}

/** A departure with its arrival, on two lines: one event from the one to the other, named by what goes and where. */
export const legShape: ReadShape = (context, blocks, at) => {
  const from = readStop(context, blocks[at]);
  if (from === null || from.way === "arrives") return null;
  const below = arrivalBelow(context, blocks, at);
  if (below === null) return null;
  const { stop: to } = below;
  const isSaid = from.way === "departs" && to.way === "arrives";
  const between = blocks.slice(at + 1, below.at);
  const isAlike = from.way === to.way && isOfJourney(context, [from, to], between);
  if (!isSaid && !(isAlike && from.findPlace() !== null && to.findPlace() !== null)) return null;
  const around = [...between, ...blocks.slice(Math.max(0, at - 2), at).reverse()];
  const part = partOf(
    context,
    { from, to },
    around.filter((block) => block.stanza === from.block.stanza),
  );
  return part === null ? null : { parts: [part], count: below.at - at + 1 };
};
