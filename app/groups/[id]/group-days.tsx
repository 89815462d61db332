"use client";

import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { latePart } from "@/components/ui/late-part";
import { useRovingTabs } from "@/components/ui/use-roving-tabs";
import { lateCode } from "@/lib/api/late-code";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import { focusCard } from "./use-group-deletion";

const calendarCode = lateCode(async () => (await import("@/components/groups/group-calendar")).GroupCalendar);
const LateGroupCalendar = latePart(calendarCode);

interface GroupDaysProps {
  /** The events that the search shows. */
  shown: readonly CalendarEvent[];
  /** Whether the server drew their days with the page. */
  isDrawn: boolean;
  /** What it drew: nothing, for a group that has no days to show. */
  drawn: ReactNode;
}

/** The event that a pressed day leads to, by its link; undefined for a press elsewhere. */
function eventAt({ target }: MouseEvent, shown: readonly CalendarEvent[]): CalendarEvent | undefined {
  const href = target instanceof Element ? target.closest("a")?.getAttribute("href") : undefined;
  return shown.find(({ id }) => href?.endsWith(id));
}

/**
 * SPEC S29: the days of a group's events, which are one stop of the Tab key. What the server drew stays until an event
 * changes or the search leaves one out, and the code that draws it again is there.
 */
export function GroupDays({ shown, isDrawn, drawn }: GroupDaysProps) {
  const bar = useRovingTabs();
  const [first] = useState(shown);
  const isFirst =
    shown.length === first.length && shown.every((event, at) => event.updated_at === first[at]?.updated_at);
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (!isFirst)
      calendarCode.fetch().then(
        () => setIsThere(true),
        () => undefined,
      );
  }, [isFirst]);
  const press = (click: MouseEvent) => {
    const event = eventAt(click, shown);
    if (event === undefined) return;
    click.preventDefault();
    focusCard(event.id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside have the names, the focus and the keys.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key that follows a link is a click as well.
    <div {...bar} onClick={press} className="contents">
      {isDrawn && (isFirst || !(isThere || calendarCode.now())) ? (
        drawn
      ) : (
        <LateGroupCalendar events={shown} />
      )}
    </div>
  );
}
