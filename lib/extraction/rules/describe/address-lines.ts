import { stretchOf } from "@/lib/extraction/rules/find/find-in-block";
import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import type { NameWords } from "./name-words";
import { longestPlace, type Place, placeRank } from "./phrase-place";
import type { PlaceWords } from "./place-words";

/** A place that is written over lines of its own, and the stanza where these stand. */
export interface AddressLines {
  place: Place;
  phrase: Stretch;
  stanza: number;
}

const mostBehind = 4;
const longestBehind = 40;
const address = 3;
const kinds = new Set<Block["kind"]>(["line", "heading"]);

/**
 * `Bridge Street Dental Practice` above `14 Bridge Street` above `Hereford`: the places that the lines of a text make, each
 * from the name above its street down to the last line that goes on with it.
 */
export function addressLines(
  lines: readonly Block[],
  { text, words }: { text: string; words: { names: NameWords; places: PlaceWords } },
): AddressLines[] {
  const saidBy = ({ start, end }: Block): string => text.slice(start, end).trim();
  const isLine = (block: Block | undefined, { stanza }: Block): block is Block =>
    block !== undefined &&
    kinds.has(block.kind) &&
    block.stanza === stanza &&
    !/[:.!?]$/.test(saidBy(block)) &&
    !words.names.contact.test(saidBy(block).toLowerCase());
  return lines.flatMap((street, at) => {
    if (!isLine(street, street) || placeRank(saidBy(street), words.places) !== address) return [];
    const before = lines[at - 1];
    const name = isLine(before, street) && saidBy(before).length <= longestPlace ? before : null;
    const behind = lines.slice(at + 1, at + 1 + mostBehind);
    const ends = behind.findIndex((line) => !isLine(line, street) || saidBy(line).length > longestBehind);
    const last = behind.slice(0, ends < 0 ? behind.length : ends).at(-1) ?? street;
    const location = { start: street.start, end: last.end };
    const venue = name === null ? null : stretchOf(name);
    return [
      { place: { venue, location, isInLines: true }, phrase: venue ?? location, stanza: street.stanza },
    ];
  });
}
