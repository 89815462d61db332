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

/**
 * Finds places that stand behind the time without a preposition (`Gala, [Friday 7pm], City Hall`, `HOA meeting [7pm]
 * clubhouse`): a name whose last word, numbers apart, is a noun of places, when something is said before the time.
 */
export function findPlacesBehindTime(reading: Reading): Range[] {
  const found: Range[] = [];
  const firstTime = reading.roles.indexOf("time");
  const isSaid = reading.tokens.some(
    (token, at) => at < firstTime && token.kind === "word" && isFree(reading, at),
  );
  if (!isSaid) return found;
  for (let at = firstTime + 1; at < reading.tokens.length; at += 1) {
    if (!isEdge(reading, at - 1) || !isPart(reading, at) || reading.tokens[at]?.kind !== "word") continue;
    let to = at;
    while (to - at <= longestLine && isPart(reading, to) && reading.tokens[to]?.kind === "word") to += 1;
    let last = to - 1;
    while (last > at && /^\d/u.test(lowerAt(reading, last))) last -= 1;
    if (isEdge(reading, to) && placeNouns.has(lowerAt(reading, last))) found.push({ from: at, to });
    at = to - 1;
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
