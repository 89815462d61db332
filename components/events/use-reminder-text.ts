import { useTranslations } from "next-intl";
import { useDurations } from "./use-duration-text";

/** What puts a reminder into words, by its minutes before the start: `1 day before`, `At the start`. */
export function useReminderText(): (minutes: number) => string {
  const t = useTranslations("event");
  const inWords = useDurations();
  return (minutes) =>
    minutes === 0 ? t("reminderAtStart") : t("reminderBefore", { duration: inWords(minutes) });
}
