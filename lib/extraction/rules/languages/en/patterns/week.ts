import { matchAt, pattern, type Source } from "@/lib/extraction/rules/scan";
import type { Recognised } from "@/lib/extraction/rules/spans";
import { readDay } from "./day-reader";
import { foundDays } from "./day-words";

const weekend = pattern(
  "(?:(?:on |over )?(?<which>this coming|this|next|the following|following|last|coming|the|upcoming|the coming) )weekend|(?<bare>weekend) (?=of)",
);
const week = pattern(
  "(?:(?:the )?(?<which>this coming|this|next|following|last|past|coming|current|upcoming|all) (?<work>work ?|working )?(?:week(?! ?end|s)|wk(?! ?end|s)))",
);
const weekOf = pattern(
  "(?:the )?(?:(?<what>week|weekend|wk) (?:of|commencing|beginning|starting)|w/?c|w/?b)(?: the)?:?",
);
/** Behind it no other word belongs to the name: `an end of week dump`. */
const weekEnd = pattern(
  "(?:the )?end of (?:(?<which>the|this|next|the following) )?(?:week|wk)(?= ?(?:$|[.,;:!?)\\n]|(?:please|at|if|so|to|for|and|or|latest)\\b))",
);
const friday = 5;
const weekAfterNext = pattern("(?:the )?(?<what>week|weekend) after next");

const shiftOf = (which: string | undefined): number =>
  which === undefined ? 0 : /next|following/.test(which) ? 1 : /last|past/.test(which) ? -1 : 0;

const weekShiftOf = (which: string): number =>
  /next|following|coming/.test(which) ? 1 : /last|past/.test(which) ? -1 : 0;

/** `this weekend`, `next week`, `the week of April 10th`: several days in a row. */
export function parseWeek(source: Source, at: number): Recognised | null {
  const later = matchAt(weekAfterNext, source, at);
  if (later?.groups) {
    const days = later.groups.what === "weekend" ? "weekend" : "week";
    return foundDays(at + later[0].length, [{ kind: "week", weekShift: 2, days, of: null }]);
  }
  const named = /\b(?:a|one|\d) $/.test(source.lower.slice(Math.max(0, at - 4), at))
    ? null
    : matchAt(weekOf, source, at);
  if (named) {
    const base = readDay(source, at + named[0].length + 1);
    if (base) {
      const days = named.groups?.what === "weekend" ? "weekend" : "week";
      return foundDays(base.end, [{ kind: "week", weekShift: 0, days, of: base.value }]);
    }
  }
  const due = matchAt(weekEnd, source, at);
  if (due) {
    const which = /next|following/.test(due.groups?.which ?? "") ? "next" : "this";
    return foundDays(at + due[0].length, [{ kind: "weekday", weekday: friday, which, weeks: 0 }]);
  }
  const end = matchAt(weekend, source, at);
  if (end)
    return foundDays(at + end[0].length, [
      { kind: "week", weekShift: shiftOf(end.groups?.which), days: "weekend", of: null },
    ]);
  const whole = matchAt(week, source, at);
  if (!whole?.groups?.which) return null;
  return foundDays(at + whole[0].length, [
    {
      kind: "week",
      weekShift: weekShiftOf(whole.groups.which),
      days: whole.groups.work === undefined ? "week" : "work-week",
      of: null,
    },
  ]);
}
