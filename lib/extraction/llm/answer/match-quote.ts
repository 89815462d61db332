import { type FoldedText, foldForQuotes, locateQuote, type QuoteRange } from "./locate-quote";
import { partOfWord, type QuoteWord, quoteWords } from "./quote-words";
import { isConnector, nameSameTime, saysWhen, timeNames } from "./time-words";

/** A text with its words, prepared once for all quotes of an answer. */
export interface QuoteSource extends FoldedText {
  words: readonly QuoteWord[];
  /**
   * The places of each quoted word that was looked up so far: an answer asks for the same words again and
   * again.
   */
  known: Map<string, ReadonlyMap<number, Placed>>;
  /** The text's language, as a BCP 47 primary subtag. */
  language: string;
}

/**
 * The place of a quote: from its first word to its last, with the stretches (`spans`) that are contiguous in
 * the text.
 */
export interface QuoteMatch extends QuoteRange {
  spans: QuoteRange[];
}

/** Prepares a text for looking up quotes. */
export function sourceOf(text: string, language = "en"): QuoteSource {
  const folded = foldForQuotes(text);
  return { ...folded, words: quoteWords(folded), known: new Map(), language };
}

/** How many words of the text a quote may skip between two of its own. */
type Gaps = "none" | "few" | "of-time";
/** A day and its hours may be far apart, as long as no other day is named between them. */
const mostPassed: Record<Gaps, number> = { none: 0, few: 3, "of-time": 60 };
/** A small word is matched only directly after the words before it. */
const mostPassedToSmall = 1;

/** One word of the quote in the text: its position among the text's words and its folded units. */
interface Placed {
  at: number;
  from: number;
  to: number;
}

function placeOf({ word, from, to }: QuoteWord, at: number, quoted: string): Placed | null {
  const part = partOfWord(word, quoted);
  if (part === null) return null;
  // `p.m.` and `07` are compared in a shorter form, so the whole word is taken.
  if (word.length !== to - from) return { at, from, to };
  return { at, from: from + part.from, to: from + part.to };
}

const isNumber = (word: QuoteWord | undefined): boolean => word !== undefined && /^\p{N}/u.test(word.word);
/** A short form of so many letters may be another word, unless a number stands beside it. */
const longestShort = 3;

/** `Mo., 7.12.` quoted as `Montag, 7.12.`: another form of the same day's or month's name. */
function isOtherForm({ words, language }: QuoteSource, at: number, quoted: string): boolean {
  const said = words[at]?.word ?? "";
  const isSure =
    [said, quoted].every((word) => word.length > longestShort) ||
    isNumber(words[at - 1]) ||
    isNumber(words[at + 1]);
  return isSure && nameSameTime(language, said, quoted);
}

/** Every place of a quoted word, by its position among the text's words. */
function placesOf(source: QuoteSource, quoted: string): ReadonlyMap<number, Placed> {
  const { words, known } = source;
  const found = known.get(quoted);
  if (found !== undefined) return found;
  const places = new Map<number, Placed>();
  for (const [at, word] of words.entries()) {
    const { from, to } = word;
    const isNamed = isOtherForm(source, at, quoted);
    const place = placeOf(word, at, quoted) ?? (isNamed ? { at, from, to } : null);
    if (place !== null) places.set(at, place);
  }
  known.set(quoted, places);
  return places;
}

const placeAt = (source: QuoteSource, at: number, quoted: string): Placed | null =>
  placesOf(source, quoted).get(at) ?? null;

/** `may` and `sat` name a month and a day only beside a number; `Friday` does so alone. */
function namesDay({ words }: QuoteSource, at: number): boolean {
  const named = timeNames("en").get(words[at]?.word ?? "");
  if (named === undefined) return false;
  const isLong = (words[at]?.word.length ?? 0) > 3 && named.weekdays.size > 0;
  return isLong || isNumber(words[at - 1]) || isNumber(words[at + 1]);
}

/** The next place of a quoted word after `after`, within the allowed gap; null if there is none. */
function nextPlace(
  source: QuoteSource,
  { after, quoted, gaps }: { after: number; quoted: string; gaps: Gaps },
): Placed | null {
  const passed = isConnector(quoted) ? Math.min(mostPassedToSmall, mostPassed[gaps]) : mostPassed[gaps];
  const last = Math.min(after + 1 + passed, source.words.length - 1);
  for (let at = after + 1; at <= last; at += 1) {
    const placed = placeAt(source, at, quoted);
    if (placed !== null) return placed;
  }
  return null;
}

/**
 * True where another day is named between a day and a clock of the quote: the clock then belongs to that day.
 */
function hasOtherDay(source: QuoteSource, placed: readonly Placed[]): boolean {
  const own = new Set(placed.map(({ at }) => at));
  let isUnderDay = false;
  let isPassed = false;
  for (let at = placed[0]?.at ?? 0; at <= (placed.at(-1)?.at ?? -1); at += 1) {
    const isDay = namesDay(source, at);
    if (!own.has(at)) isPassed ||= isUnderDay && isDay;
    else if (isDay) {
      isUnderDay = true;
      isPassed = false;
    } else if (isPassed && saysWhen(source.words[at]?.word ?? "")) return true;
  }
  return false;
}

function rangeOf({ text, starts, ends }: QuoteSource, from: number, to: number): QuoteRange | null {
  const start = starts[from];
  const end = ends[to - 1];
  return start === undefined || end === undefined ? null : { quote: text.slice(start, end), start, end };
}

/** True where only small words, and no blank, stand between two words: `14h20` is one stretch. */
function isOneRun({ folded, words }: QuoteSource, last: { to: number; at: number }, next: Placed): boolean {
  const between = words.slice(last.at + 1, next.at);
  return between.every(({ word }) => isConnector(word)) && !/\s/u.test(folded.slice(last.to, next.from));
}

/**
 * The stretches of the text with the placed words; a new one begins wherever words of the text are skipped.
 */
function spansOf(source: QuoteSource, placed: readonly Placed[]): QuoteRange[] {
  const pieces: { from: number; to: number; at: number }[] = [];
  for (const { at, from, to } of placed) {
    const last = pieces.at(-1);
    const isNext = last !== undefined && (last.at + 1 === at || isOneRun(source, last, { at, from, to }));
    if (isNext) Object.assign(last, { to, at });
    else pieces.push({ from, to, at });
  }
  return pieces.map(({ from, to }) => rangeOf(source, from, to)).filter((range) => range !== null);
}

/**
 * The words of a quote that must be found: all except small words and zero minutes that the text does not
 * contain.
 */
function wantedWords(source: QuoteSource, quote: string): { wanted: string[]; missing: string[] } {
  const quoted = quoteWords(foldForQuotes(quote.toWellFormed())).map(({ word }) => word);
  const isSaid = (word: string) => placesOf(source, word).size > 0;
  const wanted = quoted.filter((word) => isSaid(word) || !(isConnector(word) || word === "0"));
  return { wanted, missing: [...new Set(wanted.filter((word) => !isSaid(word)))] };
}

function alignFrom(
  source: QuoteSource,
  { at, wanted, gaps }: { at: number; wanted: readonly string[]; gaps: Gaps },
): Placed[] | null {
  const placed: Placed[] = [];
  let small: string | null = null;
  for (const quoted of wanted) {
    const after = placed.at(-1)?.at;
    const next =
      after === undefined ? placeAt(source, at, quoted) : nextPlace(source, { after, quoted, gaps });
    if (next === null && (after === undefined || !isConnector(quoted))) return null;
    // `at` belongs to the hour after it, however far away that is.
    const before =
      next === null || small === null || next.at - 1 === after ? null : placeAt(source, next.at - 1, small);
    placed.push(...[before, next].filter((place) => place !== null));
    small = next === null ? quoted : null;
  }
  return gaps === "of-time" && hasOtherDay(source, placed) ? null : placed;
}

function matchOf(source: QuoteSource, placed: readonly Placed[]): QuoteMatch[] {
  const hull = rangeOf(source, placed[0]?.from ?? 0, placed.at(-1)?.to ?? 0);
  return hull === null ? [] : [{ ...hull, spans: spansOf(source, placed) }];
}

const passedOver = (placed: readonly Placed[]): number =>
  (placed.at(-1)?.at ?? 0) - (placed[0]?.at ?? 0) + 1 - placed.length;

/**
 * Every place where the text contains the words of a quote, in order: exact matches; if there are none,
 * matches word by word, with any punctuation between them and few words of the text skipped, and of these
 * only the places that skip the fewest. The ranges are the text's own words. Empty where the quote has a word
 * that the text lacks.
 */
export function matchQuote(source: QuoteSource, quote: string, gaps: Gaps): QuoteMatch[] {
  const exact = locateQuote(source, quote);
  if (exact.length > 0) return exact.map((range) => ({ ...range, spans: [range] }));
  // Apart from white space and invisible characters, a quote is no longer than its text.
  if (quote.length > 2 * source.text.length) return [];
  const { wanted, missing } = wantedWords(source, quote);
  if (wanted.length === 0 || missing.length > 0 || wanted.every(isConnector)) return [];
  const opening = wanted.slice(wanted.findIndex((word) => !isConnector(word)));
  const starts = new Set([wanted[0], opening[0]].flatMap((word) => [...placesOf(source, word ?? "").keys()]));
  const aligned = [...starts]
    .sort((left, right) => left - right)
    .map((at) => alignFrom(source, { at, wanted, gaps }) ?? alignFrom(source, { at, wanted: opening, gaps }))
    .filter((placed) => placed !== null);
  const fewest = Math.min(...aligned.map(passedOver));
  const lasts = new Set<number>();
  return aligned
    .filter((placed) => passedOver(placed) === fewest)
    .filter((placed) => {
      const last = placed.at(-1)?.at ?? 0;
      return !lasts.has(last) && lasts.add(last);
    })
    .flatMap((placed) => matchOf(source, placed));
}

/**
 * The place of a quote's words that say when, in any order; null if the quote has none or the text lacks one
 * of them. Such a quote words it differently, so what is read from it is in doubt.
 */
export function matchLoosely(source: QuoteSource, quote: string): QuoteMatch | null {
  if (quote.length > 2 * source.text.length) return null;
  const { wanted, missing } = wantedWords(source, quote);
  const when = wanted.filter(saysWhen);
  if (when.length === 0 || missing.some(saysWhen)) return null;
  const placed = new Map<number, Placed>();
  let near = 0;
  for (const quoted of when) {
    const places = [...placesOf(source, quoted).values()];
    const [next] = places
      .filter(({ at }) => !placed.has(at))
      .sort((left, right) => Math.abs(left.at - near) - Math.abs(right.at - near));
    if (next === undefined) return null;
    placed.set(next.at, next);
    near = next.at;
  }
  const inOrder = [...placed.values()].sort((left, right) => left.at - right.at);
  return passedOver(inOrder) > mostPassed["of-time"] || hasOtherDay(source, inOrder)
    ? null
    : (matchOf(source, inOrder)[0] ?? null);
}
