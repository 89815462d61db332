import type { EventDraft } from "@/lib/extraction/schema";
import { type Asides, addAsides, findAsides, noAsides } from "./asides/read-asides";
import type { LineWords } from "./pack/document-words";
import type { HeardText, LanguageTold, ReadDocument, ToldRequest, WholeTexts } from "./pack/language-pack";
import { readDigits, readLinesOf } from "./read-by-line";
import { draftsOfSentence, hearSentence, judgeSentence } from "./read-sentence";
import { cutOut, type TightText, tighten } from "./tight-text";

/** True for a text of several lines. */
export const isDocument = (text: string): boolean => text.trim().includes("\n");

/** Where a sentence is over and another one follows: not behind few letters, as in `Dr. Patel` and `Fri. 8`. */
const sentenceEnd = /(?:[^\s.]{4}\.|[.:]\d\d\.|[!?])\s/g;
/** Ends of sentences and letters from which a line is a paragraph, whose sentences tell of a matter each. */
const endsOfMany = 3;
const lengthOfMany = 180;

const isOfSentences = (text: string): boolean =>
  text.length >= lengthOfMany && (text.trim().match(sentenceEnd) ?? []).length >= endsOfMany;

/** A text of one line is read as a sentence, unless it is several that no calendar is told, or speaks of an hour that was said before; any other as a document. */
export function readsAsDocument({ text, pack: { whole } }: Pick<ToldRequest, "text" | "pack">): boolean {
  if (isDocument(text) || whole === null) return isDocument(text);
  const lower = text.toLowerCase();
  return (
    whole.lines.sameTime.test(lower) || (whole.lines.order?.test(lower) === false && isOfSentences(text))
  );
}

/** Columns of a document are told by where they stand, so that a run of blanks is cut only where it is absurd. */
export const blanksOfDocument = 40;

/** Reads a text of one line as a sentence. */
function readOneLine(request: ToldRequest, words: LineWords): ReadDocument {
  const heard = hearSentence(request, words.silentInLines);
  const judged = judgeSentence(draftsOfSentence(request, heard), heard, words);
  return {
    drafts: judged.flatMap(({ draft, isEvent }) => (isEvent ? draft : [])),
    setAside: judged.flatMap(({ draft, isEvent }) => (isEvent ? [] : draft)),
    heard: { kind: "line", heard },
  };
}

/** An hour without any day is hung on today by a sentence alone, so that a line in which a document finds nothing is read as one. */
function readKnown(request: ToldRequest, { lines, readDocument }: WholeTexts, isLong: boolean): ReadDocument {
  const document = isLong ? readDocument(request) : null;
  const isFound =
    document !== null && (isDocument(request.text) || document.drafts.length + document.setAside.length > 0);
  return isFound ? document : readOneLine(request, lines);
}

function readTold(request: LanguageTold, isLong: boolean): ReadDocument {
  const { whole } = request.pack;
  const isUnknown = request.unknownLanguage !== null;
  if (whole !== null && !isUnknown) return readKnown(request, whole, isLong);
  const drafts = isUnknown ? readDigits(request) : readLinesOf(request);
  return { drafts, setAside: [], heard: { kind: "text", request } };
}

/** The events of a text, in its order, and what is known of its other times. */
export interface WholeReading {
  drafts: EventDraft[];
  /** What says when and is no event: it is over, or only looks like one. */
  setAside: EventDraft[];
  heard: HeardText;
  /** Where words that were heard stand in the text as it was given. */
  restore: TightText["restore"];
}

/**
 * Reads a text whose language is told into event drafts, in the order of the text. Pure and synchronous; it knows no language
 * but the pack of the request, so that a browser need load no other.
 */
export function readInLanguage(request: LanguageTold): WholeReading {
  const words = request.unknownLanguage === null ? (request.pack.whole?.lines ?? null) : null;
  if (words === null) return readBeside(request, noAsides);
  const asides = findAsides(request.text, words.asides, isDocument(request.text));
  const reading = readBeside(request, asides);
  // Without an event they are words like any others.
  if (asides.all.length > 0 && reading.drafts.length === 0) return readBeside(request, noAsides);
  return { ...reading, drafts: addAsides(reading.drafts, { text: request.text, asides, words }) };
}

/** Reads a text as if its asides were not there, which would be times and names of their own. */
function readBeside(request: LanguageTold, { all }: Asides): WholeReading {
  const isLong = readsAsDocument(request);
  const cut = cutOut(
    request.text,
    all.map(({ whole }) => whole),
  );
  const { text, restore: loosened } = tighten(cut.text, isLong ? blanksOfDocument : undefined);
  const restore: TightText["restore"] = (words) => cut.restore(loosened(words));
  const { drafts, setAside, heard } = readTold({ ...request, text }, isLong);
  const restored = (draft: EventDraft): EventDraft => ({ ...draft, evidence: restore(draft.evidence) });
  return {
    drafts: drafts.map(restored),
    setAside: setAside.map(restored),
    heard,
    restore,
  };
}
