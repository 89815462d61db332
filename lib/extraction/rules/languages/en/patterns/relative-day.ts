import { relativeDayWords } from "@/lib/extraction/rules/languages/en/words/days-and-months";
import { partOfDayWords } from "@/lib/extraction/rules/languages/en/words/units";
import { alternation, matchAt, openPattern, pattern, type Source } from "@/lib/extraction/rules/scan";
import type { DayExpression, PartOfDay, Recognised } from "@/lib/extraction/rules/spans";

const partNames = "morning|afternoon|arvo|evening|night|nite|noon|lunchtime|lunch";
const partAfter =
  "(?: (?:early |late |in the )?(?<part>morning|morn|afternoon(?:ish)?|arvo|evening|eve|night|nite|noon)(?!s))?";
const dayAfter = pattern(`(?:(?:the )?day after (?:tom+or+ow|tmrw?)(?:'s)?|overmorrow)${partAfter}`);
const dayBefore = pattern(`(?:the )?day before yest(?:erday)?${partAfter}`);
const simple = pattern(`(?<word>${alternation(Object.keys(relativeDayWords))})(?:'s)?${partAfter}`);
const thisPart = pattern(`(?<which>this|last) (?:early |late )?(?<part>${partNames})`);
const nextDay = pattern(`(?:the )?(?:next|following) (?:day|(?<part>morning|afternoon|evening|night))`);
/** `a follow-up the day after at 10`, `reception previous day 7pm`: counted from the event before. */
const dayBeside = pattern(
  "(?:on )?(?:the (?:day|(?<part>morning|evening|night)) (?:after|(?<ahead>before))|(?<prior>(?:the )?previous day))(?= ?(?:$|[,.;:!?)\\n-]|(?:at|from|between|around|in|for|with|instead|morning|evening|there|we|is|was)\\b|\\d))",
);
/** `Reception: Same day, 7 pm`, `sangeet same evening 7 onwards`: the words stand for themselves, or lead to an hour. */
const plainSameDay = openPattern(
  "(?:the )?same (?:day|(?<part>morning|afternoon|evening|night))(?= (?:at |from |by |@ ?)?\\d|(?<=(?:^|\\s{2,}|[:,;(–-] ?)same \\w+) ?(?:$|[,:;)\\n]))",
);
const sameDay = pattern(
  "(?:on )?(?:your|his|her|my|their) first (?:day|morning)(?! of\\b)|(?:on )?(?:the |that )same day|that (?:same )?day|that (?:same )?(?<part>morning|afternoon|evening|night)",
);
const thisDay = pattern("this (?:very )?day");

const partOf = (word: string | undefined): PartOfDay | null =>
  word === undefined ? null : (partOfDayWords[word] ?? null);

const shifted = (days: number, part: PartOfDay | null, end: number): Recognised => ({
  value: {
    kind: "day",
    days: [{ kind: "shift", days, months: 0, from: null }],
    last: null,
    other: null,
    part,
  },
  end,
});

/** `the day after`, `the next morning`, `that same day`: counted from the event before. */
function readCounted(source: Source, at: number): Recognised | null {
  const base = { kind: "same-day" } as const;
  const beside = matchAt(dayBeside, source, at);
  const next = beside ?? matchAt(nextDay, source, at);
  const plain = next ? null : matchAt(plainSameDay, source, at);
  const match = next ?? plain ?? matchAt(sameDay, source, at);
  if (!match) return null;
  const isBefore = beside?.groups?.ahead !== undefined || beside?.groups?.prior !== undefined;
  const days = isBefore ? -1 : 1;
  const expression: DayExpression = next ? { kind: "shift", days, months: 0, from: base } : base;
  return {
    value: { kind: "day", days: [expression], last: null, other: null, part: partOf(match.groups?.part) },
    end: at + match[0].length,
    strength: next || plain ? "strong" : "weak",
  };
}

/** `today`, `tonight`, `tomorrow morning`, `the day after tomorrow`, `this evening`, `last night`. */
export function parseRelativeDay(source: Source, at: number): Recognised | null {
  const after = matchAt(dayAfter, source, at);
  if (after) return shifted(2, partOf(after.groups?.part), at + after[0].length);
  const before = matchAt(dayBefore, source, at);
  if (before) return shifted(-2, partOf(before.groups?.part), at + before[0].length);
  const match = matchAt(simple, source, at);
  if (match?.groups?.word) {
    const { word, part } = match.groups;
    if (
      (word === "tom" || word === "tomm") &&
      !/^[.,]?(?:\s*$| (?:at|from|for|in|morning|afternoon|evening|night|noon|\d))|^\./.test(
        source.lower.slice(at + 3, at + 20),
      )
    )
      return null;
    if (word === "tom" && source.text.charAt(at) === "T") return null;
    const isWeekLater =
      /^to(?:day|m)/.test(word) &&
      /^ week(?![\w']| \d{1,2}(?![\d:.]| ?[ap]m))/.test(source.lower.slice(at + match[0].length));
    if (isWeekLater && part === undefined)
      return shifted((relativeDayWords[word] ?? 0) + 7, null, at + match[0].length + " week".length);
    const night = /nit|night/.test(word) ? "night" : null;
    return shifted(relativeDayWords[word] ?? 0, partOf(part) ?? night, at + match[0].length);
  }
  const during = matchAt(thisPart, source, at);
  if (during?.groups) {
    const { which, part } = during.groups;
    if (which === "last" && part !== "night" && part !== "evening") return null;
    return shifted(which === "last" ? -1 : 0, partOf(part), at + during[0].length);
  }
  const counted = readCounted(source, at);
  if (counted) return counted;
  const day = matchAt(thisDay, source, at);
  return day && shifted(0, null, at + day[0].length);
}
