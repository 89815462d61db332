import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import { splitSentences } from "./marked-sentences";
import { piecesOf } from "./name-pieces";
import type { NameWords } from "./name-words";
import { leadLength, type Place, placeOfPieces, placeRank } from "./phrase-place";
import type { PlaceWords } from "./place-words";

/** A place that is said for many events: for all, for games at home, or by the letterhead or the foot of a listing. */
export interface SharedPlace {
  reach: "all" | "home" | "edge";
  place: Place;
}

const mute = new Set<Block["kind"]>([
  "header",
  "subject",
  "stamp",
  "separator",
  "greeting",
  "closing",
  "signature",
  "chat",
]);
const mostEdges = 3;

/** The place that a matched phrase names, its town behind a comma included. */
function placeAt(
  text: string,
  { start, end }: Stretch,
  { names, places }: { names: NameWords; places: PlaceWords },
): Place | null {
  const from = start + leadLength(text.slice(start, end), places);
  const [sentence] = splitSentences(text.slice(from, end).replace(/[\n\r]/g, " "), from, names.abbreviation);
  const pieces = sentence ? piecesOf(sentence) : [];
  const found = pieces.findIndex(
    ({ words }) => placeRank(words.slice(leadLength(words, places)), places) > 0,
  );
  return found < 0 ? null : placeOfPieces(pieces, found, places);
}

function saidForAll(
  text: string,
  block: Block,
  words: { names: NameWords; places: PlaceWords },
): SharedPlace[] {
  const start = block.label?.start ?? block.from;
  const said = text.slice(start, block.end).replace(/[\n\r]/g, " ");
  const found: SharedPlace[] = [];
  const add = (pattern: RegExp, reach: SharedPlace["reach"]): boolean => {
    const match = pattern.exec(said);
    const phrase = match?.groups?.place;
    if (!match || phrase === undefined) return false;
    const at = start + match.index + match[0].lastIndexOf(phrase);
    const place = placeAt(text, { start: at, end: at + phrase.length }, words);
    if (place !== null) found.push({ reach, place });
    return place !== null;
  };
  add(words.places.forHome, "home");
  words.places.forAll.some((pattern) => add(pattern, "all"));
  return found;
}

/** The letterhead and the foot of a text, where they give an address or a place after `@`. */
function saidAtEdge(
  text: string,
  block: Block,
  words: { names: NameWords; places: PlaceWords },
): SharedPlace[] {
  const said = text.slice(block.from, block.end);
  const found: SharedPlace[] = [];
  for (const sentence of splitSentences(said.replace(/[\n\r]/g, " "), block.from, words.names.abbreviation)) {
    if (words.names.contact.test(sentence.words.toLowerCase())) continue;
    const pieces = piecesOf(sentence);
    const at = pieces.findIndex(({ words: piece }) => words.places.address.test(piece));
    const before = pieces[at - 1];
    const address = pieces[at];
    if (address === undefined) continue;
    const isVenue = before !== undefined && placeRank(before.words, words.places) > 0;
    const venue = isVenue ? { start: before.start, end: before.end } : null;
    found.push({ reach: "edge", place: { venue, location: { start: address.start, end: address.end } } });
  }
  return found;
}

/** The places that a text says for many of its events, the surest first. `timed` tells which blocks are events themselves. */
export function sharedPlaces(
  text: string,
  blocks: readonly Block[],
  { timed, ...words }: { timed: ReadonlySet<Block>; names: NameWords; places: PlaceWords },
): SharedPlace[] {
  const closing = blocks.findIndex(({ kind }) => kind === "closing");
  const spoken = blocks.filter((block, index) => !mute.has(block.kind) && (closing < 0 || index < closing));
  const forAll = spoken.flatMap((block) => saidForAll(text, block, words));
  const quiet = spoken.filter((block) => !timed.has(block));
  const edges = closing < 0 ? [...quiet.slice(0, mostEdges), ...quiet.slice(-mostEdges)] : quiet.slice(0, 2);
  return [...forAll, ...[...new Set(edges)].flatMap((block) => saidAtEdge(text, block, words))];
}
