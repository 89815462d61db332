import { matchAt, openPattern, type Source } from "@/lib/extraction/rules/scan";
import type { DayExpression, Recognised } from "@/lib/extraction/rules/spans";
import { dayOf, monthSource, weekdayOfWord, weekdaySource } from "./day-words";

const name = `(?:${weekdaySource})s?\\b\\.?,? `;
const number = "(?:the )?(?<day>(?:3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th)?)";
/** What makes a number an hour, or the list one with a month, which `month-day-list.ts` reads. */
const notADay = `(?![\\w%]|[:.]\\d| ?(?:[ap]\\.?m\\b|o'? ?clock|-)|(?: of)? (?:${monthSource})\\b)`;
const first = openPattern(`(?<name>${name})${number}(?!\\w)`);
const further = openPattern(` ?(?:, and |,|&|\\+|/|and ) ?(?<name>${name})?${number}${notADay}`);
const clockBehind = openPattern(",? (?:at |from |@ ?)?\\d{1,2}(?:[:.]\\d\\d| ?[ap]\\.?m\\b|-\\d)");
const monthBehind = openPattern(
  `(?: ?(?:, and |,|&|and ) ?(?:the )?\\d{1,2}(?:st|nd|rd|th)?)?(?: of)? (?:${monthSource})\\b`,
);
const daysOfWeek = 7;
const lastHour = 12;

const weekdayIn = (words: string | undefined): number | null =>
  weekdayOfWord(words?.replace(/s?\b\.?,? $/, "")) ?? weekdayOfWord(words?.replace(/\.?,? $/, ""));

const calendar = (day: number, weekday: number): DayExpression => ({
  kind: "calendar",
  year: null,
  month: null,
  day,
  weekday,
  monthShift: null,
});

/**
 * Days of the month that is meant by their numbers behind their weekday: `Tuesdays 9th, 16th and 23rd`, `Saturdays 5 & 19`,
 * `Fri 11 / Sat 12, 8pm`. Numbers without an ordinal are days where they lie whole weeks apart, or as far as their weekdays; those
 * that could all be hours (`Mon 6, Tue 7`) need the plural of one weekday, or an hour behind them.
 */
export function readNamedDays(source: Source, at: number): Recognised | null {
  const opening = matchAt(first, source, at);
  const weekday = weekdayIn(opening?.groups?.name);
  const begin = dayOf(opening?.groups?.day);
  if (!opening || weekday === null || begin === null) return null;
  const days = [{ day: begin, weekday }];
  let end = at + opening[0].length;
  for (let next = matchAt(further, source, end); next; next = matchAt(further, source, end)) {
    const day = dayOf(next.groups?.day);
    const ofDay = weekdayIn(next.groups?.name) ?? weekday;
    const previous = days.at(-1)?.day ?? begin;
    const isInStep = day !== null && (day - begin - ofDay + weekday) % daysOfWeek === 0;
    const isOrdinal = /[a-z]$/.test(opening[0]) && /[a-z]$/.test(next[0]);
    if (day === null || (!isOrdinal && (!isInStep || day <= previous))) break;
    days.push({ day, weekday: ofDay });
    end += next[0].length;
  }
  if (days.length < 2 || matchAt(monthBehind, source, end)) return null;
  const isNumbered = /\d[a-z]/.test(opening[0]) || days.some(({ day }) => day > lastHour);
  const isPlural =
    /s\b\.?,? $/.test(opening.groups?.name ?? "") && days.every((one) => one.weekday === weekday);
  if (!isNumbered && !isPlural && !matchAt(clockBehind, source, end)) return null;
  return {
    value: {
      kind: "day",
      days: days.map((one) => calendar(one.day, one.weekday)),
      last: null,
      other: null,
      part: null,
    },
    end,
  };
}
