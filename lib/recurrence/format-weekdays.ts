import { asUtc, formatter } from "@/lib/time/formatter";
import { weekdayCodes } from "./rule-parts";

/** RFC 5545's two-letter days, each by the first such day of a month that began on a Monday. */
const sampleDays = new Map(weekdayCodes.map((day, position) => [day, `2026-06-0${position + 1}T00:00`]));

/** Two-letter days in words: `Monday and Wednesday`. Unknown ones are left out. */
export function formatWeekdays(days: readonly string[], locale: string): string {
  const names = days
    .flatMap((day) => sampleDays.get(day) ?? [])
    .map((wall) => formatter(locale, { weekday: days.length > 2 ? "short" : "long" }).format(asUtc(wall)));
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(names);
}
