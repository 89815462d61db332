import type { ExtractionRequest } from "@/lib/extraction/extractor";
import { languageOf, tellRequest } from "@/lib/extraction/rules/languages/known-languages";
import type { Block } from "@/lib/extraction/rules/layout/block";
import { type Layout, readLayout } from "@/lib/extraction/rules/layout/read-layout";
import { isDocument } from "@/lib/extraction/rules/read-in-language";
import { readText } from "@/lib/extraction/rules/read-text";
import { anchorOf } from "@/lib/extraction/rules/scope/anchor";
import type { EventDraft } from "@/lib/extraction/schema";
import type { QuoteRange } from "./locate-quote";
import { type QuoteSource, sourceOf } from "./match-quote";
import { type QuoteFacts, readFacts } from "./quote-facts";

/** What is known about a text before any of its quotes is read. */
export interface TextContext {
  source: QuoteSource;
  /** The visitor's zone. */
  timeZone: string;
  /** The rules parser's events of the whole text. */
  byRules: readonly EventDraft[];
  /** The text's language, as a BCP 47 primary subtag. */
  language: string;
  /** The facts about time in the whole text, whatever its language. */
  around: QuoteFacts;
  /**
   * The request with the moment at which the words of a place were written: a quoted mail counts its days
   * from its own date.
   */
  requestAt(range: QuoteRange): ExtractionRequest;
}

function blockAt({ blocks }: Layout, { start }: QuoteRange): Block | undefined {
  return blocks.find((block) => start >= block.start && start < block.end);
}

/** Reads a text once for all quotes of an answer. */
export function readContext(request: ExtractionRequest): TextContext {
  const { text } = request;
  const told = tellRequest(request);
  const words = told.pack.document?.layout;
  const layout = words !== undefined && isDocument(text) ? readLayout(text, words) : null;
  const language = languageOf(request);
  return {
    source: sourceOf(text),
    timeZone: request.timeZone,
    byRules: readText(request),
    language,
    around: readFacts(text, language),
    requestAt: (range) => {
      const block = layout === null ? undefined : blockAt(layout, range);
      if (words === undefined || layout === null || block === undefined) return request;
      const stamp = block.stamp ?? layout.mails[block.mail]?.sent ?? null;
      return { ...request, nowMs: anchorOf(told, stamp, words.mail) };
    },
  };
}
