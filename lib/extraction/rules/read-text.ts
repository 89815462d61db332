import type { ExtractionRequest } from "@/lib/extraction/extractor";
import type { EventDraft } from "@/lib/extraction/schema";
import { english } from "./languages/en/pack";
import { finderFor, isKnown, languageOf } from "./languages/known-languages";
import { readByFinder, readDigits } from "./read-by-line";
import { readDocument } from "./read-document";
import { readSentence } from "./read-sentence";
import { type TightText, tighten } from "./tight-text";

/** A text of one line, or of one that is wrapped, is read as a sentence; any other as a document. */
export const isDocument = (text: string): boolean => text.trim().includes("\n");

/** Columns of a document are told by where they stand, so that a run of blanks is cut only where it is absurd. */
export const blanksOfDocument = 40;

/** Reads a text whose language is told first: without a pack its digits alone, English by the sentences or as a document. */
function readTold(
  request: ExtractionRequest,
  readEnglish: (request: ExtractionRequest) => EventDraft[],
): EventDraft[] {
  const language = languageOf(request);
  const finder = finderFor(language);
  if (finder !== null) return readByFinder(request, finder);
  return isKnown(language) ? readEnglish(request) : readDigits(request);
}

const restored = (drafts: EventDraft[], restore: TightText["restore"]): EventDraft[] =>
  drafts.map((draft) => ({ ...draft, evidence: restore(draft.evidence) }));

/**
 * Reads a text into event drafts, in the order of the text; none where it names no day, clock or recurrence. A text of one
 * line is read as sentences, one of several as a document: its layout, what is said for all of it, then each item.
 * Pure and synchronous, so it runs in a browser while somebody types.
 */
export function readText(request: ExtractionRequest): EventDraft[] {
  const isLong = isDocument(request.text);
  const { text, restore } = tighten(request.text, isLong ? blanksOfDocument : undefined);
  const read = (told: ExtractionRequest): EventDraft[] =>
    isLong ? readDocument(told, english) : readSentence(told, english.silentInLines);
  return restored(readTold({ ...request, text }, read), restore);
}
