import { readName } from "./find-names";
import { capitalizeFirst, isCapitalAt } from "./letter-case";
import { isFree, lowerAt, type Range, type Reading, textOf } from "./reading";

/** A person found by an e-mail address. `name` is the range of the written name, null when there is none. */
export interface EmailPerson {
  email: string;
  name: Range | null;
  displayName: string;
  /** The address with its brackets. */
  address: Range;
}

const opening = new Set(["<", "(", "["]);
const closing = new Set([">", ")", "]"]);
const longestName = 4;

/** `jane.doe@x.org` without a written name is shown as `Jane Doe`. */
function nameFromAddress(email: string): string {
  const local = email.slice(0, email.lastIndexOf("@")).replace(/\+.*$/u, "");
  const words = local.split(/[._-]+/u).filter((word) => word !== "");
  if (words.length === 0 || /\d/u.test(local)) return email;
  return words.map(capitalizeFirst).join(" ");
}

/** The longest name that ends right before a token. */
function nameBefore(reading: Reading, to: number): Range | null {
  for (let from = Math.max(0, to - longestName); from < to; from += 1) {
    const name = isFree(reading, from) ? readName(reading, from) : null;
    if (name?.to !== to) continue;
    const isSure = isCapitalAt(reading, from) && (from > 0 || to - from <= 2);
    if (isSure || to - from === 1) return dropVerb(reading, name);
  }
  return null;
}

/** A capital at the start of a sentence may be a verb (`Call Jim jim@x.org`), which is no part of the name. */
function dropVerb(reading: Reading, name: Range): Range {
  return reading.words.people.callingVerbs.has(lowerAt(reading, name.from)) && name.to - name.from > 1
    ? { from: name.from + 1, to: name.to }
    : name;
}

const farthestContact = 8;

/** `questions to Maria (maria@x.org)`: somebody to write to, nobody to invite. Up to the sentence's beginning. */
function isContact(reading: Reading, address: number): boolean {
  for (let at = address - 1; at >= 0 && at > address - farthestContact; at -= 1) {
    const token = reading.tokens[at];
    if (token === undefined || token.kind === "line" || /^[.!?;]$/u.test(token.text)) return false;
    if (reading.words.people.contactWords.has(token.lower)) return true;
  }
  return false;
}

/** Finds e-mail addresses with the names before them: `Name <a@b>`, `Name (a@b)`, `Name a@b`, `a@b`. */
export function findEmails(reading: Reading): EmailPerson[] {
  const people: EmailPerson[] = [];
  for (const [at, token] of reading.tokens.entries()) {
    if (token.kind !== "email" || !isFree(reading, at) || isContact(reading, at)) continue;
    const isBracketed = opening.has(lowerAt(reading, at - 1)) && closing.has(lowerAt(reading, at + 1));
    const address = isBracketed ? { from: at - 1, to: at + 2 } : { from: at, to: at + 1 };
    const quoted = lowerAt(reading, address.from - 1) === '"' ? address.from - 1 : address.from;
    const name = nameBefore(reading, quoted);
    const displayName = name === null ? nameFromAddress(token.text) : textOf(reading, name);
    people.push({ email: token.text.toLowerCase(), name, displayName, address });
  }
  return people;
}
