import type { ExtractionRequest } from "@/lib/extraction/extractor";
import { explainDocument, explainSilence } from "./explain-document";
import { aligned, explainDraft, place } from "./explain-draft";
import { explainReading } from "./explain-reading";
import { english } from "./languages/en/pack";
import { draftsOfSentence, hearSentence } from "./read-sentence";
import { blanksOfDocument, isDocument, readWhole } from "./read-text";
import { readUndated } from "./read-undated";
import { tighten } from "./tight-text";
import { findUnread } from "./unread/find-unread";

/** Why there is no draft, and what the visitor is asked to date. */
function explainNone(request: ExtractionRequest): string[] {
  const plan = readUndated(request);
  return [
    "no draft: the text names no day, clock or recurrence",
    ...(plan === null ? [] : [`asked for, without a time: ${JSON.stringify(plan.title)}`]),
  ];
}

/** The times of the text that made no event, and why. */
function explainUnread(request: ExtractionRequest): string[] {
  const { drafts, timesTold } = readWhole(request);
  const unread = findUnread(request.text, timesTold(), { kept: drafts, found: drafts });
  if (unread.length === 0) return [];
  const rows = unread.map((words) => [place(words), JSON.stringify(words.quote), words.reason]);
  return ["unread: times that made no event, and why", ...aligned(rows)];
}

/**
 * How a text is read, as aligned plain text: one of several lines as a document (`explainDocument`), one of one line as
 * sentences (`explainReading`), every draft with the words that it comes from and the other readings, and the times that
 * made no event. Offsets are UTF-16, the end exclusive, of the text as the parser sees it, without long runs of blanks.
 */
export function explain(written: ExtractionRequest): string {
  if (isDocument(written.text)) {
    const { text } = tighten(written.text, blanksOfDocument);
    return [explainDocument({ ...written, text }, english), ...explainUnread({ ...written, text })].join(
      "\n",
    );
  }
  const request = { ...written, text: tighten(written.text).text };
  const heard = hearSentence(request, english.silentInLines);
  const drafts = draftsOfSentence(request, heard);
  return [
    ...explainSilence(heard.silent, request.text, english.silentInLines),
    ...explainReading(heard.reading),
    ...drafts.flatMap((draft, at) => explainDraft(draft, at + 1)),
    ...(drafts.length === 0 ? explainNone(request) : []),
    ...explainUnread(request),
  ].join("\n");
}
