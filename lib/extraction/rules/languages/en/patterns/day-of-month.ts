import { ordinalSource } from "@/lib/extraction/rules/languages/en/words/numbers";
import { partOfDayWords } from "@/lib/extraction/rules/languages/en/words/units";
import { matchAt, openPattern, type Source } from "@/lib/extraction/rules/scan";
import type { DayExpression, PartOfDay, Recognised } from "@/lib/extraction/rules/spans";
import { dayOf, foundDays, monthOf, monthSource, weekdayOfWord, weekdaySource } from "./day-words";

const notADay =
  "(?! ?(?:birthday|anniv|ave|street|st\\b|floor|fl\\b|flr|few\\b|two\\b|three\\b|five\\b|ten\\b|fifteen|grade|edition|annual|place|quarter|half|time|class|round|week|month|year|century|party of|person|one|inning|note|base|draft|version|attempt|try|step|part|chapter|closest|to last|last|(?:mon|tues|wednes|thurs|fri|satur|sun)days? (?:of|in)|(?:mon|tue|wed|thu|fri|sat|sun)\\b|hand|opinion|thought|helping|shift|interview|meeting|session|date\\b|choice|thing|xv?i*\\b|team|of (?:a|the|my|our|three|four|several)\\b|and \\w+ (?:half|floor)))";
/** `fri 9th last day of school`: behind the name of a day the number is its own, unless it is that of a grade, class or round. */
const ordinal = openPattern(
  `(?:(?<weekday>${weekdaySource})\\b\\.?,? )?(?<article>(?:on )?the )?(?<day>${ordinalSource})(?![\\w])(?<!and the (?:seco|thi)[nr]d)(?: day)?(?<month>,? (?:of |in )?(?:(?:the )?(?<which>this|next|current|following|coming|last) month|the month|each month|every month))?(?: (?:early |late )?(?<part>morning|afternoon|evening|night))?(?:(?<=(?:${weekdaySource})\\.? \\d+[a-z]{2})(?! (?:gr|cl|ro|an))|${notADay})`,
);
const plain = openPattern(
  `(?:(?:(?<weekday>${weekdaySource})\\b\\.?,? (?:the )?)|(?<article>the |on the ))(?<day>3[01]|2\\d|1[3-9]|(?:1[0-2]|[1-9])(?:(?<=the \\d{1,2})|(?= ?,? +(?:at |from |@ ?)?\\d)))(?![\\w/]|:\\d|\\.[\\dx]| ?(?:[ap]\\.?m\\b|[ap]\\b|-|to |o'?clock|%|people|of (?!next|this|the m)))(?<month>,? (?:of |in )?(?<which>this|next) month)?(?= *(?:$|[-&,.;:!?)@\\n]| ?(?:at|from|in|for|with|of|to|and|or|until|till|through|between|around|noon|midnight|it|is|we|i|please)\\b| ?\\d))`,
);
const ofMonth = openPattern(
  "(?<which>next|this) month(?:,| on)?(?: the)? (?<day>3[01]|[12]\\d|[1-9])(?:st|nd|rd|th)?(?!\\w|:\\d| ?[ap]m)|(?<day2>3[01]|[12]\\d|[1-9]) of (?<which2>this|next) month\\b",
);
const range = openPattern(
  `(?:(?:from |between )?the |(?:from |between )(?=\\d\\d?[a-z]))(?<first>${ordinalSource}|3[01]|[12]\\d|[1-9])(?: ?- ?| (?:to|through|thru|until|till|and) )(?:the )?(?<last>${ordinalSource}|3[01]|[12]\\d|[1-9])(?:,? of (?<which>this|next) month)?(?!\\w|:\\d| ?(?:[ap]m)\\b)${notADay}`,
);

/** Behind `on the fifth`: what a day is followed by, and the fifth of something is not. */
const endOfDay = openPattern("(?= ?(?:$|[,.;!?)\\n]|(?:at|from|for|with|around|because|so|please)\\b))");

const shiftOf = (which: string | undefined): number | null =>
  which === undefined ? null : /next|following|coming/.test(which) ? 1 : which === "last" ? -1 : 0;

const calendar = (
  day: number,
  monthShift: number | null,
  weekday: number | null,
  month: number | null = null,
): DayExpression => ({
  kind: "calendar",
  year: null,
  month,
  day,
  weekday,
  monthShift,
});

const partOf = (word: string | undefined): PartOfDay | null =>
  word === undefined ? null : (partOfDayWords[word] ?? null);

function readRange(source: Source, at: number): Recognised | null {
  const match = matchAt(range, source, at);
  const first = dayOf(match?.groups?.first);
  const last = dayOf(match?.groups?.last);
  if (!match || first === null || last === null || last === first) return null;
  const shift = shiftOf(match.groups?.which);
  if (/ and /.test(match[0]) && !match[0].startsWith("between")) {
    const days = [calendar(first, shift, null), calendar(last, shift, null)];
    return foundDays(at + match[0].length, days);
  }
  if (last < first) return null;
  return foundDays(at + match[0].length, [calendar(first, shift, null)], calendar(last, shift, null));
}

/** `due 9th`, `GST return 28th!!`: the word right before a day that a note has without its article; a rank, `3rd`, only what is due. */
const noun =
  /[a-z.]{3} (?<!\b(?:the|this|our|your|his|her|came|finished|year|class|grade|floor|and|for|with|was|mon|tues?|weds?|thurs?|fri|sat|sun|\w{3,6}day) )$/;
/** `Fox hunt: 22nd, Sun., 1pm`: the weekday behind a day; one that has a number of its own is another. */
const weekdayBehind = openPattern(
  `(?:,| \\() ?(?:${weekdaySource})\\b(?!\\.?,? ?\\d{1,2}(?:st|nd|rd|th)\\b)`,
);
const dueLead = /(?:due|by) $/;
const sentenceEnd = /^\.(?:\s|$)/;
/** `July's is the 21st`, `June's walk is on the 20th`: the month whose day it is. */
const monthsOwn = new RegExp(
  `\\b(?<month>${monthSource})['’]s(?: [a-z'-]+){0,3} (?:is|are|will be|falls|moves)(?: on| to)? $`,
);
const noteEnd = /^ ?(?:$|[!;)\n(]|- )/;

/** A day without its month: `the 24th`, `Tues 24th`, `on the fifth`, `the 5th of next month`. */
export function parseDayOfMonth(source: Source, at: number): Recognised | null {
  const ranged = readRange(source, at);
  if (ranged) return ranged;
  const match = matchAt(ordinal, source, at) ?? matchAt(plain, source, at) ?? matchAt(ofMonth, source, at);
  const day = dayOf(match?.groups?.day ?? match?.groups?.day2);
  if (!match?.groups || day === null) return null;
  // `Dinner first at 6pm`: what comes before something else.
  if (match[0] === "first") return null;
  const { weekday, article, month, part } = match.groups;
  const which = match.groups.which ?? match.groups.which2;
  const inWords = !/\d/.test(match.groups.day ?? "");
  const end = at + match[0].length;
  // `the first 50 visitors`
  if (inWords && /^ \d+ [a-z]{3}/.test(source.lower.slice(end))) return null;
  const isOnDay = article?.startsWith("on ") === true && matchAt(endOfDay, source, end) !== null;
  // `first game at 10.30`: what is numbered is no day.
  const said = weekday ?? month ?? which;
  if (inWords && (article ?? said) === undefined && matchAt(endOfDay, source, end) === null) return null;
  const before = source.lower.slice(Math.max(0, at - 16), at);
  const behind = source.lower.slice(end, end + 3);
  // `12th: kayaks`; up to the tenth that may be a rank.
  const opens = day > 10 && at === 0 && /^(?::| - )/.test(behind);
  const isNoted =
    !inWords &&
    (opens ||
      (day > 3 && matchAt(weekdayBehind, source, end) !== null) ||
      (noteEnd.test(behind) && (day > 3 ? noun : dueLead).test(before)) ||
      (sentenceEnd.test(behind) && dueLead.test(before)));
  const supported = isNoted || said !== undefined || isOnDay;
  const own = monthsOwn.exec(source.lower.slice(Math.max(0, at - 48), at))?.groups?.month;
  return {
    value: {
      kind: "day",
      days: [calendar(day, shiftOf(which), weekdayOfWord(weekday), own === undefined ? null : monthOf(own))],
      last: null,
      other: null,
      part: partOf(part),
    },
    end,
    strength: supported || (article !== undefined && !inWords) ? "strong" : "weak",
  };
}
