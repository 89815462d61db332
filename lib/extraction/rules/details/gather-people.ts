import type { EventDetails } from "@/lib/extraction/rules/types";
import type { EmailPerson } from "./find-emails";
import { evidenceOf, type Range, type Reading, textOf } from "./reading";

type Attendee = EventDetails["attendees"][number];

/** Attendees and where they stand in the text. */
export interface Gathered {
  attendees: Attendee[];
  evidence: EventDetails["evidence"];
}

const mostAttendees = 100;

function contains(range: Range, inner: Range): boolean {
  return range.from <= inner.from && inner.to <= range.to;
}

/**
 * Joins names and e-mail addresses into attendees: each person once, in the order of the text, with the address that
 * belongs to the name.
 */
export function gatherPeople(
  reading: Reading,
  names: readonly Range[],
  emails: readonly EmailPerson[],
): Gathered {
  if (names.length === 0 && emails.length === 0) return { attendees: [], evidence: [] };
  const found: { at: number; ranges: Range[]; attendee: Attendee }[] = [];
  const paired = new Set<EmailPerson>();
  for (const name of names) {
    const email = emails.find(
      (person) => person.name !== null && (contains(name, person.name) || contains(person.name, name)),
    );
    if (email !== undefined) paired.add(email);
    const attendee = { name: textOf(reading, name), ...(email === undefined ? {} : { email: email.email }) };
    found.push({ at: name.from, ranges: email === undefined ? [name] : [name, email.address], attendee });
  }
  for (const email of emails) {
    if (paired.has(email)) continue;
    const ranges = email.name === null ? [email.address] : [email.name, email.address];
    found.push({ at: email.address.from, ranges, attendee: { name: email.displayName, email: email.email } });
  }
  const unique = new Map<string, (typeof found)[number]>();
  for (const person of found.sort((a, b) => a.at - b.at)) {
    const key = person.attendee.name.toLowerCase();
    const known = unique.get(key);
    if (known === undefined || (known.attendee.email === undefined && person.attendee.email !== undefined))
      unique.set(key, person);
  }
  const people = [...unique.values()].slice(0, mostAttendees);
  return {
    attendees: people.map((person) => person.attendee),
    evidence: people.flatMap((person) =>
      person.ranges.flatMap((range) => evidenceOf(reading, "attendees", range)),
    ),
  };
}
