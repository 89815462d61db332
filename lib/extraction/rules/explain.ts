import type { ExtractionRequest } from "@/lib/extraction/extractor";
import { explainDocument, explainJudged, explainSilence } from "./explain-document";
import { aligned, explainDraft, place } from "./explain-draft";
import { explainReading } from "./explain-reading";
import { tellRequest } from "./languages/known-languages";
import type { DocumentWords } from "./pack/document-words";
import type { LanguageTold } from "./pack/language-pack";
import { runPipeline } from "./pipeline";
import { blanksOfDocument, readInLanguage, readsAsDocument } from "./read-in-language";
import { draftsOfSentence, hearSentence, judgeSentence } from "./read-sentence";
import { readUndated } from "./read-undated";
import { tighten } from "./tight-text";
import { findUnread } from "./unread/find-unread";
import { timesTold } from "./unread/times-told";

/** Why there is no draft, and what the visitor is asked to date. */
function explainNone(request: ExtractionRequest): string[] {
  const plan = readUndated(tellRequest(request));
  return [
    "no draft: the text names no day, clock or recurrence",
    ...(plan === null ? [] : [`asked for, without a time: ${JSON.stringify(plan.title)}`]),
  ];
}

/** The times of the text that made no event, and why. */
function explainUnread(request: LanguageTold): string[] {
  const reading = readInLanguage(request);
  const { drafts } = reading;
  const unread = findUnread(request.text, timesTold(reading), { kept: drafts, found: drafts });
  if (unread.length === 0) return [];
  const rows = unread.map((words) => [place(words), JSON.stringify(words.quote), words.reason]);
  return ["unread: times that made no event, and why", ...aligned(rows)];
}

/** A text in a language that has no words for documents: what its sentences say of time, and the drafts. */
const explainWithoutWords = (request: LanguageTold): string[] => [
  ...explainReading(runPipeline(request)),
  ...readInLanguage(request).drafts.flatMap((draft, at) => explainDraft(draft, at + 1)),
];

/** A text of one line. */
function explainSentence(request: LanguageTold, words: DocumentWords): string[] {
  const heard = hearSentence(request, words.silentInLines);
  const judged = judgeSentence(draftsOfSentence(request, heard), heard, words);
  const drafts = judged.flatMap(({ draft, isEvent }) => (isEvent ? draft : []));
  return [
    ...explainSilence(heard.silent, request.text, words.silentInLines),
    ...explainReading(heard.reading),
    ...explainJudged(judged, words.notes?.weights),
    ...drafts.flatMap((draft, at) => explainDraft(draft, at + 1)),
    ...(drafts.length === 0 ? explainNone(request) : []),
  ];
}

/**
 * How a text is read, as aligned plain text: one of several lines as a document (`explainDocument`), one of one line as
 * sentences (`explainReading`), every draft with the words that it comes from and the other readings, and the times that
 * made no event. Offsets are UTF-16, the end exclusive, of the text as the parser sees it, without long runs of blanks.
 */
export function explain(written: ExtractionRequest): string {
  const told = tellRequest(written);
  const isLong = readsAsDocument(told) && readInLanguage(told).heard.kind !== "line";
  const { text } = tighten(written.text, isLong ? blanksOfDocument : undefined);
  const request = { ...told, text };
  const document = request.pack.whole?.document;
  if (!document) return [...explainWithoutWords(request), ...explainUnread(request)].join("\n");
  const lines = isLong ? [explainDocument(request, document)] : explainSentence(request, document);
  return [...lines, ...explainUnread(request)].join("\n");
}
