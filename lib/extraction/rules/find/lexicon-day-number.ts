import type { DayNumber } from "@/lib/extraction/rules/pack/language-pack";
import type { Connector, Lexicon } from "@/lib/extraction/rules/pack/lexicon";
import type { Source } from "@/lib/extraction/rules/scan";
import type { DayExpression } from "@/lib/extraction/rules/spans";
import { anyOf } from "./lexicon-words";

/** `12 Harvest supper`: one blank parts the day from a name that begins with a capital. */
const capital = /^[\s*•|]*\d{1,2}\.?(?:\s?[-–—&]\s?\d{1,2}\.?)?\s+(?=\p{Lu})/u;

/** The line's opening words of days by number, in the words of a language. */
function openingOf(lexicon: Lexicon): RegExp {
  const { weekdays, ordinalEndings, beforeDay = [], hourWords, connectors, and } = lexicon;
  const meaning = (wanted: Connector) =>
    Object.keys(connectors).filter((word) => connectors[word] === wanted);
  const named = anyOf(Object.keys(weekdays));
  const day = `(?:3[01]|[12]\\d|0?[1-9])(?:${anyOf(ordinalEndings)}|\\.(?!\\d))?`;
  const before = `(?:${named})\\.?,? (?:(?:${anyOf(beforeDay)}) )?`;
  const link = ` ?[-–—&+,/] ?| (?:${anyOf([...meaning("until"), ...and])}) `;
  const isNoHour = `(?![\\p{L}\\p{N}_%]|[:.]\\d| ?(?:${anyOf(hourWords)})(?!\\p{L}))`;
  const behind = `(?=$|\\s{2}|\\t| ?[:|.…]| [-–—•·*] | \\(|[.,]? (?:${named})(?!\\p{L}))`;
  return new RegExp(
    `^[\\s*•|]*(?<weekday>${before})?(?<first>${day})(?:(?<link>${link})(?<last>${day}))?(?:[.,]? \\(?(?<after>${named})(?!\\p{L})\\)?\\.?)?${isNoHour}${behind}`,
    "u",
  );
}

const numberOf = (written: string): number => Number.parseInt(written, 10);

/** Reads the days by number that open a line under the name of a month: `8   Races`, `Sa 24.: Pflanzen`. */
export function dayNumberOf(lexicon: Lexicon): (source: Pick<Source, "text" | "lower">) => DayNumber | null {
  const opening = openingOf(lexicon);
  const weekdayIn = (words = ""): number | null => lexicon.weekdays[/\p{L}+/u.exec(words)?.[0] ?? ""] ?? null;
  const isList = (link: string): boolean => /[&+,/]/.test(link) || lexicon.and.includes(link.trim());
  const calendar = (day: number, weekday: number | null): DayExpression => ({
    kind: "calendar",
    year: null,
    month: null,
    day,
    weekday,
    monthShift: null,
  });
  return ({ text, lower }) => {
    const length = capital.exec(text)?.[0].length ?? 0;
    const found =
      opening.exec(lower) ?? (length === 0 ? null : opening.exec(lower.slice(0, length).trimEnd()));
    if (!found?.groups) return null;
    const { weekday, first = "", link, last, after } = found.groups;
    const begin = calendar(numberOf(first), weekdayIn(weekday ?? (last === undefined ? after : undefined)));
    const finish = last === undefined ? null : calendar(numberOf(last), null);
    if (last !== undefined && numberOf(last) <= numberOf(first)) return null;
    const listed = link !== undefined && isList(link);
    const days = listed && finish !== null ? [begin, finish] : [begin];
    const value = { kind: "day" as const, days, last: listed ? null : finish, other: null, part: null };
    return { start: found[0].search(/[^\s*•|]/), end: found[0].trimEnd().length, value };
  };
}
