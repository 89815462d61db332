import type { ExtractionRequest } from "@/lib/extraction/extractor";
import type { Source } from "@/lib/extraction/rules/scan";
import type { Now, Recognised, Span } from "@/lib/extraction/rules/spans";
import type { LeftOut } from "@/lib/extraction/rules/unread/left-out";
import type { FoundSpans } from "@/lib/extraction/rules/unread/time-words";
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

/** The events of a text, and how to tell which of its times made none. */
export interface ReadDocument {
  drafts: EventDraft[];
  /** What says when and is no event: it is over, or only looks like one. */
  setAside: EventDraft[];
  leftOut: () => LeftOut[];
  found: () => FoundSpans;
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
