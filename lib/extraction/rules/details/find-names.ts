import { isCapitalAt, isCaseless } from "./letter-case";
import { isFree, lowerAt, type Range, type Reading } from "./reading";

const longestName = 4;
const mostHonorifics = 3;
const letters = /^[\p{L}\p{M}]+(?:['’.-][\p{L}\p{M}]+)*$/u;

function isVerb(reading: Reading, at: number): boolean {
  if (!reading.words.grammar.helpingVerbs.has(lowerAt(reading, at)) || isCapitalAt(reading, at)) return false;
  const next = reading.tokens[at + 1];
  const isStatement =
    next?.kind === "word" && next.lower !== reading.words.small.and && isFree(reading, at + 1);
  return lowerAt(reading, at - 1) !== reading.words.small.with || isStatement;
}

/** `Call with August`, `Sunday Adeyemi`: a month or a day that nobody took for a time, but `Sunday school` is a thing. */
function isCalendarName(reading: Reading, at: number): boolean {
  if (!reading.words.people.calendarNames.has(lowerAt(reading, at)) || !isCapitalAt(reading, at))
    return false;
  const next = reading.tokens[at + 1];
  const isThing = next?.kind === "word" && isFree(reading, at + 1) && !isCapitalAt(reading, at + 1);
  return !isThing || reading.words.people.notNames.has(next.lower);
}

function isNameWord(reading: Reading, at: number): boolean {
  const token = reading.tokens[at];
  if (token?.kind !== "word" || !isFree(reading, at) || !letters.test(token.text)) return false;
  if (reading.words.people.notNames.has(token.lower)) return isCalendarName(reading, at);
  return !isVerb(reading, at);
}

function isPossessive(reading: Reading, at: number): boolean {
  return reading.words.grammar.possessive.test(lowerAt(reading, at));
}

/** Over the forms of address, of which there may be several (`Prof. Dr. Okonkwo`). */
function skipHonorific(reading: Reading, from: number): number {
  const isOfTitle =
    reading.words.grammar.nameArticles.has(lowerAt(reading, from)) &&
    reading.words.people.honorifics.has(lowerAt(reading, from + 1));
  let at = isOfTitle ? from + 1 : from;
  for (let count = 0; count < mostHonorifics; count += 1) {
    if (!isFree(reading, at) || !reading.words.people.honorifics.has(lowerAt(reading, at))) break;
    at += lowerAt(reading, at + 1) === "." ? 2 : 1;
  }
  return isNameWord(reading, at) ? at : from;
}

/** One or two particles before a capital (`de la Cruz`). */
function leadsToCapital(reading: Reading, at: number): boolean {
  if (!isFree(reading, at) || !reading.words.people.nameParticles.has(lowerAt(reading, at))) return false;
  const next = reading.words.people.nameParticles.has(lowerAt(reading, at + 1)) ? at + 2 : at + 1;
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
    if (isPossessive(reading, to - 1)) break;
  }
  return to;
}

/** Small letters tell less: a known given name with one further word, or one unknown word on its own. */
function smallLettersEnd(reading: Reading, from: number): number {
  if (!isNameWord(reading, from)) return from;
  const isBoundary = (at: number) => !isNameWord(reading, at);
  if (isBoundary(from + 1)) return from + 1;
  const isKnown =
    reading.words.people.givenNames.has(lowerAt(reading, from)) ||
    reading.words.people.givenNames.has(lowerAt(reading, from + 1));
  if (isKnown && isBoundary(from + 2)) return from + 2;
  return reading.words.people.givenNames.has(lowerAt(reading, from)) ? from + 1 : from;
}

function withSuffix(reading: Reading, to: number): number {
  let end = to;
  for (;;) {
    const next = lowerAt(reading, end) === "," ? end + 1 : end;
    if (!isFree(reading, next) || !reading.words.people.nameSuffixes.has(lowerAt(reading, next))) return end;
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
  if (isFree(reading, to) && reading.words.people.groupNouns.has(lowerAt(reading, to))) return null;
  for (let at = start; at < end; at += 1) {
    const lower = lowerAt(reading, at);
    if (isPossessive(reading, at) || reading.words.people.organisationNouns.has(lower)) return null;
    // `Lunch with Emily, Cafe Roma`; but Sarah Park and Dr. Hall are people.
    if (
      reading.words.places.placeNouns.has(lower) &&
      start === from &&
      !reading.words.people.givenNames.has(lowerAt(reading, start))
    )
      return null;
  }
  return { from: reading.words.grammar.nameArticles.has(lowerAt(reading, from)) ? from + 1 : from, to };
}
