import { formatDayAndMonth, formatMediumDate } from "@/lib/time/format-date";
import { dateOf, midnightOf, type WallDateTime } from "@/lib/time/wall-clock";
import type { RecurrenceSpeaker } from "./rule-words";

/** So many further dates are listed; of more, their number and the last one are said. */
const listedMax = 3;

interface SeriesDates {
  start: WallDateTime;
  /** The further starts, none of them that of `start`. */
  further: readonly WallDateTime[];
}

/** The dates of a series without a rule, in words: `Also on Mar 4 and Mar 18`. A day of another year is said with its year. */
export function datesWords({ start, further }: SeriesDates, { say, locale }: RecurrenceSpeaker): string {
  const days = [...new Set(further.map(dateOf))].sort().map(midnightOf);
  if (days.length <= listedMax) {
    const inWords = days.map((day) =>
      day.slice(0, 4) === start.slice(0, 4) ? formatDayAndMonth(day, locale) : formatMediumDate(day, locale),
    );
    const dates = new Intl.ListFormat(locale, { type: "conjunction" }).format(inWords);
    return say("dates", { count: days.length, dates });
  }
  const last = [...days, midnightOf(dateOf(start))].sort().at(-1) ?? start;
  const rule = say("manyDates", { count: new Set(further).size + 1 });
  return say("until", { rule, date: formatMediumDate(last, locale) });
}
