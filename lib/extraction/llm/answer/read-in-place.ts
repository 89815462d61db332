import type { EventDraft } from "@/lib/extraction/schema";
import { foldText } from "@/lib/text/fold-text";
import type { QuoteMatch } from "./match-quote";
import { draftsAt, timeFields } from "./place-events";
import { readFacts } from "./quote-facts";
import type { TextContext } from "./text-context";
import { saysWhen } from "./time-words";

/** The rules parser's reading of a quote's words at their place in the text. */
export interface ReadingInPlace {
  /**
   * The events whose times come from these words; if there are none, those that it judged to be over or no
   * event.
   */
  drafts: readonly EventDraft[];
  /** True where each of them takes a part of its time from other lines, such as the day of a heading. */
  isSaidElsewhere: boolean;
  /** True where every time word of the quote is evidence of those times. */
  isWhole: boolean;
}

const wordPattern = /[\p{L}\p{N}]+/gu;

/** True where the drafts' evidence covers every time word of the quote. */
function usesAll({ spans }: QuoteMatch, drafts: readonly EventDraft[]): boolean {
  const used = drafts.flatMap(({ evidence }) => evidence).filter(({ field }) => timeFields.has(field));
  return spans.every(({ quote, start }) =>
    [...quote.matchAll(wordPattern)].every(({ 0: word, index }) => {
      const from = start + index;
      const isUsed = used.some((one) => from >= one.start && from + word.length <= one.end);
      return isUsed || !saysWhen(foldText(word));
    }),
  );
}

/**
 * True for a quote without a day, a weekday or a clock that the rules parser, which read the whole text, has in the name
 * of an event and in no time: `Christmas jumper day` below `Fri 4` is not on 25 December.
 */
export function isOnlyName({ spans }: QuoteMatch, { byRules, language }: TextContext): boolean {
  const evidence = byRules.flatMap((draft) => draft.evidence);
  const names = evidence.filter(({ field }) => field === "title");
  const times = evidence.filter(({ field }) => timeFields.has(field));
  const isName = spans.every(
    ({ start, end }) =>
      names.some((name) => start >= name.start && end <= name.end) &&
      !times.some((time) => start < time.end && time.start < end),
  );
  if (!isName) return false;
  const { days, weekdays, clocks, shift } = readFacts(spans.map(({ quote }) => quote).join(" "), language);
  return days.length + weekdays.size + clocks.length === 0 && shift === null;
}

/** Reads a quote's words at their place; `inContext` are the rules parser's events of these words. */
export function readInPlace(
  context: TextContext,
  { when, inContext }: { when: QuoteMatch; inContext: readonly EventDraft[] },
): ReadingInPlace {
  const drafts = inContext.length > 0 ? inContext : draftsAt(context.setAside, when);
  return {
    drafts,
    isSaidElsewhere: drafts.length > 0 && drafts.every((draft) => context.isSaidElsewhere(draft, when)),
    isWhole: usesAll(when, drafts),
  };
}
