import { dayNumberOf, nthSource } from "@/lib/extraction/rules/languages/en/words/numbers";
import { matchAt, pattern, type Source } from "@/lib/extraction/rules/scan";
import type { DayExpression, Recognised } from "@/lib/extraction/rules/spans";
import { foundDays, monthOf, monthSource, yearOf } from "./day-words";

const year = "(?:(?<year>(?:19|20)\\d\\d)|(?<shift>this|next|last) year)";
const ofMonth = pattern(
  `(?:in |during )?(?:the )?(?<nth>(?:(?:${nthSource})(?: to)? )?last|${nthSource}) week (?:of|in) (?:(?<month>${monthSource})\\.?(?:,? (?:of )?(?<year>(?:19|20)\\d\\d))?|(?:(?<this>this|the|next) month)|(?:the year )?(?<only>(?:19|20)\\d\\d))`,
);
const numbered = pattern(
  `(?:the )?(?:calendar )?(?:week|wk|kw|cw) ?#?(?<number>[1-4]\\d|5[0-3]|[1-9])(?: (?:of|in) ${year})`,
);
/** Without a year only the words of those who count weeks: "week 3" alone is the third of a course. */
const alone = pattern(
  "(?:in (?:the )?week|(?:the )?calendar week|kw|cw) ?#?(?<number>[1-4]\\d|5[0-3]|[1-9])(?![-./:]\\d)",
);
const shifts: Record<string, number> = { this: 0, next: 1, last: -1 };

const weekend = pattern(
  `(?:the )?(?<nth>(?:(?:${nthSource})(?: to)? )?last|${nthSource}) weekend (?:of|in) (?:(?<month>${monthSource})\\.?(?:,? (?<year>(?:19|20)\\d\\d))?|(?:the |(?<next>next) )month)`,
);

const countOf = (nth: string): number =>
  nth.endsWith("last") ? -(nth.includes(" ") ? dayNumberOf(nth.split(" ")[0] ?? "") : 1) : dayNumberOf(nth);

/** `first weekend of December`: by its Saturday. */
function readWeekend(source: Source, at: number): Recognised | null {
  const match = matchAt(weekend, source, at);
  if (!match?.groups?.nth) return null;
  const named = monthOf(match.groups.month);
  const saturday = {
    kind: "nth",
    nth: countOf(match.groups.nth),
    weekday: 6,
    month: Number.isNaN(named) ? null : named,
    monthShift: Number.isNaN(named) ? (match.groups.next === undefined ? null : 1) : null,
    year: yearOf(match.groups.year),
  } as const;
  const days: DayExpression[] = [{ kind: "week", weekShift: 0, days: "weekend", of: saturday }];
  return foundDays(at + match[0].length, days);
}

/** `first week of June`, `last week of 2026`, `week 31 of next year`, counted as ISO 8601 does: by their Thursdays. */
export function parseWeekNumber(source: Source, at: number): Recognised | null {
  const saturday = readWeekend(source, at);
  if (saturday) return saturday;
  const found = matchAt(ofMonth, source, at);
  if (found?.groups?.nth) {
    const { nth, month, only } = found.groups;
    const named = monthOf(month);
    const number = countOf(nth);
    const monthShift = found.groups.this === undefined ? null : found.groups.this === "next" ? 1 : 0;
    const day = {
      kind: "nth-week",
      nth: number,
      month: Number.isNaN(named) ? null : named,
      monthShift,
      year: yearOf(found.groups.year ?? only),
      yearShift: null,
    } as const;
    return foundDays(at + found[0].length, [day]);
  }
  const week = matchAt(numbered, source, at) ?? matchAt(alone, source, at);
  if (!week?.groups) return null;
  const shift = week.groups.shift;
  const day = {
    kind: "nth-week",
    nth: Number(week.groups.number),
    month: null,
    monthShift: null,
    year: yearOf(week.groups.year),
    yearShift: shift === undefined ? null : (shifts[shift] ?? 0),
  } as const;
  return foundDays(at + week[0].length, [day]);
}
