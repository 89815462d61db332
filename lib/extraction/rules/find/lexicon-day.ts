import { every, weekdayCode } from "@/lib/extraction/rules/every";
import type { Lexicon } from "@/lib/extraction/rules/pack/lexicon";
import type { DayExpression, PartOfDay, Recognised } from "@/lib/extraction/rules/spans";
import type { Groups, Template } from "./lexicon-template";
import { anyOf, phrase, type Sources } from "./lexicon-words";

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

type Reader = (groups: Groups, number: string | undefined) => DayExpression;

/** A date whose month is named: the groups give its weekday, month and year. */
const dateReader =
  (lexicon: Lexicon): Reader =>
  (groups, number) => ({
    kind: "calendar",
    year: groups.year === undefined ? null : Number(groups.year),
    month: lexicon.months[groups.month ?? ""] ?? null,
    day: Number(number),
    weekday: lexicon.weekdays[groups.weekday ?? ""] ?? null,
    monthShift: null,
  });

/** `3 maart 2027`, `3 t/m 5 december`, `dinsdag 24 november`. */
function dateTemplates(lexicon: Lexicon, { day, month, year, weekday, range }: Sources): Template[] {
  const dateOf = dateReader(lexicon);
  const lastDay = day.replace("<day>", "<last>");
  return [
    {
      rule: "named-range",
      pattern: phrase(`${day}${range}${lastDay} ${month}${year}`),
      read: (groups) => dayValue(dateOf(groups, groups.day), dateOf(groups, groups.last)),
    },
    {
      rule: "month-day",
      pattern: phrase(`(?:${weekday},? )?${day} ${month}${year}`),
      read: (groups) => dayValue(dateOf(groups, groups.day)),
    },
  ];
}

/** `elke maandag`, `volgende vrijdag`. */
function weekdayTemplates(lexicon: Lexicon, { weekday, which, part }: Sources): Template[] {
  const weekdayOf = (word = ""): number | null => lexicon.weekdays[word] ?? null;
  return [
    {
      rule: "recurrence",
      pattern: phrase(`(?:${anyOf(lexicon.every)}) ${weekday}`),
      read: (groups) => {
        const found = weekdayOf(groups.weekday);
        return found === null
          ? null
          : { kind: "recurrence", recurrence: every("WEEKLY", [weekdayCode(found)]) };
      },
    },
    {
      rule: "weekday",
      pattern: phrase(`(?:${which} )?${weekday}(?: ?${part})?`),
      read: (groups) => {
        const found = weekdayOf(groups.weekday);
        const kind = groups.next !== undefined ? "next" : groups.current !== undefined ? "this" : "bare";
        if (found === null) return null;
        const day = { kind: "weekday", weekday: found, which: kind, weeks: 0 } as const;
        return dayValue(day, null, lexicon.parts[groups.part ?? ""] ?? null);
      },
    },
  ];
}

/** `overmorgen`, `vanavond`, `over twee weken`. */
function relativeTemplates(lexicon: Lexicon, { part }: Sources): Template[] {
  const amount = `(?<count>\\d{1,2}|${anyOf(Object.keys(lexicon.hours))})`;
  return [
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

/** The days of a language: dates with a named month, weekdays and series of them, days counted from today. */
export const dayTemplates = (lexicon: Lexicon, sources: Sources): Template[] => [
  ...dateTemplates(lexicon, sources),
  ...weekdayTemplates(lexicon, sources),
  ...relativeTemplates(lexicon, sources),
];
