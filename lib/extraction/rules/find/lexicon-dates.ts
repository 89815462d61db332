import type { Lexicon } from "@/lib/extraction/rules/pack/lexicon";
import type { DayExpression, Recognised } from "@/lib/extraction/rules/spans";
import { dayValue } from "./lexicon-day";
import { joinedBy } from "./lexicon-joined";
import type { Groups, Template } from "./lexicon-template";
import {
  anyOf,
  behindLead,
  notBehindLead,
  openPhrase,
  phrase,
  type Sources,
  sureDayLeads,
} from "./lexicon-words";

type Reader = (groups: Groups, number: string | undefined) => DayExpression;

/** The number of a day in digits or in words. */
const dayNumber = ({ dayWords = {} }: Lexicon, written = ""): number => dayWords[written] ?? Number(written);

/** A date whose month is named: the groups give its weekday, month and year. */
const dateReader =
  (lexicon: Lexicon): Reader =>
  (groups, number) => ({
    kind: "calendar",
    year: groups.year === undefined ? null : Number(groups.year) + (groups.year.length === 2 ? 2000 : 0),
    month: lexicon.months[groups.month ?? ""] ?? null,
    day: dayNumber(lexicon, number),
    weekday: lexicon.weekdays[groups.weekday ?? ""] ?? null,
    monthShift: null,
  });

/** The names of the weekdays, of one and of every. */
const dayNamesOf = ({ weekdays, repeated = {} }: Lexicon): string =>
  anyOf([...Object.keys(weekdays), ...Object.keys(repeated)]);

/** `02/MAY/28`, `12-mar-2027`, `Mi 14 APR 27`, `QUI 23DEZ`: as machines print it. */
function printedTemplates(lexicon: Lexicon, { weekday, afterWeekday }: Sources): Template[] {
  const dateOf = dateReader(lexicon);
  const day = `(?:${weekday}${afterWeekday})?(?<day>0?[1-9]|[12]\\d|3[01])`;
  const month = `(?<month>${anyOf(Object.keys(lexicon.months))})`;
  // Between blanks a year is one where no hour has such a number.
  const bodies = [
    `${day}(?<mark>[/.-])${month}\\k<mark>(?<year>(?:20)?\\d\\d)`,
    `${day} ${month} (?<year>2[5-9])(?=$|\\s\\s|\\n|\\t)`,
    `${day}${month}(?<year>2[5-9])?`,
  ];
  return bodies.map((body) => ({
    rule: "month-day",
    pattern: phrase(body),
    read: (groups: Groups) => dayValue(dateOf(groups, groups.day)),
  }));
}

/** `3 maart 2027`, `3 t/m 5 december`, `1. und 3. März`, `mardis 9 et 16 mars`, `Freitag, den 13. Februar`. */
function namedTemplates(lexicon: Lexicon, sources: Sources): Template[] {
  const { day, beforeMonth, month, year, weekday, afterWeekday, range, joint } = sources;
  const dateOf = dateReader(lexicon);
  const lastDay = day.replace("<day>", "<last>");
  const behind = `${beforeMonth}${month}${year}`;
  // `vinte e cinco` is one day: a list of such words would read their joint in two ways, and take ever longer.
  const dayNames = Object.keys(lexicon.dayWords ?? {}).filter((word) => !word.includes(" "));
  const number = `(?:3[01]|[12]\\d|0?[1-9]|${anyOf(dayNames)})(?:\\.|${anyOf(lexicon.ordinalEndings)})?`;
  // `dalle 18 alle 19 fino al 30 giugno`: where a word makes a number an hour it is no day.
  const noHour = (lexicon.rangeJoints ?? []).length === 0 ? "" : notBehindLead(lexicon.hourLeads ?? []);
  return [
    {
      rule: "named-range",
      pattern: phrase(`${noHour}(?:${weekday}${afterWeekday})?${day}${range}${lastDay}${behind}`),
      read: (groups) =>
        dayValue(dateOf(groups, groups.day), dateOf({ ...groups, weekday: undefined }, groups.last)),
    },
    {
      rule: "month-day",
      pattern: phrase(`(?:${weekday}${afterWeekday})?${day}${behind}`),
      read: (groups) => dayValue(dateOf(groups, groups.day)),
    },
    ...printedTemplates(lexicon, sources),
    {
      rule: "month-day-list",
      pattern: phrase(
        `(?:(?:${dayNamesOf(lexicon)})(?:${joint}(?:${dayNamesOf(lexicon)}))?${afterWeekday})?(?<days>${number}(?:${joint}${number})+)${behind}`,
      ),
      read: (groups) => {
        const words = new RegExp(`\\d+|(?<!\\p{L})(?:${anyOf(dayNames)})(?!\\p{L})`, "gu");
        const days = (groups.days?.match(words) ?? []).map((written) => dateOf(groups, written));
        return { kind: "day", days, last: null, other: null, part: null };
      },
    },
  ];
}

/** `am 24. um 8`, `Freitag, den 13.`: a day without its month, where nothing stands behind that it numbers. */
function dayAloneTemplates(
  lexicon: Lexicon,
  { weekday, afterWeekday, range, until, noMonth }: Sources,
): Template[] {
  const { dayLeads = [], hourLeads = [] } = lexicon;
  const ending = `(?:\\.|${anyOf(lexicon.ordinalEndings)})`;
  const number = "(?:3[01]|[12]\\d|0?[1-9])";
  const open = `\\.${noMonth}(?= \\p{L})`;
  const joints = anyOf([...hourLeads, ...Object.keys(lexicon.connectors), ...lexicon.and]);
  const end = `(?![\\p{L}\\p{N}_%]|[/.:]\\d)(?= ?(?:$|[,;!?)(\\n-]|\\.(?: |$))| (?:${joints})(?![\\p{L}])| \\d{1,2}[:.h ])`;
  const read = ({ day = "", last, weekday: named = "" }: Groups): Recognised["value"] => {
    const of = (written: string, name: number | null): DayExpression => ({
      kind: "calendar",
      year: null,
      month: null,
      day: Number(written),
      weekday: name,
      monthShift: null,
    });
    return dayValue(of(day, lexicon.weekdays[named] ?? null), last === undefined ? null : of(last, null));
  };
  const rule = "day-of-month";
  return [
    { rule, pattern: openPhrase(`${weekday}${afterWeekday}(?<day>${number})${ending}${end}`), read },
    // `bis Donnerstag 24. fort`: a number that counts no floor or lesson, and one at which something ends.
    { rule, pattern: openPhrase(`${weekday}${afterWeekday}(?<day>3[01]|2\\d|1[3-9])${open}`), read },
    {
      rule,
      pattern: openPhrase(`${behindLead(until)}${weekday}${afterWeekday}(?<day>${number})${open}`),
      read,
    },
    { rule, pattern: openPhrase(`${behindLead(dayLeads)}(?<day>${number})${ending}${end}`), read },
    { rule, pattern: openPhrase(`${behindLead(sureDayLeads(lexicon))}(?<day>${number})${end}`), read },
    {
      rule,
      pattern: openPhrase(
        `${behindLead(dayLeads)}(?<day>${number})${ending}${range}(?<last>${number})${ending}${end}`,
      ),
      read,
    },
  ];
}

/** `im März`, `Mai bis Oktober`, `Ende Januar`: months without a day, which count beside a series alone. */
function monthTemplates(lexicon: Lexicon, { year, range }: Sources): Template[] {
  const { monthEdges = {} } = lexicon;
  const month = anyOf(Object.keys(lexicon.months).filter((word) => word.length > 3));
  const numberOf = (word = ""): number => lexicon.months[word] ?? 1;
  const yearOf = ({ year: written }: Groups): number | null =>
    written === undefined ? null : Number(written);
  const edgeOf = (groups: Groups, name: string, nth: number): DayExpression => {
    const of = { month: numberOf(groups[name]), monthShift: null, year: yearOf(groups) };
    return nth > 0
      ? { kind: "calendar", day: nth, weekday: null, ...of }
      : { kind: "nth", nth, weekday: null, ...of };
  };
  const rule = "month-only";
  const strength = "weak";
  const thisMonth = { kind: "nth", nth: -1, weekday: null, month: null, monthShift: 0, year: null } as const;
  return [
    {
      rule: "month-edge",
      pattern: phrase(`(?:${anyOf(lexicon.monthEnds ?? [])})`),
      read: () => dayValue(thisMonth),
    },
    {
      rule: "month-edge",
      pattern: phrase(`(?<edge>${anyOf(Object.keys(monthEdges))})(?: |(?<=-))(?<month>${month})${year}`),
      read: (groups) => dayValue(edgeOf(groups, "month", monthEdges[groups.edge ?? ""] ?? 1)),
    },
    {
      rule,
      strength,
      pattern: phrase(`(?<month>${month})(?:(?:${range}|${joinedBy(lexicon)})(?<until>${month}))?${year}`),
      read: (groups) => {
        const unit = { kind: "period", unit: "month", shift: 0 } as const;
        const day = { ...unit, month: numberOf(groups.month), year: yearOf(groups) };
        return dayValue(day, groups.until === undefined ? null : edgeOf(groups, "until", -1));
      },
    },
  ];
}

/** `Karfreitag`, `Silvester 2026`. */
function holidayTemplates({ holidays = {} }: Lexicon, { year }: Sources): Template[] {
  return [
    {
      rule: "holiday",
      pattern: phrase(`(?<name>${anyOf(Object.keys(holidays))})${year}`),
      read: ({ name = "", year: written }) => {
        const rule = holidays[name];
        if (rule === undefined) return null;
        const stated = written === undefined ? null : Number(written);
        return dayValue({ kind: "holiday", name, rule, year: stated, yearShift: null, last: false });
      },
    },
  ];
}

/** The dates of a language: with the name of their month, without it, and holidays. */
export const dateTemplates = (lexicon: Lexicon, sources: Sources): Template[] => [
  ...namedTemplates(lexicon, sources),
  ...dayAloneTemplates(lexicon, sources),
  ...holidayTemplates(lexicon, sources),
  ...monthTemplates(lexicon, sources),
];
