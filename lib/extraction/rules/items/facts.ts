import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";

/** A piece of a name: words of the text, or what stands between two of them. */
export type NamePiece = Stretch | string;

/** What the shape of a stretch says of its event before any sentence is read: the cells of a row, the values of a record. */
export interface Facts {
  /** The pieces of its name; null where the shape gives none. */
  name: readonly NamePiece[] | null;
  /** The words of its place; null where the shape gives none. */
  place: Stretch | null;
  people: readonly Stretch[];
  /** A header or a label says what the words are; without one they are told by their looks and may be another thing. */
  isHeaded: boolean;
  /** The label of its time, which names it where nothing else does: `Check-in`. */
  label?: Stretch | null;
  /** It lasts from one day to another at one place, which names it as well: a hotel, a hired car. */
  isStay?: boolean;
}

/** One block, or several that say one thing together, with the words of it that say when. */
export interface Part {
  block: Block;
  /** Which words are read for the time; null reads the whole block as sentences. */
  when: readonly Stretch[] | null;
  /** The words that say when it ends, where they stand by themselves: an arrival, a return. */
  ends: readonly Stretch[];
  facts: Facts | null;
  /** The words of its block that tell of something else: the other cells of a line of several. */
  apart?: readonly Stretch[];
  /** Its words say an hour, though nothing leads to it. */
  isHour?: boolean;
  /** The header of its column, where that says its hour. */
  clock?: Stretch;
  /** The words of a table that name the weekdays of a series and its first and last day. */
  weeks?: { days: Stretch; dates: Stretch | null; byDay?: readonly string[] };
  /** It stands in the line of something else, so that no line below is of its day. */
  isPassing?: true;
  /** It only says something for the items below it. */
  heads?: boolean;
}

/** A shape that says nothing but that it is one. */
export const emptyFacts: Facts = { name: null, place: null, people: [], isHeaded: false };

/** A block that is read as it stands. */
export const plainPart = (block: Block): Part => ({ block, when: null, ends: [], facts: null });

/** A stretch with all but some of its words turned to blanks, so that offsets stay. */
export function onlyWords(text: string, { start, end }: Stretch, kept: readonly Stretch[]): string {
  let only = "";
  for (const { start: from, end: to } of [...kept].sort((left, right) => left.start - right.start)) {
    if (from < start + only.length) continue;
    only += " ".repeat(from - start - only.length) + text.slice(from, to).replace(/\n/g, " ");
  }
  return only + " ".repeat(Math.max(0, end - start - only.length));
}

/** Where a series has its weekdays and its dates, in a part whose shape keeps them from its hours. */
export const weekWords = ({ weeks }: Part): Stretch[] => (weeks?.dates ? [weeks.days, weeks.dates] : []);
