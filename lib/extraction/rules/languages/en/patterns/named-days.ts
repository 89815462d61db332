import { matchAt, openPattern, type Source } from "@/lib/extraction/rules/scan";
import type { DayExpression, Recognised } from "@/lib/extraction/rules/spans";
import { dayOf, foundDays, monthSource, weekdayOfWord, weekdaySource } from "./day-words";

const name = `(?<name>${weekdaySource})(?<plural>s?)\\b\\.?,? `;
const number = "(?:the )?(?<day>\\d\\d?(?<nth>st|nd|rd|th)?)(?!\\w)";
const gap = " ?(?:, and |,|&|\\+|/|and ) ?";
const first = openPattern(name + number);
/** What makes a number an hour is no further day. */
const further = openPattern(`${gap}(?:${name})?${number}(?![:.]\\d| ?(?:[ap]\\.?m\\b|-))`);
const clockBehind = openPattern("[,@]? (?:at |from |@ ?)?\\d");
/** With a month they are a list that `month-day-list.ts` reads. */
const monthBehind = openPattern(`(?:${gap}${number})?(?: of)? (?:${monthSource})\\b`);
const daysOfWeek = 7;
const lastHour = 12;

/**
 * Days of the month that is meant by their numbers behind their weekday: `Tuesdays 9th, 16th and 23rd`, `Saturdays 5 & 19`,
 * `Fri 11 / Sat 12, 8pm`. Numbers without an ordinal are days where they lie whole weeks apart, or as far as their weekdays; those
 * that could all be hours (`Mon 6, Tue 7`) need the plural of one weekday, or an hour behind them.
 */
export function readNamedDays(source: Source, at: number): Recognised | null {
  let match = matchAt(first, source, at);
  let weekday = weekdayOfWord(match?.groups?.name);
  let [end, last, isSure] = [at, 0, match?.groups?.plural === "s"];
  const days: DayExpression[] = [];
  while (match) {
    const named = weekdayOfWord(match.groups?.name) ?? weekday;
    const day = dayOf(match.groups?.day);
    if (day === null || named === null || weekday === null) return null;
    const isOrdinal = match.groups?.nth !== undefined;
    const step = day - last;
    if (last > 0 && !isOrdinal && (step < 1 || (step - named + weekday) % daysOfWeek !== 0)) break;
    isSure = isOrdinal || day > lastHour || (isSure && named === weekday);
    days.push({ kind: "calendar", year: null, month: null, day, weekday: named, monthShift: null });
    weekday = named;
    last = day;
    end += match[0].length;
    match = matchAt(further, source, end);
  }
  if (days.length < 2 || matchAt(monthBehind, source, end)) return null;
  return isSure || matchAt(clockBehind, source, end) ? foundDays(end, days) : null;
}
