import type { Source } from "@/lib/extraction/rules/scan";
import type { DayExpression, Recognised } from "@/lib/extraction/rules/spans";
import { dayOf, foundDays, monthSource, weekdayOfWord, weekdaySource } from "./day-words";

const day = "(?:3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th|\\.(?!\\d))?";
const named = `(?:${weekdaySource})\\b\\.?,? (?:the )?`;
const link = " ?[-–—&+,/] ?| (?:to|until|till|and) ";
/**
 * What parts the day from what happens on it; a word in small letters behind one blank counts things, `3 nights`, unless a weekday
 * leads to the number, `thu 26 meeting`, and the word is no month and no length.
 */
const behind = `(?=$|\\s{2}|\\t| ?[:|.…]| [-–—•·*] | \\(|[.,]? (?:${weekdaySource})\\b|-(?:${monthSource})\\b|(?<=[a-z.,] \\d+) (?!(?:${monthSource})\\b|min|hour)[a-z]{3})`;
const opening = new RegExp(
  `^[\\s*•|]*(?<weekday>${named})?(?<first>${day})(?:(?<link>${link})(?<lastWeekday>${named})?(?<last>${day}))?(?:[.,]? \\(?(?<after>${weekdaySource})\\b\\)?\\.?)?(?![\\w%]|[:.]\\d| ?[ap]\\.?m\\b)${behind}`,
);
const capital = /^[\s*•|]*\d{1,2}(?:\s?[-–—&]\s?\d{1,2})?\s+(?=\p{Lu})/u;

const numberOf = (written: string | undefined): number | null => dayOf(written?.replace(/\.$/, ""));

const calendar = (number: number, weekday: string | undefined): DayExpression => ({
  kind: "calendar",
  year: null,
  month: null,
  day: number,
  weekday: weekday === undefined ? null : weekdayOfWord(weekday.replace(/[.,]* ?(?:the )?$/, "")),
  monthShift: null,
});

/**
 * The days by number that open a line under the name of a month: `8   Races`, `Sat 24: seeds`, `3–6  Regatta`,
 * `1st – water back on`; null where the line opens with no day.
 */
export function parseDayNumber({
  lower,
  text,
}: Pick<Source, "lower" | "text">): (Recognised & { start: number }) | null {
  const found = opening.exec(lower) ?? openingBeforeCapital(lower, text);
  const first = numberOf(found?.groups?.first);
  if (!found?.groups || first === null) return null;
  const { weekday, link: between, last: end, lastWeekday, after } = found.groups;
  const last = numberOf(end);
  const isList = between !== undefined && /[&+,/]|and/.test(between);
  const begin = calendar(first, weekday ?? (last === null ? after : undefined));
  const finish = last === null ? null : calendar(last, lastWeekday);
  if (last !== null && last <= first) return null;
  const days = isList && finish !== null ? [begin, finish] : [begin];
  const start = found[0].search(/[^\s*•|]/);
  return { start, ...foundDays(found[0].trimEnd().length, days, isList ? null : finish) };
}

/** `12 Harvest supper`: one blank parts the day from a name that begins with a capital. */
function openingBeforeCapital(lower: string, text: string): RegExpExecArray | null {
  const length = capital.exec(text)?.[0].length ?? 0;
  return length === 0 ? null : opening.exec(lower.slice(0, length).trimEnd());
}
