import { readName } from "./find-names";
import { isCapitalAt } from "./letter-case";
import { phraseLength } from "./phrases";
import { isFree, lowerAt, type Range, type Reading } from "./reading";

/** Skips what belongs to the person before (an e-mail address in brackets) and is claimed already. */
function skipClaimed(reading: Reading, from: number): number {
  let at = from;
  while (reading.roles[at] === "email") at += 1;
  return skipRemark(reading, at);
}

const longestRemark = 5;

/** `Jane (marketing) and Tom`: a short remark within the list; one after its end is left alone. */
function skipRemark(reading: Reading, from: number): number {
  if (lowerAt(reading, from) !== "(" || !isFree(reading, from)) return from;
  let to = from + 1;
  while (to - from < longestRemark && lowerAt(reading, to) !== ")" && isFree(reading, to)) to += 1;
  if (lowerAt(reading, to) !== ")") return from;
  const separator = afterSeparator(reading, to + 1);
  return separator !== null && readName(reading, separator.next) !== null ? to + 1 : from;
}

/** Where the next name may start, or null when no separator stands here. */
function afterSeparator(reading: Reading, at: number): { next: number; isComma: boolean } | null {
  const isComma = isFree(reading, at) && [",", ";"].includes(lowerAt(reading, at));
  const afterComma = isComma ? at + 1 : at;
  const joiner = lowerAt(reading, afterComma);
  // `John an Remy`: before a capital the article is a slip for `and`.
  const isSlip = joiner === reading.words.small.an && isCapitalAt(reading, afterComma + 1);
  const isJoiner = isFree(reading, afterComma) && (reading.words.grammar.nameJoiners.has(joiner) || isSlip);
  if (!isComma && !isJoiner) return null;
  return { next: isJoiner ? afterComma + 1 : afterComma, isComma: isComma && !isJoiner };
}

/** `Dr. Alice Nguyen, MIT`: a single word after a whole name is where somebody is from. */
export function isAffiliation(reading: Reading, name: Range): boolean {
  const text = reading.tokens[name.from]?.text ?? "";
  const isAlone = name.to - name.from === 1 && lowerAt(reading, name.from - 1) === ",";
  if (!isAlone || reading.words.people.givenNames.has(text.toLowerCase())) return false;
  // After a whole name (`Prof. Li Wei, Stanford`) a single unknown word is a place of work.
  const isAfterWhole = isCapitalAt(reading, name.from - 2) && isCapitalAt(reading, name.from - 3);
  return isAfterWhole || /^\p{Lu}{2,}$/u.test(text);
}

/** After a bare comma only what is surely a name goes on with the list, for `with Ana, bring wine` ends it. */
function continuesAfterComma(reading: Reading, name: Range): boolean {
  if (phraseLength(reading, name.to, reading.words.people.attendVerbs) > 0) return false;
  const first = lowerAt(reading, name.from);
  if (isAffiliation(reading, name)) return false;
  if (isCapitalAt(reading, name.from) || reading.words.people.givenNames.has(first)) return true;
  const afterNext = afterSeparator(reading, name.to);
  return afterNext !== null && !afterNext.isComma && readName(reading, afterNext.next) !== null;
}

/** A list of names from a token on (`Ana, Bo and Dr. Chen`); `to` is the token after the last of them. */
export function readNameList(reading: Reading, from: number): { names: Range[]; to: number } {
  const names: Range[] = [];
  let to = from;
  let at = skipClaimed(reading, from);
  for (;;) {
    const name = readName(reading, at);
    const skipped = name === null ? skipClaimed(reading, at) : skipClaimed(reading, name.to);
    if (name === null && skipped === at) break;
    if (name !== null) names.push(name);
    to = skipped;
    const separator = afterSeparator(reading, to);
    if (separator === null) break;
    const next = readName(reading, separator.next);
    if (separator.isComma && next !== null && !continuesAfterComma(reading, next)) break;
    at = separator.next;
  }
  return { names, to };
}
