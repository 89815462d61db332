"use client";

import dynamic from "next/dynamic";
import { useMemo } from "react";
import { LateEventRow } from "@/components/events/late-event-row";
import { firstPart, latePart } from "@/components/ui/late-part";
import { lateCode } from "@/lib/api/late-code";
import { EventList, type ListedEvents } from "./event-list";

const LateNoMatch = latePart(async () => (await import("@/components/groups/no-match")).NoMatch);

/** The sheet, for a page that shows it from the start: the browser is told to fetch it with the page's own code. */
const FirstEventSheet = firstPart(
  lateCode(async () => (await import("./event-sheet")).EventSheet),
  dynamic(async () => (await import("./event-sheet")).EventSheet),
);

interface EventCardsProps extends ListedEvents {
  query: string;
  /** Whether the events are the rows of one sheet, or a few cards. */
  isSheet: boolean;
  onClearSearch: () => void;
}

const cardsList = { className: "flex flex-col gap-4" };

/** SPEC S22, S25, S27: the events that the search shows, or why there are none. */
export function EventCards({ query, isSheet, onClearSearch, ...listed }: EventCardsProps) {
  const { shown, homeZone } = listed;
  const row = useMemo(() => ({ homeZone, isSheet: false, Row: LateEventRow }), [homeZone]);
  return (
    <div className="@container flex min-w-0 flex-col gap-4 lg:col-start-1">
      {isSheet ? (
        <FirstEventSheet {...listed} />
      ) : (
        <EventList {...listed} row={row} tabStopId={null} list={cardsList} />
      )}
      {shown.length === 0 && <LateNoMatch query={query} onClear={onClearSearch} />}
    </div>
  );
}
