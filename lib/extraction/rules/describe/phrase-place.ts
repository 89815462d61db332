import type { Stretch } from "@/lib/extraction/rules/layout/block";
import type { PlaceWords } from "./place-words";

/** A place with the words it is made of, by offsets into the text. */
export interface Place {
  venue: Stretch | null;
  location: Stretch | null;
  /** Its location is written over lines, each of them a part of it. */
  isInLines?: boolean;
}

/** Letters of the longest phrase that may be a place. */
export const longestPlace = 70;

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
  return at;
}

/** True for a phrase, in small letters, that opens as the name of a person. */
export const isPerson = (phrase: string, words: PlaceWords): boolean =>
  words.person.test(phrase) || words.givenNames.has(phrase.split(/\s/)[0] ?? "");

/** How sure a phrase is a place: 0 not at all, 1 by its capitals alone, 2 by a noun of places, 3 by an address. */
export function placeRank(phrase: string, words: PlaceWords): number {
  if (phrase.length > longestPlace || phrase.length < 3 || /^\d+$/.test(phrase)) return 0;
  const lower = phrase.toLowerCase().replace(words.article, "");
  if (words.address.test(phrase)) return 3;
  if (words.never.test(lower)) return 0;
  if (words.noun.test(lower)) return 2;
  return words.capitalised.test(phrase) && !isPerson(lower, words) ? 1 : 0;
}
