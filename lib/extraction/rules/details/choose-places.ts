import type { PlaceFind } from "./find-places";
import { isCapitalAt } from "./letter-case";
import type { PlaceParts } from "./place-parts";
import { hasPlaceNoun } from "./read-place-name";
import { lowerAt, type Range, type Reading } from "./reading";
/** The chosen place and the phrases that leave the title because of it. */
export interface ChosenPlace {
  venue: Range[];
  location: Range[];
  phrases: Range[];
}

/** `Room 4 at Wean Hall`, `Field 4, Golden Gate Park`: two names side by side are one place. */
function isBeside(reading: Reading, first: PlaceFind, second: PlaceFind): boolean {
  const comma = lowerAt(reading, first.phrase.to) === "," ? 1 : 0;
  return first.phrase.to + comma === second.phrase.from;
}

/**
 * A place that names the event stays in its title: `Appointment at Great Clips`, `Table for 2 at Lulu's`, and any place
 * beside which the text gives the address on its own (`Viewing at The Enclave at 4343 Renaissance Drive`).
 */
function namesEvent(reading: Reading, find: PlaceFind, finds: readonly PlaceFind[]): boolean {
  if (find.isExplicit || find.venue === null || find.location !== null) return false;
  if (
    finds.some(
      (other) =>
        other !== find && other.location !== null && other.venue === null && isAddressLike(reading, other),
    )
  )
    return true;
  const isKept = reading.words.places.keptLeads.has(lowerAt(reading, find.phrase.from));
  if (isKept && !hasPlaceNoun(reading, find.venue)) return true;
  const before = lowerAt(reading, find.phrase.from - 1);
  if (
    reading.words.grammar.showNouns.has(before) &&
    !reading.words.places.possessives.has(lowerAt(reading, find.venue.from))
  )
    return true;
  if (!isCapitalAt(reading, find.venue.from)) return false;
  return (
    isNamedByPlace(reading, find.phrase.from) ||
    (before === reading.words.small.appointment && isBareHead(reading, find.phrase.from - 1))
  );
}

/** `Table for 4 at Lulu's`: the noun may have its number of people behind it. */
function isNamedByPlace(reading: Reading, lead: number): boolean {
  for (let at = lead - 1; at >= 0 && at > lead - 5; at -= 1) {
    const word = lowerAt(reading, at);
    if (reading.words.places.namedByPlace.has(word)) return true;
    if (word !== reading.words.small.for && word !== reading.words.small.people && !/^\d+$/u.test(word))
      return false;
  }
  return false;
}

function isAddressLike(reading: Reading, find: PlaceFind): boolean {
  if (find.isExplicit) return true;
  // A house number, and not the `5th` of `5th Ave`.
  return (
    find.location !== null && reading.words.grammar.houseStart.test(lowerAt(reading, find.location.from))
  );
}

/** True when nothing but an article, a command or the front stands before the noun. */
function isBareHead(reading: Reading, at: number): boolean {
  const before = lowerAt(reading, at - 1);
  return (
    before === "" ||
    reading.words.grammar.beforeBareHead.has(before) ||
    reading.words.commands.softContainers.has(before)
  );
}

/** `called Movie at Sonoma Cinema`: within a title given outright the place is part of it. */
function isInNamedTitle(reading: Reading, find: PlaceFind, namedFrom: number): boolean {
  if (namedFrom < 0 || find.phrase.from <= namedFrom || find.venue === null || find.location !== null)
    return false;
  const between = reading.roles.slice(namedFrom, find.phrase.from);
  const tokens = reading.tokens.slice(namedFrom, find.phrase.from);
  const isBroken = tokens.some((token) => /^[.,;!?]$/u.test(token.text));
  return !isBroken && between.every((role) => role === null || role === "person");
}

/**
 * Chooses one venue and one location from the finds of a reading, labels before everything, then outright statements.
 * `namedFrom` is where a title given outright starts, -1 without one.
 */
export function choosePlaces(
  reading: Reading,
  labelled: readonly PlaceParts[],
  found: { finds: readonly PlaceFind[]; namedFrom: number },
): ChosenPlace {
  const { finds, namedFrom } = found;
  const chosen: ChosenPlace = { venue: [], location: [], phrases: [] };
  for (const parts of labelled) {
    if (parts.venue !== null && chosen.venue.length === 0) chosen.venue.push(parts.venue);
    if (parts.location !== null && chosen.location.length === 0) chosen.location.push(parts.location);
  }
  let last: PlaceFind | null = null;
  for (const find of [...finds].sort((a, b) => Number(b.isExplicit) - Number(a.isExplicit))) {
    const isNext = last !== null && isBeside(reading, last, find);
    const takesVenue = find.venue !== null && (chosen.venue.length === 0 || isNext);
    const takesLocation = find.location !== null && chosen.location.length === 0;
    if (!takesVenue && !takesLocation) continue;
    if (takesVenue && find.venue !== null) chosen.venue.push(find.venue);
    if (takesLocation && find.location !== null) chosen.location.push(find.location);
    if (!namesEvent(reading, find, finds) && !isInNamedTitle(reading, find, namedFrom))
      chosen.phrases.push(find.phrase);
    last = find;
  }
  return chosen;
}
