import { overlaps, type Stretch } from "@/lib/extraction/rules/layout/block";
import { createTextMemo } from "@/lib/text/text-memo";
import { type MarkedSentence, markTimes, splitSentences } from "./marked-sentences";
import { type NamePiece, piecesOf } from "./name-pieces";
import type { NameWords } from "./name-words";
import { type Place, placeRank } from "./phrase-place";
import { has, kindOf, type PlaceKind, type PlacePhrase, phrasesOf, told } from "./place-phrases";
import type { PlaceWords } from "./place-words";

/** How words stand to the entry that they may say the place of; `all` asks only for what a sentence says of many. */
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
  | "lines"
  | "engine";

/** Words that may say where an entry is, with what speaks for and against them; `phrase` is what it opens with. */
export interface PlaceCandidate {
  place: Place;
  phrase: Stretch;
  source: PlaceSource;
  features: readonly string[];
}

interface PlaceText {
  text: string;
  words: { names: NameWords; places: PlaceWords };
}

/** What is asked when a stretch is read for places: how it stands to the entry, and the times in it. */
interface PlaceQuestion {
  times: readonly Stretch[];
  source: PlaceSource;
  /** The pieces that are asked for, where not all are: a line of many events is longer than what one of them asks for. */
  near?: Stretch;
}

/** Reads a stretch of a text for the words that may say where something is. */
export type PlacesIn = (stretch: Stretch, question: PlaceQuestion) => readonly PlaceCandidate[];

const mostPieces = 3;
const phrasesMax = 500;
/** Letters behind a piece that say something of it. */
const farthest = 40;

/** A piece up to the words that are no more of any name. */
function withoutTail(piece: NamePiece, { tail }: NameWords): NamePiece {
  const at = tail.exec(piece.words)?.index ?? piece.words.length;
  return { ...piece, words: piece.words.slice(0, at), end: piece.end - piece.words.length + at };
}

/** The pieces behind one that may go on with its place: `Scout Hut, Mill St`, `Gwen's (11 Orchard Cl)`. */
function chainBehind(
  pieces: readonly NamePiece[],
  index: number,
  { names, places }: PlaceText["words"],
): NamePiece[] {
  const chain: NamePiece[] = [];
  for (const whole of pieces.slice(index + 1, index + mostPieces)) {
    if ((whole.opening !== "," && whole.opening !== "(") || whole.isBehindTime) break;
    const piece = withoutTail(whole, names);
    if (piece.words === "") break;
    if (placeRank(piece.words, places) === 0 && piece.words.split(" ").length > 3) break;
    chain.push(piece);
    if (piece.end < whole.end) break;
  }
  return chain;
}

/** A phrase and the pieces behind it as a place: what stands there, and where that is. */
function placeOf(here: Stretch, kind: PlaceKind, chain: readonly NamePiece[]): Place {
  const last = chain.at(-1);
  const first = chain[0];
  if (kind === "address") return { venue: null, location: { start: here.start, end: last?.end ?? here.end } };
  return { venue: here, location: first && last ? { start: first.start, end: last.end } : null };
}

interface Within {
  words: PlaceText["words"];
  source: PlaceSource;
  sentence: MarkedSentence;
  phrasesOf: (piece: string) => readonly PlacePhrase[];
  /** Where in the sentence it has said that it speaks of many events. */
  sharedFrom: number;
}

/** True for a piece of which its sentence has said that it speaks of many events. */
const isShared = ({ end }: NamePiece, { sentence, sharedFrom }: Within): boolean =>
  sharedFrom <= end - sentence.start;

/** How a piece stands in its sentence: behind which sign, beside a time, first, last, alone. */
function standingOf(piece: NamePiece, count: number, within: Within): string[] {
  const { words, source, sentence } = within;
  const { places } = words;
  const at = piece.end - sentence.start;
  const behind = sentence.words.slice(at, at + farthest).toLowerCase();
  const isNear = source === "own" || source === "line";
  return [
    told(source, piece.opening || (piece.isBehindTime ? "at-time" : "at-start")),
    ...has(told(source, "is-shared"), isShared(piece, within)),
    ...[
      ...has("time-before", piece.hasTimeBefore),
      ...has("behind-time", piece.isBehindTime),
      ...has("before-time", /^[\s,–(-]*\ue000/u.test(behind)),
      ...has("is-first", piece.index === 0),
      ...has("is-last", piece.index === count - 1),
      ...has("is-alone", count === 1),
      ...has("is-timed", sentence.hasTime),
    ].flatMap((name) => [told(source, name), ...has(told("elsewhere", name), !isNear)]),
    ...has("labels-time", /^:\s*\ue000/u.test(behind)),
    ...has("says-unless", places.unless.test(behind)),
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
  return within.phrasesOf(said).flatMap((phrase) => {
    const start = piece.start + phrase.at;
    const here = { start, end: start + phrase.words.length };
    const { kind } = phrase;
    const features = [...standing, ...phrase.features, told(source, kind), ...has("cut-off", isCut)];
    return chains.map((behind): PlaceCandidate => {
      const last = behind.at(-1);
      const next = last ? kindOf(last.words, places) : "";
      const more = last ? [next, last.opening, `${behind.length}`] : [];
      return {
        place: placeOf(here, kind, behind),
        phrase: here,
        source,
        features: [
          ...features,
          ...more.map((one) => told("goes-on", one)),
          ...has(told(source, `chain-${next}`), next !== ""),
        ],
      };
    });
  });
}

/** Where a sentence has said that it speaks of many events, counted in it. */
function sharedFrom({ words }: MarkedSentence, { sharing }: PlaceWords): number {
  const said = sharing.exec(words.toLowerCase());
  return said ? said.index + said[0].length : Number.POSITIVE_INFINITY;
}

/** A sentence of a stretch with its pieces, and what each of those may say, which is asked for again and again. */
interface ReadSentence {
  sentence: MarkedSentence;
  sharedAt: number;
  /** The pieces near an entry that may say where it is. */
  candidates: (near: Stretch) => PlaceCandidate[];
}

/** Reads each stretch of a text once, though each event of a line asks for the whole of it. */
export function readerOfPlaces({ text, words }: PlaceText): PlacesIn {
  const known = new Map<string, ReadSentence[]>();
  const memo = createTextMemo<readonly PlacePhrase[]>(phrasesMax);
  const phrases = (piece: string) => memo(piece, () => phrasesOf(piece, words.places));
  const readSentence = (sentence: MarkedSentence, source: PlaceSource): ReadSentence => {
    const sharedAt = sharedFrom(sentence, words.places);
    const asked = { words, source, sentence, phrasesOf: phrases, sharedFrom: sharedAt };
    const said = new Map<NamePiece, PlaceCandidate[]>();
    let pieces: NamePiece[] | null = null;
    const saidBy = (all: readonly NamePiece[], piece: NamePiece): PlaceCandidate[] => {
      const found = said.get(piece) ?? candidatesOf(all, piece, asked);
      said.set(piece, found);
      return found;
    };
    const candidates = (near: Stretch): PlaceCandidate[] => {
      const all = pieces ?? piecesOf(sentence);
      pieces = all;
      return all
        .filter((piece) => overlaps(piece, near) && (source !== "all" || isShared(piece, asked)))
        .flatMap((piece) => saidBy(all, piece));
    };
    return { sentence, sharedAt, candidates };
  };
  return (stretch, { times, source, near = stretch }) => {
    const within = times.filter((time) => overlaps(time, stretch));
    const key = [source, ...[stretch, ...within].flatMap(({ start, end }) => [start, end])].join(" ");
    const read =
      known.get(key) ??
      splitSentences(markTimes(text, stretch, within), stretch.start, words.names).map((sentence) =>
        readSentence(sentence, source),
      );
    known.set(key, read);
    return read
      .filter(
        ({ sentence, sharedAt }) =>
          overlaps(sentence, near) && (source !== "all" || sharedAt !== Number.POSITIVE_INFINITY),
      )
      .flatMap(({ candidates }) => candidates(near));
  };
}
