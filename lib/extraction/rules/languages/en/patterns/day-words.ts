import { monthWords, weekdayWords } from "@/lib/extraction/rules/languages/en/words/days-and-months";
import {
  dayNumberOf,
  numberOf,
  ones,
  ordinalSource,
  teens,
} from "@/lib/extraction/rules/languages/en/words/numbers";
import { alternation, type Source } from "@/lib/extraction/rules/scan";
import type { DayExpression, Recognised } from "@/lib/extraction/rules/spans";

export const monthSource = alternation(Object.keys(monthWords));
export const weekdaySource = alternation(Object.keys(weekdayWords));
/** Day of a month, `5`, `05`, `5th` or in words. */
export const dayOfMonthSource = `${ordinalSource}|3[01]|[12]\\d|0?[1-9]`;
/** The same, and cardinals in words: `May twenty nine`. */
export const spokenDaySource = `${dayOfMonthSource}|twenty[ -](?:${ones})|thirty[ -]one|thirty|twenty|${teens}|${ones}`;
/** A year near enough to be meant; `9 Nov 1815` and `6 Jan 1930` are times of day, so older ones need a comma or `of` before them. */
export const yearSource = "(?:20|21)\\d\\d|19[6-9]\\d|(?<=, ?|of |-|/)19[0-5]\\d|'\\d\\d";

const units = `${ones}|${teens}`;
const tens = `(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[ -](?:${ones}))?`;
/** A year in words: `two thousand ten`, `nineteen eighty six`, `twenty twenty-six`. */
export const yearWordsSource = `two thousand(?: (?:and )?(?:${tens}|${units}))?|(?:seventeen|eighteen|nineteen|twenty)(?: hundred(?: and)?)? (?:${tens}|${teens})`;

const bigTens: Record<string, number> = { seventy: 70, eighty: 80 };

function yearInWords(words: string): number {
  const total = words.split(/[ -]/).reduce((sum, word) => {
    if (word === "thousand") return sum * 1000;
    if (word === "hundred" || word === "and") return sum;
    const value = bigTens[word] ?? numberOf(word);
    return sum >= 17 && sum <= 20 ? sum * 100 + value : sum + value;
  }, 0);
  return total;
}

/** A month's number from its name; NaN when the word is no month. */
export const monthOf = (word: string | undefined): number =>
  monthWords[(word ?? "").replace(/\.$/, "")] ?? Number.NaN;

/** A weekday's number from its name, 0 Sunday; null when the word is none. */
export const weekdayOfWord = (word: string | undefined): number | null =>
  word === undefined ? null : (weekdayWords[word.replace(/\.$/, "")] ?? null);

/** A four-digit year from `2026`, `'26` or `26`; two digits below 70 belong to this century. */
export function yearOf(written: string | undefined): number | null {
  if (written === undefined) return null;
  if (/^[a-z]/.test(written)) return yearInWords(written);
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

/** `at 5 until 18 December`, `9:30-10, March 6 to 27`: the first number is an hour, only the second one is a day. */
export const beginsAtHour = ({ lower }: Source, at: number, words: string): boolean =>
  (/^\d{1,2} ?(?:until|till|til)\b/.test(words) &&
    /(?:\bat|@) ?$/.test(lower.slice(Math.max(0, at - 4), at))) ||
  (/\d, ?[a-z]+$/.test(words) && /^ \d\d?(?![\d:.]| ?[ap]\.?m)/.test(lower.slice(at + words.length)));

/** Days, or those from the first to the last, as a parser finds them: `end` is the offset behind their words. */
export const foundDays = (
  end: number,
  days: DayExpression[],
  last: DayExpression | null = null,
): Recognised => ({
  value: { kind: "day", days, last, other: null, part: null },
  end,
});
