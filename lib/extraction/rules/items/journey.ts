import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import { cellsBetween } from "@/lib/extraction/rules/layout/dividers";
import type { ShapeContext } from "./cell";
import type { NamePiece } from "./facts";
import { vehicleIn } from "./legs";
import type { ReadShape } from "./shape-parts";

/** A line of a journey: when one is where. */
interface Call {
  times: Stretch[];
  place: Stretch;
}

const longestCall = 130;
/** So few lines has a leg of a ticket, and so few stand above its first call, that no long list is read again and again. */
const mostLines = 12;
const mostAbove = 4;
/** How many words about travelling a stanza has that is a journey; a programme may have one. */
const leastSigns = 2;
const wordOfName = /^(?:\p{Lu}[\p{L}.'’]*|\p{Ll}{1,3}|\d)$/u;
const placeCode = /^\p{Lu}{3}$/u;

/** `Leeming Bridge`, `Stoke-on-Trent`: a name whose words begin with capitals. */
const isProperName = (words: string): boolean =>
  /^\p{Lu}/u.test(words) && words.split(/[ &-]+/).every((word) => wordOfName.test(word));

const upTo = (text: string, { start, end }: Stretch, sign: RegExp): Stretch => {
  const at = text.slice(start, end).search(sign);
  return at < 0 ? { start, end } : { start, end: start + at };
};

/** The name of a place in the cells behind a clock: `SFO`, `San Francisco, Terminal 1` is the name and not its code. */
function placeIn(text: string, cells: readonly Stretch[]): Stretch | null {
  const names = cells
    .slice(0, 2)
    .map((cell) => upTo(text, cell, / ?[(,[]/))
    .filter(({ start, end }) => isProperName(text.slice(start, end)));
  const [first, second] = names;
  const isCode = first !== undefined && placeCode.test(text.slice(first.start, first.end));
  return (isCode ? second : first) ?? first ?? null;
}

/** What a line says that opens with a clock and goes on with the name of a place; null for any other. */
function callIn({ text, find }: ShapeContext, block: Block): Call | null {
  if (block.kind === "paragraph" || block.kind === "chat" || block.end - block.start > longestCall)
    return null;
  const line = upTo(text, { start: block.from, end: block.end }, /\(/);
  const { at, opensWithTime, hasClock, hasDay, reading } = find(line);
  const [clock] = reading.spans.filter(({ value }) => value.kind === "clock" || value.kind === "moment");
  if (!opensWithTime || !hasClock || hasDay || clock === undefined) return null;
  if (clock.value.kind === "clock" && clock.value.end !== null) return null;
  const place = placeIn(text, cellsBetween(text, { start: at + clock.end, end: line.end }, []));
  return place && { times: [{ start: at + clock.from, end: at + clock.end }], place };
}

const signsIn = ({ text, shapes }: ShapeContext, { start, end }: Stretch): number =>
  new Set(text.slice(start, end).toLowerCase().match(shapes.travel)).size;

/** `change at Wakefield arr 20:09 / dep 20:23`: a line that tells of coming and of going on. */
function isChange({ text, shapes }: ShapeContext, { start, end }: Stretch): boolean {
  const words = text.slice(start, end).toLowerCase();
  return shapes.arrives.test(words) && shapes.departs.test(words);
}

/**
 * `07:48 Leeming Bridge` above `10:11 London Hawksgate`, in a stanza that tells of seats and changes: one journey from the
 * first place to the last, wherever one changes.
 */
export const journeyShape: ReadShape = (context, blocks, at) => {
  const block = blocks[at];
  const from = block === undefined ? null : callIn(context, block);
  if (block === undefined || from === null) return null;
  const own = blocks.slice(at, at + mostLines).filter(({ stanza }) => stanza === block.stanza);
  const calls = own.map((one) => callIn(context, one));
  const last = calls.findLastIndex((call) => call !== null);
  const [to, end] = [calls[last], own[last]];
  if (!to || end === undefined || last < 1) return null;
  const isTimed = (one: Block, index: number): boolean =>
    index <= last && calls[index] === null && context.find(one).hasClock && !isChange(context, one);
  const before = blocks
    .slice(Math.max(0, at - mostAbove), at)
    .filter(({ stanza }) => stanza === block.stanza);
  const whole = { start: before[0]?.start ?? block.start, end: own.at(-1)?.end ?? end.end };
  if (own.some(isTimed) || signsIn(context, whole) < leastSigns) return null;
  const vehicle = vehicleIn(context, [...before.toReversed(), ...own]);
  const name: NamePiece[] = [...(vehicle === null ? [] : [vehicle, " "]), from.place, " → ", to.place];
  const part = {
    block: { ...block, kind: "record" as const, from: block.start, end: end.end, cells: [], label: null },
    when: from.times,
    ends: to.times,
    facts: { name, place: from.place, people: [], isHeaded: true },
  };
  return { parts: [part], count: last + 1 };
};
