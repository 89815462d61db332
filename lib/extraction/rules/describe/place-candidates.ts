import type { Stretch } from "@/lib/extraction/rules/layout/block";
import { type MarkedSentence, markTimes, splitSentences } from "./marked-sentences";
import { type NamePiece, piecesOf } from "./name-pieces";
import type { NameWords } from "./name-words";
import { isPerson, leadLength, type Place, placeRank } from "./phrase-place";
import type { PlaceWords } from "./place-words";

/** How words stand to the entry that they may say the place of. */
export type PlaceSource =
  | "own"
  | "line"
  | "next"
  | "below"
  | "above"
  | "heading"
  | "day"
  | "where"
  | "all"
  | "home"
  | "head"
  | "foot"
  | "cell"
  | "list"
  | "engine";

/** Words that may say where an entry is, with what speaks for and against them; `phrase` is what it opens with. */
export interface PlaceCandidate {
  place: Place;
  phrase: Stretch;
  features: readonly string[];
}

/** What is asked when a stretch is read for places. */
export interface PlaceQuestion {
  text: string;
  times: readonly Stretch[];
  words: { names: NameWords; places: PlaceWords };
  source: PlaceSource;
}

type PlaceKind = "bare" | "capitals" | "noun" | "address";
const kinds: readonly PlaceKind[] = ["bare", "capitals", "noun", "address"];
const mostPieces = 3;
const shortest = 3;
const longest = 70;
const unlessWithin = 40;

export const overlaps = (left: Stretch, right: Stretch): boolean =>
  left.start < right.end && left.end > right.start;

const told = (name: string, value: string): string => `${name}:${value}`;
const has = (name: string, holds: boolean): string[] => (holds ? [name] : []);

/** What a phrase is by its words: `noun` where one of places ends it. */
export const kindOf = (phrase: string, places: PlaceWords): PlaceKind =>
  kinds[placeRank(phrase, places)] ?? "bare";

/** Where a phrase begins in its piece, and whether words lead to it, at its beginning or inside it. */
interface Opening {
  at: number;
  isLed: boolean;
  isInside: boolean;
}

/** Where in a piece the words of a place may begin: at its beginning, and behind each word that leads to one. */
function openingsOf(words: string, places: PlaceWords): Opening[] {
  const first = leadLength(words, places);
  const openings: Opening[] = [{ at: first, isLed: first > 0, isInside: false }];
  for (const { index } of words.matchAll(/\s(?=\S)/gu)) {
    if (index < first) continue;
    const from = index + 1;
    const lead = places.lead.exec(words.slice(from))?.[0] ?? "";
    if (lead === "" || places.anyArticle.test(lead)) continue;
    // `Village hall in Mill Lane` is one place.
    if (kindOf(words.slice(first, index), places) === "noun") continue;
    openings.push({ at: from + leadLength(words.slice(from), places), isLed: true, isInside: true });
  }
  // `Coffee in the village hall`: what the words lead to is the place, and not all of them.
  return openings.filter(
    ({ at }) => !openings.some((later) => later.at > at && placeRank(words.slice(later.at), places) > 1),
  );
}

/** A piece up to the words that are no more of any name. */
function withoutTail(piece: NamePiece, { tail }: NameWords): NamePiece {
  const at = tail.exec(piece.words)?.index ?? piece.words.length;
  return { ...piece, words: piece.words.slice(0, at), end: piece.end - piece.words.length + at };
}

/** The pieces behind one that may go on with its place: `Scout Hut, Mill St`, `Gwen's (11 Orchard Cl)`. */
function chainBehind(
  pieces: readonly NamePiece[],
  index: number,
  { names, places }: PlaceQuestion["words"],
): NamePiece[] {
  const chain: NamePiece[] = [];
  for (const whole of pieces.slice(index + 1, index + mostPieces)) {
    if ((whole.opening !== "," && whole.opening !== "(") || whole.isBehindTime) break;
    const piece = withoutTail(whole, names);
    if (placeRank(piece.words, places) === 0 && piece.words.split(" ").length > 3) break;
    chain.push(piece);
    if (piece.end < whole.end) break;
  }
  return chain;
}

/** What the words of a phrase say of it, wherever they stand. */
export function looksOf(phrase: string, places: PlaceWords): string[] {
  const lower = phrase.toLowerCase().replace(places.article, "");
  return [
    told("is-a", kindOf(phrase, places)),
    ...has("small-letter", /^["'(]?\p{Ll}/u.test(phrase)),
    ...has("all-capitals", phrase === phrase.toUpperCase()),
    ...has("owner-end", /['’]s?$/u.test(phrase)),
    ...has("said-again", places.same.test(lower)),
    ...has("is-person", isPerson(lower, places)),
    ...has("never-place", places.never.test(lower)),
  ];
}

/** A phrase and the pieces behind it as a place: what stands there, and where that is. */
function placeOf(here: Stretch, kind: PlaceKind, chain: readonly NamePiece[]): Place {
  const last = chain.at(-1);
  const first = chain[0];
  if (kind === "address") return { venue: null, location: { start: here.start, end: last?.end ?? here.end } };
  return { venue: here, location: first && last ? { start: first.start, end: last.end } : null };
}

interface Within {
  words: PlaceQuestion["words"];
  source: PlaceSource;
  sentence: MarkedSentence;
}

/** How a piece stands in its sentence: behind which sign, beside a time, first, last, alone. */
function standingOf(piece: NamePiece, count: number, { words, source, sentence }: Within): string[] {
  const { places } = words;
  const at = piece.end - sentence.start;
  const behind = sentence.words.slice(at).toLowerCase();
  const isShared = places.sharing.test(sentence.words.slice(0, at).toLowerCase());
  const isNear = source === "own" || source === "line";
  return [
    told(source, piece.opening || (piece.isBehindTime ? "at-time" : "at-start")),
    ...has(told(source, "is-shared"), isShared),
    ...[
      ...has("time-before", piece.hasTimeBefore),
      ...has("behind-time", piece.isBehindTime),
      ...has("before-time", /^[\s,–(-]*\ue000/u.test(behind)),
      ...has("is-first", piece.index === 0),
      ...has("is-last", piece.index === count - 1),
      ...has("is-alone", count === 1),
      ...has("is-timed", sentence.hasTime),
    ].map((name) => told(isNear ? source : "elsewhere", name)),
    ...has("labels-time", /^:\s*\ue000/u.test(behind)),
    ...has("says-unless", places.unless.test(behind.slice(0, unlessWithin))),
  ];
}

function candidatesOf(pieces: readonly NamePiece[], piece: NamePiece, within: Within): PlaceCandidate[] {
  const { words, source } = within;
  const { places, names } = words;
  const said = withoutTail(piece, names).words;
  const isCut = said.length < piece.words.length;
  const chain = isCut ? [] : chainBehind(pieces, piece.index, words);
  const chains = [[], ...chain.map((_, last) => chain.slice(0, last + 1))];
  const standing = standingOf(piece, pieces.length, within);
  return openingsOf(said, places).flatMap(({ at, isLed, isInside }) => {
    const phrase = said.slice(at);
    if (phrase.length < shortest || phrase.length > longest || !/\p{L}/u.test(phrase)) return [];
    const here = { start: piece.start + at, end: piece.start + at + phrase.length };
    const kind = kindOf(phrase, places);
    const features = [
      ...standing,
      ...looksOf(phrase, places),
      told(source, kind),
      ...has(told("led-to", kind), isLed),
      ...has(isInside ? "led-inside" : "led-at-once", isLed),
      ...has("cut-off", isCut),
    ];
    return chains.map((behind): PlaceCandidate => {
      const last = behind.at(-1);
      const more = last ? [kindOf(last.words, places), last.opening, `${behind.length}`] : [];
      return {
        place: placeOf(here, kind, behind),
        phrase: here,
        features: [...features, ...more.map((one) => told("goes-on", one))],
      };
    });
  });
}

/** The words of a stretch that may say where something is. */
export function placesIn(stretch: Stretch, question: PlaceQuestion): PlaceCandidate[] {
  const marked = markTimes(question.text, stretch, question.times);
  return splitSentences(marked, stretch.start, question.words.names.abbreviation).flatMap((sentence) => {
    const pieces = piecesOf(sentence);
    return pieces.flatMap((piece) => candidatesOf(pieces, piece, { ...question, sentence }));
  });
}
