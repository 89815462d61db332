import type { ExtractionRequest } from "@/lib/extraction/extractor";
import { readDetails } from "@/lib/extraction/rules/details/read-details";
import type { EventDraft } from "@/lib/extraction/schema";
import { buildDrafts } from "./build-drafts";
import { entryHasDay } from "./entries";
import type { LanguageFinder } from "./find/by-lexicon";
import { readLines } from "./layout/line";
import { nowIn } from "./now";
import { type PartOptions, runPipeline } from "./pipeline";

/** Outside of American English a date in digits names its day first. */
const dayFirstLanguage = "en-GB";

/**
 * Reads a text in a language that has no pack: the dates that each line writes in digits, with the hours beside them, and
 * nothing else. A day that is named in words is nobody's guess, so that a wrong one is never shown.
 */
export const readDigits = (request: ExtractionRequest): EventDraft[] =>
  readByLine(request, { isUnderDay: false, readsDigitsAlone: true });

/** Reads each line of a text in a language that is known by its words of time alone. */
export const readByFinder = (request: ExtractionRequest, finder: LanguageFinder): EventDraft[] =>
  readByLine(request, { isUnderDay: false, finder });

function readByLine(request: ExtractionRequest, options: PartOptions): EventDraft[] {
  return readLines(request.text).flatMap(({ start, end }) => {
    const text = request.text.slice(start, end);
    const line = { ...request, text, language: dayFirstLanguage };
    const { source, entries, now } = runPipeline(line, options);
    const dated = options.readsDigitsAlone === true ? entries.filter(entryHasDay) : entries;
    const drafts = buildDrafts({
      source,
      entries: dated,
      request: line,
      now,
      nowIn: (zone) => nowIn(zone, request.nowMs),
      readDetails,
    });
    return drafts.map((draft) => ({
      ...draft,
      evidence: draft.evidence.map((one) => ({ ...one, start: one.start + start, end: one.end + start })),
    }));
  });
}
