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

/** A text of one line, or of one that is wrapped, is read as a sentence; any other as a document. */
const isDocument = (text: string): boolean => text.trim().includes("\n");

/**
 * Reads a text into event drafts, in the order of the text; none where it names no day, clock or recurrence.
 * Pure and synchronous, so it runs in a browser while somebody types.
 */
export function readText(request: ExtractionRequest): EventDraft[] {
  const language = languageOf(request);
  const finder = finderFor(language);
  if (finder !== null) return readByFinder(request, finder);
  if (unknownLanguage(request) !== null) return readDigits(request);
  if (isDocument(request.text)) return readDocument(request, english);
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
