import { holidays } from "@/lib/extraction/rules/languages/en/words/holidays";
import { partOfDayWords } from "@/lib/extraction/rules/languages/en/words/units";
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

const named = pattern(
  `(?:the )?(?:(?<which>this coming|this|next|last|previous|coming) )?(?<name>${alternation(Object.keys(holidays))})(?:,? (?:of |in )?(?:(?<year>(?:19|20)\\d\\d|'\\d\\d(?!\\d)|${yearWordsSource})|(?<shift>this|next|last) year))?(?: (?:early |late )?(?<part>morning|afternoon|evening|night)(?! party))?`,
);
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
const firstWords = new Set(Object.keys(holidays).map((name) => /^[a-z\u00df-\u024f]*/.exec(name)?.[0] ?? ""));

/** `Thanksgiving`, `Christmas Eve`, `MLK day of last year`, `Halloween 2027`. */
export function parseHoliday(source: Source, at: number): Recognised | null {
  if (!firstWords.has(lettersAt(source, at + (matchAt(lead, source, at)?.[0].length ?? 0)))) return null;
  const match = matchAt(named, source, at);
  const rule = holidays[match?.groups?.name ?? ""];
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
