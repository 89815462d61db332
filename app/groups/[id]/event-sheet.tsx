"use client";

import { useTranslations } from "next-intl";
import { useId, useMemo } from "react";
import { EventRow } from "@/components/events/event-row";
import { classNames } from "@/components/ui/class-names";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import { EventList, type ListedEvents } from "./event-list";
import { useRows } from "./use-rows";

// A line between two rows that the search shows, and none above the first.
const sheetClassName =
  "rounded-2xl border border-line bg-surface shadow-lift [&>*]:border-line [&>:first-child]:rounded-t-2xl [&>:last-child]:rounded-b-2xl [&>:not([hidden])~:not([hidden])]:border-t";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How much room the times and the places of these events need, since the columns of all rows are alike. */
function columnsOf(events: readonly CalendarEvent[]): string {
  const lengthsMs = events.flatMap(({ start_datetime: start, end_datetime: end }) =>
    end === null ? [] : [Date.parse(end) - Date.parse(start)],
  );
  const isWordy = lengthsMs.some((lengthMs) => lengthMs % hourMs !== 0 || lengthMs > dayMs);
  const hasPlaces = events.some(
    ({ venue, location, link }) => venue !== "" || location !== "" || link !== null,
  );
  const hasPeople = events.some(({ attendees }) => attendees.length > 0);
  return classNames(
    lengthsMs.length === 0 && "[--row-time:8rem]",
    lengthsMs.length > 0 && (isWordy ? "[--row-time:13.5rem]" : "[--row-time:11rem]"),
    hasPlaces && hasPeople && "[--row-details:12rem]",
    hasPlaces !== hasPeople && "[--row-details:9.5rem]",
    !hasPlaces && !hasPeople && "[--row-details:0rem]",
  );
}

/** SPEC S27: the events of a group as the rows of one sheet, through which arrow keys lead. */
export function EventSheet(props: ListedEvents) {
  const { events, shown, homeZone, actions, onKeysHelp } = props;
  const t = useTranslations("group");
  const keysHintId = useId();
  const columns = useMemo(() => columnsOf(events), [events]);
  const row = useMemo(() => ({ homeZone, isSheet: true, Row: EventRow }), [homeZone]);
  const { tabStopId, list } = useRows(shown, {
    onExport: (event) => void actions.onExport(event),
    onDelete: actions.onDelete,
    onHelp: onKeysHelp,
  });
  return (
    <>
      <p id={keysHintId} hidden>
        {t("keysHint")}
      </p>
      <EventList
        {...props}
        row={row}
        tabStopId={tabStopId}
        list={{
          ...list,
          "aria-describedby": keysHintId,
          className: classNames(sheetClassName, columns),
        }}
      />
    </>
  );
}
