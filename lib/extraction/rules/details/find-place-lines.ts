import { isCapitalAt } from "./letter-case";
import { hasPlaceNoun } from "./read-place-name";
import { isFree, lowerAt, type Range, type Reading } from "./reading";
import { placeNouns, possessives, roomModifiers } from "./words-en-places";

const longestLine = 8;

function isNameToken(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (!isFree(reading, at) || token === undefined) return false;
  if (token.kind === "mark") return /^[,&'’.-]$/u.test(token.text);
  if (token.kind !== "word") return false;
  return (
    isCapitalAt(reading, at) ||
    /^\d/u.test(token.text) ||
    ["of", "the", "and", "at", "de"].includes(token.lower)
  );
}

function isPart(reading: Reading, at: number): boolean {
  const lower = lowerAt(reading, at);
  return (
    isNameToken(reading, at) || placeNouns.has(lower) || possessives.has(lower) || roomModifiers.has(lower)
  );
}

function isEdge(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  return (
    token === undefined || token.kind === "line" || token.kind === "time" || /^[,;.!|–—-]$/u.test(token.text)
  );
}

/** The tokens of a part between two edges, or null when the part has anything in it but a name. */
function partFrom(reading: Reading, from: number): Range | null {
  if (!isEdge(reading, from - 1) || reading.tokens[from]?.kind !== "word") return null;
  let to = from;
  while (to - from <= longestLine && isPart(reading, to) && reading.tokens[to]?.kind === "word") to += 1;
  return to > from && isEdge(reading, to) ? { from, to } : null;
}

/** True when the last word, numbers apart, is a noun of places, or any is and all are capitals. */
function namesPlace(reading: Reading, part: Range): boolean {
  let last = part.to - 1;
  while (last > part.from && /^\d/u.test(lowerAt(reading, last))) last -= 1;
  if (placeNouns.has(lowerAt(reading, last))) return true;
  const indexes = Array.from({ length: part.to - part.from }, (_, offset) => part.from + offset);
  return hasPlaceNoun(reading, part) && indexes.every((at) => isCapitalAt(reading, at));
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
    if (isSure && namesPlace(reading, part)) found.push(part);
    at = part.to - 1;
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
