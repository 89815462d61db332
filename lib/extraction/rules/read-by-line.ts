import { readDetails } from "@/lib/extraction/rules/details/read-details";
import type { ToldRequest } from "@/lib/extraction/rules/pack/language-pack";
import type { EventDraft } from "@/lib/extraction/schema";
import { buildDrafts } from "./build-drafts";
import { entryHasDay } from "./entries";
import { readLines } from "./layout/line";
import { nowIn } from "./now";
import { type PartOptions, runPipeline } from "./pipeline";

/**
 * Reads a text in a language that has no pack: the dates that each line writes in digits, with the hours beside them, and
 * nothing else. A day that is named in words is nobody's guess, so that a wrong one is never shown.
 */
export const readDigits = (request: ToldRequest): EventDraft[] =>
  readByLine(request, { isUnderDay: false, readsDigitsAlone: true });

/** Reads each line of a text by itself, in a language that has no words for whole documents. */
export const readLinesOf = (request: ToldRequest): EventDraft[] => readByLine(request, { isUnderDay: false });

function readByLine(request: ToldRequest, options: PartOptions): EventDraft[] {
  return readLines(request.text).flatMap(({ start, end }) => {
    const text = request.text.slice(start, end);
    const line = { ...request, text };
    const { source, entries, now } = runPipeline(line, options);
    const dated = options.readsDigitsAlone === true ? entries.filter(entryHasDay) : entries;
    const drafts = buildDrafts({
      source,
      entries: dated,
      request: line,
      now,
      nowIn: (zone) => nowIn(zone, request.nowMs),
      readDetails: (segment) => readDetails(segment, request.pack.details),
    });
    return drafts.map((draft) => ({
      ...draft,
      evidence: draft.evidence.map((one) => ({ ...one, start: one.start + start, end: one.end + start })),
    }));
  });
}
