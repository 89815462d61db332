import type { DayExpression } from "./spans";

const daysOfYear = 372;

/** `12 June, 3pm, order until 8 June`: what ends before the event begins is no end of it; one of December ends in January. */
export function isEarlier(last: DayExpression | undefined, first: DayExpression | undefined): boolean {
  if (last?.kind !== "calendar" || first?.kind !== "calendar") return false;
  if (last.day === null || first.day === null || last.year !== first.year) return false;
  const month = last.month ?? first.month ?? 0;
  const ahead = ((first.month ?? month) - month) * 31 + first.day - last.day;
  return ahead > 0 && ahead < daysOfYear / 2;
}
