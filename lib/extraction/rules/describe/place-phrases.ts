import { isPerson, leadLength, longestPlace, placeRank } from "./phrase-place";
import type { PlaceWords } from "./place-words";

export type PlaceKind = "bare" | "capitals" | "noun" | "address";
const kinds: readonly PlaceKind[] = ["bare", "capitals", "noun", "address"];
const shortest = 3;
/** A place with the words that lead to it. */
const longestLed = longestPlace + 20;

/** The name of a feature that has a value. */
export const told = (name: string, value: string): string => `${name}:${value}`;
/** The name of a feature where it holds. */
export const has = (name: string, holds: boolean): string[] => (holds ? [name] : []);

/** What a phrase is by its words: `noun` where one of places ends it. */
export const kindOf = (phrase: string, places: PlaceWords): PlaceKind =>
  kinds[placeRank(phrase, places)] ?? "bare";

/** What the words of a phrase say of it, wherever they stand. */
export function looksOf(phrase: string, places: PlaceWords): string[] {
  const lower = phrase.toLowerCase().replace(places.article, "");
  const kind = kindOf(phrase, places);
  const count = Math.min(phrase.split(" ").length, 6);
  return [
    told("is-a", kind),
    told(`${kind}-size`, `${count}`),
    ...has(`${kind}-digit`, /\d/.test(phrase)),
    ...has(`${kind}-opens-digit`, /^\d/.test(phrase)),
    ...has(`${kind}-verbs`, places.sentence.test(lower)),
    ...has(`${kind}-noun`, places.hasNoun.test(lower)),
    ...has("small-letter", /^["'(]?\p{Ll}/u.test(phrase)),
    ...has("all-capitals", phrase === phrase.toUpperCase()),
    ...has("owner-end", /['’]s?$/u.test(phrase)),
    ...has("said-again", places.same.test(lower)),
    ...has("is-person", isPerson(lower, places)),
    ...has("never-place", places.never.test(lower)),
  ];
}

/** Words of a piece that may be a place: where in it they begin, and what they say of it, wherever they stand. */
export interface PlacePhrase {
  at: number;
  words: string;
  kind: PlaceKind;
  features: readonly string[];
}

/** Where a phrase begins in its piece, and whether words lead to it, at its beginning or inside it. */
interface Opening {
  at: number;
  isLed: boolean;
  isInside: boolean;
}

/** Where in a piece the words of a place may begin: at its beginning, and behind each word that leads to one. */
function openingsOf(words: string, places: PlaceWords): Opening[] {
  const first = leadLength(words, places);
  const openings: Opening[] = [{ at: first, isLed: first > 0, isInside: false }];
  for (const { index } of words.matchAll(/\s(?=\S)/gu)) {
    const from = index + 1;
    if (index < first || words.length - from > longestLed) continue;
    const lead = places.lead.exec(words.slice(from))?.[0] ?? "";
    if (lead === "" || places.anyArticle.test(lead)) continue;
    // `Village hall in Mill Lane` is one place.
    if (kindOf(words.slice(first, index), places) === "noun") continue;
    openings.push({ at: from + leadLength(words.slice(from), places), isLed: true, isInside: true });
  }
  // `Coffee in the village hall`: what the words lead to is the place, and not all of them.
  const surest = openings.findLast(({ at }) => placeRank(words.slice(at), places) > 1)?.at ?? 0;
  return openings.filter(({ at }) => at >= surest);
}

/** The words of a piece that may be a place. */
export function phrasesOf(piece: string, places: PlaceWords): PlacePhrase[] {
  return openingsOf(piece, places).flatMap(({ at, isLed, isInside }) => {
    const words = piece.slice(at);
    if (words.length < shortest || words.length > longestPlace || !/\p{L}/u.test(words)) return [];
    const kind = kindOf(words, places);
    const features = [
      ...looksOf(words, places),
      ...has(told("led-to", kind), isLed),
      ...has(isInside ? "led-inside" : "led-at-once", isLed),
    ];
    return [{ at, words, kind, features }];
  });
}
