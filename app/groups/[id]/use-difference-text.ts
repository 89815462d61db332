"use client";

import { useTranslations } from "next-intl";
import { useRecurrenceWords } from "@/components/events/use-recurrence-words";
import { useVersionText } from "@/components/events/use-version-text";
import { toEventForm } from "@/lib/events/event-form";
import { differencesFrom, withCopy } from "@/lib/events/file-version";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import type { ChangedFinding } from "./use-copies";
import { useTimeText } from "./use-time-text";

/** In what another copy of an event differs, in words, a line each. */
export function useDifferenceText() {
  const t = useTranslations("compare");
  const tEvent = useTranslations("event");
  const timeText = useTimeText();
  const versionText = useVersionText();
  const recurrenceWords = useRecurrenceWords();

  const ruleDifference = (mine: CalendarEvent, theirs: CalendarEvent): string => {
    const words = ({ recurrence, timezone }: CalendarEvent) =>
      recurrenceWords(recurrence, timezone) ?? t("once");
    const [here, there] = [words(mine), words(theirs)];
    return here === there ? t("repeatsOtherwise") : t("repeats", { mine: here, theirs: there });
  };
  return (event: CalendarEvent, finding: ChangedFinding): string[] => {
    const copy = withCopy(event, finding);
    const [mine, theirs] = [toEventForm(event), toEventForm(copy)];
    return differencesFrom(event, finding).map((field) => {
      if (field === "recurrence") return ruleDifference(event, copy);
      // The time here stands beside the title.
      const isInOwnZone = mine.timezone === theirs.timezone;
      if (field === "when" && isInOwnZone) return t("timeInFile", { time: timeText(copy) });
      const words = (form: typeof mine) =>
        versionText(field, form).replaceAll("\n", ", ") || tEvent("nothing");
      const name = tEvent(field === "suggestions" ? "smartSuggestions" : field);
      return t("differs", { field: name, mine: words(mine), theirs: words(theirs) });
    });
  };
}
