import type { Lexicon } from "@/lib/extraction/rules/pack/lexicon";
import { alternation } from "@/lib/extraction/rules/scan";

const letter = "[\\p{L}\\p{N}_]";
/** Where a phrase may begin: at the edge of a word, or behind the `t` of `2026-12-01t14:30`. */
const begin = `(?:(?<!${letter})|(?<=\\dt))`;

/** Compiles a phrase that begins and ends at the edge of a word; asked with `lastIndex` set. */
export const phrase = (body: string): RegExp => new RegExp(`${begin}(?:${body})(?!${letter})`, "yu");

/** The same where the phrase itself tells what may stand behind it. */
export const openPhrase = (body: string): RegExp => new RegExp(`${begin}(?:${body})`, "yu");

/** The words of a table as one alternation, a pattern that matches nothing where there are none. */
export const anyOf = (words: Iterable<string>): string => alternation(words) || "(?!)";

/** The parts that phrases of one language are built from, as sources of patterns. */
export function sourcesOf(lexicon: Lexicon) {
  const hour = `(?:[01]?\\d|2[0-4]|${anyOf(Object.keys(lexicon.hours))})`;
  const hourWord = `(?: ?(?:${anyOf(lexicon.hourWords)}))`;
  const ordinal = `(?:\\.|${anyOf(lexicon.ordinalEndings)})?`;
  const of = `(?:(?:${anyOf(lexicon.ofWords)}) )?`;
  return {
    hour,
    hourWord,
    day: `(?<day>[12]?\\d|3[01])${ordinal}`,
    month: `${of}(?<month>${anyOf(Object.keys(lexicon.months))})\\.?`,
    year: `(?:,? ${of}(?<year>(?:19|20)\\d\\d))?`,
    weekday: `(?<weekday>${anyOf(Object.keys(lexicon.weekdays))})\\.?`,
    which: `(?:(?<next>${anyOf(lexicon.next)})|(?<current>${anyOf(lexicon.current)}))`,
    range: `(?: ?(?:-{1,2}) ?| (?:${anyOf([
      ...Object.entries(lexicon.connectors)
        .filter(([, meaning]) => meaning === "until")
        .map(([word]) => word),
      ...lexicon.and,
    ])}) )`,
    part: `(?<part>${anyOf(Object.keys(lexicon.parts))})`,
  };
}

export type Sources = ReturnType<typeof sourcesOf>;
