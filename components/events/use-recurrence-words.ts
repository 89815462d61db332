import { useLocale, useTranslations } from "next-intl";
import { formatWeekdays } from "@/lib/recurrence/format-weekdays";
import { readRecurrenceRule } from "@/lib/recurrence/recurrence-rule";
import { formatMediumDate } from "@/lib/time/format-date";
import { midnightOf } from "@/lib/time/wall-clock";

/** What puts a recurrence rule into words, such as `Every Monday until Dec 15, 2026`; null for an event that happens once. */
export function useRecurrenceWords(): (rule: string | null, timeZone: string) => string | null {
  const t = useTranslations("recurrence");
  const locale = useLocale();
  return (rule, timeZone) => {
    if (rule === null) return null;
    const { frequency, interval, days, until, count } = readRecurrenceRule(rule, timeZone);
    const isOnDays = frequency === "weekly" && days.length > 0;
    const words = isOnDays
      ? t("weeklyOn", { interval, days: formatWeekdays(days, locale) })
      : t(frequency, { interval });
    if (until !== null) return t("until", { rule: words, date: formatMediumDate(midnightOf(until), locale) });
    return count === null ? words : t("count", { rule: words, count });
  };
}
