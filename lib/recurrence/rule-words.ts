import { formatMediumDate, formatMonthName } from "@/lib/time/format-date";
import { midnightOf } from "@/lib/time/wall-clock";
import { formatWeekdays } from "./format-weekdays";
import type { PlacedDays } from "./placed-days";
import { readRecurrenceRule } from "./recurrence-rule";

/** Who says how an event repeats. */
export interface RecurrenceSpeaker {
  locale: string;
  /** Puts a sentence of the group `recurrence` of a catalogue into words. */
  say: (
    key:
      | "daily"
      | "weekly"
      | "weeklyOn"
      | "monthly"
      | "monthlyOn"
      | "yearly"
      | "yearlyOn"
      | "nthDay"
      | "other"
      | "until"
      | "count"
      | "dates"
      | "manyDates",
    values: Record<string, string | number>,
  ) => string;
}

/** Days that are counted within a month, in words: `the first Monday and the third Monday`. */
function placedWords({ days }: PlacedDays, { say, locale }: RecurrenceSpeaker): string {
  const names = days.map(({ place, day }) =>
    say("nthDay", { place, weekday: formatWeekdays([day], locale) }),
  );
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(names);
}

/** A recurrence rule of an event in a zone, in words, such as `Every month on the first Monday until Dec 15, 2026`. */
export function ruleWords(
  { rule, timeZone }: { rule: string; timeZone: string },
  speaker: RecurrenceSpeaker,
): string {
  const { say, locale } = speaker;
  const { frequency, interval, days, placed, until, count } = readRecurrenceRule(rule, timeZone);
  const inWords = () => {
    if (frequency === "weekly" && days.length > 0)
      return say("weeklyOn", { interval, days: formatWeekdays(days, locale) });
    if (placed === null) return say(frequency, { interval });
    const values = { interval, days: placedWords(placed, speaker) };
    if (placed.month === null) return say("monthlyOn", values);
    return say("yearlyOn", { ...values, month: formatMonthName(placed.month, locale) });
  };
  const words = inWords();
  if (until !== null) return say("until", { rule: words, date: formatMediumDate(midnightOf(until), locale) });
  return count === null ? words : say("count", { rule: words, count });
}
