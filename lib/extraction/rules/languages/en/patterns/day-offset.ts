import { cardinalSource, numberOf } from "@/lib/extraction/rules/languages/en/words/numbers";
import { dayUnitWords, monthUnitWords } from "@/lib/extraction/rules/languages/en/words/units";
import {
  alternation,
  type Found,
  matchAt,
  openPattern,
  pattern,
  type Source,
} from "@/lib/extraction/rules/scan";
import type { DayExpression, Recognised } from "@/lib/extraction/rules/spans";
import { readDay } from "./day-reader";
import { foundDays, weekdayOfWord, weekdaySource } from "./day-words";

const count = `(?:(?<count>${cardinalSource}|a couple of|a couple|couple of|couple|a few|few|an?|one|half a|next) )`;
const digits = "(?:(?<digits>\\d{1,3}) ?)";
const unit = `(?<unit>(?:business |working |calendar )?(?:${alternation([...Object.keys(dayUnitWords), ...Object.keys(monthUnitWords)])}))`;
const amount = `(?:${count}|${digits})${unit}(?:'s?)?`;
const ahead = pattern(
  `(?:with)?in (?:about |around |exactly |another )?(?:the )?(?:${amount}|(?<mons>\\d{1,2}) mons?)(?: time)?(?!'| (?:period|window|limit|notice|warranty|term)\\b)(?: from (?:now|today))?`,
);
const fromNow = pattern(`${amount} (?:from now|from today|hence|away|later|out)`);
const ago = pattern(`${amount} (?:ago|back|earlier)`);
const anchor = openPattern(
  `(?:the )?${amount} (?:(?<side>from|after|before|following|prior to|on(?= (?:mon|tue|wed|thu|fri|sat|sun))) |(?=to(?:day|m)))(?:this |the )?`,
);
const adjacent = openPattern(
  "(?:the )?(?<unit>day|week|weekend) (?<side>after|before|following) (?!next|tomo|tomm|tmr|yest)(?:the )?",
);
const weekNext = openPattern(`(?:a )?week (?:on |from )?(?=(?:next|nxt) (?:${weekdaySource})\\b)`);
const weekdays = pattern(
  `(?<count>${cardinalSource}) (?<day>${weekdaySource})s? (?<side>from now|ago|from today|hence)`,
);
const nthAfter = openPattern(
  `(?:the )?(?:(?<nth>first|second|third|fourth|1st|2nd|3rd|4th) )?(?<day>${weekdaySource}) (?<side>after|before|following) (?=\\w)`,
);
/** How many a written count means; `a couple` is two, `a few` three. */
function countOf(words: string | undefined): number {
  if (words === undefined || /^an?$|next/.test(words)) return 1;
  if (/couple/.test(words)) return 2;
  if (/few/.test(words)) return 3;
  return numberOf(words);
}

interface Amount {
  days: number;
  months: number;
}

function amountOf(groups: Record<string, string | undefined>, sign: number): Amount | null {
  if (groups.mons !== undefined) return { days: 0, months: Number(groups.mons) };
  const total = sign * countOf(groups.count ?? groups.digits);
  const unitWord = (groups.unit ?? "").replace(/^(?:business|working|calendar) /, "");
  if (Number.isNaN(total) || (groups.count !== undefined && /^[dw]$/.test(unitWord))) return null;
  const days = dayUnitWords[unitWord];
  if (days !== undefined) return { days: total * days, months: 0 };
  return { days: 0, months: total * (monthUnitWords[unitWord] ?? 0) };
}

const shift = ({ days, months }: Amount, from: DayExpression | null): DayExpression => ({
  kind: "shift",
  days,
  months,
  from,
});

const weekdayIn = pattern(`,? on (?:a |the )?(?<day>${weekdaySource})`);

const step = pattern(amount);
const signBefore = /\w [+-]$/;

/** `Tuesday +10 days`, `2026-12-29 -2 weeks`: counted from the day before the sign. */
function readStep(source: Source, at: number): Found<DayExpression> | null {
  const before = source.lower.slice(Math.max(0, at - 3), at);
  const match = signBefore.test(before) ? matchAt(step, source, at) : null;
  const amountRead = match?.groups ? amountOf(match.groups, before.endsWith("-") ? -1 : 1) : null;
  if (!match || !amountRead) return null;
  return { value: { kind: "shift", ...amountRead, from: null, isStep: true }, end: at + match[0].length };
}

/** What is tried where an amount stands, and where a word may lead to one. */
const countedForms = [
  [ago, -1],
  [fromNow, 1],
] as const;
const leadingForms = [[ahead, 1]] as const;

function readPlain(source: Source, at: number): Found<DayExpression> | null {
  for (const [compiled, sign] of matchAt(step, source, at) ? countedForms : leadingForms) {
    const match = matchAt(compiled, source, at);
    const amountRead = match?.groups ? amountOf(match.groups, sign) : null;
    // "Design review one week later" is counted from the event before it.
    const from = match?.[0].endsWith(" later") ? ({ kind: "same-day" } as const) : null;
    if (match && amountRead) return { value: shift(amountRead, from), end: at + match[0].length };
  }
  return null;
}

function readAdjacent(source: Source, at: number): Found<DayExpression> | null {
  const later = matchAt(weekNext, source, at);
  const next = later && readDay(source, at + later[0].length);
  if (next) return { value: shift({ days: 7, months: 0 }, next.value), end: next.end };
  const match = matchAt(adjacent, source, at);
  const base = match && readDay(source, at + match[0].length);
  if (!match || !base) return null;
  const size = match.groups?.unit === "day" ? 1 : 7;
  return {
    value: shift({ days: match.groups?.side === "before" ? -size : size, months: 0 }, base.value),
    end: base.end,
  };
}

/** `two days after Easter`; `a week on Wednesday, the 17th` names one day twice. */
function readAnchored(source: Source, at: number): Found<DayExpression> | null {
  const isOpened = source.lower.startsWith("the ", at);
  const match = matchAt(step, source, isOpened ? at + 4 : at) ? matchAt(anchor, source, at) : null;
  if (!match?.groups) return null;
  const amountRead = amountOf(match.groups, /before|prior/.test(match.groups.side ?? "") ? -1 : 1);
  const base = readDay(source, at + match[0].length);
  if (!amountRead || !base) return null;
  const named = source.lower.slice(at + match[0].length, base.end);
  const isSaidTwice = match.groups.side === "on" && base.value.kind !== "weekday" && named.includes(",");
  return { value: isSaidTwice ? base.value : shift(amountRead, base.value), end: base.end };
}

function readWeekdays(source: Source, at: number): Found<DayExpression> | null {
  const match = matchAt(weekdays, source, at);
  const weekday = weekdayOfWord(match?.groups?.day);
  if (match?.groups && weekday !== null) {
    const total = numberOf(match.groups.count ?? "") * (match.groups.side === "ago" ? -1 : 1);
    return { value: { kind: "nth-from", nth: total, weekday, from: null }, end: at + match[0].length };
  }
  const after = matchAt(nthAfter, source, at);
  const named = weekdayOfWord(after?.groups?.day);
  if (!after?.groups || named === null) return null;
  const base = readDay(source, at + after[0].length);
  if (!base) return null;
  const order = { second: 2, "2nd": 2, third: 3, "3rd": 3, fourth: 4, "4th": 4 }[after.groups.nth ?? ""] ?? 1;
  const nth = after.groups.side === "before" ? -order : order;
  return { value: { kind: "nth-from", nth, weekday: named, from: base.value }, end: base.end };
}

/** `in 3 days`, `two weeks ago`, `a week from Friday`, `3 days after Easter`, `the Friday after next Tuesday`. */
export function parseDayOffset(source: Source, at: number): Recognised | null {
  const isLength = /\bfor $/.test(source.lower.slice(Math.max(0, at - 5), at));
  const found = isLength
    ? null
    : (readStep(source, at) ??
      readPlain(source, at) ??
      readAnchored(source, at) ??
      readAdjacent(source, at) ??
      readWeekdays(source, at));
  if (!found) return null;
  const named = matchAt(weekdayIn, source, found.end);
  const weekday = weekdayOfWord(named?.groups?.day);
  if (named && weekday !== null && found.value.kind === "shift") {
    return foundDays(found.end + named[0].length, [{ kind: "nth-from", nth: 0, weekday, from: found.value }]);
  }
  return foundDays(found.end, [found.value]);
}
