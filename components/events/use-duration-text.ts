import { useTranslations } from "next-intl";

const minutesPerHour = 60;
const minutesPerDay = 24 * 60;

/** What puts a length into words, such as `1 h 30 min` or `3 days`. */
export function useDurations(): (minutes: number) => string {
  const t = useTranslations("event");
  return (minutes) => {
    if (minutes > 0 && minutes % minutesPerDay === 0) return t("days", { days: minutes / minutesPerDay });
    const hours = Math.floor(minutes / minutesPerHour);
    const rest = minutes % minutesPerHour;
    if (hours === 0) return t("minutes", { minutes: rest });
    return rest === 0 ? t("hours", { hours }) : t("hoursMinutes", { hours, minutes: rest });
  };
}

/** A length in words; null gives null. */
export function useDurationText(minutes: number | null): string | null {
  const inWords = useDurations();
  return minutes === null ? null : inWords(minutes);
}
