import { extendAddress, readStreetAddress } from "./find-street-addresses";
import { isCapitalAt } from "./letter-case";
import { isFree, lowerAt, type Range, type Reading } from "./reading";

const longestPlace = 12;
const inner = new Set(["&", "#", "-", "–", "'", "’", "/", "+"]);

function isWord(reading: Reading, at: number): boolean {
  return isFree(reading, at) && reading.tokens[at]?.kind === "word";
}

function touches(reading: Reading, at: number): boolean {
  return reading.tokens[at]?.start === reading.tokens[at - 1]?.end;
}

/** The dot of `St. Paul's`: glued to an abbreviation, with a word behind it. */
export function isAbbreviationDot(reading: Reading, at: number): boolean {
  const isDot =
    lowerAt(reading, at) === "." && reading.words.grammar.placeAbbreviations.has(lowerAt(reading, at - 1));
  return isDot && touches(reading, at) && isWord(reading, at + 1);
}

/** `the Blue Note`: a word that would end a place is its last one where both are capitals and the phrase ends. */
function isNameEnd(reading: Reading, at: number): boolean {
  if (!reading.words.grammar.nameEnds.has(lowerAt(reading, at))) return false;
  if (!isCapitalAt(reading, at) || !isCapitalAt(reading, at - 1)) return false;
  const next = reading.tokens[at + 1];
  return next?.kind !== "word" || !next.isUpper;
}

/** `Smith and Wollensky`, `5th & Main`: a joiner between two capitals or numbers is part of the name. */
function joinsName(reading: Reading, at: number): boolean {
  const before = reading.tokens[at - 1]?.text ?? "";
  const after = reading.tokens[at + 1]?.text ?? "";
  return isWord(reading, at + 1) && /^[\p{Lu}\d]/u.test(before) && /^[\p{Lu}\d]/u.test(after);
}

/** `Burrito Shack, 450 Main`, `Airport Hyatt, Shelbyville`, `Cafe Luz, Room 2`. */
function continuesAfterComma(reading: Reading, at: number): boolean {
  if (!isWord(reading, at)) return false;
  if (readStreetAddress(reading, at) !== null) return true;
  if (/^\d/u.test(lowerAt(reading, at))) return isCapitalAt(reading, at + 1);
  if (!isCapitalAt(reading, at) || reading.words.places.placeStops.has(lowerAt(reading, at))) return false;
  let to = at;
  while (isWord(reading, to) && reading.tokens[to]?.isUpper === true) to += 1;
  const next = reading.tokens[to];
  const ends =
    next === undefined || !isFree(reading, to) || next.kind === "line" || /^[,.;:!?)]$/u.test(next.text);
  return (ends || /^\d/u.test(next.text)) && !lowerAt(reading, at).endsWith("'s") && to - at <= 3;
}

function accepts(reading: Reading, at: number, from: number): boolean {
  const token = reading.tokens[at];
  if (token === undefined || !isFree(reading, at)) return false;
  if (token.kind === "word") {
    if (at > from && isNameEnd(reading, at)) return true;
    if (token.lower === reading.words.small.and) return joinsName(reading, at);
    if (token.lower === reading.words.small.on)
      return (
        at > from && isCapitalAt(reading, at - 1) && isCapitalAt(reading, at + 1) && isWord(reading, at + 1)
      );
    // `at that new Thai place`: pointing is the beginning of a place, never the middle.
    if (at === from && (token.lower === reading.words.small.that || token.lower === reading.words.small.this))
      return true;
    return !reading.words.places.placeStops.has(token.lower);
  }
  if (token.kind !== "mark" || at === from) return false;
  if (token.text === ".") return isAbbreviationDot(reading, at);
  if (token.text === ",") return continuesAfterComma(reading, at + 1);
  return inner.has(token.text) && isWord(reading, at + 1) && (token.text !== "-" || touches(reading, at));
}

/** The name of a place from a token on, article included, or null. It ends at a time, a stop word or a sentence's end. */
export function readPlaceName(reading: Reading, from: number): Range | null {
  const address = readStreetAddress(reading, from);
  if (address !== null) return address;
  let to = from;
  while (to - from < longestPlace && accepts(reading, to, from)) to += 1;
  while (to > from && reading.tokens[to - 1]?.kind === "mark") to -= 1;
  const isNumbered = /^\d/u.test(lowerAt(reading, from)) && isCapitalAt(reading, from + 1) && to > from + 1;
  if (isNumbered) to = Math.max(to, extendAddress(reading, to));
  return to > from ? { from, to } : null;
}

/** True when a range has a noun of places in it (`room`, `café`). */
export function hasPlaceNoun(reading: Reading, range: Range): boolean {
  for (let at = range.from; at < range.to; at += 1)
    if (reading.words.places.placeNouns.has(lowerAt(reading, at))) return true;
  return false;
}

/** A place without its article: `the corner café` is `corner café`. A capital article is part of a name (`The Roxy`). */
export function withoutArticle(reading: Reading, range: Range): Range {
  const first = reading.tokens[range.from];
  const isArticle =
    first !== undefined && reading.words.places.articles.has(first.text) && range.to - range.from > 1;
  return isArticle ? { from: range.from + 1, to: range.to } : range;
}
