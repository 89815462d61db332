import { readName } from "./find-names";
import { isCapitalAt } from "./letter-case";
import { isFree, lowerAt, type Range, type Reading } from "./reading";

const isRelative = (reading: Reading, at: number): boolean =>
  reading.words.people.relatives.test(lowerAt(reading, at)) && !/['s]$/u.test(lowerAt(reading, at));

/** One guest: somebody by name, or `Mom` as one calls her. */
function readGuest(reading: Reading, at: number): Range | null {
  if (!isFree(reading, at) || !isCapitalAt(reading, at)) return null;
  return isRelative(reading, at) ? { from: at, to: at + 1 } : readName(reading, at);
}

/** `[7pm]: Mom, Dad and Ana`: guests to the end of the line, the first of them surely a person; null where it is no such list. */
export function readGuests(reading: Reading, from: number): { names: Range[]; to: number } | null {
  if (!isRelative(reading, from) && !reading.words.people.givenNames.has(lowerAt(reading, from))) return null;
  const names: Range[] = [];
  let at = from;
  for (let guest = readGuest(reading, at); guest !== null; guest = readGuest(reading, at)) {
    names.push(guest);
    at = guest.to;
    const first = at;
    while (isFree(reading, at) && reading.words.grammar.guestJoiners.has(lowerAt(reading, at))) at += 1;
    if (at === first) break;
  }
  const next = reading.tokens[at];
  const isEnd = next === undefined || next.kind === "line" || /^[.!;(]$/u.test(next.text);
  return names.length > 0 && isEnd ? { names, to: at } : null;
}
