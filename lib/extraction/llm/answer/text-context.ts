import type { ExtractionRequest } from "@/lib/extraction/extractor";
import { tellRequest } from "@/lib/extraction/rules/languages/known-languages";
import { languageOf } from "@/lib/extraction/rules/languages/pack-codes";
import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import { type Layout, readLayout } from "@/lib/extraction/rules/layout/read-layout";
import type { DocumentWords } from "@/lib/extraction/rules/pack/document-words";
import { isDocument } from "@/lib/extraction/rules/read-in-language";
import { readWhole } from "@/lib/extraction/rules/read-text";
import { anchorOf } from "@/lib/extraction/rules/scope/anchor";
import type { EventDraft } from "@/lib/extraction/schema";
import type { QuoteRange } from "./locate-quote";
import { type QuoteSource, sourceOf } from "./match-quote";
import { type QuoteFacts, readFacts } from "./quote-facts";

/** What is known about a text before any of its quotes is read. */
export interface TextContext {
  request: ExtractionRequest;
  source: QuoteSource;
  /** The visitor's zone. */
  timeZone: string;
  /** The rules parser's events of the whole text. */
  byRules: readonly EventDraft[];
  /** What the rules parser read in the whole text and judged to be over, or no event. */
  setAside: readonly EventDraft[];
  /** The text's language, as a BCP 47 primary subtag. */
  language: string;
  /** Its words; null for a language that has none for documents. */
  words: DocumentWords | null;
  /** The facts about time in the whole text, whatever its language, except when its parts were sent. */
  around: QuoteFacts;
  /**
   * The request with the moment at which the words of a place were written: a quoted mail counts its days
   * from its own date.
   */
  requestAt(range: QuoteRange): ExtractionRequest;
  /** True where a draft has its time also from words outside the block of the range: a heading, a line for all. */
  isSaidElsewhere(draft: EventDraft, range: QuoteRange): boolean;
}

function blockAt({ blocks }: Layout, { start }: Stretch): Block | undefined {
  return blocks.find((block) => start >= block.start && start < block.end);
}

const blank = (text: string, { start, end }: Stretch): string =>
  text.slice(0, start) + " ".repeat(end - start) + text.slice(end);

/** A text without the lines and words that say when its parts were sent. */
function withoutStamps(text: string, { blocks, mails }: Layout): string {
  const heads = blocks.filter(({ kind }) => kind === "header" || kind === "stamp");
  const stamps = [...blocks.map(({ stamp }) => stamp), ...mails.map(({ sent }) => sent)];
  return [...heads, ...stamps.filter((stamp) => stamp !== null)].reduce(blank, text);
}

/** Reads a text once for all quotes of an answer. */
export function readContext(request: ExtractionRequest): TextContext {
  const { text } = request;
  const told = tellRequest(request);
  const words = told.pack.whole?.document?.layout;
  const layout = words !== undefined && isDocument(text) ? readLayout(text, words) : null;
  const language = languageOf(request);
  const { drafts: byRules, setAside } = readWhole(request);
  return {
    request,
    source: sourceOf(text, language),
    timeZone: request.timeZone,
    byRules,
    setAside,
    language,
    words: told.unknownLanguage === null ? (told.pack.whole?.document ?? null) : null,
    around: readFacts(layout === null ? text : withoutStamps(text, layout), language),
    requestAt: (range) => {
      const block = layout === null ? undefined : blockAt(layout, range);
      if (words === undefined || layout === null || block === undefined) return request;
      return { ...request, nowMs: anchorOf(told, { layout, block }, words.mail) };
    },
    isSaidElsewhere: ({ evidence }, range) => {
      const block = layout === null ? undefined : blockAt(layout, range);
      if (block === undefined) return false;
      return evidence.some(
        ({ field, start, end }) => field === "start_datetime" && (end <= block.start || start >= block.end),
      );
    },
  };
}
