import { every, weekdayCode } from "@/lib/extraction/rules/every";
import type { Lexicon } from "@/lib/extraction/rules/pack/lexicon";
import type { DayExpression, Recognised } from "@/lib/extraction/rules/spans";
import { comingDay } from "./lexicon-day";
import { daysValue, numberTemplates, weekdayIn } from "./lexicon-monthdays";
import type { Groups, Template } from "./lexicon-template";
import { anyBefore, anyOf, phrase, type Sources } from "./lexicon-words";

/** `lundi prochain`, `venerdì scorso`, `lundi en huit`, `aujourd'hui en quinze`. */
function whichTemplates(lexicon: Lexicon, { weekday, whichBehind, part }: Sources): Template[] {
  const { daysBehind = {}, relativeDays, followingBefore = [], followingBehind = [] } = lexicon;
  const [ahead, behind] = [anyOf(followingBefore), anyOf(followingBehind)];
  const fromEvent = (groups: Groups): Recognised["value"] | null => {
    const found = weekdayIn(lexicon, groups);
    const from = { kind: "same-day" } as const;
    return found === null ? null : daysValue([{ kind: "nth-from", nth: 1, weekday: found, from }]);
  };
  const later = `(?<later>${anyOf(Object.keys(daysBehind))})`;
  const partBehind = part.replace("<part>", "<partBehind>");
  return [
    { rule: "weekday", pattern: phrase(`${weekday} (?:${behind})`), read: fromEvent },
    { rule: "weekday", pattern: phrase(`(?:${ahead}) ${weekday}`), read: fromEvent },
    {
      rule: "weekday",
      pattern: phrase(`${weekday}(?: ${part})? ${whichBehind}(?:,? ${partBehind})?`),
      read: (groups) => {
        const found = weekdayIn(lexicon, groups);
        if (found === null) return null;
        const said = lexicon.parts[groups.part ?? groups.partBehind ?? ""] ?? null;
        const days: DayExpression[] = [
          groups.passed === undefined
            ? comingDay(found)
            : { kind: "weekday", weekday: found, which: "last", weeks: 0 },
        ];
        return { kind: "day", days, last: null, other: null, part: said };
      },
    },
    {
      rule: "weekday",
      pattern: phrase(`${weekday} ${later}`),
      read: (groups) => {
        const found = weekdayIn(lexicon, groups);
        const days = daysBehind[groups.later ?? ""];
        if (found === null || days === undefined) return null;
        return daysValue([{ kind: "weekday", weekday: found, which: "on-or-after", weeks: days / 7 }]);
      },
    },
    {
      rule: "day-offset",
      pattern: phrase(`(?<relative>${anyOf(Object.keys(relativeDays))}) ${later}`),
      read: ({ relative = "", later: said = "" }) => {
        const days = (relativeDays[relative] ?? 0) + (daysBehind[said] ?? 0);
        return daysValue([{ kind: "shift", days, months: 0, from: null }]);
      },
    },
  ];
}

/** `la semaine prochaine`, `il weekend prossimo`, `le mois prochain`. */
function weekTemplates(lexicon: Lexicon, { whichBehind }: Sources): Template[] {
  const { weekWords = [], weekendWords = [], periodUnits = {} } = lexicon;
  const units = `(?<unit>${anyOf(Object.keys(periodUnits))})`;
  const period = ({ unit = "" }: Groups, shift: number): Recognised["value"] => {
    const span = periodUnits[unit] === 12 ? "year" : "month";
    return daysValue([{ kind: "period", unit: span, shift, month: null, year: null }]);
  };
  return [
    {
      rule: "week",
      pattern: phrase(`(?:(?<week>${anyOf(weekWords)})|${anyOf(weekendWords)}) ${whichBehind}`),
      read: ({ week, passed }) => {
        const days = week === undefined ? "weekend" : "week";
        return daysValue([{ kind: "week", weekShift: passed === undefined ? 1 : -1, days, of: null }]);
      },
    },
    {
      rule: "period",
      strength: "weak",
      pattern: phrase(`${units} ${whichBehind}`),
      read: (groups) => period(groups, groups.passed === undefined ? 1 : -1),
    },
    {
      rule: "period",
      strength: "weak",
      pattern: phrase(`(?:(?<next>${anyOf(lexicon.next)})|${anyOf(lexicon.current)}) ${units}`),
      read: (groups) => period(groups, groups.next === undefined ? 0 : 1),
    },
  ];
}

/** `il lunedì e il giovedì`, `tous les mardis`, `le samedi matin`. */
function everyTemplates(lexicon: Lexicon, { list, part, weekdayNames: name }: Sources): Template[] {
  const { everyArticles = [], hourWords } = lexicon;
  if (everyArticles.length === 0) return [];
  const opened = anyBefore([...everyArticles, ...lexicon.every]);
  const noDate = `(?!\\.?,? (?:${anyBefore(lexicon.dayArticles ?? [])})?\\d{1,2}(?! ?(?:${anyOf(hourWords)})|[:.]\\d\\d))`;
  const codesIn = (days: string): string[] =>
    (days.match(/[\p{L}'-]+/gu) ?? []).flatMap((word) => {
      const found = lexicon.weekdays[word];
      return found === undefined ? [] : [weekdayCode(found)];
    });
  return [
    {
      rule: "recurrence",
      pattern: phrase(`${opened}(?<days>${name}(?:${list}${opened}?${name})*)(?: ${part})?${noDate}`),
      read: ({ days = "", part: said = "" }) => {
        const codes = codesIn(days);
        if (codes.length === 0) return null;
        const recurrence = { ...every("WEEKLY", codes), part: lexicon.parts[said] ?? null };
        return { kind: "recurrence", recurrence };
      },
    },
  ];
}

/** `un lundi sur deux`, `il primo venerdì di ogni mese`. */
function rarerTemplates(lexicon: Lexicon, { weekday, weekdayNames }: Sources): Template[] {
  const { alternate = [], ofEveryMonth = [], ordinals = {} } = lexicon;
  return [
    ...alternate.map(
      (words): Template => ({
        rule: "recurrence",
        pattern: phrase(words.replace("{weekday}", weekday).replaceAll("{weekday}", weekdayNames)),
        read: (groups) => {
          const found = weekdayIn(lexicon, groups);
          if (found === null) return null;
          const weekly = every("WEEKLY", [weekdayCode(found)]);
          return { kind: "recurrence", recurrence: { ...weekly, interval: 2 } };
        },
      }),
    ),
    {
      rule: "recurrence",
      pattern: phrase(`(?<nth>${anyOf(Object.keys(ordinals))}) ${weekday} (?:${anyOf(ofEveryMonth)})`),
      read: (groups) => {
        const [nth, found] = [ordinals[groups.nth ?? ""], weekdayIn(lexicon, groups)];
        if (nth === undefined || found === null) return null;
        return { kind: "recurrence", recurrence: every("MONTHLY", [`${nth}${weekdayCode(found)}`]) };
      },
    },
  ];
}

/** `dans quinze jours`: amounts that do not mean their number. */
function idiomTemplates({ idiomaticDays = {}, ...lexicon }: Lexicon): Template[] {
  const idiom = `(?<idiom>${anyOf(Object.keys(idiomaticDays))})`;
  const daysOf = ({ idiom: said = "" }: Groups): number | undefined => idiomaticDays[said];
  return [
    {
      rule: "day-offset",
      pattern: phrase(`(?:${anyOf(lexicon.inWords)}) ${idiom}`),
      read: (groups) => {
        const days = daysOf(groups);
        return days === undefined ? null : daysValue([{ kind: "shift", days, months: 0, from: null }]);
      },
    },
    {
      rule: "recurrence",
      pattern: phrase(`(?:${anyOf(lexicon.every)}) ${idiom}`),
      read: (groups) => {
        const days = daysOf(groups) ?? 0;
        if (days === 0 || days % 7 !== 0) return null;
        return { kind: "recurrence", recurrence: { ...every("WEEKLY"), interval: days / 7 } };
      },
    },
  ];
}

/** What a language puts behind the day, and days by their number or their article alone. */
export const behindTemplates = (lexicon: Lexicon, sources: Sources): Template[] => [
  ...whichTemplates(lexicon, sources),
  ...weekTemplates(lexicon, sources),
  ...numberTemplates(lexicon, sources),
  ...everyTemplates(lexicon, sources),
  ...rarerTemplates(lexicon, sources),
  ...idiomTemplates(lexicon),
];
