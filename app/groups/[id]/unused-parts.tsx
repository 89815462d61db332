"use client";

import { useLocale, useTranslations } from "next-intl";
import { useMemo } from "react";
import { OfferedPanel } from "@/components/groups/offered-panel";
import { groupUnread, searchUnread } from "@/components/groups/unread-groups";
import { UnreadPanel } from "@/components/groups/unread-panel";
import { filterEvents } from "@/lib/events/filter-events";
import { wallRangeOf } from "@/lib/events/wall-range";
import { formatClockRange, formatLongDate } from "@/lib/time/format";
import type { Group } from "@/lib/wire/group-schema";
import type { Offered } from "@/lib/wire/offered";
import { useAddEvent } from "./use-add-event";

interface UnusedPartsProps {
  group: Group;
  /** What is searched for; empty for everything. */
  query: string;
}

/** SPEC S29: the parts of the text that made no event and that a search finds, each of which can be turned into one. */
export function UnusedParts({ group, query }: UnusedPartsProps) {
  const t = useTranslations("event");
  const locale = useLocale();
  const { isAdding, addEvent } = useAddEvent(group);
  const unread = useMemo(
    () => groupUnread(group.unread, group.source_text ?? ""),
    [group.unread, group.source_text],
  );
  const offered = filterEvents(group.offered, query);
  const timeOf = (event: Offered): string => {
    const range = wallRangeOf(event);
    return [formatLongDate(range.start, locale), formatClockRange(range, locale) ?? t("allDay")].join(" · ");
  };
  return (
    <>
      {offered.length > 0 && (
        <OfferedPanel
          offered={offered}
          timeOf={timeOf}
          isBusy={isAdding}
          onAdd={(event) => void addEvent(event)}
        />
      )}
      {unread.length > 0 && (
        <UnreadPanel
          groups={searchUnread(unread, query)}
          isBusy={isAdding}
          onMake={
            group.can_edit ? ({ start, end }) => void addEvent({ quote_start: start, quote_end: end }) : null
          }
        />
      )}
    </>
  );
}
