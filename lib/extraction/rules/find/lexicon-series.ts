import { every, weekdayCode } from "@/lib/extraction/rules/every";
import type { Lexicon } from "@/lib/extraction/rules/pack/lexicon";
import type { Length, PartOfDay, Recognised, Recurrence } from "@/lib/extraction/rules/spans";
import { weekdayCodes } from "@/lib/recurrence/rule-parts";
import { nthTemplates } from "./lexicon-nth";
import type { Groups, Template } from "./lexicon-template";
import { amountOf, anyOf, numberIn, phrase, type Sources } from "./lexicon-words";

const series = (recurrence: Recurrence): Recognised["value"] => ({ kind: "recurrence", recurrence });

/** A series of every so many days, weeks or months. */
function everyUnit(lexicon: Lexicon, { count, unit = "" }: Groups): Recognised["value"] | null {
  const step = lexicon.units[unit];
  const interval = numberIn(lexicon, count);
  if (step === undefined || !(interval > 0)) return null;
  const { days, months } = step;
  const isYears = months > 0 && (interval * months) % 12 === 0;
  if (isYears) return series({ ...every("YEARLY"), interval: (interval * months) / 12 });
  if (months > 0) return series({ ...every("MONTHLY"), interval: interval * months });
  return (interval * days) % 7 === 0
    ? series({ ...every("WEEKLY"), interval: (interval * days) / 7 })
    : series({ ...every("DAILY"), interval: interval * days });
}

/** The weekdays that some words name, as codes from Monday on. */
const codesIn = (lexicon: Lexicon, words: string): string[] => {
  const { repeated = {} } = lexicon;
  const whole = repeated[words];
  const days =
    whole !== undefined ? [whole].flat().map((weekday) => weekdayCode(weekday)) : namedIn(lexicon, words);
  return weekdayCodes.filter((code) => days.includes(code));
};

/** The weekdays that the single words of a phrase name. */
function namedIn({ weekdays, repeated = {} }: Lexicon, words: string): string[] {
  return words
    .split(/[^\p{L}-]+/u)
    .flatMap((word) => weekdays[word] ?? repeated[word] ?? [])
    .map((weekday) => weekdayCode(weekday));
}

/** The weekdays from one to another. */
function codesBetween(lexicon: Lexicon, first = "", last = ""): string[] {
  const [from] = codesIn(lexicon, first);
  const [to] = codesIn(lexicon, last);
  if (from === undefined || to === undefined) return [];
  const [start, end] = [weekdayCodes.indexOf(from), weekdayCodes.indexOf(to)];
  return start < end ? weekdayCodes.slice(start, end + 1) : [];
}

const weekly = (codes: readonly string[], part: PartOfDay | null = null): Recognised["value"] | null =>
  codes.length === 0 ? null : series({ ...every("WEEKLY", codes), part });

/** `elke maandag`, `jeden Montag und Mittwoch`, `montags bis freitags`, `jeden Mittwochabend`, `jeden Abend`. */
function weekdayTemplates(lexicon: Lexicon, { weekday, range, joint, part }: Sources): Template[] {
  const { repeated = {}, dayLeads = [], weekendWords = [] } = lexicon;
  const each = `(?:${anyOf(lexicon.every)}) (?:(?:${anyOf(dayLeads)}) )?`;
  const day = weekday.replace("?<weekday>", "?:");
  const said = `(?:${anyOf(Object.keys(repeated))})`;
  const listed = (one: string): string => `(?<days>${one}(?:${joint}(?:${each})?${one})*)`;
  const ranged = (one: string): string => `(?<first>${one})${range}(?<last>${one})`;
  const rule = "recurrence";
  const readRange = ({ first, last }: Groups) => weekly(codesBetween(lexicon, first, last));
  return [
    {
      rule,
      pattern: phrase(`${each}${listed(day)}(?: ?${part})?`),
      read: ({ days = "", part: word }) => weekly(codesIn(lexicon, days), lexicon.parts[word ?? ""] ?? null),
    },
    {
      rule,
      pattern: phrase(`(?:${each})?${listed(said)}`),
      read: ({ days = "" }) => weekly(codesIn(lexicon, days)),
    },
    { rule, pattern: phrase(`${each}${ranged(day)}`), read: readRange },
    { rule, pattern: phrase(ranged(said)), read: readRange },
    {
      rule,
      pattern: phrase(`(?:${anyOf(lexicon.every)}) (?:${anyOf(weekendWords)})`),
      read: () => weekly(["SA", "SU"]),
    },
    {
      rule,
      pattern: phrase(`(?:${anyOf(lexicon.every)}) ${part}`),
      read: ({ part: word = "" }) => series({ ...every("DAILY"), part: lexicon.parts[word] ?? null }),
    },
  ];
}

/** `dagelijks`, `elke twee weken`, `8 Termine`. */
function seriesTemplates(lexicon: Lexicon): Template[] {
  const { frequencies = {}, timesWords = [] } = lexicon;
  const each = `(?:${anyOf(lexicon.every)})`;
  return [
    {
      rule: "times",
      strength: "weak",
      pattern: phrase(`${amountOf(lexicon)} ?(?:${anyOf(timesWords)})`),
      read: ({ count }) => ({ kind: "times", count: numberIn(lexicon, count) }),
    },
    {
      rule: "recurrence",
      pattern: phrase(`(?<word>${anyOf(Object.keys(frequencies))})`),
      read: ({ word = "" }) => {
        const found = frequencies[word];
        return found === undefined ? null : series(every(found));
      },
    },
    {
      rule: "recurrence",
      pattern: phrase(`${each} (?:${amountOf(lexicon)} )?(?<unit>${anyOf(Object.keys(lexicon.units))})`),
      read: (groups) => everyUnit(lexicon, groups),
    },
  ];
}

const times = ({ minutes, days, months }: Length, count: number): Length => ({
  minutes: minutes * count,
  days: days * count,
  months: months * count,
});

/** `1h50`, `1 h 50`, `1:50 h`: hours with their minutes. */
function fullLength(lengths: Readonly<Record<string, Length>>): string {
  const hours = anyOf(Object.keys(lengths).filter((unit) => lengths[unit]?.minutes === 60));
  return `(?<hours>\\d|1[0-2])(?: ?(?:${hours}) ?|:(?=\\d\\d ?(?:${hours})))(?<minutes>[0-5]\\d)`;
}

/** `gedurende 2 uur`, `2 uur lang`, `45 minuten`: an amount is a length where a word says so, or where it can be no clock. */
function lengthTemplates(lexicon: Lexicon): Template[] {
  const {
    lengths = {},
    forWords = [],
    longWords = [],
    hourWords,
    lengthWords = {},
    nightWords = [],
  } = lexicon;
  const units = anyOf(Object.keys(lengths));
  const full = fullLength(lengths);
  const lasting = `(?:(?<said>${anyOf(Object.keys(lengthWords))})|${full}(?: ?(?:${units}))?|${amountOf(lexicon)} ?(?<unit>${units}))`;
  const clear = Object.keys(lengths).filter((unit) => !hourWords.includes(unit));
  const lengthOf = ({ count, unit = "", said = "", hours, minutes }: Groups): Length | null => {
    const length = lengths[unit];
    if (hours) return { minutes: Number(hours) * 60 + Number(minutes), days: 0, months: 0 };
    return lengthWords[said] ?? (length === undefined ? null : times(length, numberIn(lexicon, count)));
  };
  const read = (groups: Groups): Recognised["value"] | null => {
    const length = lengthOf(groups);
    return length === null ? null : { kind: "length", length };
  };
  return [
    { rule: "length", pattern: phrase(`(?:${anyOf(forWords)}) ${lasting}`), read },
    { rule: "length", pattern: phrase(`${lasting} (?:${anyOf(longWords)})`), read },
    { rule: "length", pattern: phrase(`${amountOf(lexicon)} ?(?<unit>${anyOf(clear)})`), read },
    {
      rule: "length",
      pattern: phrase(`(?<said>${anyOf(Object.keys(lengthWords))})|${full} ?(?:${anyOf(clear)})`),
      read,
    },
    {
      rule: "length",
      pattern: phrase(`${amountOf(lexicon)} ?(?:${anyOf(nightWords)})`),
      read: ({ count }) => ({
        kind: "length",
        length: { minutes: 0, days: numberIn(lexicon, count) + 1, months: 0 },
      }),
    },
    {
      rule: "offset",
      pattern: phrase(`(?:${anyOf(lexicon.inWords)}) ${lasting}`),
      read: (groups) => {
        const length = lengthOf(groups);
        if (length === null || length.minutes === 0) return null;
        return { kind: "offset", minutes: length.minutes, from: "now" };
      },
    },
  ];
}

/** `ganztägig`. */
const allDayTemplates = ({ allDayWords = [] }: Lexicon): Template[] => [
  { rule: "all-day", pattern: phrase(anyOf(allDayWords)), read: () => ({ kind: "all-day" }) },
];

/** What a language says of series, of how often and of how long something lasts. */
export const longTemplates = (lexicon: Lexicon, sources: Sources): Template[] => [
  ...weekdayTemplates(lexicon, sources),
  ...seriesTemplates(lexicon),
  ...nthTemplates(lexicon, sources),
  ...lengthTemplates(lexicon),
  ...allDayTemplates(lexicon),
];
