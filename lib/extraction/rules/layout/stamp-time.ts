import { type CivilDate, isCivilDate } from "@/lib/extraction/rules/civil-date";
import type { MailWords } from "./mail-words";

/** When something was written, as its stamp says it; a part that is not said is null. */
export interface StampTime {
  date: CivilDate | null;
  /** Days from now, where the stamp names a near day in place of a date. */
  dayShift: number | null;
  minutes: number | null;
}

const clock = /(?<![\d:.])(\d{1,2})[:.h](\d\d)(?::\d\d)?(?:[.,]\d+)?\s?(?:([ap])\.?m\b)?/iu;
const iso = /(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/;
const numeric = /(?<![\d:.])(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d\d)(?!\d)/;

const civil = (year: number, month: number, day: number): CivilDate | null => {
  const date = { year: year < 100 ? 2000 + year : year, month, day };
  return isCivilDate(date) ? date : null;
};

function monthOf(word: string | undefined, { months }: MailWords): number {
  const lower = word?.toLowerCase() ?? "";
  return months[lower.slice(0, 4)] ?? months[lower.slice(0, 3)] ?? 0;
}

function numericDate(text: string, dayFirst: boolean): CivilDate | null {
  const [, first, mark, second, year] = numeric.exec(text) ?? [];
  if (first === undefined || second === undefined || year === undefined) return null;
  const [left, right] = [Number(first), Number(second)];
  const isDayFirst = left > 12 || (right <= 12 && (dayFirst || mark !== "/"));
  return isDayFirst ? civil(Number(year), right, left) : civil(Number(year), left, right);
}

function dateIn(text: string, words: MailWords, dayFirst: boolean): CivilDate | null {
  const [, isoYear, isoMonth, isoDay] = iso.exec(text) ?? [];
  if (isoYear !== undefined) return civil(Number(isoYear), Number(isoMonth), Number(isoDay));
  const [, day, monthName, year] = words.dayMonth.exec(text) ?? [];
  if (day !== undefined) return civil(Number(year), monthOf(monthName, words), Number(day));
  const [, named, dayBehind, yearBehind] = words.monthDay.exec(text) ?? [];
  if (named !== undefined) return civil(Number(yearBehind), monthOf(named, words), Number(dayBehind));
  return numericDate(text, dayFirst);
}

function minutesIn(text: string): number | null {
  const [, hour, minute, half] = clock.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  const shift =
    half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return shift * 60 + Number(minute);
}

/** Reads the time of a stamp: of a mail's header, of the line above a repeated mail, or of a message. */
export function readStampTime(text: string, words: MailWords, dayFirst: boolean): StampTime {
  const date = dateIn(text, words, dayFirst);
  const lower = text.toLowerCase();
  const near = Object.entries(words.nearDays).find(([word]) =>
    new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, "u").test(lower),
  );
  const rest = date === null ? text : text.replace(iso, " ").replace(numeric, " ");
  return { date, dayShift: date === null && near ? near[1] : null, minutes: minutesIn(rest) };
}
