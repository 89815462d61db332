import { isCapitalAt } from "./letter-case";
import { isFree, lowerAt, type Range, type Reading } from "./reading";
import { placeStops, roomModifiers, roomNouns } from "./words-en-places";

const designator = /^(?:\d{1,5}[a-z]?|[a-z]|[a-z]{1,3}[-.]?\d{1,5}[a-z]?|\d{1,3}[.-]\d{1,4})$/iu;
const longestName = 3;

function isModifier(reading: Reading, at: number): boolean {
  if (!isFree(reading, at) || reading.tokens[at]?.kind !== "word") return false;
  const lower = lowerAt(reading, at);
  if (roomModifiers.has(lower)) return true;
  return isCapitalAt(reading, at) && at > 0 && !placeStops.has(lower);
}

/** The number or letter of a room: `4`, `B`, `3.12`; a single small letter is the article. */
function designatorEnd(reading: Reading, at: number): number {
  const token = reading.tokens[at];
  if (!isFree(reading, at) || token?.kind !== "word" || !designator.test(token.text)) return -1;
  return token.text === "a" ? -1 : at + 1;
}

const articleWords = new Set(["the", "a", "an", "our"]);

/** `the Cambridge room`, `a conference room`: without number it needs its article, a modifier and an end behind it. */
function namedRoom(reading: Reading, at: number): Range | null {
  if (!["room", "hall", "auditorium", "boardroom"].includes(lowerAt(reading, at))) return null;
  let from = at;
  while (at - from < longestName && isModifier(reading, from - 1)) from -= 1;
  const isNamed = isCapitalAt(reading, from) && from > 0;
  if (from === at || !isNamed || !articleWords.has(lowerAt(reading, from - 1))) return null;
  const next = reading.tokens[at + 1];
  return next?.kind === "word" && !placeStops.has(next.lower) ? null : { from, to: at + 1 };
}

/** Finds rooms and halls with a number or letter (`Conference Room B`, `Wean Hall 5409`), with or without a preposition. */
export function findRooms(reading: Reading): Range[] {
  const found: Range[] = [];
  for (let at = 0; at < reading.tokens.length; at += 1) {
    if (!isFree(reading, at) || !roomNouns.has(lowerAt(reading, at))) continue;
    const to = designatorEnd(reading, at + 1);
    const named = to < 0 ? namedRoom(reading, at) : null;
    if (named !== null) found.push(named);
    if (to < 0) continue;
    let from = at;
    while (at - from < longestName && isModifier(reading, from - 1)) from -= 1;
    found.push({ from, to });
    at = to - 1;
  }
  return found;
}
