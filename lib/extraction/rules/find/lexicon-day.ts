import type { Lexicon } from "@/lib/extraction/rules/languages/lexicon";
import type { DayExpression, PartOfDay, Recognised, Recurrence } from "@/lib/extraction/rules/spans";
import { anyOf, phrase, type Sources } from "./lexicon-words";

type Groups = Record<string, string | undefined>;
type Template = { rule: string; pattern: RegExp; read: (groups: Groups) => Recognised["value"] | null };

const codes = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

const dayValue = (
  day: DayExpression,
  last: DayExpression | null = null,
  part: PartOfDay | null = null,
): Recognised["value"] => ({ kind: "day", days: [day], last, other: null, part });

const shiftOf = (days: number, months: number): DayExpression => ({
  kind: "shift",
  days,
  months,
  from: null,
});

const weekly = (weekday: number): Recurrence => ({
  frequency: "WEEKLY",
  interval: 1,
  byDay: [codes[weekday] ?? ""],
  byMonthDay: [],
  byMonth: [],
  count: null,
  until: null,
  lasting: null,
  part: null,
});

/** The days of a language: `3 maart 2027`, `dinsdag 24 november`, `volgende vrijdag`, `overmorgen`, `elke maandag`, `over twee weken`. */
export function dayTemplates(lexicon: Lexicon, sources: Sources): Template[] {
  const weekdayOf = (word: string | undefined): number | null =>
    word === undefined ? null : (lexicon.weekdays[word] ?? null);
  const { day, month, year, weekday, which, part } = sources;
  const lastDay = day.replace("<day>", "<last>");
  const dateOf = (groups: Groups, number: string | undefined): DayExpression => ({
    kind: "calendar",
    year: groups.year === undefined ? null : Number(groups.year),
    month: lexicon.months[groups.month ?? ""] ?? null,
    day: Number(number),
    weekday: weekdayOf(groups.weekday),
    monthShift: null,
  });
  const amount = `(?<count>\\d{1,2}|${anyOf(Object.keys(lexicon.hours))})`;
  return [
    {
      rule: "named-range",
      pattern: phrase(`${day}${sources.range}${lastDay} ${month}${year}`),
      read: (groups) => dayValue(dateOf(groups, groups.day), dateOf(groups, groups.last)),
    },
    {
      rule: "month-day",
      pattern: phrase(`(?:${weekday},? )?${day} ${month}${year}`),
      read: (groups) => dayValue(dateOf(groups, groups.day)),
    },
    {
      rule: "recurrence",
      pattern: phrase(`(?:${anyOf(lexicon.every)}) ${weekday}`),
      read: (groups) => {
        const found = weekdayOf(groups.weekday);
        return found === null ? null : { kind: "recurrence", recurrence: weekly(found) };
      },
    },
    {
      rule: "weekday",
      pattern: phrase(`(?:${which} )?${weekday}(?: ?${part})?`),
      read: (groups) => {
        const found = weekdayOf(groups.weekday);
        const kind = groups.next !== undefined ? "next" : groups.current !== undefined ? "this" : "bare";
        return found === null
          ? null
          : dayValue(
              { kind: "weekday", weekday: found, which: kind, weeks: 0 },
              null,
              lexicon.parts[groups.part ?? ""] ?? null,
            );
      },
    },
    {
      rule: "relative-day",
      pattern: phrase(`(?<relative>${anyOf(Object.keys(lexicon.relativeDays))})(?: ?${part})?`),
      read: ({ relative = "", part: word = "" }) =>
        dayValue(shiftOf(lexicon.relativeDays[relative] ?? 0, 0), null, lexicon.parts[word] ?? null),
    },
    {
      rule: "relative-day",
      pattern: phrase(`(?<relative>${anyOf(Object.keys(lexicon.relativeParts))})`),
      read: ({ relative = "" }) => {
        const found = lexicon.relativeParts[relative];
        return found === undefined ? null : dayValue(shiftOf(found.days, 0), null, found.part);
      },
    },
    {
      rule: "day-offset",
      pattern: phrase(
        `(?:${anyOf(lexicon.inWords)}) ${amount} (?<unit>${anyOf(Object.keys(lexicon.units))})`,
      ),
      read: ({ count = "", unit = "" }) => {
        const step = lexicon.units[unit];
        const times = lexicon.hours[count] ?? Number(count);
        return step === undefined ? null : dayValue(shiftOf(step.days * times, step.months * times));
      },
    },
  ];
}
