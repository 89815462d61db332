import type { ExtractionRequest } from "@/lib/extraction/extractor";
import { readDetails } from "@/lib/extraction/rules/details/read-details";
import type { EventDraft } from "@/lib/extraction/schema";
import { buildDrafts } from "./build-drafts";
import { entryHasDay } from "./entries";
import { readLines } from "./layout/line";
import { nowIn } from "./now";
import { runPipeline } from "./pipeline";

/** Outside of American English a date in digits names its day first. */
const dayFirstLanguage = "en-GB";

/**
 * Reads a text in a language that has no pack: the dates that each line writes in digits, with the hours beside them, and
 * nothing else. A day that is named in words is nobody's guess, so that a wrong one is never shown.
 */
export function readDigits(request: ExtractionRequest): EventDraft[] {
  return readLines(request.text).flatMap(({ start, end }) => {
    const text = request.text.slice(start, end);
    const line = { ...request, text, language: dayFirstLanguage };
    const { source, entries, now } = runPipeline(line, { isUnderDay: false, readsDigitsAlone: true });
    const dated = entries.filter(entryHasDay);
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
