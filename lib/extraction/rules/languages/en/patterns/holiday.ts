import type { HolidayRule } from "@/lib/extraction/rules/holiday-rule";
import { feastOpenings, opensFeast } from "@/lib/extraction/rules/languages/en/words/feast-words";
import { holidays } from "@/lib/extraction/rules/languages/en/words/holidays";
import { partOfDayWords } from "@/lib/extraction/rules/languages/en/words/units";
import { NotLoaded } from "@/lib/extraction/rules/pack/not-loaded";
import {
  alternation,
  lettersAt,
  matchAt,
  openPattern,
  pattern,
  type Source,
} from "@/lib/extraction/rules/scan";
import type { DayExpression, PartOfDay, Recognised } from "@/lib/extraction/rules/spans";
import { monthSource, weekdaySource, yearOf, yearWordsSource } from "./day-words";

/** An expression for one of some names of holidays, with the words about it: `next Diwali`, `Easter 2027`. */
export const holidayNamed = (names: readonly string[]): RegExp =>
  pattern(
    `(?:the )?(?:(?<which>this coming|this|next|last|previous|coming) )?(?<name>${alternation(names)})(?:,? (?:of |in )?(?:(?<year>(?:19|20)\\d\\d|'\\d\\d(?!\\d)|${yearWordsSource})|(?<shift>this|next|last) year))?(?: (?:early |late )?(?<part>morning|afternoon|evening|night)(?! party))?`,
  );
const civil = holidayNamed(Object.keys(holidays));
const dateBehind = openPattern(
  `,? (?:the )?\\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:${monthSource})|,? (?:${monthSource})\\b`,
);
/** `Easter Egg Hunt`, `Christmas Favourites`: what goes on with a capital is the name of something. */
const goesOn = /^ \p{Lu}\p{Ll}/u;
const date = new RegExp(`^ (?:${weekdaySource}|${monthSource})\\b`, "i");
const isCapitalBehind = (behind: string): boolean => goesOn.test(behind) && !date.test(behind);
const weekendAfter = pattern(" weekend(?:,? (?:of |in )?(?<year>(?:19|20)\\d\\d))?");
const shifts: Record<string, number> = { this: 0, next: 1, last: -1 };

/** A holiday counts as a day only where it is not the name of something: "Christmas party" alone gives no day. */
const adjective = pattern(
  " (?:party|parties|shopping|dinner|lunch|card|cards|gift|gifts|present|presents|tree|carols?|concert|decorations?|movie|show|play|pageant|break|sale|potluck|eve|costume|brunch|breakfast|celebration|service|mass|feast|prayers?|picnic|seder|mubarak|swap|market|fair|fete|concert)",
);
const eligible =
  /(?:^|[^\w])(?:on|for|at|of|by|after|before|until|till|from|this|next|last|is|during|since|starting)(?: the)? $/;

/** `Happy Diwali!` is a greeting. */
const greeting = /(?:happy|merry|blessed|joyous|belated|joyful) $/;

const lead = openPattern("(?:the )?(?:(?:this coming|this|next|last|previous|coming) )?");
/** The word with which each name begins, since most texts say `the` and `next` before others. */
const firstWords = new Set([
  ...Object.keys(holidays).map((name) => /^[a-z\u00df-\u024f]*/.exec(name)?.[0] ?? ""),
  ...feastOpenings,
]);

/** So many letters has the longest name of a feast with the words before it. */
const longestFeast = 64;

/** The name of a holiday at an offset, with its rule; throws where it is of a feast that the pack loads late. */
function namedAt(source: Source, at: number): { match: RegExpExecArray; rule: HolidayRule } | null {
  const { feasts } = source.words;
  const feast = feasts === undefined ? null : matchAt(feasts.pattern, source, at);
  if (feasts === undefined && opensFeast(source.lower.slice(at, at + longestFeast))) throw new NotLoaded();
  const match = feast ?? matchAt(civil, source, at);
  const rule = (feast === null ? holidays : feasts?.rules)?.[match?.groups?.name ?? ""];
  return match === null || rule === undefined ? null : { match, rule };
}

/** `Thanksgiving`, `Christmas Eve`, `MLK day of last year`, `Halloween 2027`. */
export function parseHoliday(source: Source, at: number): Recognised | null {
  if (!firstWords.has(lettersAt(source, at + (matchAt(lead, source, at)?.[0].length ?? 0)))) return null;
  const found = namedAt(source, at);
  const { match, rule } = found ?? {};
  if (
    !match?.groups?.name ||
    rule === undefined ||
    greeting.test(source.lower.slice(Math.max(0, at - 8), at))
  )
    return null;
  const { which, name, year, shift, part } = match.groups;
  // "Bank holiday Monday 28 December" says which Monday that is.
  if (name.endsWith(" monday") && matchAt(dateBehind, source, at + match[0].length)) return null;
  const weekend = matchAt(weekendAfter, source, at + match[0].length);
  const end = at + match[0].length + (weekend?.[0].length ?? 0);
  const isOfName =
    matchAt(adjective, source, end) !== null || isCapitalBehind(source.text.slice(end, end + 16));
  const isName = year === undefined && shift === undefined && isOfName;
  const written: PartOfDay | null = part === undefined ? null : (partOfDayWords[part] ?? null);
  const day = {
    kind: "holiday",
    name,
    rule,
    year: yearOf(year ?? weekend?.groups?.year),
    yearShift: shift === undefined ? null : (shifts[shift] ?? 0),
    last: which === "last" || which === "previous",
  } as const;
  const days: DayExpression[] = [weekend ? { kind: "week", weekShift: 0, days: "weekend", of: day } : day];
  return {
    value: { kind: "day", days, last: null, other: null, part: written },
    end,
    strength: isName && !eligible.test(source.lower.slice(Math.max(0, at - 12), at)) ? "weak" : "strong",
  };
}
