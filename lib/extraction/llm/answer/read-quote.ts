import type { ExtractionRequest } from "@/lib/extraction/extractor";
import { entryHasClock, entryHasDay } from "@/lib/extraction/rules/entries";
import { gapKind } from "@/lib/extraction/rules/gaps";
import { packOf } from "@/lib/extraction/rules/languages/known-languages";
import { type Reading, runPipeline } from "@/lib/extraction/rules/pipeline";
import { readText } from "@/lib/extraction/rules/read-text";
import type { Source } from "@/lib/extraction/rules/scan";
import type { DayExpression, Span } from "@/lib/extraction/rules/spans";
import { tighten } from "@/lib/extraction/rules/tight-text";
import type { EventDraft } from "@/lib/extraction/schema";
import { foldText } from "@/lib/text/fold-text";

/** The rules parser's reading of a quote alone. */
export interface QuoteReading {
  /** One for each start in the quote; empty if the quote cannot be read without the text around it. */
  drafts: EventDraft[];
  saysDay: boolean;
  saysClock: boolean;
  /**
   * True where every word of the quote was understood as time, so that no unread word could change the
   * meaning.
   */
  isWhole: boolean;
  /**
   * True where other lines of the text state a part of its time, which only the drafts of the whole text
   * have.
   */
  isPlaced: boolean;
}

const wordPattern = /[\p{L}\p{N}]+/gu;

/** The folded words of a text, for comparison. */
export const wordsOf = (text: string): string[] => foldText(text).match(wordPattern) ?? [];

/** The text between the recognized spans, without the words of the event's other quotes. */
function leftovers({ source, spans }: Reading, otherWords: ReadonlySet<string>): string[] {
  const pieces: string[] = [];
  let at = 0;
  for (const span of [...spans].sort((left, right) => left.start - right.start)) {
    pieces.push(source.lower.slice(at, Math.max(at, span.from)));
    at = Math.max(at, span.end);
  }
  pieces.push(source.lower.slice(at));
  return pieces.map((piece) =>
    piece.replace(wordPattern, (word) => (otherWords.has(foldText(word)) ? "" : word)),
  );
}

const isUnderstood = (piece: string, { words }: Source): boolean => {
  if (!/[\p{L}\p{N}]/u.test(piece)) return true;
  const gap = gapKind(piece, words.gaps);
  return gap !== "loose" && gap !== "break";
};

const leansOnDay = (day: DayExpression): boolean =>
  day.kind === "same-day" ||
  (day.kind === "shift" && (day.isStep === true || (day.from !== null && leansOnDay(day.from))));

/** True for words that count from another time in the text (`an hour before`, `the following day`). */
function leansOnOthers({ rule, value }: Span): boolean {
  if (value.kind === "offset") return value.from === "previous";
  if (value.kind === "day" && value.days.some(leansOnDay)) return true;
  // chrono-node counts such words from now.
  return value.kind === "shift" || rule === "chrono-node";
}

const unread: QuoteReading = {
  drafts: [],
  saysDay: false,
  saysClock: false,
  isWhole: false,
  isPlaced: false,
};

/**
 * The drafts of a quote alone where its language has a pack for whole texts; otherwise none, and the
 * surrounding text is read, which shows the language.
 */
const draftsOf = (asked: ExtractionRequest, isWhole: boolean): EventDraft[] =>
  isWhole ? readText(asked) : [];

/**
 * Reads the words of a time without the text around them, in the language of that text. `otherWords` are the
 * folded words of the event's other quotes: a title inside the quote does not make the time incomplete.
 */
export function readQuote(
  request: ExtractionRequest,
  { words, otherWords, language }: { words: string; otherWords: ReadonlySet<string>; language: string },
): QuoteReading {
  const pack = packOf(language);
  if (pack === null) return unread;
  const asked = { ...request, text: tighten(words).text };
  const isWhole = pack.whole !== null;
  const reading = runPipeline({ ...asked, pack }, isWhole ? undefined : { isUnderDay: false });
  if (reading.spans.some(leansOnOthers)) return unread;
  const pieces = leftovers(reading, otherWords);
  return {
    drafts: draftsOf(asked, isWhole),
    // `in two hours` names the day as well as the clock.
    saysDay: reading.entries.some(entryHasDay) || reading.spans.some(({ value }) => value.kind === "offset"),
    saysClock: reading.entries.some(entryHasClock),
    isWhole: reading.spans.length > 0 && pieces.every((piece) => isUnderstood(piece, reading.source)),
    isPlaced: false,
  };
}
