"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRecurrenceWords } from "@/components/events/use-recurrence-words";
import { useVersionText } from "@/components/events/use-version-text";
import { toEventForm } from "@/lib/events/event-form";
import { differencesFrom, exdatesBetween, withCopy } from "@/lib/events/file-version";
import { formatMediumDate } from "@/lib/time/format-date";
import { midnightOf } from "@/lib/time/wall-clock";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import type { ChangedFinding } from "./use-copies";
import { useTimeText } from "./use-time-text";

const shownDatesMax = 5;

/** In what another copy of an event differs, in words, a line each. */
export function useDifferenceText() {
  const t = useTranslations("compare");
  const locale = useLocale();
  const tEvent = useTranslations("event");
  const timeText = useTimeText();
  const versionText = useVersionText();
  const recurrenceWords = useRecurrenceWords();

  const ruleDifference = (mine: CalendarEvent, theirs: CalendarEvent): string => {
    const words = (event: CalendarEvent) => recurrenceWords(event) ?? t("once");
    const [here, there] = [words(mine), words(theirs)];
    return here === there ? t("repeatsOtherwise") : t("repeats", { mine: here, theirs: there });
  };
  const datesWords = (days: readonly string[]): string => {
    const shown = days.slice(0, shownDatesMax).map((day) => formatMediumDate(midnightOf(day), locale));
    const rest = days.length - shown.length;
    return new Intl.ListFormat(locale).format(rest === 0 ? shown : [...shown, `+${rest}`]);
  };
  const datesDifference = (mine: CalendarEvent, theirs: CalendarEvent): string => {
    const { added, gone } = exdatesBetween(mine, theirs);
    const parts = [
      added.length > 0 && t("leavesOut", { dates: datesWords(added) }),
      gone.length > 0 && t("takesPlace", { dates: datesWords(gone) }),
    ];
    return parts.filter((part) => part !== false).join(" ");
  };
  return (event: CalendarEvent, finding: ChangedFinding): string[] => {
    const copy = withCopy(event, finding);
    const [mine, theirs] = [toEventForm(event), toEventForm(copy)];
    return differencesFrom(event, finding).map((field) => {
      if (field === "recurrence") return ruleDifference(event, copy);
      if (field === "exdates") return datesDifference(event, copy);
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
