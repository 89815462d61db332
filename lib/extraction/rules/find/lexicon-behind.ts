import { every, weekdayCode } from "@/lib/extraction/rules/every";
import type { Lexicon } from "@/lib/extraction/rules/pack/lexicon";
import type { DayExpression, Recognised } from "@/lib/extraction/rules/spans";
import type { Groups, Template } from "./lexicon-template";
import { anyBefore, anyOf, behindLead, openPhrase, phrase, type Sources } from "./lexicon-words";

const dayValue = (days: DayExpression[], last: DayExpression | null = null): Recognised["value"] => ({
  kind: "day",
  days,
  last,
  other: null,
  part: null,
});

const weekdayIn = ({ weekdays }: Lexicon, { weekday = "" }: Groups): number | null =>
  weekdays[weekday] ?? null;

/** `lundi prochain`, `venerdì scorso`, `lundi en huit`, `aujourd'hui en quinze`. */
function whichTemplates(lexicon: Lexicon, { weekday, whichBehind, part }: Sources): Template[] {
  const { daysBehind = {}, relativeDays } = lexicon;
  const later = `(?<later>${anyOf(Object.keys(daysBehind))})`;
  const partBehind = part.replace("<part>", "<partBehind>");
  return [
    {
      rule: "weekday",
      pattern: phrase(`${weekday}(?: ${part})? ${whichBehind}(?:,? ${partBehind})?`),
      read: (groups) => {
        const found = weekdayIn(lexicon, groups);
        if (found === null) return null;
        const which = groups.passed === undefined ? "bare" : "last";
        const said = lexicon.parts[groups.part ?? groups.partBehind ?? ""] ?? null;
        const days: DayExpression[] = [{ kind: "weekday", weekday: found, which, weeks: 0 }];
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
        return dayValue([{ kind: "weekday", weekday: found, which: "on-or-after", weeks: days / 7 }]);
      },
    },
    {
      rule: "day-offset",
      pattern: phrase(`(?<relative>${anyOf(Object.keys(relativeDays))}) ${later}`),
      read: ({ relative = "", later: said = "" }) => {
        const days = (relativeDays[relative] ?? 0) + (daysBehind[said] ?? 0);
        return dayValue([{ kind: "shift", days, months: 0, from: null }]);
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
    return dayValue([{ kind: "period", unit: span, shift, month: null, year: null }]);
  };
  return [
    {
      rule: "week",
      pattern: phrase(`(?:(?<week>${anyOf(weekWords)})|${anyOf(weekendWords)}) ${whichBehind}`),
      read: ({ week, passed }) => {
        const days = week === undefined ? "weekend" : "week";
        return dayValue([{ kind: "week", weekShift: passed === undefined ? 1 : -1, days, of: null }]);
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

const numbered = (number: string | undefined, weekday: number | null = null): DayExpression => ({
  kind: "calendar",
  year: null,
  month: null,
  day: Number(number),
  weekday,
  monthShift: null,
});

/** Behind the number of a day: nothing that makes it an hour, a price or a part of another number. */
const noHour = ({ hourWord }: Sources): string =>
  `(?![\\p{L}\\p{N}_%°º]|[:.,/-]\\d| ?[/€$%]|-[\\p{L}\\d]| -{1,2} ?\\d|${hourWord}(?!\\p{L}))`;

const oneDayOf = (pattern: string): Template => ({
  rule: "day-of-month",
  pattern: openPhrase(pattern),
  read: ({ day }) => dayValue([numbered(day)]),
});

/** `le 12`, `venerdì 29`, `du 3 au 7`: days by their number alone, where nothing else can be counted. */
function numberTemplates(lexicon: Lexicon, sources: Sources): Template[] {
  const { weekday, until, part, and } = sources;
  const { dayArticles = [], dayFollowers = [], hourLeads = [], connectors } = lexicon;
  // `il 23 alle 17`: what leads to an hour joins no days.
  const rangeJoints = (lexicon.rangeJoints ?? []).filter((joint) => !hourLeads.includes(joint));
  if (dayArticles.length === 0) return [];
  const number = "(?:3[01]|[12]\\d|0?[1-9])";
  const hourWord = `(?:${anyOf(lexicon.hourWords)})`;
  const follows = anyOf([...Object.keys(connectors), ...rangeJoints, ...lexicon.and, ...dayFollowers]);
  const hour = `(?:1?\\d|2[0-4])(?:[:.]\\d\\d| ?${hourWord}(?!\\p{L})| ${part.replace("?<part>", "?:")}(?!\\p{L}))`;
  const ends = `${noHour(sources)}(?=$| ?[,.;:!?)\\n]| (?:${follows})(?!\\p{L})| ${hour})`;
  const behindArticle = behindLead(dayArticles);
  const oneDay = Object.keys(lexicon.units).filter((unit) => lexicon.units[unit]?.days === 1);
  const namedDays = dayArticles.filter((article) => oneDay.includes(article.split(" ").at(-1) ?? ""));
  const joints = `(?:${anyOf([...until, ...rangeJoints, ...lexicon.ofWords, ...lexicon.and])})(?!\\p{L})`;
  // `los jueves desde el 8 de abril`: what begins or ends there is said of the weekdays.
  const which = `(?:(?:${anyOf([...lexicon.current, ...lexicon.next])}) )?`;
  const plainArticles = dayArticles.filter((article) => connectors[article.split(" ")[0] ?? ""] === "at");
  return [
    {
      rule: "day-of-month",
      pattern: openPhrase(
        `${which}${weekday},? (?:${anyBefore(plainArticles)})?(?<day>${number})${noHour(sources)}`,
      ),
      read: (groups) => dayValue([numbered(groups.day, weekdayIn(lexicon, groups))]),
    },
    // `le 5 dentiste à 9h`: an hour of its own makes a number behind its article a day.
    oneDayOf(
      `${behindLead(plainArticles)}(?<day>${number})(?= \\p{L}[\\p{L}' -]{1,30} (?:${anyOf([...hourLeads, ...(lexicon.rangeJoints ?? [])])}) ${hour})`,
    ),
    // `mercredi 5 et 19`
    {
      rule: "day-of-month",
      pattern: openPhrase(
        `${weekday},? (?:${anyBefore(plainArticles)})?(?<days>${number}(?:${and}(?:${anyBefore(plainArticles)})?${number}(?!\\d)){1,4})${ends}`,
      ),
      read: (groups) =>
        dayValue((groups.days?.match(/\d+/g) ?? []).map((one) => numbered(one, weekdayIn(lexicon, groups)))),
    },
    // `dia 17 é minha prova`: behind the word for a day the number needs nothing else.
    oneDayOf(`${behindLead(namedDays)}(?<day>${number})${noHour(sources)}(?! ${joints})`),
    oneDayOf(`${behindArticle}(?<day>${number})${ends}`),
    {
      rule: "day-of-month",
      pattern: openPhrase(
        `${behindArticle}(?<day>${number}) ${anyBefore([...until, ...rangeJoints])}(?<last>${number})${ends}`,
      ),
      read: ({ day, last }) => (day !== last ? dayValue([numbered(day)], numbered(last)) : null),
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
        return days === undefined ? null : dayValue([{ kind: "shift", days, months: 0, from: null }]);
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
