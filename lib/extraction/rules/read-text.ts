import type { ExtractionRequest } from "@/lib/extraction/extractor";
import type { EventDraft } from "@/lib/extraction/schema";
import { english } from "./languages/en/pack";
import { finderFor, isKnown, languageOf } from "./languages/known-languages";
import { readByFinder, readDigits } from "./read-by-line";
import { traceDocument } from "./read-document";
import { draftsOfSentence, hearSentence } from "./read-sentence";
import { prepare } from "./scan";
import { tighten } from "./tight-text";
import type { TimesTold } from "./unread/find-unread";
import { type LeftOut, leftOutOfDocument, leftOutOfSentence } from "./unread/left-out";
import { type FoundSpans, findInWhole, findTimeWords } from "./unread/time-words";

/** A text of one line, or of one that is wrapped, is read as a sentence; any other as a document. */
export const isDocument = (text: string): boolean => text.trim().includes("\n");

/** Columns of a document are told by where they stand, so that a run of blanks is cut only where it is absurd. */
export const blanksOfDocument = 40;

/** The events of a text, and how to tell which of its times made none. */
interface Told {
  drafts: EventDraft[];
  leftOut: () => LeftOut[];
  found: () => FoundSpans;
}

function readEnglish(request: ExtractionRequest, isLong: boolean): Told {
  if (isLong) {
    const trace = traceDocument(request, english);
    const found = () => findInWhole(prepare(request.text), undefined);
    return {
      drafts: trace.drafts,
      leftOut: () => leftOutOfDocument(trace, { text: request.text, shapes: english.shapes }),
      found,
    };
  }
  const heard = hearSentence(request, english.silentInLines);
  const drafts = draftsOfSentence(request, heard);
  return { drafts, leftOut: () => leftOutOfSentence(heard), found: () => heard.whole };
}

/** Reads a text whose language is told first: without a pack its digits alone, English by the sentences or as a document. */
function readTold(request: ExtractionRequest, isLong: boolean): Told {
  const language = languageOf(request);
  const finder = finderFor(language);
  if (finder === null && isKnown(language)) return readEnglish(request, isLong);
  const drafts = finder === null ? readDigits(request) : readByFinder(request, finder);
  return { drafts, leftOut: () => [], found: () => findInWhole(prepare(request.text), finder ?? undefined) };
}

/** The events of a text, in its order, and what is known of its other times. */
export interface WholeReading {
  drafts: EventDraft[];
  /** Asked for where somebody is told what was left out; it looks through a document once more for its times. */
  timesTold: () => TimesTold;
}

/** Reads a text as `readText` does, and keeps what tells which of its times made no event. */
export function readWhole(request: ExtractionRequest): WholeReading {
  const isLong = isDocument(request.text);
  const { text, restore } = tighten(request.text, isLong ? blanksOfDocument : undefined);
  const told = { ...request, text };
  const { drafts, leftOut, found } = readTold(told, isLong);
  return {
    drafts: drafts.map((draft) => ({ ...draft, evidence: restore(draft.evidence) })),
    timesTold: () => ({ times: restore(findTimeWords(found())), leftOut: restore(leftOut()) }),
  };
}

/**
 * Reads a text into event drafts, in the order of the text; none where it names no day, clock or recurrence. A text of one
 * line is read as sentences, one of several as a document: its layout, what is said for all of it, then each item.
 * Pure and synchronous, so it runs in a browser while somebody types.
 */
export const readText = (request: ExtractionRequest): EventDraft[] => readWhole(request).drafts;
