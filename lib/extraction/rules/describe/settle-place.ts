import type { PlaceWords } from "./place-words";
import type { Placed } from "./placed";

/** `the Kerepehi Library` for `library`: a place whose name ends with the word. */
const endsWith =
  (word: string) =>
  ({ venue }: Placed): boolean =>
    venue.toLowerCase().endsWith(` ${word}`);

/**
 * What a place stands for where it says another one again: `same hall` is the last hall of those before, nearest first, and `library`
 * the one that is named.
 */
export function settlePlace(placed: Placed, words: PlaceWords, known: () => readonly Placed[]): Placed {
  const lower = placed.venue.toLowerCase().replace(words.article, "");
  const word = lower.split(" ").at(-1) ?? "";
  if (words.same.test(lower)) {
    const places = known().filter(({ venue }) => venue !== "" && !words.same.test(venue.toLowerCase()));
    return (
      places.find(({ venue, location }) => `${venue} ${location}`.toLowerCase().includes(word)) ??
      places[0] ??
      placed
    );
  }
  if (placed.location !== "" || lower !== word || !words.noun.test(lower) || lower === "") return placed;
  return known().find(endsWith(lower)) ?? placed;
}
