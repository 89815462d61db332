import { isCivilDate } from "@/lib/extraction/rules/civil-date";
import type { Lexicon } from "@/lib/extraction/rules/pack/lexicon";
import type { DayExpression, Recognised } from "@/lib/extraction/rules/spans";
import { daysValue } from "./lexicon-monthdays";
import type { Groups, Template } from "./lexicon-template";
import { anyOf, behindLead, notBehindLead, openPhrase, type Sources, sureDayLeads } from "./lexicon-words";

/** A year that makes every day of the calendar possible stands in where none is stated. */
const leapYear = 2028;

const yearOf = (written: string | undefined): number | null =>
  written === undefined ? null : Number(written) + (written.length === 2 ? 2000 : 0);

/** The days of a numeric phrase, of which the first may be without its month; null where the calendar has none. */
function daysOf(lexicon: Lexicon, groups: Groups): Recognised["value"] | null {
  const weekday = lexicon.weekdays[groups.weekday ?? ""] ?? null;
  const [year, month] = [yearOf(groups.year), Number(groups.month)];
  const dayOf = (written: string, named: number | null): DayExpression | null =>
    isCivilDate({ year: year ?? leapYear, month, day: Number(written) })
      ? { kind: "calendar", year, month, day: Number(written), weekday: named, monthShift: null }
      : null;
  const [first = "", last] = groups.first === undefined ? [groups.day] : [groups.first, groups.day];
  const day = dayOf(first, weekday);
  const end = last === undefined ? null : dayOf(last, null);
  if (day === null || (last !== undefined && (end === null || Number(last) <= Number(first)))) return null;
  return { kind: "day", days: [day], last: end, other: null, part: null };
}

const day = "(?<day>3[01]|[12]\\d|0?[1-9])";
const month = "(?<month>1[0-2]|0?[1-9])";
const year = "(?<year>(?:19|20)\\d\\d|\\d\\d)";
/** Behind a date: no part of another number; behind a dash another date may follow, `21.12.-3.1.`. */
const end = "(?![\\p{L}\\p{N}_%]|[/.:]\\d|-(?!\\d{1,2}[./]\\d{1,2}(?!\\d))\\d)";
const rule = "numeric-date";

/** `3.–5.12.`, `24./25.12.`: several days of one month. */
function severalTemplates(lexicon: Lexicon, { weekday, afterWeekday, range, joint }: Sources): Template[] {
  const named = `(?:${weekday}${afterWeekday})?`;
  const number = "(?:3[01]|[12]\\d|0?[1-9])";
  const listed = `${number}\\.`;
  const and = `(?:, ?${number}){0,4}(?: ?& ?| (?:${anyOf(lexicon.and)}) )`;
  const both = weekday.replace("<weekday>", "<firstWeekday>");
  const namedBoth = `(?:${both} ?[/&+-] ?${weekday}${afterWeekday})?`;
  const first = "(?<first>3[01]|[12]\\d|0?[1-9])";
  const readList = ({ days = "", ...of }: Groups): Recognised["value"] | null => {
    const written = days.match(/\d+/g) ?? [];
    const found = written.flatMap((one) => {
      const value = daysOf(lexicon, { day: one, month: of.month, year: of.year });
      return value?.kind === "day" ? value.days : [];
    });
    return found.length === written.length ? daysValue(found) : null;
  };
  return [
    {
      rule,
      pattern: openPhrase(`${namedBoth}(?<days>${listed}(?:${joint}${listed})+)\\.?${month}\\.?${end}`),
      read: readList,
    },
    // `19 e 20/10`
    {
      rule,
      pattern: openPhrase(`${named}(?<days>${number}${and}${number})/${month}(?:/${year})?${end}`),
      read: readList,
    },
    {
      rule,
      pattern: openPhrase(`${named}${first}\\.?${range}${day}[./]${month}[./]?${year}?${end}`),
      read: (groups) => daysOf(lexicon, groups),
    },
  ];
}

/** `2026-12-01`, `1.12.2026`, `24/11`, `3.–5.12.`: dates in digits, the day first. */
export function numberTemplates(lexicon: Lexicon, sources: Sources): Template[] {
  const { weekday, afterWeekday, hourWord } = sources;
  const named = `(?:${weekday}${afterWeekday})?`;
  // `arrivo alle 9.05.`: a word that leads to an hour makes no date of it.
  const noHour = (lexicon.rangeJoints ?? []).length === 0 ? "" : notBehindLead(lexicon.hourLeads ?? []);
  const fullYear = "(?<year>(?:19|20)\\d\\d)";
  const afterLead = behindLead(sureDayLeads(lexicon));
  const articles = (lexicon.dayArticles ?? []).filter((article) => lexicon.connectors[article] === "at");
  const patterns = [
    `${named}${fullYear}-${month}-${day}(?:t(?=\\d\\d)|${end})`,
    `${named}${day}(?<mark>[./-])${month}\\k<mark>${year}${end}`,
    `${noHour}${named}${day}\\. ?${month}\\.(?: ?${fullYear}(?![:.]\\d|${hourWord}))?${end}`,
    `${noHour}${named}${day}\\. ?${month}\\.${end}`,
    `${named}${day}/${month}${end}`,
    `${weekday}${afterWeekday}${day}\\.${month}(?!${hourWord})${end}`,
    `${afterLead}${day}\\.${month}(?!${hourWord})${end}`,
    // `entro il 27.5`: behind an article what no hour is written like.
    `${behindLead(articles)}(?:(?=\\d{1,2}\\.\\d(?!\\d)|2[5-9]|3)${day})\\.${month}(?!${hourWord})${end}`,
  ];
  const read = (groups: Groups) => daysOf(lexicon, groups);
  return [
    ...patterns.map((pattern) => ({ rule, pattern: openPhrase(pattern), read })),
    { rule, pattern: openPhrase(`${day}\\.(?<month>1[0-2]|0[1-9])${end}`), read, strength: "weak" },
    // `2.12 8 Uhr`: an hour follows, so that it is none itself.
    {
      rule,
      pattern: openPhrase(`${day}\\.${month}(?=,? \\d{1,2}(?:[:.]\\d\\d)?${hourWord}(?!\\p{L}))`),
      read,
    },
    ...severalTemplates(lexicon, sources),
  ];
}
