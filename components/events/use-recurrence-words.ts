import { useLocale, useTranslations } from "next-intl";
import { ruleWords } from "@/lib/recurrence/rule-words";

/** What puts a recurrence rule into words, such as `Every Monday until Dec 15, 2026`; null for an event that happens once. */
export function useRecurrenceWords(): (rule: string | null, timeZone: string) => string | null {
  const say = useTranslations("recurrence");
  const locale = useLocale();
  return (rule, timeZone) => (rule === null ? null : ruleWords({ rule, timeZone }, { say, locale }));
}
