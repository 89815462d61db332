import { type ChosenPlace, choosePlaces } from "./choose-places";
import { findNamedTitle } from "./find-named-title";
import { findPlaceHeads } from "./find-place-heads";
import { findPlaceLines, findPlaceParts, isCity } from "./find-place-lines";
import { findPlaces, type PlaceFind } from "./find-places";
import { findOnlinePlaces, findRooms } from "./find-rooms";
import { findStreetAddresses } from "./find-street-addresses";
import { type PlaceParts, splitPlace } from "./place-parts";
import { claim, type Range, type Reading } from "./reading";

/** An address or a room that stands without a preposition. */
function bareFind(range: Range, parts: PlaceParts): PlaceFind {
  return { ...parts, phrase: range, isExplicit: false };
}

/** Finds and chooses the place; only phrases that leave the title are claimed. */
export function readPlaces(
  start: Reading,
  labelled: readonly PlaceParts[],
): { reading: Reading; chosen: ChosenPlace } {
  const finds = findPlaces(start);
  const phrases = finds.map((find) => find.phrase);
  const addresses = findStreetAddresses(claim(start, phrases, "place"));
  const rest = claim(start, [...phrases, ...addresses], "place");
  const whole = findPlaceLines(rest);
  const lines = [...whole, ...findPlaceParts(claim(rest, whole, "place"))];
  const heads = findPlaceHeads(claim(rest, lines, "place"));
  const named = claim(rest, [...lines, ...heads], "place");
  const rooms = [...lines, ...heads, ...findRooms(named), ...findOnlinePlaces(named)];
  finds.push(...addresses.map((range) => bareFind(range, { venue: null, location: range })));
  finds.push(...rooms.map((range) => bareFind(range, splitPlace(start, range, isCity(start, range)))));
  const namedFrom = finds.length === 0 ? -1 : (findNamedTitle(start)?.from ?? -1);
  const chosen = choosePlaces(start, labelled, { finds, namedFrom });
  return { reading: claim(start, chosen.phrases, "place"), chosen };
}
