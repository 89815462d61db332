import type { TimePatterns } from "@/lib/extraction/rules/pack/language-pack";
import type { Lexicon } from "@/lib/extraction/rules/pack/lexicon";
import { lettersAt, type Source, wordStarts } from "@/lib/extraction/rules/scan";
import type { Span } from "@/lib/extraction/rules/spans";
import { withoutHoursOfLengths } from "./hours-of-lengths";
import { behindTemplates } from "./lexicon-behind";
import { clockTemplates } from "./lexicon-clock";
import { clockListTemplates } from "./lexicon-clock-list";
import { dateTemplates } from "./lexicon-dates";
import { dayTemplates } from "./lexicon-day";
import { dayNumberOf } from "./lexicon-day-number";
import { exceptionsOf } from "./lexicon-exceptions";
import { joinedTemplates } from "./lexicon-joined";
import { numberTemplates } from "./lexicon-numbers";
import { longTemplates } from "./lexicon-series";
import { spokenTemplates } from "./lexicon-spoken";
import { weekHeadTemplates } from "./lexicon-week-heads";
import { openPhrase, sourcesOf } from "./lexicon-words";
import { zoneTemplates } from "./lexicon-zones";
import { openingWordsOf } from "./opening-words";

/** The longest of what says no time though its words are words of time. */
function noiseOf({ notTimes = [] }: Lexicon): (source: Source, start: number) => Span[] {
  const patterns = notTimes.map(openPhrase);
  return ({ flat }, start) =>
    patterns.flatMap((pattern): Span[] => {
      pattern.lastIndex = start;
      const match = pattern.exec(flat);
      if (!match) return [];
      const end = start + match[0].length;
      return [{ start, end, rule: "not-a-time", strength: "strong", value: { kind: "noise" } }];
    });
}

/** How a language says when that is given by its words alone. */
export function timesOfLexicon(given: Lexicon): TimePatterns {
  const sources = sourcesOf(given);
  const lexicon = { ...given, weekdays: { ...given.shortWeekdays, ...given.weekdays } };
  const templates = [
    // Of phrases of equal length the first counts: an amount that does not mean its number is asked before any other.
    ...joinedTemplates(lexicon, sources),
    ...weekHeadTemplates(lexicon, sources),
    ...behindTemplates(lexicon, sources),
    ...numberTemplates(lexicon, sources),
    ...dateTemplates(lexicon, sources),
    ...dayTemplates(lexicon, sources),
    ...clockTemplates(lexicon, sources),
    ...clockListTemplates(lexicon, sources),
    ...zoneTemplates(lexicon),
    ...longTemplates(lexicon, sources),
    ...spokenTemplates(lexicon, sources),
  ];
  const openings = openingWordsOf(lexicon);
  /** True at a number, and at a word with which a phrase begins. */
  const mayOpen = (source: Source, start: number): boolean => {
    const word = lettersAt(source, start);
    return word === "" || openings.has(word);
  };
  const exceptionsAt = exceptionsOf(lexicon, templates);
  const noiseAt = noiseOf(lexicon);
  return {
    find: (source) =>
      withoutHoursOfLengths(
        wordStarts(source).flatMap((start) => [
          ...noiseAt(source, start),
          ...exceptionsAt(source, start),
          ...(mayOpen(source, start) ? templates : []).flatMap(
            ({ rule, pattern, read, strength }): Span[] => {
              pattern.lastIndex = start;
              const match = pattern.exec(source.lower);
              const value = match ? read(match.groups ?? {}) : null;
              if (!match || value === null) return [];
              return [{ start, end: start + match[0].length, rule, strength: strength ?? "strong", value }];
            },
          ),
        ]),
      ),
    findDayNumber: dayNumberOf(lexicon),
    guess: () => [],
    writesDayFirst: () => true,
  };
}
