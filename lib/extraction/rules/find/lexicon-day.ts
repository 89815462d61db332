import type { Lexicon } from "@/lib/extraction/rules/pack/lexicon";
import type { DayExpression, PartOfDay, Recognised } from "@/lib/extraction/rules/spans";
import type { Groups, Template } from "./lexicon-template";
import { amountOf, anyOf, numberIn, phrase, type Sources } from "./lexicon-words";

/** One day, or days in a row. */
export const dayValue = (
  day: DayExpression,
  last: DayExpression | null = null,
  part: PartOfDay | null = null,
): Recognised["value"] => ({ kind: "day", days: [day], last, other: null, part });

const shiftOf = (days: number, months: number, from: DayExpression | null = null): DayExpression => ({
  kind: "shift",
  days,
  months,
  from,
});

/** Which of the weekdays or weeks of a name the word before it means. */
const whichOf = ({ next, current, later, passed }: Groups): "bare" | "this" | "next" | "last" => {
  if (next !== undefined || later !== undefined) return "next";
  if (passed !== undefined) return "last";
  return current === undefined ? "bare" : "this";
};

/**
 * The coming one in Romance languages: nobody calls tomorrow the coming Tuesday; a notice of the coming Saturday was
 * written days before.
 */
export const comingDay = (weekday: number): DayExpression => ({
  kind: "weekday",
  weekday,
  which: weekday % 6 === 0 ? "bare" : "coming",
  weeks: 0,
});

/** `volgende vrijdag`, `vrijdagavond`, and the one so many weeks later: `Dienstag in acht Tagen`. */
function weekdayTemplates(lexicon: Lexicon, { weekday, which, part }: Sources): Template[] {
  const weekdayOf = (word = ""): number | null => lexicon.weekdays[word] ?? null;
  const inWeeks = `(?:${anyOf(lexicon.inWords)}) ${amountOf(lexicon)} (?<unit>${anyOf(Object.keys(lexicon.units))})`;
  const counted = `(?:${inWeeks}|(?<relative>${anyOf(Object.keys(lexicon.relativeDays))}))`;
  const daysOf = ({ count, unit = "", relative = "" }: Groups): number =>
    lexicon.relativeDays[relative] ?? (lexicon.units[unit]?.days ?? 0) * numberIn(lexicon, count);
  return [
    {
      rule: "weekday",
      pattern: phrase(`${weekday} ${counted}`),
      read: (groups) => {
        const [found, days] = [weekdayOf(groups.weekday), daysOf(groups)];
        if (found === null || days < 7 || days % 7 !== 0) return null;
        return dayValue({ kind: "weekday", weekday: found, which: "on-or-after", weeks: days / 7 });
      },
    },
    {
      rule: "weekday",
      pattern: phrase(`(?:${which} )?${weekday}(?: ?${part})?`),
      read: (groups) => {
        const found = weekdayOf(groups.weekday);
        if (found === null) return null;
        const weeks = groups.later === undefined ? 0 : 1;
        const isComing = groups.next !== undefined && lexicon.comingBehind !== undefined;
        const day: DayExpression = isComing
          ? comingDay(found)
          : weeks === 1
            ? { kind: "weekday", weekday: found, which: "in-week", weeks: 2 }
            : { kind: "weekday", weekday: found, which: whichOf(groups), weeks: 0 };
        return dayValue(day, null, lexicon.parts[groups.part ?? ""] ?? null);
      },
    },
  ];
}

/** `overmorgen`, `vanavond`, `over twee weken`, `heute in einer Woche`, `vor drei Tagen`. */
function relativeTemplates(lexicon: Lexicon, { part }: Sources): Template[] {
  const { agoWords = [], daysFromEvent = {}, dayArticles = [] } = lexicon;
  const relative = `(?<relative>${anyOf(Object.keys(lexicon.relativeDays))})`;
  const amount = `${amountOf(lexicon)} (?<unit>${anyOf(Object.keys(lexicon.units))})`;
  const read = ({ count, unit = "", ago, relative: word }: Groups): Recognised["value"] | null => {
    const step = lexicon.units[unit];
    if (step === undefined) return null;
    const times = numberIn(lexicon, count) * (ago === undefined ? 1 : -1);
    const from = word === undefined ? null : shiftOf(lexicon.relativeDays[word] ?? 0, 0);
    return dayValue(shiftOf(step.days * times, step.months * times, from));
  };
  return [
    {
      rule: "relative-day",
      pattern: phrase(`${relative}(?: ?${part})?`),
      read: ({ relative: word = "", part: said = "" }) =>
        dayValue(shiftOf(lexicon.relativeDays[word] ?? 0, 0), null, lexicon.parts[said] ?? null),
    },
    {
      rule: "relative-day",
      pattern: phrase(`(?<relative>${anyOf(Object.keys(lexicon.relativeParts))})`),
      read: ({ relative: word = "" }) => {
        const found = lexicon.relativeParts[word];
        return found === undefined ? null : dayValue(shiftOf(found.days, 0), null, found.part);
      },
    },
    {
      rule: "relative-day",
      pattern: phrase(
        `(?<relative>${anyOf(Object.keys(daysFromEvent))})(?!,? (?:(?:${anyOf(dayArticles)}) )?\\d\\d?(?![\\d:.h]))(?: ?${part})?`,
      ),
      read: ({ relative: word = "", part: said = "" }) =>
        dayValue(
          shiftOf(daysFromEvent[word] ?? 0, 0, { kind: "same-day" }),
          null,
          lexicon.parts[said] ?? null,
        ),
    },
    {
      rule: "day-offset",
      pattern: phrase(`(?:${relative} )?(?:${anyOf(lexicon.inWords)}|(?<ago>${anyOf(agoWords)})) ${amount}`),
      read,
    },
  ];
}

/** `volgende week`, `dit weekend`, `übernächste Woche`, `KW 49`. */
function weekTemplates(lexicon: Lexicon, { which }: Sources): Template[] {
  const { weekWords = [], weekendWords = [], weekendLeads = [], weekNumberWords = [] } = lexicon;
  const shifts = { bare: 0, this: 0, next: 1, last: -1 };
  const number = "(?<number>[1-4]\\d|5[0-3]|0?[1-9])";
  const words = anyOf(weekNumberWords);
  return [
    {
      rule: "week",
      pattern: phrase(`${which} (?:(?<week>${anyOf(weekWords)})|${anyOf(weekendWords)})`),
      read: (groups) => {
        const days = groups.week === undefined ? "weekend" : "week";
        const weekShift = groups.later === undefined ? shifts[whichOf(groups)] : 2;
        return dayValue({ kind: "week", weekShift, days, of: null });
      },
    },
    {
      rule: "week",
      pattern: phrase(`(?:${anyOf(weekendLeads)}) (?:${anyOf(weekendWords)})`),
      read: () => dayValue({ kind: "week", weekShift: 0, days: "weekend", of: null }),
    },
    {
      rule: "week-number",
      pattern: phrase(`(?:${words}) ?${number}(?! ?[/.:]\\d)`),
      read: ({ number: written }) => {
        const day = { kind: "nth-week", nth: Number(written), month: null, monthShift: null } as const;
        return dayValue({ ...day, year: null, yearShift: null });
      },
    },
  ];
}

/** The days of a language that are named or counted from today: weekdays, weeks, `tomorrow`. */
export const dayTemplates = (lexicon: Lexicon, sources: Sources): Template[] => [
  ...weekdayTemplates(lexicon, sources),
  ...relativeTemplates(lexicon, sources),
  ...weekTemplates(lexicon, sources),
];
