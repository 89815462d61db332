import { findCompanions } from "./find-companions";
import type { EmailPerson } from "./find-emails";
import { findInvitees } from "./find-invitees";
import { claim, type Range, type Reading } from "./reading";

/** The people of a reading, and the reading with them claimed. */
export interface People {
  reading: Reading;
  names: Range[];
  /** The phrases of those who come along (`with Ana and Bo`), which belong to a title. */
  companions: Range[];
}

/** Finds the people; those who come along stay in the title, those who are only invited leave it. */
export function readPeople(start: Reading, emails: readonly EmailPerson[]): People {
  const invitees = findInvitees(start);
  const invited = invitees.map((find) => find.phrase);
  const afterInvitees = claim(start, invited, "filler");
  const found = findCompanions(afterInvitees);
  const companions = found.map((find) => find.phrase);
  const written = emails.flatMap((person) => person.name ?? []);
  const reading = claim(claim(afterInvitees, companions, "person"), written, "person");
  return { reading, names: [...invitees, ...found].flatMap((find) => find.names), companions };
}
