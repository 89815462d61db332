import { isCapitalAt } from "./letter-case";
import { phraseLength } from "./phrases";
import { hasStart, isFree, lowerAt, mayStart, type Range, type Reading } from "./reading";
import { starts } from "./word-starts";

const designator = /^(?:\d{1,5}[a-z]?|[a-z]|[a-z]{1,3}[-.]?\d{1,5}[a-z]?|\d{1,3}[.-]\d{1,4})$/iu;
const longestName = 3;

function isModifier(reading: Reading, at: number): boolean {
  if (!isFree(reading, at) || reading.tokens[at]?.kind !== "word") return false;
  const lower = lowerAt(reading, at);
  if (reading.words.places.roomModifiers.has(lower)) return true;
  return isCapitalAt(reading, at) && at > 0 && !reading.words.places.placeStops.has(lower);
}

/** The number or letter of a room: `4`, `B`, `3.12`; a single small letter is the article. */
function designatorEnd(reading: Reading, at: number): number {
  const token = reading.tokens[at];
  if (!isFree(reading, at) || token?.kind !== "word" || !designator.test(token.text)) return -1;
  return token.text === reading.words.small.a ? -1 : at + 1;
}

/** `conference room Maple`: rooms for meetings have names. */
function namedEnd(reading: Reading, at: number): number {
  const isRoom =
    lowerAt(reading, at) === reading.words.small.room &&
    reading.words.grammar.meetingWords.has(lowerAt(reading, at - 1));
  const isName =
    isFree(reading, at + 1) && reading.tokens[at + 1]?.kind === "word" && isCapitalAt(reading, at + 1);
  return isRoom && isName ? at + 2 : -1;
}

/** `the Cambridge room`, `a conference room`: without number it needs its article, a modifier and an end behind it. */
function namedRoom(reading: Reading, at: number): Range | null {
  if (!reading.words.grammar.namedRooms.has(lowerAt(reading, at))) return null;
  let from = at;
  while (at - from < longestName && isModifier(reading, from - 1)) from -= 1;
  const isNamed = isCapitalAt(reading, from) && from > 0;
  if (from === at || !isNamed || !reading.words.grammar.roomArticles.has(lowerAt(reading, from - 1)))
    return null;
  const next = reading.tokens[at + 1];
  return next?.kind === "word" && !reading.words.places.placeStops.has(next.lower)
    ? null
    : { from, to: at + 1 };
}

/** `Wean 5409`, `DH 2315` between commas or beside the time: a building's name and a number of three or four digits. */
function numberedHouse(reading: Reading, at: number): Range | null {
  const isNumber = /^\d{3,4}[a-z]?$/u.test(lowerAt(reading, at)) && isFree(reading, at);
  if (!isNumber || !isCapitalAt(reading, at - 1) || !isFree(reading, at - 1)) return null;
  const from = isCapitalAt(reading, at - 2) && isFree(reading, at - 2) ? at - 2 : at - 1;
  const isOpen = lowerAt(reading, from - 1) === "(" || from === 0;
  return !isOpen && isEdge(reading, from - 1) && isEdge(reading, at + 1) ? { from, to: at + 1 } : null;
}

/** `Building 42, Redmond`: a capital word between the comma and an edge is the town. */
function townEnd(reading: Reading, to: number): number {
  if (lowerAt(reading, to) !== "," || !isFree(reading, to) || !isFree(reading, to + 1)) return to;
  return isCapitalAt(reading, to + 1) && isEdge(reading, to + 2) ? to + 2 : to;
}

/** Finds rooms and halls with a number or letter (`Conference Room B`, `Wean Hall 5409`), with or without a preposition. */
export function findRooms(reading: Reading): Range[] {
  const found: Range[] = [];
  if (!hasStart(reading, starts.room | starts.digit)) return found;
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const house = mayStart(reading, at, starts.digit) ? numberedHouse(reading, at) : null;
    if (house !== null) found.push(house);
    if (!mayStart(reading, at, starts.room) || !isFree(reading, at)) continue;
    const to = Math.max(designatorEnd(reading, at + 1), namedEnd(reading, at));
    const named = to < 0 ? namedRoom(reading, at) : null;
    if (named !== null) found.push(named);
    if (to < 0) continue;
    let from = at;
    while (at - from < longestName && isModifier(reading, from - 1)) from -= 1;
    const end = townEnd(reading, to);
    found.push({ from, to: end });
    at = end - 1;
  }
  return found;
}

function isEdge(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (token === undefined || token.kind === "time" || token.kind === "line" || token.kind === "link")
    return true;
  return /^[,;.|()–—-]$/u.test(token.text);
}

/** Finds an online place that stands on its own between commas or beside the time (`Retro, Friday 4pm, Google Meet`). */
export function findOnlinePlaces(reading: Reading): Range[] {
  const found: Range[] = [];
  if (!hasStart(reading, starts.onlinePlace)) return found;
  for (let at = 1; at < reading.tokens.length; at += 1) {
    const length = phraseLength(reading, at, reading.words.places.closedNames);
    if (length === 0 || !isEdge(reading, at - 1) || !isEdge(reading, at + length)) continue;
    found.push({ from: at, to: at + length });
  }
  return found;
}
