import { isCapitalAt, isCaseless } from "./letter-case";
import { isFree, lowerAt, type Range, type Reading } from "./reading";
import { givenNames } from "./words-en-given-names";
import {
  calendarNames,
  groupNouns,
  honorifics,
  nameParticles,
  nameSuffixes,
  notNames,
  organisationNouns,
} from "./words-en-people";
import { placeNouns } from "./words-en-places";

const longestName = 4;
const mostHonorifics = 3;
const letters = /^[\p{L}\p{M}]+(?:['’.-][\p{L}\p{M}]+)*$/u;

/** Names and verbs at once; only a capital makes them names, or `with` before and no statement behind. */
const helpingVerbs = new Set(["will", "may", "can"]);

function isVerb(reading: Reading, at: number): boolean {
  if (!helpingVerbs.has(lowerAt(reading, at)) || isCapitalAt(reading, at)) return false;
  const next = reading.tokens[at + 1];
  const isStatement = next?.kind === "word" && next.lower !== "and" && isFree(reading, at + 1);
  return lowerAt(reading, at - 1) !== "with" || isStatement;
}

/** `Call with August`, `Sunday Adeyemi`: a month or a day that nobody took for a time, but `Sunday school` is a thing. */
function isCalendarName(reading: Reading, at: number): boolean {
  if (!calendarNames.has(lowerAt(reading, at)) || !isCapitalAt(reading, at)) return false;
  const next = reading.tokens[at + 1];
  const isThing = next?.kind === "word" && isFree(reading, at + 1) && !isCapitalAt(reading, at + 1);
  return !isThing || notNames.has(next.lower);
}

function isNameWord(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (token?.kind !== "word" || !isFree(reading, at) || !letters.test(token.text)) return false;
  if (notNames.has(token.lower)) return isCalendarName(reading, at);
  return !isVerb(reading, at);
}

function isPossessive(word: string): boolean {
  return word.endsWith("'s");
}

/** Over the forms of address, of which there may be several (`Prof. Dr. Okonkwo`). */
function skipHonorific(reading: Reading, from: number): number {
  let at = from;
  for (let count = 0; count < mostHonorifics; count += 1) {
    if (!isFree(reading, at) || !honorifics.has(lowerAt(reading, at))) break;
    at += lowerAt(reading, at + 1) === "." ? 2 : 1;
  }
  return isNameWord(reading, at) ? at : from;
}

/** One or two particles before a capital (`de la Cruz`). */
function leadsToCapital(reading: Reading, at: number): boolean {
  if (!isFree(reading, at) || !nameParticles.has(lowerAt(reading, at))) return false;
  const next = nameParticles.has(lowerAt(reading, at + 1)) ? at + 2 : at + 1;
  return isFree(reading, next) && isCapitalAt(reading, next);
}

/** A capitalised run: words, initials with their dots, particles before a further capital. */
function capitalisedEnd(reading: Reading, from: number): number {
  let to = from;
  while (to - from < longestName + 2) {
    const isWord = isNameWord(reading, to) && isCapitalAt(reading, to);
    if (!isWord && !(to > from && leadsToCapital(reading, to))) break;
    const isInitial = (reading.tokens[to]?.text.length ?? 0) === 1;
    to += 1;
    if (
      isInitial &&
      lowerAt(reading, to) === "." &&
      reading.tokens[to]?.start === reading.tokens[to - 1]?.end
    )
      to += 1;
    if (isPossessive(lowerAt(reading, to - 1))) break;
  }
  return to;
}

/** Small letters tell less: a known given name with one further word, or one unknown word on its own. */
function smallLettersEnd(reading: Reading, from: number): number {
  if (!isNameWord(reading, from)) return from;
  const isBoundary = (at: number) => !isNameWord(reading, at);
  if (isBoundary(from + 1)) return from + 1;
  const isKnown = givenNames.has(lowerAt(reading, from)) || givenNames.has(lowerAt(reading, from + 1));
  if (isKnown && isBoundary(from + 2)) return from + 2;
  return givenNames.has(lowerAt(reading, from)) ? from + 1 : from;
}

function withSuffix(reading: Reading, to: number): number {
  let end = to;
  for (;;) {
    const next = lowerAt(reading, end) === "," ? end + 1 : end;
    if (!isFree(reading, next) || !nameSuffixes.has(lowerAt(reading, next))) return end;
    end = next + 1;
  }
}

/**
 * The name of a person that starts at a token, honorific included, or null. Possessives (`Frank's manager`), groups and
 * organisations are no persons.
 */
export function readName(reading: Reading, from: number): Range | null {
  const start = skipHonorific(reading, from);
  if (!isNameWord(reading, start)) return null;
  const isCapital = isCapitalAt(reading, start);
  if (isCaseless(reading.tokens[start]?.text ?? "")) return { from, to: start + 1 };
  const end = isCapital ? capitalisedEnd(reading, start) : smallLettersEnd(reading, start);
  const to = end > start && isCapital ? withSuffix(reading, end) : end;
  if (to <= start || end - start > longestName + 1) return null;
  // `the Hassan family`, `Tom's crew`: a group is nobody to be invited by name.
  if (isFree(reading, to) && groupNouns.has(lowerAt(reading, to))) return null;
  for (let at = start; at < end; at += 1) {
    const lower = lowerAt(reading, at);
    if (isPossessive(lower) || organisationNouns.has(lower)) return null;
    // `Lunch with Emily, Cafe Roma`; but Sarah Park and Dr. Hall are people.
    if (placeNouns.has(lower) && start === from && !givenNames.has(lowerAt(reading, start))) return null;
  }
  return { from, to };
}
