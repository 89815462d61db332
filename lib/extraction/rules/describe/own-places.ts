import type { Stretch } from "@/lib/extraction/rules/layout/block";
import { markTimes, splitSentences } from "./marked-sentences";
import { type NamePiece, piecesOf } from "./name-pieces";
import type { NameWords } from "./name-words";
import { leadLength, type Place, placeOfPieces, placeRank } from "./phrase-place";
import type { PlaceWords } from "./place-words";

/** What is asked when a stretch is read for a place. */
export interface PlaceQuestion {
  text: string;
  times: readonly Stretch[];
  /** The times of other entries of the stretch: a phrase that has one speaks of its entry, and is no place. */
  others?: readonly Stretch[];
  /** The words of the name, which are no place. */
  name: (Stretch & { title: string }) | null;
  words: { names: NameWords; places: PlaceWords };
}

const leastScore = 3;

function scoreOf(
  piece: NamePiece,
  { name, words, text, others = [] }: PlaceQuestion,
  isOnlyPlaces: boolean,
): number {
  const lead = leadLength(piece.words, words.places);
  const rank = placeRank(piece.words.slice(lead), words.places);
  if (rank === 0 || others.some(({ start, end }) => start < piece.end && end > piece.start + lead)) return 0;
  if (name !== null && piece.start < name.end && piece.end > name.start) return 0;
  const phrase = piece.words.slice(lead).toLowerCase();
  if (name !== null && lead === 0 && name.title.toLowerCase().includes(phrase)) return 0;
  const isBehindName = name === null || name.start < piece.start;
  let score = rank === 1 ? 0.5 : rank + 1;
  if (lead > 0 && !words.places.anyArticle.test(piece.words)) score += 2;
  if (piece.hasTimeBefore) score += 1.5;
  if (isBehindName && piece.index > 0) score += 1;
  if (piece.opening === "(") score -= 0.5;
  // `Upstairs at The Railway` on a line of its own: the words that lead to it leave no doubt.
  if (isOnlyPlaces) score += rank > 1 || (lead > 0 && piece.index === 0) ? 1 : -2;
  return text.slice(piece.end, piece.end + 1) === ":" ? score - 3 : score;
}

/** The place that a stretch of the text gives beside its name: by a lead, a noun of places, an address or its place in the line. */
export function placeIn(stretch: Stretch, question: PlaceQuestion, isOnlyPlaces = false): Place | null {
  const marked = markTimes(question.text, stretch, question.times);
  let best: { score: number; place: Place } | null = null;
  for (const sentence of splitSentences(marked, stretch.start, question.words.names.abbreviation)) {
    const met = question.words.places.meetAt.exec(sentence.words);
    const said = met?.groups?.place?.trim();
    if (met && said !== undefined && placeRank(said, question.words.places) > 0) {
      const start = sentence.start + met.index + met[0].indexOf(said);
      if (best === null || best.score < 4)
        best = { score: 4, place: { venue: { start, end: start + said.length }, location: null } };
    }
    const pieces = piecesOf(sentence);
    for (const [index, piece] of pieces.entries()) {
      const score = scoreOf(piece, question, isOnlyPlaces);
      if (score < leastScore || (best !== null && score <= best.score)) continue;
      const place = placeOfPieces(pieces, index, question.words.places);
      if (place !== null) best = { score, place };
    }
  }
  return best?.place ?? null;
}
