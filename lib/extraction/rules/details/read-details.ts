import type { EventDetails, Segment } from "@/lib/extraction/rules/types";
import { type ChosenPlace, choosePlaces } from "./choose-places";
import { composeTitle, shorten, type Title } from "./compose-title";
import { findCompanions } from "./find-companions";
import { type EmailPerson, findEmails } from "./find-emails";
import { findFillers } from "./find-fillers";
import { findInvitees } from "./find-invitees";
import { findLinks } from "./find-links";
import { findNamedTitle } from "./find-named-title";
import { findRemarks, isNoteClause } from "./find-notes";
import { findPlaces, type PlaceFind } from "./find-places";
import { findQuotedTitle } from "./find-quoted-title";
import { findRooms } from "./find-rooms";
import { findStreetAddresses } from "./find-street-addresses";
import { gatherPeople } from "./gather-people";
import { capitalizeFirst } from "./letter-case";
import type { PlaceParts } from "./place-parts";
import { readLabels } from "./read-labels";
import { claim, evidenceOf, type Range, type Reading, startReading, textOf } from "./reading";
import { restoreTitleWords } from "./restore-title-words";
import { splitClauses } from "./split-clauses";
import { tokenize } from "./tokens";

const longestPlace = 500;
const longestNote = 2000;

interface People {
  reading: Reading;
  names: Range[];
  emails: EmailPerson[];
  companions: Range[];
}

/** Finds the people; those who come along stay in the title, those who are only invited leave it. */
function readPeople(start: Reading, labelled: readonly Range[]): People {
  const emails = findEmails(start);
  let reading = claim(
    start,
    emails.map((person) => person.address),
    "email",
  );
  const invitees = findInvitees(reading);
  reading = claim(
    reading,
    invitees.map((find) => find.phrase),
    "filler",
  );
  const companions = findCompanions(reading);
  reading = claim(
    reading,
    companions.map((find) => find.phrase),
    "person",
  );
  reading = claim(
    reading,
    emails.flatMap((person) => person.name ?? []),
    "person",
  );
  const names = [
    ...labelled,
    ...invitees.flatMap((find) => find.names),
    ...companions.flatMap((find) => find.names),
  ];
  return { reading, names, emails, companions: companions.map((find) => find.phrase) };
}

/** An address or a room that stands without a preposition. */
function bareFind(range: Range, parts: PlaceParts): PlaceFind {
  return { ...parts, phrase: range, isExplicit: false };
}

function readPlaces(
  start: Reading,
  labelled: readonly PlaceParts[],
): { reading: Reading; chosen: ChosenPlace } {
  const finds = findPlaces(start);
  let probe = claim(
    start,
    finds.map((find) => find.phrase),
    "place",
  );
  const addresses = findStreetAddresses(probe);
  probe = claim(probe, addresses, "place");
  finds.push(...addresses.map((range) => bareFind(range, { venue: null, location: range })));
  finds.push(...findRooms(probe).map((range) => bareFind(range, { venue: range, location: null })));
  const chosen = choosePlaces(start, labelled, { finds, namedFrom: findNamedTitle(start)?.from ?? -1 });
  return { reading: claim(start, chosen.phrases, "place"), chosen };
}

function readNotes(start: Reading): { reading: Reading; notes: Range[] } {
  const remarks = findRemarks(start);
  let reading = claim(
    start,
    remarks.map((find) => find.brackets),
    "note",
  );
  const clauses = splitClauses(reading);
  const noteClauses = clauses.filter((clause, index) => index > 0 && isNoteClause(reading, clause));
  reading = claim(reading, noteClauses, "note");
  return {
    reading,
    notes: [...remarks.filter((find) => !find.isEmpty).map((find) => find.remark), ...noteClauses],
  };
}

function rawTitle(reading: Reading, range: Range): Title {
  return {
    text: shorten(capitalizeFirst(textOf(reading, range))),
    evidence: evidenceOf(reading, "title", range),
  };
}

function joinTexts(reading: Reading, ranges: readonly Range[]): string {
  return ranges
    .map((range) => textOf(reading, range))
    .join(", ")
    .slice(0, longestPlace);
}

/**
 * Reads what a segment says beside its time: title, venue, location, attendees and notes, each value with the words it
 * came from. Pure and synchronous; the work grows linearly with the text.
 */
export function readDetails(segment: Segment): EventDetails {
  const labels = readLabels(startReading(segment.text, restoreTitleWords(tokenize(segment))));
  const links = findLinks(labels.reading);
  let reading = claim(
    labels.reading,
    links.map((find) => find.phrase),
    "link",
  );
  const quoted = labels.title === null ? findQuotedTitle(reading) : null;
  if (quoted !== null) reading = claim(reading, [quoted.quotation], "title");
  reading = claim(reading, findFillers(reading), "filler");
  const people = readPeople(reading, labels.names);
  const places = readPlaces(people.reading, labels.places);
  const noted = readNotes(places.reading);
  const explicit = labels.title ?? quoted?.title ?? null;
  const title =
    explicit === null
      ? composeTitle(noted.reading, splitClauses(noted.reading), people.companions)
      : rawTitle(noted.reading, explicit);
  const gathered = gatherPeople(noted.reading, people.names, people.emails);
  const notes = [...labels.notes, ...noted.notes];
  const { chosen } = places;
  const link = links.slice(0, chosen.location.length > 0 ? 0 : 1).map((find) => find.link);
  const location = [...chosen.location, ...link];
  return {
    title: title.text,
    venue: joinTexts(reading, chosen.venue),
    location: joinTexts(reading, location),
    attendees: gathered.attendees,
    notes: notes.map((range) => textOf(reading, range).slice(0, longestNote)),
    evidence: [
      ...title.evidence,
      ...chosen.venue.flatMap((range) => evidenceOf(reading, "venue", range)),
      ...location.flatMap((range) => evidenceOf(reading, "location", range)),
      ...gathered.evidence,
      ...notes.flatMap((range) => evidenceOf(reading, "notes", range)),
    ],
  };
}
