import { isCapitalAt } from "./letter-case";
import { phraseLength } from "./phrases";
import { readGuests } from "./read-guests";
import { readNameList } from "./read-name-list";
import { hasStart, isFree, lowerAt, mayStart, type Range, type Reading } from "./reading";
import { starts } from "./word-starts";
/** People to be invited. `phrase` is everything said about it, which is not part of a title. */
export interface Invitees {
  names: Range[];
  phrase: Range;
}

/** `invite Ana and Bo`. */
function afterInvite(reading: Reading, at: number): Invitees | null {
  const length = phraseLength(reading, at, reading.words.people.inviteLeads);
  if (length === 0) return null;
  const colon = lowerAt(reading, at + length) === ":" ? 1 : 0;
  const list = readNameList(reading, at + length + colon);
  return list.to > at + length + colon ? { names: list.names, phrase: { from: at, to: list.to } } : null;
}

/** `add Brian as a participant`, `add Saqib and Mary also`. */
function addedAsGuest(reading: Reading, at: number): Invitees | null {
  if (
    lowerAt(reading, at) !== reading.words.small.add &&
    lowerAt(reading, at) !== reading.words.small.include
  )
    return null;
  const list = readNameList(reading, at + 1);
  if (list.names.length === 0) return null;
  let to = list.to;
  if (reading.words.grammar.guestJoints.has(lowerAt(reading, to))) to += 1;
  if (reading.words.grammar.guestArticles.has(lowerAt(reading, to))) to += 1;
  if (!reading.words.people.guestRoles.has(lowerAt(reading, to))) return null;
  return { names: list.names, phrase: { from: at, to: to + 1 } };
}

type NameList = ReturnType<typeof readNameList>;

/** `Jeff and John will be in the meeting`: claimed to the end of the statement. */
function saidToAttend(reading: Reading, at: number, list: NameList): Invitees | null {
  if (list.names.length === 0) return null;
  const length = phraseLength(reading, list.to, reading.words.people.attendVerbs);
  if (length === 0) return null;
  let to = list.to + length;
  // `June and April are coming for dinner`: what they come for is the event.
  const isPurpose = () =>
    lowerAt(reading, to) === reading.words.small.for &&
    reading.words.titles.eventNouns.has(lowerAt(reading, to + 1));
  while (isFree(reading, to) && reading.tokens[to]?.kind === "word" && !isPurpose()) to += 1;
  return { names: list.names, phrase: { from: at, to } };
}

/** `Lunch [Friday 12:30], Priya and Tom`: nothing but names between a sign behind the time and the end. */
function behindTime(reading: Reading, at: number): Invitees | null {
  const guests =
    reading.roles[at - 2] === "time" && lowerAt(reading, at - 1) === ":" ? readGuests(reading, at) : null;
  if (guests !== null) return { names: guests.names, phrase: { from: at, to: guests.to } };
  const isBehind = reading.roles[at - 2] === "time" && /^[,:–—-]$/u.test(lowerAt(reading, at - 1));
  if (!isBehind || !reading.words.people.givenNames.has(lowerAt(reading, at)) || !isCapitalAt(reading, at))
    return null;
  const list = readNameList(reading, at);
  const next = reading.tokens[list.to];
  const isEnd = next === undefined || next.kind === "line" || /^[.!;(]$/u.test(next.text);
  // `[at 3pm], Grace Church` is where.
  const isPlace = list.names.some((name) =>
    reading.words.places.placeNouns.has(lowerAt(reading, name.to - 1)),
  );
  return list.names.length > 0 && isEnd && !isPlace
    ? { names: list.names, phrase: { from: at, to: list.to } }
    : null;
}

/** `(John Smith, Mary Lee)`: a bracket with nothing but two or more names. */
function inBrackets(reading: Reading, at: number): Invitees | null {
  if (lowerAt(reading, at) !== "(" || !isCapitalAt(reading, at + 1)) return null;
  const list = readNameList(reading, at + 1);
  const isAll = lowerAt(reading, list.to) === ")";
  return isAll && list.names.length > 1 ? { names: list.names, phrase: { from: at, to: list.to + 1 } } : null;
}

function askedFor(reading: Reading, at: number): Invitees | null {
  return afterInvite(reading, at) ?? addedAsGuest(reading, at) ?? inBrackets(reading, at);
}

/** Finds the people a text asks to invite or says will take part. */
export function findInvitees(reading: Reading): Invitees[] {
  const found: Invitees[] = [];
  // A list is tried from its first name alone, else a long one would be read once for each of its names.
  let triedTo = hasStart(reading, starts.attendVerb) ? 0 : reading.tokens.length;
  for (let at = 0; at < reading.tokens.length; at += 1) {
    if (!isFree(reading, at)) continue;
    const list = at >= triedTo && isCapitalAt(reading, at) ? readNameList(reading, at) : null;
    if (list !== null) triedTo = list.to;
    const said = list === null ? null : saidToAttend(reading, at, list);
    const asked = mayStart(reading, at, starts.invitation) ? askedFor(reading, at) : null;
    const invitees = asked ?? said ?? behindTime(reading, at);
    if (invitees === null) continue;
    found.push(invitees);
    at = invitees.phrase.to - 1;
  }
  return found;
}
