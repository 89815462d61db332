import type { NameWords } from "@/lib/extraction/rules/describe/name-words";
import type { PartRequest, Said } from "@/lib/extraction/rules/find/find-in-block";
import type { Stretch } from "@/lib/extraction/rules/layout/block";
import { trimmed } from "@/lib/extraction/rules/layout/dividers";
import type { ShapeWords } from "./shape-words";

/** What a cell says. `mixed` has a time at one edge and words beside it; `length` says how long and nothing else. */
export type CellRole = "time" | "length" | "mixed" | "text" | "place" | "people" | "idle";

/** A part of a line between two dividers. */
export interface Cell extends Stretch {
  role: CellRole;
  /** Its words that say when, with those that lead to them. */
  times: readonly Stretch[];
  /** Its words without the time; null where nothing is left. */
  rest: Stretch | null;
  hasDay: boolean;
  hasClock: boolean;
}

/** What the shape of a text is read with. */
export interface ShapeContext {
  request: PartRequest;
  /** Reads what a stretch says of time; what was read once is kept. */
  find: (stretch: Stretch, isUnderDay?: boolean) => Said;
  text: string;
  shapes: ShapeWords;
  names: NameWords;
}

const marks = /[\s,;:–—\-|·•*_]/u;
const visible = /[\p{L}\p{N}]/u;

const lowerOf = (text: string, { start, end }: Stretch): string => text.slice(start, end).toLowerCase();

/** True for words that say where. */
export function isPlace({ text, shapes, names }: ShapeContext, stretch: Stretch): boolean {
  const words = lowerOf(text, stretch);
  if (words.length > 60) return false;
  return shapes.placeAlone.test(words) || shapes.place.test(words) || names.address.test(words);
}

/** What words without a time say in a line of cells. */
export function roleOfText(context: ShapeContext, stretch: Stretch): CellRole {
  const words = lowerOf(context.text, stretch);
  const { shapes } = context;
  if (!/\p{L}{2}/u.test(words) || shapes.idle.test(words)) return "idle";
  if (shapes.people.test(words)) return "people";
  return isPlace(context, stretch) ? "place" : "text";
}

const timesIn = ({ at, reading }: Said): Stretch[] =>
  reading.spans
    .filter(({ value }) => value.kind !== "noise")
    .map(({ from, end, replaces = [] }) => {
      // `doors 7 / music 8`: the hour that no longer counts leads to the one that does.
      const lead = replaces.find((one) => one.end === from);
      return { start: at + (lead?.start ?? from), end: at + end };
    });

/** `(1 h)`: with its brackets, without which it is an hour. */
const withBrackets = (text: string, { start, end }: Stretch): Stretch =>
  text.charAt(start - 1) === "(" && text.charAt(end) === ")"
    ? { start: start - 1, end: end + 1 }
    : { start, end };

const lengthsOf = (text: string, { at, reading }: Said): Stretch[] =>
  reading.spans
    .filter(({ value }) => value.kind === "length")
    .map(({ from, end }) => withBrackets(text, { start: at + from, end: at + end }));

const outside = (text: string, cell: Stretch, times: readonly Stretch[]): string =>
  text.slice(cell.start, times[0]?.start ?? cell.end) + text.slice(times.at(-1)?.end ?? cell.end, cell.end);

const opening: Record<string, string> = { ")": "(", "]": "[" };

/** `Grog Shop (`, `) doors`: without a bracket at its edge that has lost its other half. */
function balanced(text: string, stretch: Stretch | null): Stretch | null {
  if (stretch === null) return null;
  const words = text.slice(stretch.start, stretch.end);
  const last = words.charAt(words.length - 1);
  const isLoose = "([".includes(last) || (")]".includes(last) && !words.includes(opening[last] ?? ""));
  if (isLoose) return balanced(text, trimmed(text, { start: stretch.start, end: stretch.end - 1 }, marks));
  const first = words.charAt(0);
  const opensLoose = ")]".includes(first) || (first === "(" && !words.includes(")"));
  return opensLoose
    ? balanced(text, trimmed(text, { start: stretch.start + 1, end: stretch.end }, marks))
    : stretch;
}

/** The times before a cell's words and those behind them, each with all that stands between them. */
function besideRest(cell: Stretch, times: readonly Stretch[], rest: Stretch): Stretch[] {
  const sides = [
    times.filter(({ start }) => start < rest.start),
    times.filter(({ start }) => start >= rest.end),
  ];
  return sides.flatMap((side) => {
    const [first] = side;
    return first === undefined
      ? []
      : [{ start: first.start, end: side.reduce((most, { end }) => Math.max(most, end), cell.start) }];
  });
}

/** The words of a cell beside its times, where they stand in one piece; null where times part them. */
function restOf(text: string, cell: Stretch, times: readonly Stretch[]): Stretch | null {
  const starts = [cell.start, ...times.map(({ end }) => end)];
  const ends = [...times.map(({ start }) => start), cell.end];
  const pieces = starts
    .map((start, at) => ({ start, end: ends[at] ?? cell.end }))
    .filter(({ start, end }) => end > start && visible.test(text.slice(start, end)));
  const [piece] = pieces;
  return piece === undefined || pieces.length > 1 ? null : balanced(text, trimmed(text, piece, marks));
}

/** Reads one cell by itself; null where a time stands in the middle of its words, so that it is a sentence. */
export function readCell(context: ShapeContext, stretch: Stretch, isUnderDay = false): Cell | null {
  const { text, find } = context;
  const said = find(stretch, isUnderDay);
  const times = timesIn(said);
  const plain = {
    ...stretch,
    times: [],
    rest: trimmed(text, stretch, marks) ?? stretch,
    hasDay: false,
    hasClock: false,
  };
  if (times.length === 0) return { ...plain, role: roleOfText(context, stretch) };
  if (said.reading.entries.length === 0) {
    const isLength = !visible.test(outside(text, stretch, times));
    if (isLength) return { ...plain, times, rest: null, role: "length" };
    const lengths = lengthsOf(text, said);
    const rest = lengths.length === 0 ? plain.rest : (restOf(text, stretch, lengths) ?? plain.rest);
    return { ...plain, rest, times: lengths, role: roleOfText(context, rest) };
  }
  const { hasDay, hasClock } = said;
  if (said.isBare) return { ...stretch, times: [stretch], rest: null, role: "time", hasDay, hasClock };
  const rest = restOf(text, stretch, times);
  if (rest === null) return null;
  return { ...stretch, times: besideRest(stretch, times, rest), rest, role: "mixed", hasDay, hasClock };
}
