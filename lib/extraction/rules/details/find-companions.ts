import { readName } from "./find-names";
import { isCapitalAt } from "./letter-case";
import { phraseLength } from "./phrases";
import { readNameList } from "./read-name-list";
import { claim, isFree, lowerAt, mayStart, type Range, type Reading } from "./reading";
import { starts } from "./word-starts";

/** People who come along. `phrase` runs from the lead word to the last name. */
export interface Companions {
  names: Range[];
  phrase: Range;
}

/** `w/ Ana` is three tokens. */
function leadLength(reading: Reading, at: number): number {
  const length = phraseLength(reading, at, reading.words.people.companionLeads);
  if (length === 0) return 0;
  if (lowerAt(reading, at) !== reading.words.small.w) return length;
  return lowerAt(reading, at + 1) === "/" ? 2 : 0;
}

function afterLead(reading: Reading, at: number): Companions | null {
  const length = leadLength(reading, at);
  if (length === 0) return null;
  const isArticle =
    lowerAt(reading, at + length) === reading.words.small.the && isCapitalAt(reading, at + length + 1);
  const skip = isArticle && readName(reading, at + length + 1) !== null ? 1 : 0;
  const start = afterGroup(reading, at + length + skip);
  const list = readNameList(reading, start);
  return list.to > start ? { names: list.names, phrase: { from: at, to: list.to } } : null;
}

const longestGroup = 4;

/** `with the marketing team and Ravi`: whoever is known by name stands behind those who are not. */
function afterGroup(reading: Reading, from: number): number {
  for (let at = from; at < from + longestGroup && isFree(reading, at); at += 1) {
    const isGroup =
      reading.words.people.groupNouns.has(lowerAt(reading, at)) ||
      reading.words.people.notNames.has(lowerAt(reading, at));
    const next = lowerAt(reading, at + 2);
    const isNamed =
      isCapitalAt(reading, at + 2) &&
      (reading.words.people.givenNames.has(next) || reading.words.people.honorifics.has(next));
    if (isGroup && lowerAt(reading, at + 1) === reading.words.small.and) return isNamed ? at + 2 : from;
    if (isCapitalAt(reading, at)) return from;
  }
  return from;
}

/** `meet Alice`, `saw Kate`: the object of a verb of meeting, by its capital letter only. */
function afterVerb(reading: Reading, at: number): Companions | null {
  if (!isFree(reading, at) || !reading.words.people.meetingVerbs.has(lowerAt(reading, at))) return null;
  if (!isCapitalAt(reading, at + 1) || lowerAt(reading, at) === reading.words.small.meeting) return null;
  const list = readNameList(reading, at + 1);
  return list.names.length > 0 ? { names: list.names, phrase: { from: at + 1, to: list.to } } : null;
}

/** `Call Sarah`: a known name or a title, since `Call Comcast` is a business; `to call Sarah` is an errand of one. */
function afterCall(reading: Reading, at: number): Companions | null {
  if (
    !reading.words.people.telephoneVerbs.has(lowerAt(reading, at)) ||
    lowerAt(reading, at - 1) === reading.words.small.to
  )
    return null;
  if (!isCapitalAt(reading, at + 1)) return null;
  const first = lowerAt(reading, at + 1);
  if (!reading.words.people.givenNames.has(first) && !reading.words.people.honorifics.has(first)) return null;
  const list = readNameList(reading, at + 1);
  return list.names.length > 0 ? { names: list.names, phrase: { from: at + 1, to: list.to } } : null;
}

/** `by Dr. Mae Jemison`, `"The Future of Energy" by Ana Roe`: who gives what was named. */
function afterBy(reading: Reading, at: number): Companions | null {
  if (lowerAt(reading, at) !== reading.words.small.by) return null;
  const isSure =
    reading.words.people.honorifics.has(lowerAt(reading, at + 1)) || reading.roles[at - 1] === "title";
  const list = isSure && isCapitalAt(reading, at + 1) ? readNameList(reading, at + 1) : null;
  return list !== null && list.names.length > 0
    ? { names: list.names, phrase: { from: at, to: list.to } }
    : null;
}

/** `I need Jake Cobb for dinner`. */
function needed(reading: Reading, at: number): Companions | null {
  if (lowerAt(reading, at) !== reading.words.small.need || !isCapitalAt(reading, at + 1)) return null;
  const list = readNameList(reading, at + 1);
  const isPurpose = list.names.length > 0 && lowerAt(reading, list.to) === reading.words.small.for;
  return isPurpose ? { names: list.names, phrase: { from: at + 1, to: list.to } } : null;
}

/** `meeting between Ana and Bo`: at least two, and the first surely a name. */
function between(reading: Reading, at: number): Companions | null {
  if (
    lowerAt(reading, at) !== reading.words.small.between &&
    lowerAt(reading, at) !== reading.words.small.for
  )
    return null;
  const first = lowerAt(reading, at + 1);
  if (!isCapitalAt(reading, at + 1) && !reading.words.people.givenNames.has(first)) return null;
  const list = readNameList(reading, at + 1);
  const isMany = list.names.length > (lowerAt(reading, at) === reading.words.small.for ? 2 : 1);
  return isMany ? { names: list.names, phrase: { from: at, to: list.to } } : null;
}

/** `Abby and I went to a meeting`: the other one is a companion. */
function beforeSelf(reading: Reading, at: number): Companions | null {
  if (
    !reading.words.grammar.selfWords.has(lowerAt(reading, at + 2)) ||
    lowerAt(reading, at + 1) !== reading.words.small.and
  )
    return null;
  const name = isCapitalAt(reading, at) ? readName(reading, at) : null;
  return name?.to === at + 1 ? { names: [name], phrase: { from: at, to: at + 3 } } : null;
}

/** Finds the people after `with` and its like, and the objects of verbs of meeting. */
export function findCompanions(start: Reading): Companions[] {
  const found: Companions[] = [];
  let reading = start;
  for (let at = 0; at < reading.tokens.length; at += 1) {
    if (!isFree(reading, at)) continue;
    // `Abby and I` begins with a name, everything else with a word of its own.
    if (!mayStart(reading, at, starts.companion) && lowerAt(reading, at + 1) !== start.words.small.and)
      continue;
    const companions =
      afterLead(reading, at) ??
      afterVerb(reading, at) ??
      afterCall(reading, at) ??
      afterBy(reading, at) ??
      needed(reading, at) ??
      between(reading, at) ??
      beforeSelf(reading, at);
    if (companions === null) continue;
    found.push(companions);
    reading = claim(reading, [companions.phrase], "person");
    at = companions.phrase.to - 1;
  }
  return found;
}
