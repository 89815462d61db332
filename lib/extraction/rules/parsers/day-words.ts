import { alternation } from "@/lib/extraction/rules/scan";
import { monthWords, weekdayWords } from "@/lib/extraction/rules/words/en";
import { dayNumberOf, ordinalSource } from "@/lib/extraction/rules/words/numbers";

export const monthSource = alternation(Object.keys(monthWords));
export const weekdaySource = alternation(Object.keys(weekdayWords));
/** Day of a month, `5`, `05`, `5th` or in words. */
export const dayOfMonthSource = `${ordinalSource}|3[01]|[12]\\d|0?[1-9]`;
/** A year near enough to be meant; `9 Nov 1815` is a time of day, so older ones need a comma or `of` before them. */
export const yearSource = "(?:19|20|21)\\d\\d|'\\d\\d";

/** A month's number from its name; NaN when the word is no month. */
export const monthOf = (word: string | undefined): number =>
  monthWords[(word ?? "").replace(/\.$/, "")] ?? Number.NaN;

/** A weekday's number from its name, 0 Sunday; null when the word is none. */
export const weekdayOfWord = (word: string | undefined): number | null =>
  word === undefined ? null : (weekdayWords[word.replace(/\.$/, "")] ?? null);

/** A four-digit year from `2026`, `'26` or `26`; two digits below 70 belong to this century. */
export function yearOf(written: string | undefined): number | null {
  if (written === undefined) return null;
  const digits = written.replace("'", "");
  const year = Number(digits);
  if (digits.length > 2) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

/** The day of the month that a word names, or null where a month cannot have it. */
export function dayOf(written: string | undefined): number | null {
  if (written === undefined) return null;
  const day = dayNumberOf(written);
  return day >= 1 && day <= 31 ? day : null;
}
