import type { PlaceWords } from "./place-words";
import { type Placed, placedBy } from "./placed";
import type { SharedPlace } from "./shared-places";

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

/**
 * The places of the entries before, the nearest first, and those that the text says for many, each once. They are put together when
 * they are first asked for: every candidate may ask, and a text has hundreds of entries.
 */
export function knownPlaces({
  before,
  shared,
  text,
}: {
  before: readonly Placed[];
  shared: readonly SharedPlace[];
  text: string;
}): () => readonly Placed[] {
  let known: readonly Placed[] | null = null;
  const putTogether = (): Placed[] => {
    const said = new Set<string>();
    return [...before.toReversed(), ...shared.map(({ place }) => placedBy(text, place))].filter(
      ({ venue, location }) => said.size < said.add(`${venue}\n${location}`).size,
    );
  };
  return () => {
    known ??= putTogether();
    return known;
  };
}
