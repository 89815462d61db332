import { hasStart, isFree, lowerAt, mayStart, type Range, type Reading } from "./reading";
import { starts } from "./word-starts";

const longestStreetName = 6;
const postalCode = /^(?:\d{4,5}(?:-\d{4})?|[a-z]{1,2}\d[a-z\d]?|\d[a-z]{2})$/u;

function isWord(reading: Reading, at: number): boolean {
  return isFree(reading, at) && reading.tokens[at]?.kind === "word";
}

function isUpper(reading: Reading, at: number): boolean {
  return isWord(reading, at) && reading.tokens[at]?.isUpper === true;
}

function isHouseNumber(reading: Reading, at: number): boolean {
  return mayStart(reading, at, starts.digit) && reading.words.streets.houseNumber.test(lowerAt(reading, at));
}

/** The token after the street's name, or -1: `12 Main St`, `2301 Camino Ramon`. */
function streetEnd(reading: Reading, at: number): number {
  let end = -1;
  for (let next = at; next < at + longestStreetName && isWord(reading, next); next += 1) {
    const lower = lowerAt(reading, next);
    if (next > at && reading.words.streets.streetSuffixes.has(lower)) {
      end = next + 1;
      if (!reading.words.streets.streetSuffixes.has(lowerAt(reading, next + 1))) break;
    } else if (reading.words.places.placeStops.has(lower)) break;
  }
  if (end >= 0) return lowerAt(reading, end) === "." && isGlued(reading, end) ? end + 1 : end;
  const offset = reading.words.streets.compassWords.has(lowerAt(reading, at)) ? 1 : 0;
  if (!reading.words.streets.streetPrefixes.has(lowerAt(reading, at + offset))) return -1;
  let to = at + offset + 1;
  const isPart = (next: number) =>
    (isUpper(reading, next) && !reading.words.streets.unitWords.has(lowerAt(reading, next))) ||
    (reading.words.people.nameParticles.has(lowerAt(reading, next)) && isUpper(reading, next + 1));
  while (to < at + longestStreetName && isPart(to)) to += 1;
  return to > at + offset + 1 ? to : -1;
}

/** A dot belongs to the abbreviation when more of the sentence follows in small letters, a number or a comma. */
function isGlued(reading: Reading, dot: number): boolean {
  const next = reading.tokens[dot + 1];
  return next !== undefined && (next.kind === "time" || !next.isUpper);
}

/** Extends an address over compass words, units, city, state and postal code. */
export function extendAddress(reading: Reading, from: number): number {
  let to = from;
  for (;;) {
    const comma = isFree(reading, to) && lowerAt(reading, to) === "," ? 1 : 0;
    const at = to + comma;
    if (!isFree(reading, at)) return to;
    const lower = lowerAt(reading, at);
    if (lower === "#" && isFree(reading, at + 1)) to = at + 2;
    else if (reading.words.streets.unitWords.has(lower) && isWord(reading, at + 1)) to = at + 2;
    else if (
      reading.words.grammar.floorNumber.test(lower) &&
      reading.words.streets.unitWords.has(lowerAt(reading, at + 1))
    )
      to = at + 2;
    else if ((reading.words.streets.compassWords.has(lower) && comma === 0) || postalCode.test(lower))
      to = at + 1;
    else if (
      isUpper(reading, at) &&
      !reading.words.places.placeStops.has(lower) &&
      !isPersonComma(reading, at, comma)
    )
      to = at + 1;
    else return to;
  }
}

/** After a comma a capital that ends in a possessive or stands before `and` is the next statement, not a town. */
function isPersonComma(reading: Reading, at: number, comma: number): boolean {
  return (
    comma === 1 &&
    (reading.words.grammar.ownersStreet.test(lowerAt(reading, at)) ||
      reading.words.grammar.behindNoStreet.has(lowerAt(reading, at + 1)))
  );
}

/** The address that starts with its house number at a token, or null. */
export function readStreetAddress(reading: Reading, at: number): Range | null {
  if (!isWord(reading, at)) return null;
  if (!isHouseNumber(reading, at)) return readGluedStreet(reading, at);
  // In "Room 12B, 350 Fifth Avenue" the first number is the room's.
  const isRoom = at > 0 && reading.words.places.roomNouns.has(lowerAt(reading, at - 1));
  const comma = !isRoom && lowerAt(reading, at + 1) === "," && isHouseNumber(reading, at + 2) ? 2 : 0;
  const end = streetEnd(reading, at + 1 + comma);
  return end < 0 ? null : { from: at, to: extendAddress(reading, end) };
}

/** `Hauptstraße 12`, `Main Street 5`, where the number stands behind. */
function readGluedStreet(reading: Reading, at: number): Range | null {
  const suffix = at + 1;
  if (!mayStart(reading, at + 1, starts.digit) && !mayStart(reading, at + 2, starts.digit)) return null;
  if (
    isUpper(reading, at) &&
    isUpper(reading, suffix) &&
    reading.words.streets.streetSuffixes.has(lowerAt(reading, suffix))
  ) {
    const isNumbered = isWord(reading, suffix + 1) && isHouseNumber(reading, suffix + 1);
    if (isNumbered) return { from: at, to: extendAddress(reading, suffix + 2) };
  }
  if (!isHouseNumber(reading, at + 1) || !reading.words.streets.gluedStreetEnd.test(lowerAt(reading, at)))
    return null;
  return isWord(reading, at + 1) ? { from: at, to: extendAddress(reading, at + 2) } : null;
}

const longestPlainName = 3;

/** A street without a house number (`Valencia Street`, `5th Ave`, `main street`), or null. Asked after `on` alone. */
export function readStreetName(reading: Reading, from: number): Range | null {
  for (let at = from; at <= from + longestPlainName && isWord(reading, at); at += 1) {
    const lower = lowerAt(reading, at);
    if (at > from && reading.words.streets.streetSuffixes.has(lower)) {
      // `Wall Street Week` goes on, so it is no street.
      const isNamed =
        (isUpper(reading, at) || reading.words.grammar.plainSuffixes.has(lower)) && !isUpper(reading, at + 1);
      return isNamed ? { from, to: extendAddress(reading, at + 1) } : null;
    }
    if (
      reading.words.places.placeStops.has(lower) ||
      (/^\d/u.test(lower) && !reading.words.grammar.streetOrdinal.test(lower))
    )
      return null;
  }
  return null;
}

/** Finds street addresses anywhere in the reading. */
export function findStreetAddresses(reading: Reading): Range[] {
  const found: Range[] = [];
  if (!hasStart(reading, starts.digit)) return found;
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const address = isFree(reading, at) ? readStreetAddress(reading, at) : null;
    if (address === null) continue;
    found.push(address);
    at = address.to - 1;
  }
  return found;
}
