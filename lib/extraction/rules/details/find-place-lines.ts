import { isCapitalAt } from "./letter-case";
import { phraseLength } from "./phrases";
import { hasPlaceNoun, isAbbreviationDot } from "./read-place-name";
import { isFree, lowerAt, type Range, type Reading } from "./reading";

const longestLine = 8;

function isNameToken(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (!isFree(reading, at) || token === undefined) return false;
  if (token.kind === "mark") return /^[,&'’.-]$/u.test(token.text);
  if (token.kind !== "word") return false;
  return (
    isCapitalAt(reading, at) ||
    /^\d/u.test(token.text) ||
    reading.words.grammar.smallInPlaces.has(token.lower)
  );
}

function isPart(reading: Reading, at: number): boolean {
  const lower = lowerAt(reading, at);
  return (
    isNameToken(reading, at) ||
    reading.words.places.placeNouns.has(lower) ||
    reading.words.places.possessives.has(lower) ||
    reading.words.places.roomModifiers.has(lower)
  );
}

function isEdge(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (token?.kind === "word") return false;
  if (isAbbreviationDot(reading, at) && isFree(reading, at - 1)) return false;
  return (
    token === undefined || token.kind === "line" || token.kind === "time" || /^[,;.!|–—-]$/u.test(token.text)
  );
}

/** The tokens of a part between two edges, or null when the part has anything in it but a name. */
function partFrom(reading: Reading, from: number): Range | null {
  if (reading.tokens[from]?.kind !== "word" || !isEdge(reading, from - 1)) return null;
  let to = from;
  const isInside = (at: number) =>
    (isPart(reading, at) && reading.tokens[at]?.kind === "word") || isAbbreviationDot(reading, at);
  while (to - from <= longestLine && isInside(to)) to += 1;
  return to > from && isEdge(reading, to) ? { from, to } : null;
}

/** True when the last word, numbers apart, is a noun of places, or any is and all are capitals; where the noun stands first, when that is one. */
function namesPlace(reading: Reading, part: Range): boolean {
  let last = part.to - 1;
  while (last > part.from && /^\d/u.test(lowerAt(reading, last))) last -= 1;
  if (reading.words.places.placeNouns.has(lowerAt(reading, last))) return true;
  if (part.to - part.from > 1 && reading.words.places.placeHeads.has(lowerAt(reading, part.from)))
    return true;
  const indexes = Array.from({ length: part.to - part.from }, (_, offset) => part.from + offset);
  return hasPlaceNoun(reading, part) && indexes.every((at) => isCapitalAt(reading, at));
}

/** True for a part that is nothing but a known town (`[14 June], Lagos`). */
export function isCity(reading: Reading, part: Range): boolean {
  return (
    part.to > part.from &&
    phraseLength(reading, part.from, reading.words.places.cities) === part.to - part.from
  );
}

/** Nothing follows but the end of the line or of the sentence. */
function endsText(reading: Reading, part: Range): boolean {
  const next = reading.tokens[part.to];
  return next === undefined || next.kind === "line" || (next.text === "." && !isFree(reading, part.to + 1));
}

/** `, Ana Roe`, `, Dr. Kim`: somebody. */
function isPerson(reading: Reading, part: Range): boolean {
  const first = lowerAt(reading, part.from);
  return reading.words.people.givenNames.has(first) || reading.words.people.honorifics.has(first);
}

/** `, The Crown`, `, Osteria Fiorella`, `, Maggiano's` behind the time: capitals that open or end as places do. */
function soundsLikePlace(reading: Reading, part: Range): boolean {
  const indexes = Array.from({ length: part.to - part.from }, (_, offset) => part.from + offset);
  const words = indexes.filter((at) => reading.tokens[at]?.kind === "word");
  const last = lowerAt(reading, part.to - 1);
  if (!words.every((at) => isCapitalAt(reading, at))) return false;
  if (words.length > 1 && reading.words.places.placeTails.has(last)) return true;
  if (reading.words.people.notNames.has(last)) return false;
  if (isCity(reading, part) || reading.words.grammar.ownersEnd.test(last)) return true;
  if (words.length > 1 && endsText(reading, part) && !isPerson(reading, part)) return true;
  return words.length > 1 && reading.words.places.placeArticles.has(lowerAt(reading, part.from));
}

/** `Hilton Hotel, Berlin`: one capital word between the comma and an edge is the town, unless it is a given name. */
function withTown(reading: Reading, part: Range): Range {
  const at = part.to + 1;
  if (lowerAt(reading, part.to) !== "," || !isFree(reading, part.to) || !isFree(reading, at)) return part;
  const city = phraseLength(reading, at, reading.words.places.cities);
  const isTown = isCapitalAt(reading, at) && !reading.words.people.givenNames.has(lowerAt(reading, at));
  const to = at + Math.max(city, 1);
  return (city > 0 || isTown) && isEdge(reading, to) ? { from: part.from, to } : part;
}

/**
 * Finds places between commas or beside the time without a preposition (`Gala, City Hall, [Friday 7pm]`, `HOA meeting
 * [7pm] clubhouse`), when something is said before. Before the time a single small word (`beach`) is not enough.
 */
export function findPlaceParts(reading: Reading): Range[] {
  const found: Range[] = [];
  const firstTime = reading.roles.indexOf("time");
  const firstWord = reading.tokens.findIndex((token) => token.kind === "word");
  for (let at = firstWord + 1; firstWord >= 0 && at < reading.tokens.length; at += 1) {
    const part = partFrom(reading, at);
    if (part === null) continue;
    const isBehind = firstTime >= 0 && firstTime < at;
    const isSure = isBehind || isCapitalAt(reading, at) || part.to - part.from > 1;
    const isNamed = isSure && namesPlace(reading, part);
    if (!isNamed && !(isBehind && soundsLikePlace(reading, part))) continue;
    const place = withTown(reading, part);
    found.push(place);
    at = place.to - 1;
  }
  return found;
}

/** Finds lines, after the first, that hold nothing but a name with a noun of places in it (`Riverside Park, Pavilion 3`). */
export function findPlaceLines(reading: Reading): Range[] {
  const found: Range[] = [];
  for (let line = 0; line < reading.tokens.length; line += 1) {
    if (reading.tokens[line]?.kind !== "line") continue;
    const from = line + 1;
    let to = from;
    while (to - from <= longestLine && isNameToken(reading, to)) to += 1;
    const next = reading.tokens[to];
    const isWhole = to > from && (next === undefined || next.kind === "line");
    if (isWhole && isCapitalAt(reading, from) && hasPlaceNoun(reading, { from, to }))
      found.push({ from, to });
  }
  return found;
}
