"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { importCalendars } from "@/lib/calendar/import-pages";
import type { CalendarChoice } from "@/lib/events/chosen-calendar";
import { addAllId } from "./add-all";

interface FirstCalendarsProps {
  /** How many events are added. */
  count: number;
  onAdd: (calendar: CalendarChoice) => void;
}

/** SPEC S28: the web calendars, one press each, for a visitor who chose none yet and would first have to open a menu. */
export function FirstCalendars({ count, onAdd }: FirstCalendarsProps) {
  const t = useTranslations("calendars");
  return (
    <div className="flex shrink-0 animate-[appear_200ms_ease-out] items-center gap-1.5 text-sm text-ink-faint max-md:hidden">
      <span aria-hidden="true">{t("addTo", { count, name: "" })}</span>
      {importCalendars.map((calendar) => (
        <Button
          key={calendar}
          aria-label={t("addTo", { count, name: t(calendar) })}
          onClick={() => {
            // The press takes these buttons away, and leaves the one that does the same from now on.
            document.getElementById(addAllId)?.focus();
            onAdd(calendar);
          }}
          className="px-3"
        >
          {t(calendar)}
        </Button>
      ))}
    </div>
  );
}
