import { every, weekdayCode } from "@/lib/extraction/rules/every";
import type { Lexicon } from "@/lib/extraction/rules/pack/lexicon";
import type { Length, Recognised, Recurrence } from "@/lib/extraction/rules/spans";
import type { Groups, Template } from "./lexicon-template";
import { anyOf, phrase, type Sources } from "./lexicon-words";

const series = (recurrence: Recurrence): Recognised["value"] => ({ kind: "recurrence", recurrence });

/** A number in digits or in the words of a clock. */
const numberIn = ({ hours }: Lexicon, written = ""): number => hours[written] ?? Number(written || 1);

const amountOf = ({ hours }: Lexicon): string => `(?<count>\\d{1,3}|${anyOf(Object.keys(hours))})`;

/** A series of every so many days, weeks or months. */
function everyUnit(lexicon: Lexicon, { count, unit = "" }: Groups): Recognised["value"] | null {
  const step = lexicon.units[unit];
  const interval = numberIn(lexicon, count);
  if (step === undefined || !(interval > 0)) return null;
  const { days, months } = step;
  if (months > 0) return series({ ...every("MONTHLY"), interval: interval * months });
  return days % 7 === 0
    ? series({ ...every("WEEKLY"), interval: (interval * days) / 7 })
    : series({ ...every("DAILY"), interval: interval * days });
}

/** `eerste maandag van de maand`, and each such day. */
function nthTemplates(lexicon: Lexicon, { weekday }: Sources): Template[] {
  const { ordinals = {}, ofMonth = [] } = lexicon;
  const nth = `(?<nth>${anyOf(Object.keys(ordinals))}) ${weekday} (?:${anyOf(ofMonth)})`;
  const nthOf = ({ nth: written = "", weekday: word = "" }: Groups) => ({
    nth: ordinals[written],
    weekday: lexicon.weekdays[word],
  });
  return [
    {
      rule: "recurrence",
      pattern: phrase(`(?:${anyOf(lexicon.every)}) ${nth}`),
      read: (groups) => {
        const found = nthOf(groups);
        if (found.nth === undefined || found.weekday === undefined) return null;
        return series(every("MONTHLY", [`${found.nth}${weekdayCode(found.weekday)}`]));
      },
    },
    {
      rule: "nth-weekday",
      pattern: phrase(nth),
      read: (groups) => {
        const found = nthOf(groups);
        if (found.nth === undefined || found.weekday === undefined) return null;
        const day = { kind: "nth", nth: found.nth, weekday: found.weekday } as const;
        const days = [{ ...day, month: null, monthShift: null, year: null }];
        return { kind: "day", days, last: null, other: null, part: null };
      },
    },
  ];
}

/** `maandags`, `dagelijks`, `elke twee weken`. */
function seriesTemplates(lexicon: Lexicon): Template[] {
  const { repeated = {}, frequencies = {} } = lexicon;
  const each = `(?:${anyOf(lexicon.every)})`;
  return [
    {
      rule: "recurrence",
      pattern: phrase(`(?<day>${anyOf(Object.keys(repeated))})`),
      read: ({ day = "" }) => {
        const found = repeated[day];
        return found === undefined ? null : series(every("WEEKLY", [weekdayCode(found)]));
      },
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

/** `volgende week`, `dit weekend`. */
function weekTemplates(lexicon: Lexicon, { which }: Sources): Template[] {
  const { weekWords = [], weekendWords = [] } = lexicon;
  return [
    {
      rule: "week",
      pattern: phrase(`${which} (?:(?<week>${anyOf(weekWords)})|${anyOf(weekendWords)})`),
      read: ({ next, week }) => {
        const days = week === undefined ? "weekend" : "week";
        const day = { kind: "week", weekShift: next === undefined ? 0 : 1, days, of: null } as const;
        return { kind: "day", days: [day], last: null, other: null, part: null };
      },
    },
  ];
}

const times = ({ minutes, days, months }: Length, count: number): Length => ({
  minutes: minutes * count,
  days: days * count,
  months: months * count,
});

/** `gedurende 2 uur`, `2 uur lang`, `45 minuten`: an amount is a length where a word says so, or where it can be no clock. */
function lengthTemplates(lexicon: Lexicon): Template[] {
  const { lengths = {}, forWords = [], longWords = [], hourWords } = lexicon;
  const lasting = `${amountOf(lexicon)} (?<unit>${anyOf(Object.keys(lengths))})`;
  const clear = Object.keys(lengths).filter((unit) => !hourWords.includes(unit));
  const read = ({ count, unit = "" }: Groups): Recognised["value"] | null => {
    const length = lengths[unit];
    return length === undefined ? null : { kind: "length", length: times(length, numberIn(lexicon, count)) };
  };
  return [
    { rule: "length", pattern: phrase(`(?:${anyOf(forWords)}) ${lasting}`), read },
    { rule: "length", pattern: phrase(`${lasting} (?:${anyOf(longWords)})`), read },
    { rule: "length", pattern: phrase(`${amountOf(lexicon)} (?<unit>${anyOf(clear)})`), read },
  ];
}

/** What a language says of series, of whole weeks and of how long something lasts. */
export const longTemplates = (lexicon: Lexicon, sources: Sources): Template[] => [
  ...seriesTemplates(lexicon),
  ...nthTemplates(lexicon, sources),
  ...weekTemplates(lexicon, sources),
  ...lengthTemplates(lexicon),
];
