import type { DetailWords } from "@/lib/extraction/rules/pack/detail-words";
import type { EventDetails, Segment } from "@/lib/extraction/rules/types";
import { composeTitle, shorten, type Title } from "./compose-title";
import { findEmails } from "./find-emails";
import { findFillers, findTitleMentions } from "./find-fillers";
import { findLinks } from "./find-links";
import { findOtherMatters } from "./find-other-matters";
import { findQuotedTitle } from "./find-quoted-title";
import { gatherPeople } from "./gather-people";
import { capitalizeFirst } from "./letter-case";
import { readLabels, trimSubject } from "./read-labels";
import { readNotes } from "./read-notes";
import { readPeople } from "./read-people";
import { readPlaces } from "./read-places";
import { claim, evidenceOf, type Range, type Reading, startReading, textOf } from "./reading";
import { restoreTitleWords } from "./restore-title-words";
import { splitClauses } from "./split-clauses";
import { tokenize } from "./tokens";

const longestPlace = 500;
const longestNote = 2000;
const mostNotes = 50;

function rawTitle(reading: Reading, range: Range): Title {
  return {
    text: shorten(capitalizeFirst(textOf(reading, range))),
    evidence: evidenceOf(reading, "title", range),
    isPlan: () => true,
  };
}

/** An address inside a note (`Contact: club@example.org`) is nobody's who is invited. */
function holds(range: Range, inner: Range): boolean {
  return range.from <= inner.from && inner.to <= range.to;
}

function joinTexts(reading: Reading, ranges: readonly Range[]): string {
  const joined = ranges.map((range) => textOf(reading, range)).join(", ");
  return joined.slice(0, longestPlace).toWellFormed();
}

/** The addresses of a segment, of people and of places to join at, and the rest of it to read. */
function readAddresses(segment: Segment, words: DetailWords) {
  const tokens = restoreTitleWords(segment.text, tokenize(segment, words.grammar.elided), words.titleTimes);
  const start = startReading(segment.text, tokens, words);
  const emails = findEmails(start);
  const addressed = claim(
    start,
    emails.map((person) => person.address),
    "email",
  );
  const links = findLinks(addressed);
  const phrases = links.map((find) => find.phrase);
  return { emails, links, reading: claim(addressed, phrases, "link") };
}

/**
 * Reads what a segment says beside its time: title, venue, location, attendees and notes, each value with the words it
 * came from. Every finder claims its words, and the title is made of what is left. Pure and synchronous.
 */
export function readDetails(segment: Segment, words: DetailWords): EventDetails {
  const { emails, links, reading: linked } = readAddresses(segment, words);
  const labels = readLabels(linked);
  const invited = emails.filter((person) => !labels.notes.some((note) => holds(note, person.address)));
  const quoted = labels.title === null ? findQuotedTitle(labels.reading) : null;
  const titled = quoted === null ? labels.reading : claim(labels.reading, [quoted.quotation], "title");
  const mentioned = claim(titled, findTitleMentions(titled), "title");
  const matters = findOtherMatters(mentioned);
  const only = claim(
    mentioned,
    matters.map(({ claimed }) => claimed),
    "note",
  );
  const people = readPeople(claim(only, findFillers(only), "filler"), invited);
  const places = readPlaces(people.reading, labels.places);
  const { reading, notes: remarks } = readNotes(places.reading);
  const given = labels.title ?? quoted?.title ?? null;
  const title =
    given === null
      ? composeTitle(reading, splitClauses(reading), people.companions)
      : rawTitle(reading, labels.title === null ? given : trimSubject(reading, given));
  const gathered = gatherPeople(reading, [...labels.names, ...people.names], invited);
  const { venue, location: mapped } = places.chosen;
  const address = links.slice(0, 1).map((find) => find.link);
  const [location, beside] = mapped.length > 0 ? [mapped, address] : [address, []];
  const said = [...labels.notes, ...remarks, ...matters.map(({ note }) => note)];
  const notes = [...said, ...beside].slice(0, mostNotes);
  return {
    title: title.text,
    isPlan: () => gathered.attendees.length > 0 || title.isPlan(),
    venue: joinTexts(reading, venue),
    location: joinTexts(reading, location),
    attendees: gathered.attendees,
    notes: notes.map((range) => textOf(reading, range).slice(0, longestNote).toWellFormed()),
    evidence: [
      ...title.evidence,
      ...venue.flatMap((range) => evidenceOf(reading, "venue", range)),
      ...location.flatMap((range) => evidenceOf(reading, "location", range)),
      ...gathered.evidence,
      ...notes.flatMap((range) => evidenceOf(reading, "notes", range)),
    ],
  };
}
