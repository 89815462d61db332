import { inWeekOf } from "@/lib/extraction/rules/combine-days";
import type { Said } from "@/lib/extraction/rules/find/find-in-block";
import type { Block } from "@/lib/extraction/rules/layout/block";
import type { MarkedSpan } from "@/lib/extraction/rules/marked-span";
import type { DayExpression } from "@/lib/extraction/rules/spans";

/** A day that a line says for the lines below it. */
export interface DayScope {
  block: Block;
  said: Said;
  days: DayExpression[];
  spans: readonly MarkedSpan[];
}

/** What has been said for all that follows, at one place of a text. */
export interface Scope {
  year: number | null;
  month: { month: number; year: number | null } | null;
  week: DayExpression | null;
  day: DayScope | null;
}

export const emptyScope: Scope = { year: null, month: null, week: null, day: null };

const daysIn = ({ reading }: Said): { days: DayExpression[]; spans: MarkedSpan[] } => {
  const moments = reading.entries.flatMap(({ parts }) => parts.flat()).map(({ moment }) => moment);
  const [dated] = moments.filter(({ days }) => days.length > 0);
  return {
    days: dated?.days.slice(0, 1) ?? [],
    spans: (dated?.spans ?? []).filter(({ value }) => value.kind === "day"),
  };
};

/** The scope below a line that names a day. */
export function underDay(scope: Scope, block: Block, said: Said): Scope {
  const { days, spans } = daysIn(said);
  return { ...scope, day: { block, said, days: days.map((day) => sharpenDay(day, scope)), spans } };
}

/** The scope below `MARCH`, `May 2026` or the name of a week. */
export function underPeriod(scope: Scope, period: DayExpression): Scope {
  if (period.kind === "week" || period.kind === "nth-week") return { ...scope, week: period, day: null };
  const month = period.kind === "calendar" || period.kind === "period" ? period.month : null;
  const year = period.kind === "calendar" || period.kind === "period" ? period.year : null;
  if (month === null) return scope;
  return { ...scope, month: { month, year: year ?? scope.year }, day: null };
}

/** A day with what the lines above say of its month, year and week. */
export function sharpenDay(day: DayExpression, scope: Scope): DayExpression {
  if (day.kind === "calendar" && day.day !== null && day.monthShift === null) {
    if (day.month === null && scope.month !== null) return { ...day, ...scope.month };
    // Below `JANUARY 2028` is `January 3` of that year.
    const year = day.month === scope.month?.month ? (scope.month?.year ?? scope.year) : scope.year;
    if (day.month !== null && day.year === null && day.yearShift === undefined && year !== null)
      return { ...day, year };
  }
  return scope.week === null ? day : inWeekOf(day, scope.week);
}
