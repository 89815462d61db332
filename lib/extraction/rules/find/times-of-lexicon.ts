import type { TimePatterns } from "@/lib/extraction/rules/pack/language-pack";
import type { Lexicon } from "@/lib/extraction/rules/pack/lexicon";
import { wordStarts } from "@/lib/extraction/rules/scan";
import type { Span } from "@/lib/extraction/rules/spans";
import { behindTemplates } from "./lexicon-behind";
import { clockTemplates } from "./lexicon-clock";
import { dayTemplates } from "./lexicon-day";
import { numberTemplates } from "./lexicon-numbers";
import { longTemplates } from "./lexicon-series";
import { spokenTemplates } from "./lexicon-spoken";
import { sourcesOf } from "./lexicon-words";

/** How a language says when that is given by its words alone. */
export function timesOfLexicon(given: Lexicon): TimePatterns {
  const sources = sourcesOf(given);
  const lexicon = { ...given, weekdays: { ...given.shortWeekdays, ...given.weekdays } };
  const templates = [
    // Of phrases of equal length the first counts: an amount that does not mean its number is asked before any other.
    ...behindTemplates(lexicon, sources),
    ...numberTemplates(lexicon, sources),
    ...dayTemplates(lexicon, sources),
    ...clockTemplates(lexicon, sources),
    ...longTemplates(lexicon, sources),
    ...spokenTemplates(lexicon, sources),
  ];
  return {
    find: (source) =>
      wordStarts(source).flatMap((start) =>
        templates.flatMap(({ rule, pattern, read, strength }): Span[] => {
          pattern.lastIndex = start;
          const match = pattern.exec(source.lower);
          const value = match ? read(match.groups ?? {}) : null;
          if (!match || value === null) return [];
          return [{ start, end: start + match[0].length, rule, strength: strength ?? "strong", value }];
        }),
      ),
    findDayNumber: () => null,
    guess: () => [],
    writesDayFirst: () => true,
  };
}
