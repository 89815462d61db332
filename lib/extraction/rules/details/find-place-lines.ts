import { isCapitalAt } from "./letter-case";
import { hasPlaceNoun } from "./read-place-name";
import { isFree, type Range, type Reading } from "./reading";

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
