"use client";

import { useState } from "react";
import { lateCode } from "@/lib/api/late-code";
import { type ImportCalendar, importPages } from "@/lib/calendar/import-pages";
import { type CalendarChoice, chooseCalendar } from "@/lib/events/chosen-calendar";
import type { CalendarEvent } from "@/lib/wire/event-schema";

const linksCode = lateCode(async () => (await import("@/lib/events/event-links")).eventLinks);

const openPage = (url: string) => window.open(url, "_blank", "noopener,noreferrer");

/** What is open below the actions: what is to be done in a web calendar, the group's feed (SPEC B11), or a comparison (B8). */
export type OpenPanel = ImportCalendar | "feed" | "compare";

interface AddAllOptions {
  /** Downloads one file with these events. */
  onFile: (events: readonly CalendarEvent[]) => Promise<void>;
}

/**
 * SPEC S28: takes events into the calendar chosen last. One event goes by the web calendar's own link (D2); several go
 * as one file, which the web calendar's import page, opened beside it, takes in; `panel` is that calendar then.
 */
export function useAddAll({ onFile }: AddAllOptions) {
  const [panel, setPanel] = useState<OpenPanel | null>(null);
  const addAll = async (calendar: CalendarChoice, events: readonly CalendarEvent[]): Promise<void> => {
    chooseCalendar(calendar);
    const [first, ...others] = events;
    if (first === undefined) return;
    if (calendar === "file") {
      setPanel(null);
      await onFile(events);
    } else if (others.length === 0) {
      setPanel(null);
      const links = (linksCode.now() ?? (await linksCode.fetch()))(first);
      const link = links.find(({ service }) => service === calendar);
      if (link) openPage(link.url);
    } else {
      // Within the press itself, or the browser takes it for a page that nobody asked for.
      openPage(importPages[calendar]);
      setPanel(calendar);
      await onFile(events);
    }
  };
  return { panel, setPanel, addAll };
}
