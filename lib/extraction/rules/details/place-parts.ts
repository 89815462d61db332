import { readStreetAddress } from "./find-street-addresses";
import { isCapitalAt } from "./letter-case";
import { hasPlaceNoun, withoutArticle } from "./read-place-name";
import { lowerAt, type Range, type Reading } from "./reading";

/** A place in its two parts (SPEC E3): `venue` is what it is called, `location` is where that is on a map. */
export interface PlaceParts {
  venue: Range | null;
  location: Range | null;
}

function addressStart(reading: Reading, range: Range): number {
  for (let at = range.from; at < range.to; at += 1) {
    const isStart = at === range.from || lowerAt(reading, at - 1) === ",";
    const isHouse = at === range.from && /^\d{3,5}$/u.test(lowerAt(reading, at)) && range.to - at > 1;
    const isNumbered = isHouse || (/^\d/u.test(lowerAt(reading, at)) && isCapitalAt(reading, at + 1));
    if (readStreetAddress(reading, at) !== null || (isStart && isNumbered)) return at;
  }
  return -1;
}

function commaAt(reading: Reading, range: Range): number {
  for (let at = range.from; at < range.to; at += 1) if (lowerAt(reading, at) === ",") return at;
  return -1;
}

function hasRoom(reading: Reading, range: Range): boolean {
  for (let at = range.from; at < range.to; at += 1)
    if (reading.words.places.roomNouns.has(lowerAt(reading, at))) return true;
  return false;
}

/** `Clark 302` is a room, `Berlin 10115` a town. */
function isNumbered(reading: Reading, range: Range): boolean {
  return range.to - range.from > 1 && /^\d{1,4}[a-z]?$/u.test(lowerAt(reading, range.to - 1));
}

function trimComma(reading: Reading, range: Range): Range | null {
  const to = lowerAt(reading, range.to - 1) === "," ? range.to - 1 : range.to;
  return to > range.from ? { from: range.from, to } : null;
}

/** Splits a place. `isInside` says that it stood after `in`, where a bare name is a town and not a house. */
export function splitPlace(reading: Reading, place: Range, isInside: boolean): PlaceParts {
  const first = lowerAt(reading, place.from);
  const street = addressStart(reading, place);
  if (street >= 0) {
    const isNamedBefore = street - place.from > 1 || !reading.words.places.articles.has(first);
    const venue =
      street > place.from && isNamedBefore ? trimComma(reading, { from: place.from, to: street }) : null;
    return {
      venue: venue === null ? null : withoutArticle(reading, venue),
      location: { from: street, to: place.to },
    };
  }
  const isNamed =
    !isInside || reading.words.places.articles.has(first) || reading.words.places.possessives.has(first);
  const comma = commaAt(reading, place);
  const head = comma < 0 ? place : { from: place.from, to: comma };
  if (!isNamed && !hasPlaceNoun(reading, head) && !isNumbered(reading, head))
    return { venue: null, location: place };
  const rest = { from: comma + 1, to: place.to };
  // `Building 5, Room 210`: both parts are names within one house.
  if (comma >= 0 && hasRoom(reading, rest)) return { venue: withoutArticle(reading, place), location: null };
  const location = comma < 0 ? null : rest;
  return { venue: withoutArticle(reading, head), location };
}
