import type { ExtractionRequest } from "@/lib/extraction/extractor";
import { readDetails } from "@/lib/extraction/rules/details/read-details";
import type { EventDraft } from "@/lib/extraction/schema";
import { buildDrafts } from "./build-drafts";
import { english } from "./languages/en/pack";
import { finderFor, languageOf, unknownLanguage } from "./languages/known-languages";
import { nowIn } from "./now";
import { runPipeline } from "./pipeline";
import { readByFinder, readDigits } from "./read-by-line";
import { readDocument } from "./read-document";
import { tighten } from "./tight-text";

/** A text of one line, or of one that is wrapped, is read as a sentence; any other as a document. */
const isDocument = (text: string): boolean => text.trim().includes("\n");

/** Columns of a document are told by where they stand, so that a run of blanks is cut only where it is absurd. */
const blanksOfDocument = 40;

function readSentence(request: ExtractionRequest): EventDraft[] {
  const { source, entries, now } = runPipeline(request);
  return buildDrafts({
    source,
    entries,
    request,
    now,
    nowIn: (zone) => nowIn(zone, request.nowMs),
    readDetails,
  });
}

function readTight(request: ExtractionRequest): EventDraft[] {
  const finder = finderFor(languageOf(request));
  if (finder !== null) return readByFinder(request, finder);
  if (unknownLanguage(request) !== null) return readDigits(request);
  return isDocument(request.text) ? readDocument(request, english) : readSentence(request);
}

/**
 * Reads a text into event drafts, in the order of the text; none where it names no day, clock or recurrence.
 * Pure and synchronous, so it runs in a browser while somebody types.
 */
export function readText(request: ExtractionRequest): EventDraft[] {
  const blanksMax = isDocument(request.text) ? blanksOfDocument : undefined;
  const { text, restore } = tighten(request.text, blanksMax);
  return readTight({ ...request, text }).map((draft) => ({
    ...draft,
    evidence: draft.evidence.map(restore),
  }));
}
