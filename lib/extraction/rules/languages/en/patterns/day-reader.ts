import type { Found, Source } from "@/lib/extraction/rules/scan";
import type { DayExpression, Recognised } from "@/lib/extraction/rules/spans";
import { parseDayOfMonth } from "./day-of-month";
import { parseHoliday } from "./holiday";
import { parseMonthDay } from "./month-day";
import { parseNthWeekday } from "./nth-weekday";
import { parseNumericDate } from "./numeric-date";
import { parseRelativeDay } from "./relative-day";
import { parseWeekday } from "./weekday";

const readers = [
  parseMonthDay,
  parseNumericDate,
  parseNthWeekday,
  parseHoliday,
  parseRelativeDay,
  parseDayOfMonth,
  parseWeekday,
];

/** Reads one day that another rule builds on: the Friday in `a week from Friday`, the date in `until Dec 15`. */
export function readDay(source: Source, at: number): Found<DayExpression> | null {
  let best: Recognised | null = null;
  for (const reader of readers) {
    const found = reader(source, at);
    if (
      found &&
      found.value.kind === "day" &&
      found.value.days.length === 1 &&
      (best === null || found.end > best.end)
    )
      best = found;
  }
  const day = best?.value.kind === "day" ? best.value.days[0] : undefined;
  if (!best || !day) return null;
  // In "a week from Friday", said on a Friday, the Friday counted from is today.
  const counted: DayExpression =
    day.kind === "weekday" && day.which === "bare" ? { ...day, which: "on-or-after" } : day;
  return { value: counted, end: best.end };
}
