import type { PlaceWords } from "./place-words";
import type { Placed } from "./placed";

/** `the Kerepehi Library` for `library`: a place whose name ends with the word. */
const endsWith =
  (word: string) =>
  ({ venue }: Placed): boolean =>
    venue.toLowerCase().endsWith(` ${word}`);

/** The words of a place as they are compared: in small letters, without an article. */
const plain = (venue: string, { article }: PlaceWords): string => venue.toLowerCase().replace(article, "");

/** `Scout Hut` below `Scout Hut, 3 Mill St`: a place of which another entry or the text as a whole says the address has it as well. */
export function withAddress(placed: Placed, words: PlaceWords, known: () => readonly Placed[]): Placed {
  if (placed.venue === "" || placed.location !== "") return placed;
  const name = plain(placed.venue, words);
  const found = known().find(
    ({ venue, location }) => plain(venue, words) === name && words.address.test(location),
  );
  if (found === undefined) return placed;
  const said = found.evidence.filter(({ field }) => field === "location");
  return { ...placed, location: found.location, evidence: [...placed.evidence, ...said] };
}

/**
 * What a place stands for where it says another one again: `same hall` is the last hall of those before, nearest first, and `library`
 * the one that is named.
 */
export function settlePlace(placed: Placed, words: PlaceWords, known: () => readonly Placed[]): Placed {
  const lower = plain(placed.venue, words);
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
