import type { ExtractionRequest } from "@/lib/extraction/extractor";
import { capitalizeFirst } from "@/lib/extraction/rules/details/letter-case";
import { readDetails } from "@/lib/extraction/rules/details/read-details";
import { tellRequest } from "@/lib/extraction/rules/languages/known-languages";
import type { EventDraft } from "@/lib/extraction/schema";
import { foldText } from "@/lib/text/fold-text";
import { eventFields } from "@/lib/wire/event-fields";
import type { Evidence } from "@/lib/wire/evidence";
import { calendarWords } from "./calendar-words";
import { foldForQuotes, locateQuote, nearest, type QuoteRange } from "./locate-quote";
import type { QuoteSource } from "./match-quote";
import { partOfWord, quoteWords } from "./quote-words";

interface TitleQuestion {
  request: ExtractionRequest;
  source: QuoteSource;
  title: string;
  when: QuoteRange;
  inContext: readonly EventDraft[];
}

interface ResolvedTitle {
  title: string;
  evidence: Evidence[];
  /** True where the model's title is not in the text, so that the rules parser's replaces it. */
  isReplaced: boolean;
}

/** The sentence or line of the text that holds the words of `when`. */
function sentenceAround(text: string, { start, end }: QuoteRange): { start: number; end: number } {
  const before = [...text.slice(0, start).matchAll(/[.!?;]\s|\n/gu)].at(-1);
  const after = /[.!?;](?:\s|$)|\n/u.exec(text.slice(end));
  return {
    start: before === undefined ? 0 : before.index + before[0].length,
    end: after === null ? text.length : end + after.index,
  };
}

/**
 * The rules parser's title: that of its own event of these words, else what remains of the sentence without
 * them.
 */
function titleByRules({
  request,
  when,
  inContext,
}: TitleQuestion): Pick<ResolvedTitle, "title" | "evidence"> {
  const [known] = inContext;
  const read =
    known ??
    readDetails(
      {
        text: request.text,
        ...sentenceAround(request.text, when),
        taken: [{ start: when.start, end: when.end, rule: "quote" }],
      },
      tellRequest(request).pack.details,
    );
  return { title: read.title, evidence: read.evidence.filter(({ field }) => field === "title") };
}

/** The longest run of words, counted from the first, that the text contains. */
function firstPiece(
  { source, when }: TitleQuestion,
  words: readonly string[],
): { range: QuoteRange; count: number } | null {
  for (let count = words.length; count > 0; count -= 1) {
    const range = nearest(locateQuote(source, words.slice(0, count).join(" ")), when);
    if (range !== null) return { range, count };
  }
  return null;
}

/**
 * The places of the words of a title: as few pieces as possible, each the one nearest to the words of `when`.
 */
function evidenceOf(question: TitleQuestion): Evidence[] {
  const words = question.title.split(/\s+/u);
  const found: Evidence[] = [];
  while (words.length > 0) {
    const piece = firstPiece(question, words);
    const isNew = piece !== null && found.every(({ start }) => start !== piece.range.start);
    if (isNew) found.push({ field: "title", ...piece.range });
    words.splice(0, piece?.count ?? 1);
  }
  return found;
}

/** True where each word of a title is in the text in some form, or is a plain calendar word. */
function isSaid({ words }: QuoteSource, title: string): boolean {
  const titled = quoteWords(foldForQuotes(title));
  return (
    titled.length > 0 &&
    titled.every(
      ({ word }) =>
        calendarWords.has(foldText(word)) || words.some((said) => partOfWord(said.word, word) !== null),
    )
  );
}

/**
 * The model's title if all its words are in the text or plain calendar words; otherwise the rules parser's.
 */
export function resolveTitle(answered: TitleQuestion): ResolvedTitle {
  const title = answered.title.slice(0, eventFields.title.lengthMax).trim();
  if (!isSaid(answered.source, title)) return { ...titleByRules(answered), isReplaced: true };
  return { title: capitalizeFirst(title), evidence: evidenceOf({ ...answered, title }), isReplaced: false };
}
