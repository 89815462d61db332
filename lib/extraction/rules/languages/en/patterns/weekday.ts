import { every, weekdayCode } from "@/lib/extraction/rules/every";
import { doubtfulWeekdayWords } from "@/lib/extraction/rules/languages/en/words/days-and-months";
import { partOfDayWords } from "@/lib/extraction/rules/languages/en/words/units";
import { matchAt, openPattern, pattern, type Source } from "@/lib/extraction/rules/scan";
import type { DayExpression, PartOfDay, Recognised, Strength } from "@/lib/extraction/rules/spans";
import { weekdayOfWord, weekdaySource } from "./day-words";

/** `the following Tuesday, 23rd`: the number tells which one that is. */
const modifier =
  "(?:(?<which>this coming|this upcoming|the coming|the upcoming|coming|upcoming|(?:the )?following(?! \\w+,? \\d\\d?[snrt])|this past|this|the next|next|nxt|the last|last|past) )?";
const partAfter = "(?: (?:early |late |mid )?(?<part>morning|morn|afternoon|arvo|evening|eve|night|nite))?";
const after =
  "(?<week>,? (?:of |in )?(?:the )?(?:next week|following week|week after next|this week|coming week|last week|previous week|past week|after next)| week| fortnight| next)?";
const single = pattern(
  `${modifier}(?<day>${weekdaySource})\\b\\.?(?:'s)?(?:${partAfter.replace("?<part>", "?<part2>").replace(/\?$/, "")}${after.replace("?<week>", "?<week2>")}|${after}${partAfter})`,
);
const ofWeek = pattern(
  `(?<week>next week|this week|the week after next|the following week|coming week)(?: on|'s|,)? (?:on )?(?<day>${weekdaySource})${partAfter}`,
);
const separator = openPattern(
  " ?(?:,?(?= ?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tues?|weds?|thu|thurs?|fri|sat|sun)(?![a-z])))|,|&|/|, and|, or|and|or|\\+|, &) ?(?:on )?",
);
const weekAfterList = pattern(after.replace(/\| week\| fortnight\| next\)\?$/, ")"));
const plain = pattern(`(?<day>${weekdaySource})`);

function weeksOf(
  week: string | undefined,
): { which: "bare" | "in-week" | "on-or-after"; weeks: number } | null {
  if (week === undefined) return null;
  if (/week after next/.test(week)) return { which: "in-week", weeks: 2 };
  if (/after next/.test(week)) return { which: "bare", weeks: 1 };
  if (/this week/.test(week)) return { which: "in-week", weeks: 0 };
  if (/last|previous|past/.test(week)) return { which: "in-week", weeks: -1 };
  if (/next week|following|coming/.test(week)) return { which: "in-week", weeks: 1 };
  // "Friday week" is British for a week after the coming Friday.
  return { which: "on-or-after", weeks: / week$/.test(week) ? 1 : / fortnight$/.test(week) ? 2 : 0 };
}

function whichOf(written: string | undefined): "bare" | "this" | "next" | "last" {
  if (written === undefined) return "bare";
  if (/last|past/.test(written)) return "last";
  if (/coming|following/.test(written)) return "bare";
  return /next|nxt/.test(written) ? "next" : "this";
}

const short = "(?:mon|tue|wed|thu|fri|sat|sun)";
const rangeAfter = new RegExp(`^ ?(?:[-&/,+]|to|and|not) ?${short}`);
const rangeBefore = new RegExp(`\\b${short}[a-z]{0,6} ?(?:[-&/,+]|to|and|not) ?$`);

/** A short name counts on its own only with a capital and no name behind it: "Sun Microsystems", "he sat". */
function strengthOf(source: Source, at: number, word: string): Strength {
  if (!doubtfulWeekdayWords.has(word)) return "strong";
  // "wed-fri", "sat & sun", "sun not sat": beside another weekday it is one as well.
  if (rangeAfter.test(source.lower.slice(at + word.length, at + word.length + 8))) return "strong";
  if (rangeBefore.test(source.lower.slice(Math.max(0, at - 12), at))) return "strong";
  const after = source.lower.slice(at + word.length, at + word.length + 3);
  // "dinner sat?" asks for a day; "Mo hated black" names somebody.
  if (after.startsWith("?")) return "strong";
  if (word.length === 2 && !/^(?:$|[^ ]| ?\d)/.test(after)) return "weak";
  const isCapital = /[A-Z]/.test(source.text.charAt(at));
  const nameFollows = /^ [A-Z][a-z]{3,}/.test(source.text.slice(at + word.length, at + word.length + 6));
  return isCapital && !nameFollows ? "strong" : "weak";
}

const deniedBefore = /\bnot (?:on )?$/;
const hourBefore = /\d(?: ?[ap]\.?m\.?)? $/;
const itemWithHour = /^ \p{L}[^,;.!?\n]*\d/u;

function readList(
  source: Source,
  { at, from }: { at: number; from: number },
  first: DayExpression,
): { days: DayExpression[]; end: number } {
  const days = [first];
  const before = source.lower.slice(Math.max(0, at - 8), at);
  const isTimed = hourBefore.test(before);
  const isDenied = deniedBefore.test(before);
  let end = from;
  for (let round = 0; round < 6; round += 1) {
    const gap = matchAt(separator, source, end);
    const next = gap && matchAt(plain, source, end + gap[0].length);
    const weekday = weekdayOfWord(next?.groups?.day);
    if (!gap || !next || weekday === null) break;
    if (
      /^ ?(?:the )?\d{1,2}(?:st|nd|rd|th)?\b(?! ?(?:[ap]m|:))/.test(
        source.lower.slice(end + gap[0].length + next[0].length),
      )
    )
      break;
    // "dentist 3.40 weds, fri guitar 5.15": the second day is of what follows it.
    const rest = source.lower.slice(end + gap[0].length + next[0].length);
    if (isTimed && gap[0].trim() === "," && itemWithHour.test(rest)) break;
    // "not sat, sun": the second day is what is meant.
    if (isDenied && gap[0].trim() === ",") break;
    days.push({ kind: "weekday", weekday, which: "bare", weeks: 0 });
    end += gap[0].length + next[0].length;
  }
  const week = days.length > 1 ? matchAt(weekAfterList, source, end) : null;
  const written = weeksOf(week?.groups?.week);
  if (!week || !written || first.kind !== "weekday" || first.which !== "bare") return { days, end };
  // "Tue & Thu next week": the week is that of them all.
  return { days: days.map((day) => ({ ...day, ...written })), end: end + week[0].length };
}

const beside = pattern(` (?<day>${weekdaySource})`);

/** `gym mon wed fri 6am`: three weekdays with nothing but blanks between them are those of every week. */
function readHabit(source: Source, from: number, first: DayExpression): Recognised | null {
  if (source.lower.charAt(from) !== " ") return null;
  const days = [first.kind === "weekday" ? first.weekday : 0];
  let end = from;
  for (let next = matchAt(beside, source, end); next; next = matchAt(beside, source, end)) {
    const weekday = weekdayOfWord(next.groups?.day);
    if (weekday === null || days.includes(weekday)) break;
    days.push(weekday);
    end += next[0].length;
  }
  if (days.length < 3) return null;
  const byDay = days.map((day) => weekdayCode(day));
  return { value: { kind: "recurrence", recurrence: every("WEEKLY", byDay) }, end };
}

const partOf = (word: string | undefined): PartOfDay | null =>
  word === undefined ? null : (partOfDayWords[word] ?? null);

/** `Friday`, `next Tue`, `Friday week`, `Wednesday of next week`, `Monday morning`, and lists: `Mon, Wed and Fri`. */
export function parseWeekday(source: Source, at: number): Recognised | null {
  const inWeek = matchAt(ofWeek, source, at);
  const match = inWeek ?? matchAt(single, source, at);
  const weekday = weekdayOfWord(match?.groups?.day);
  if (!match?.groups?.day || weekday === null) return null;
  const { day, which } = match.groups;
  const part = match.groups.part ?? match.groups.part2;
  const week = match.groups.week ?? match.groups.week2;
  const written = weeksOf(week?.replace(/^ next$/, " next week"));
  if (/^ (?:week|fortnight)$/.test(week ?? "") && which !== undefined) return null;
  const first: DayExpression = written
    ? { kind: "weekday", weekday, which: written.which, weeks: written.weeks }
    : /following/.test(which ?? "")
      ? { kind: "nth-from", nth: 1, weekday, from: { kind: "same-day" } }
      : { kind: "weekday", weekday, which: whichOf(which), weeks: 0 };
  const end = at + match[0].length;
  const habit =
    which === undefined && part === undefined && written === null ? readHabit(source, end, first) : null;
  if (habit) return habit;
  const list =
    part === undefined && written === null
      ? readList(source, { at, from: end }, first)
      : { days: [first], end };
  return {
    value: { kind: "day", days: list.days, last: null, other: null, part: partOf(part) },
    end: list.end,
    strength:
      // "sat night", "wed morning": with a part of the day it is no verb.
      which !== undefined || part !== undefined || inWeek || list.days.length > 1
        ? "strong"
        : strengthOf(source, at, day ?? ""),
  };
}
