import type { Lexicon } from "@/lib/extraction/rules/pack/lexicon";
import type { DayExpression, Recognised } from "@/lib/extraction/rules/spans";
import type { Groups, Template } from "./lexicon-template";
import { anyBefore, anyOf, behindLead, openPhrase, type Sources } from "./lexicon-words";

/** Several days, or those from the first to the last. */
export const daysValue = (days: DayExpression[], last: DayExpression | null = null): Recognised["value"] => ({
  kind: "day",
  days,
  last,
  other: null,
  part: null,
});

/** The number of the weekday that a phrase names; null for none. */
export const weekdayIn = ({ weekdays }: Lexicon, { weekday = "" }: Groups): number | null =>
  weekdays[weekday] ?? null;

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
  read: ({ day }) => daysValue([numbered(day)]),
});

/** `il 23 alle 17`: what leads to an hour joins no days. */
const dayJoints = ({ rangeJoints = [], hourLeads = [] }: Lexicon): string[] =>
  rangeJoints.filter((joint) => !hourLeads.includes(joint));

/** Days without their weekday: `dia 17`, `le 12`, `du 3 au 7`, `le 22-23`. */
function bareNumberTemplates(
  lexicon: Lexicon,
  sources: Sources,
  { number, ends }: { number: string; ends: string },
): Template[] {
  const { dayArticles = [], dayPlurals = [], dueLead } = lexicon;
  const { until, and } = sources;
  const rangeJoints = dayJoints(lexicon);
  const behindArticle = behindLead(dayArticles);
  const oneDay = Object.keys(lexicon.units).filter((unit) => lexicon.units[unit]?.days === 1);
  const namedDays = dayArticles.filter((article) => oneDay.includes(article.split(" ").at(-1) ?? ""));
  const joints = `(?:${anyOf([...until, ...rangeJoints, ...lexicon.ofWords, ...lexicon.and])})(?!\\p{L})`;
  return [
    // `dia 17 é minha prova`: behind the word for a day the number needs nothing else.
    oneDayOf(`${behindLead(namedDays)}(?<day>${number})${noHour(sources)}(?! ${joints})`),
    oneDayOf(
      `${behindArticle}(?<day>${number})(?:(?<=(?<!\\d)1)(?:${anyOf(lexicon.ordinalEndings)}))?${ends}`,
    ),
    // `Dias 6, 7 e 8`
    {
      rule: "day-of-month",
      pattern: openPhrase(
        `${behindLead(dayPlurals)}(?<days>${number}(?:, ${number}(?!\\d)){0,4}${and}${number}(?!\\d))${noHour(sources)}(?! (?:${anyOf(lexicon.ofWords)}) \\p{L})`,
      ),
      read: ({ days = "" }) => daysValue((days.match(/\d+/g) ?? []).map((one) => numbered(one))),
    },
    ...(dueLead === undefined
      ? []
      : [oneDayOf(`(?<=${dueLead})(?<day>${number})${noHour(sources)}(?=$| ?[,.;!?)\\n])`)]),
    {
      rule: "day-of-month",
      pattern: openPhrase(
        `${behindArticle}(?<day>${number})(?: ${anyBefore([...until, ...rangeJoints])}| ?-{1,2} ?)(?<last>${number})${ends}`,
      ),
      read: ({ day, last }) => (day !== last ? daysValue([numbered(day)], numbered(last)) : null),
    },
  ];
}

/** `giovedì 11 in mattinata`: no hour leads to the number, and the part of the day stands alone. */
const dayInPart = (lexicon: Lexicon, { weekday }: Sources, day: string): Template => ({
  rule: "day-of-month",
  pattern: openPhrase(`${weekday} ${day} (?<part>${anyOf(lexicon.lonePart ?? [])})(?!\\p{L})`),
  read: (groups) => {
    const days = [numbered(groups.day, weekdayIn(lexicon, groups))];
    return { kind: "day", days, last: null, other: null, part: lexicon.parts[groups.part ?? ""] ?? null };
  },
});

/** `le 12`, `venerdì 29`, `du 3 au 7`: days by their number alone, where nothing else can be counted. */
export function numberTemplates(lexicon: Lexicon, sources: Sources): Template[] {
  const { weekday, part, and } = sources;
  const { dayArticles = [], dayFollowers = [], hourLeads = [], connectors } = lexicon;
  const rangeJoints = dayJoints(lexicon);
  if (dayArticles.length === 0) return [];
  const number = "(?:3[01]|[12]\\d|0?[1-9])";
  const hourWord = `(?:${anyOf(lexicon.hourWords)})`;
  const follows = anyOf([...Object.keys(connectors), ...rangeJoints, ...lexicon.and, ...dayFollowers]);
  const hour = `(?:1?\\d|2[0-4])(?:[:.]\\d\\d| ?${hourWord}(?!\\p{L})| ${part.replace("?<part>", "?:")}(?!\\p{L}))`;
  const ends = `${noHour(sources)}(?=$| ?[,.;:!?)\\n]| (?:${follows})(?!\\p{L})| ${hour})`;
  // `los jueves desde el 8 de abril`: what begins or ends there is said of the weekdays.
  const which = `(?:(?:${anyOf([...lexicon.current, ...lexicon.next])}) )?`;
  const plainArticles = dayArticles.filter((article) => connectors[article.split(" ")[0] ?? ""] === "at");
  return [
    {
      rule: "day-of-month",
      pattern: openPhrase(
        `${which}${weekday},? (?:${anyBefore(plainArticles)})?(?<day>${number})${noHour(sources)}`,
      ),
      read: (groups) => daysValue([numbered(groups.day, weekdayIn(lexicon, groups))]),
    },
    dayInPart(lexicon, sources, `(?:${anyBefore(plainArticles)})?(?<day>${number})`),
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
        daysValue((groups.days?.match(/\d+/g) ?? []).map((one) => numbered(one, weekdayIn(lexicon, groups)))),
    },
    ...bareNumberTemplates(lexicon, sources, { number, ends }),
  ];
}
