import type { MarkedSpan } from "./marked-span";
import type { Source } from "./scan";

const behindName = /^ ?(?: -|[:–—-]) +/;
const visible = /[\p{L}\p{N}]/u;

/**
 * `next week - piano mon 3.40; swimming weds`, `this week: mon maths 4pm, tues choir`: where the name of a week that opens a
 * line ends and the days of that week begin; null where it names no week for several.
 */
export function weekScope(
  { lower, text }: Source,
  spans: readonly MarkedSpan[],
): { end: number; next: number } | null {
  const [week, ...others] = spans.filter(({ value }) => value.kind === "day");
  if (week?.value.kind !== "day" || visible.test(text.slice(0, week.from))) return null;
  const [day] = week.value.days;
  const mark = behindName.exec(lower.slice(week.end));
  if (day?.kind !== "week" || day.days === "weekend" || mark === null) return null;
  const next = week.end + mark[0].length;
  const weekdays = others.filter(({ value }) => value.kind === "day" && value.days[0]?.kind === "weekday");
  const [first] = weekdays;
  const isScope = weekdays.length > 1 || (first !== undefined && visible.test(lower.slice(next, first.from)));
  return isScope ? { end: week.end, next } : null;
}
