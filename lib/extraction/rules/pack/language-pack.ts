import type { ExtractionRequest } from "@/lib/extraction/extractor";
import type { DocumentTrace } from "@/lib/extraction/rules/read-document";
import type { HeardSentence } from "@/lib/extraction/rules/read-sentence";
import type { Source } from "@/lib/extraction/rules/scan";
import type { Now, Recognised, Span } from "@/lib/extraction/rules/spans";
import type { EventDraft } from "@/lib/extraction/schema";
import type { DetailWords } from "./detail-words";
import type { DocumentWords, LineWords } from "./document-words";
import type { SentenceWords } from "./sentence-words";

/** The days by number that open a line under the name of a month, and where they begin. */
export type DayNumber = Recognised & { start: number };

/** How a language says when. Templates over a lexicon make one (`find/times-of-lexicon.ts`), or a language has its own patterns. */
export interface TimePatterns {
  /** Everything in a text that may say when; of overlapping finds the longest is chosen elsewhere. */
  find: (source: Source) => Span[];
  /** `8   Races`, `Sat 24: seeds`: null where the text opens with no day. */
  findDayNumber: (source: Pick<Source, "text" | "lower">) => DayNumber | null;
  /** What another reader finds in a short text in which `find` found no time; throws `NotLoaded` where that reader is still to be fetched. */
  guess: (text: string, now: Now) => Span[];
  /** True where the language, as a BCP 47 tag, or the zone writes 4/5 for the fourth of May. */
  writesDayFirst: (request: Pick<ExtractionRequest, "language" | "timeZone">) => boolean;
}

/** Everything that the engine asks of a language: what a folder of `languages` gives. */
export interface LanguagePack {
  /** BCP 47 primary subtag. */
  code: string;
  times: TimePatterns;
  sentence: SentenceWords;
  details: DetailWords;
  /** Null for a language of which each line is read by itself: it has no words for whole texts yet. */
  whole: WholeTexts | null;
}

/** How a language's whole texts are read. */
export interface WholeTexts {
  lines: LineWords;
  /** Null in a pack that leaves texts of several lines for the whole one. */
  document: DocumentWords | null;
  /** Reads a text of several lines; throws `NotLoaded` where the words for it are still to be fetched. */
  readDocument: (request: ToldRequest) => ReadDocument;
}

/**
 * What tells which of a text's times made no event (`unread/times-told.ts`): a line as it was heard, a document as it was traced,
 * or the text alone.
 */
export type HeardText =
  | { kind: "line"; heard: HeardSentence }
  | { kind: "document"; trace: DocumentTrace; request: ToldRequest; words: DocumentWords }
  | { kind: "text"; request: ToldRequest };

/** The events of a text, and what tells of its other times. */
export interface ReadDocument {
  drafts: EventDraft[];
  /** What says when and is no event: it is over, or only looks like one. */
  setAside: EventDraft[];
  heard: HeardText;
}

/** A request whose language is told: what there is to read, and by which pack. */
export interface ToldRequest extends ExtractionRequest {
  pack: LanguagePack;
}

/** The same where the language may be one that no pack knows: then only what digits say counts. */
export interface LanguageTold extends ToldRequest {
  /** That language, as a BCP 47 primary subtag; null for one that has a pack. */
  unknownLanguage: string | null;
}
