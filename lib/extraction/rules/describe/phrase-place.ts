import type { Stretch } from "@/lib/extraction/rules/layout/block";
import type { NamePiece } from "./name-pieces";
import type { PlaceWords } from "./place-words";

/** A place with the words it is made of, by offsets into the text. */
export interface Place {
  venue: Stretch | null;
  location: Stretch | null;
}

const longest = 70;

/** A phrase without the words that lead to a place, by how many signs it is shorter. */
export function leadLength(phrase: string, words: PlaceWords): number {
  let at = 0;
  for (let turn = 0; turn < 3; turn += 1) {
    const found = words.lead.exec(phrase.slice(at))?.[0] ?? "";
    const article = words.properArticle.exec(found)?.[0].length ?? 0;
    const isProper = article > 0 && /^\p{Lu}/u.test(phrase.slice(at + found.length));
    const length = found.length - (isProper ? article : 0);
    if (length === 0) break;
    at += length;
  }
  const inner = words.innerLead.exec(phrase.slice(at))?.[0].length ?? 0;
  return inner > 0 && placeRank(phrase.slice(at + inner), words) > 0 ? at + inner : at;
}

const isPerson = (phrase: string, words: PlaceWords): boolean =>
  words.person.test(phrase) || words.givenNames.has(phrase.split(/\s/)[0] ?? "");

/** How sure a phrase is a place: 0 not at all, 1 by its capitals alone, 2 by a noun of places, 3 by an address. */
export function placeRank(phrase: string, words: PlaceWords): number {
  const lower = phrase.toLowerCase().replace(words.article, "");
  if (phrase.length > longest || phrase.length < 3 || /^\d+$/.test(phrase)) return 0;
  if (words.address.test(phrase)) return 3;
  if (words.never.test(lower)) return 0;
  if (words.noun.test(lower)) return 2;
  return words.capitalised.test(phrase) && !isPerson(lower, words) ? 1 : 0;
}

/** `Luz Bar, 12 Main St`: what stands right before an address is what stands there. */
function venueBefore(before: NamePiece | undefined, address: NamePiece, words: PlaceWords): Stretch | null {
  if (before === undefined || address.opening !== "," || address.isBehindTime) return null;
  const start = before.start + leadLength(before.words, words);
  return placeRank(before.words.slice(start - before.start), words) > 0 ? { start, end: before.end } : null;
}

/** A piece as a place with the piece behind it where that goes on with it (`Methodist Hall, Tanner's Row`). */
export function placeOfPieces(pieces: readonly NamePiece[], index: number, words: PlaceWords): Place | null {
  const piece = pieces[index];
  if (piece === undefined) return null;
  const start = piece.start + leadLength(piece.words, words);
  const phrase = piece.words.slice(start - piece.start);
  const rank = placeRank(phrase, words);
  if (rank === 0) return null;
  const here = { start, end: start + phrase.length };
  const next = pieces[index + 1];
  const isNext = next?.opening === "," && !next.isBehindTime && placeRank(next.words, words) > 0;
  const behind = isNext ? { start: next.start, end: next.end } : null;
  if (rank !== 3) return { venue: here, location: behind };
  return { venue: venueBefore(pieces[index - 1], piece, words), location: here };
}
