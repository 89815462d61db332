import { isCity } from "./find-place-lines";
import { readStreetAddress, readStreetName } from "./find-street-addresses";
import { isCapitalAt } from "./letter-case";
import { phraseLength } from "./phrases";
import { type PlaceParts, splitPlace } from "./place-parts";
import { hasPlaceNoun, readPlaceName } from "./read-place-name";
import { claim, isFree, lowerAt, mayStart, type Range, type Reading } from "./reading";
import { starts } from "./word-starts";
/** A place with the words that introduce it. `isExplicit` when the text says outright that it is the place. */
export interface PlaceFind extends PlaceParts {
  phrase: Range;
  isExplicit: boolean;
}

function isOwned(reading: Reading, at: number): boolean {
  const lower = lowerAt(reading, at);
  return reading.words.places.articles.has(lower) || reading.words.places.possessives.has(lower);
}

/** `at 431 natoma`: three digits and a word or two that count nothing. */
function isHouseInSmallLetters(reading: Reading, place: Range): boolean {
  const isShort = place.to - place.from <= 3 && /^\d{3,5}$/u.test(lowerAt(reading, place.from));
  return (
    isShort &&
    !reading.words.places.units.has(lowerAt(reading, place.from + 1)) &&
    /^\p{L}/u.test(lowerAt(reading, place.from + 1))
  );
}

/** An article or a pointing word alone is no place. */
function saysSomething(reading: Reading, place: Range): boolean {
  return place.to - place.from > 1 || !isOwned(reading, place.from);
}

/** Whether what stands after the lead is a place at all. */
function isPlace(reading: Reading, lead: string, place: Range): boolean {
  const at = isOwned(reading, place.from) ? place.from + 1 : place.from;
  if (at >= place.to) return false;
  const lower = lowerAt(reading, at);
  if (readStreetAddress(reading, at) !== null) return true;
  if (/^[\d.:-]+$/u.test(lower))
    return place.to - at > 1 && (isCapitalAt(reading, at + 1) || isHouseInSmallLetters(reading, place));
  const isNamed = isCapitalAt(reading, at) || hasPlaceNoun(reading, place);
  if (reading.words.places.strictLeads.has(lead))
    return isNamed || isCity(reading, { from: at, to: place.to });
  const isLong = place.to - at > 1 && (isCapitalAt(reading, at) || hasPlaceNoun(reading, place));
  if (lead === reading.words.small.at || lead === "@")
    return isLong || !reading.words.places.notAtPlaces.has(lower);
  const { commonLeads } = reading.words.places;
  if (lead !== reading.words.small.in && !commonLeads.has(lead)) return true;
  if (reading.words.places.notInPlaces.has(lower))
    return (
      hasPlaceNoun(reading, place) && !reading.words.places.notInPlaces.has(lowerAt(reading, place.to - 1))
    );
  return isNamed || isOwned(reading, place.from) || place.to - place.from <= 3;
}

function leadOf(reading: Reading, from: number, length: number): { word: string; isExplicit: boolean } {
  let isExplicit = false;
  for (let at = from; at < from + length; at += 1)
    isExplicit ||= reading.words.places.explicitPlaceLead.has(lowerAt(reading, at));
  return { word: lowerAt(reading, from + length - 1), isExplicit };
}

function afterLead(reading: Reading, at: number): PlaceFind | null {
  const length = phraseLength(reading, at, reading.words.places.placeLeads);
  if (length === 0 || (at > 0 && reading.words.places.notBeforePlace.has(lowerAt(reading, at - 1))))
    return null;
  const lead = leadOf(reading, at, length);
  const colon = [":", "-"].includes(lowerAt(reading, at + length)) ? 1 : 0;
  const place = readPlaceName(reading, at + length + colon);
  if (place === null || !saysSomething(reading, place)) return null;
  if (!lead.isExplicit && !isPlace(reading, lead.word, place)) return null;
  const parts = splitPlace(reading, place, lead.word === reading.words.small.in);
  return { ...parts, phrase: { from: at, to: place.to }, isExplicit: lead.isExplicit };
}

/** `on Zoom`, `on 12 Main Street`, `on Mt. Rainier`: after `on` only what cannot be a day. */
function afterOn(reading: Reading, at: number): PlaceFind | null {
  const lead = lowerAt(reading, at);
  if (!reading.words.places.onlineLeads.has(lead)) return null;
  const online = phraseLength(reading, at + 1, reading.words.places.onlinePlaces);
  if (online > 0) {
    const venue = { from: at + 1, to: at + 1 + online };
    return { venue, location: null, phrase: { from: at, to: venue.to }, isExplicit: false };
  }
  if (lead !== reading.words.small.on) return null;
  const street = readStreetName(reading, at + 1);
  if (street !== null)
    return { venue: null, location: street, phrase: { from: at, to: street.to }, isExplicit: false };
  const address = readStreetAddress(reading, at + 1);
  const isMountain = reading.words.grammar.mountains.has(lowerAt(reading, at + 1));
  const place = address ?? (isMountain ? readPlaceName(reading, at + 1) : null);
  if (place === null) return null;
  return { ...splitPlace(reading, place, false), phrase: { from: at, to: place.to }, isExplicit: false };
}

/** Finds places after `at`, `in`, `@`, `located at`, `the address is` and their like, in the order of the text. */
export function findPlaces(start: Reading): PlaceFind[] {
  const found: PlaceFind[] = [];
  let reading = start;
  for (let at = 0; at < reading.tokens.length; at += 1) {
    if (!mayStart(reading, at, starts.place) || !isFree(reading, at)) continue;
    const place = afterLead(reading, at) ?? afterOn(reading, at);
    if (place === null) continue;
    found.push(place);
    reading = claim(reading, [place.phrase], "place");
    at = place.phrase.to - 1;
  }
  return found;
}
