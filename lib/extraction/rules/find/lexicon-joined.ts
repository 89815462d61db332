import { every, weekdayCode } from "@/lib/extraction/rules/every";
import type { Lexicon } from "@/lib/extraction/rules/pack/lexicon";
import type { Clock, DayExpression, PartOfDay, Recognised } from "@/lib/extraction/rules/spans";
import type { Groups, Template } from "./lexicon-template";
import {
  anyBefore,
  anyOf,
  behindLead,
  notBehindLead,
  openPhrase,
  phrase,
  type Sources,
  startBefore,
} from "./lexicon-words";

/** What joins the ends of a range, with the article of the second: `a las`, `al`, `até o dia`. */
export const joinedBy = ({ rangeJoints = [], hourArticles = [], dayArticles = [] }: Lexicon): string =>
  `(?: ${anyBefore(rangeJoints)}(?:${anyBefore([...hourArticles, ...dayArticles])})?)`;

const monthOf = (lexicon: Lexicon, groups: Groups): Pick<Calendar, "month" | "year"> => ({
  month: lexicon.months[groups.month ?? ""] ?? Number(groups.monthNumber),
  year: groups.year === undefined ? null : Number(groups.year),
});

type Calendar = Extract<DayExpression, { kind: "calendar" }>;

/** `del 3 al 10 de agosto`, `do dia 3 ao dia 10/08`: days in a row that words join which say something else alone. */
function dateTemplates(lexicon: Lexicon, { day, month, year, weekday, beforeMonth }: Sources): Template[] {
  const { dayWords = {}, weekdays } = lexicon;
  const number = (written = ""): number => dayWords[written] ?? Number(written);
  const lastDay = day.replace("<day>", "<last>");
  const lastWeekday = weekday.replace("<weekday>", "<lastWeekday>");
  const ending = `(?:${beforeMonth}${month.replace("<month>", "<firstMonth>")})?,? (?:${lexicon.endsOn ?? "(?!)"})(?: |(?<='))`;
  const inDigits = "[./](?<monthNumber>1[0-2]|0?[1-9])(?![./]?\\d)";
  return [
    {
      rule: "named-range",
      pattern: phrase(
        `(?:${weekday},? )?${day}(?:${joinedBy(lexicon)}|${ending})(?:${lastWeekday},? )?${lastDay}(?:${beforeMonth}${month}${year}|${inDigits})`,
      ),
      read: (groups) => {
        const of = { kind: "calendar", monthShift: null, ...monthOf(lexicon, groups) } as const;
        const [first, last] = [number(groups.day), number(groups.last)];
        const firstMonth = lexicon.months[groups.firstMonth ?? ""] ?? of.month;
        if (firstMonth === of.month && first >= last) return null;
        const named = weekdays[groups.weekday ?? ""] ?? null;
        return {
          kind: "day",
          days: [{ ...of, month: firstMonth, day: first, weekday: named }],
          last: { ...of, day: last, weekday: null },
          other: null,
          part: null,
        };
      },
    },
  ];
}

/** The codes of the weekdays from one to another, over the end of the week where that is needed. */
function codesBetween(first: number, last: number): string[] {
  const length = ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, at) => weekdayCode((first + at) % 7));
}

/** Of a working week, or of most of a week, people speak as of every week: `de viernes a domingo` is one weekend. */
function isEachWeek(first: number, count: number): boolean {
  return count >= 5 || (first === 1 && count === 4);
}

/** The days from the next one of a weekday to the one that follows it. */
function daysFrom(first: number, last: number): Recognised["value"] {
  const [day, end] = [first, last].map(
    (weekday): DayExpression => ({ kind: "weekday", weekday, which: "bare", weeks: 0 }),
  );
  return { kind: "day", days: day === undefined ? [] : [day], last: end ?? null, other: null, part: null };
}

/** `de lunes a viernes`: the weekdays from one to another, of every week. */
function weekdayTemplates(lexicon: Lexicon, { weekdayNames, until }: Sources): Template[] {
  const { everyRange = [], everyArticles = [], rangeJoints = [], weekdays } = lexicon;
  const leads = `(?:(?<each>${anyBefore([...everyArticles, ...lexicon.every])})|${anyBefore(everyRange)})`;
  const joint = `(?: ?- ?| ${anyBefore([...until, ...rangeJoints])})`;
  return [
    {
      rule: "recurrence",
      pattern: phrase(`${leads}(?<first>${weekdayNames})${joint}(?<last>${weekdayNames})`),
      read: (groups): Recognised["value"] | null => {
        const [first, last] = [weekdays[groups.first ?? ""], weekdays[groups.last ?? ""]];
        if (first === undefined || last === undefined) return null;
        const codes = codesBetween(first, last);
        if (groups.each === undefined && !isEachWeek(first, codes.length)) return daysFrom(first, last);
        return { kind: "recurrence", recurrence: every("WEEKLY", codes) };
      },
    },
  ];
}

/** `(lun-ven 9-12)`, `Mo–Do, 9–12 Uhr`: the weekdays of a working week with their hours right behind them are those of every week. */
function workingWeekTemplates(lexicon: Lexicon, { until }: Sources): Template[] {
  const {
    rangeJoints = [],
    rangeLeads = [],
    everyRange = [],
    hourLeads = [],
    hourWords,
    weekdays,
    months,
  } = lexicon;
  const named = anyOf(Object.keys(weekdays));
  const joint = `(?: ?- ?| ${anyBefore([...until, ...rangeJoints])})`;
  const hour = `\\d{1,2}(?:[:.h]\\d\\d)?`;
  const leads = anyBefore([...rangeLeads, ...everyRange, ...hourLeads]);
  const hours = `,? ?(?:${leads})?${hour}(?: ?(?:${anyOf(hourWords)}))?${joint}(?:${leads})?${hour}(?![\\d/]|\\.\\d|\\.? ${anyBefore(lexicon.ofWords)}?(?:${anyOf(Object.keys(months))}))`;
  return [
    {
      rule: "recurrence",
      pattern: openPhrase(
        `(?<first>${named})(?!\\p{L})\\.?${joint}(?<last>${named})(?!\\p{L})\\.?(?=${hours})`,
      ),
      read: ({ first = "", last = "" }): Recognised["value"] | null => {
        const codes = codesBetween(weekdays[first] ?? 0, weekdays[last] ?? 0);
        const isWorkingWeek = weekdays[first] === 1 && codes.length >= 4 && codes.length < 7;
        return isWorkingWeek ? { kind: "recurrence", recurrence: every("WEEKLY", codes) } : null;
      },
    },
  ];
}

/** `quincenalmente`, `cada quince días`: how often, said as a whole. */
function oftenTemplates({ recurrences = {} }: Lexicon): Template[] {
  return [
    {
      rule: "recurrence",
      pattern: phrase(`(?<often>${anyOf(Object.keys(recurrences))})`),
      read: ({ often = "" }) => {
        const found = recurrences[often];
        if (found === undefined) return null;
        return { kind: "recurrence", recurrence: { ...every(found.frequency), interval: found.interval } };
      },
    },
  ];
}

/** More hours than these are no length of an event where the same word makes a clock: `14 horas`. */
const mostHours = 6;

/** `2 horas`: a length, since the hour of two o'clock would have its lead before it. */
function hourLengthTemplates(lexicon: Lexicon): Template[] {
  const { lengthHours = [], hourLeads = [], clockLeads = hourLeads, counts = {}, hours } = lexicon;
  const numbers = { ...counts, ...hours };
  const amount = `(?<count>\\d|${anyOf(Object.keys(numbers))})`;
  const notLed = notBehindLead(clockLeads);
  return [
    {
      rule: "length",
      pattern: phrase(`${notLed}${amount} (?:${anyOf(lengthHours)})`),
      read: ({ count = "" }) => {
        const found = numbers[count] ?? Number(count);
        if (!(found > 0 && found <= mostHours)) return null;
        return { kind: "length", length: { minutes: found * 60, days: 0, months: 0 } };
      },
    },
  ];
}

/** A bare hour, which a later part of the day moves behind noon. */
function bareClock(hour: number, part: PartOfDay | null = null): Clock {
  const full = part !== null && part !== "morning" && hour < 12 ? hour + 12 : hour;
  const exact = full > 12 || part !== null;
  return { hour: full, minute: 0, meridiem: null, exact, written: "other", midnight: full === 24 };
}

/** Behind noon or midnight an end lies no more hours later than these: `de 3 a 1` is a score. */
const longestAcross = 6;

/** Two bare hours of which the second ends what the first begins. */
function isStretch(from: number, to: number): boolean {
  if (from < to) return true;
  const round = from > 12 ? 24 : 12;
  return from !== to && to - from + round <= longestAcross;
}

/** `de 9 a 14`, `as 9`: bare numbers behind words that are not of a clock alone, where nothing stands behind that they count. */
function bareTemplates(lexicon: Lexicon, { until, weekdayNames, part }: Sources): Template[] {
  const { rangeLeads = [], looseHourLeads = [], rangeJoints = [], hourArticles = [] } = lexicon;
  const { connectors, relativeDays, and } = lexicon;
  const follows = anyOf([...Object.keys(connectors), ...Object.keys(relativeDays), ...and]);
  const ends = `(?=$| ?[,.;:!?)\\n](?!\\d)| (?:${follows}|${weekdayNames}|${anyOf(lexicon.every)})(?!\\p{L}))`;
  const number = "(?:2[0-4]|1\\d|0?[1-9])";
  // `miércoles 7 de 10 a 2 junto a la caseta`: right behind a day they count nothing.
  const behindDay = `(?<=(?:\\d|(?<!\\p{L})(?:${weekdayNames}|${anyOf(Object.keys(lexicon.months))})),? (?:${anyOf(rangeLeads)}) )`;
  const joint = `(?: ?- ?| ${anyBefore([...until, ...rangeJoints])}(?:${anyBefore(hourArticles)})?)`;
  const range = `(?<from>${number})${joint}(?<to>${number})`;
  const readRange = ({ from, to, part: word = "" }: Groups): Recognised["value"] | null => {
    const said = lexicon.parts[word] ?? null;
    const end = bareClock(Number(to), said);
    const start = bareClock(Number(from));
    if (!isStretch(Number(from), Number(to))) return null;
    const clocks = [said === null ? startBefore(lexicon, start, end) : start];
    return { kind: "clock", clocks, end, part: said };
  };
  const rule = "clock-range";
  return [
    {
      rule,
      pattern: openPhrase(`${behindLead(rangeLeads)}${range}(?: ${part}(?!\\p{L})|${ends})`),
      read: readRange,
    },
    {
      rule,
      pattern: openPhrase(
        `${behindDay}${range}(?= (?!${anyOf(lexicon.counted ?? [])}|${part.replace("?<part>", "?:")})\\p{L})`,
      ),
      read: readRange,
    },
    {
      rule: "clock",
      pattern: openPhrase(`${behindLead(looseHourLeads)}(?<from>${number})${ends}`),
      read: ({ from }) => ({ kind: "clock", clocks: [bareClock(Number(from))], end: null, part: null }),
    },
  ];
}

/** What the languages say that join the ends of a range by words which say something else alone. */
export const joinedTemplates = (lexicon: Lexicon, sources: Sources): Template[] => [
  ...dateTemplates(lexicon, sources),
  ...weekdayTemplates(lexicon, sources),
  ...workingWeekTemplates(lexicon, sources),
  ...oftenTemplates(lexicon),
  ...hourLengthTemplates(lexicon),
  ...bareTemplates(lexicon, sources),
];
