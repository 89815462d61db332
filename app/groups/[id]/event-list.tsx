"use client";

import { useTranslations } from "next-intl";
import type { HTMLAttributes } from "react";
import { EventCard, type EventCardRow } from "@/components/events/event-card";
import type { EventCardActions } from "@/components/events/event-card-actions";
import { classNames } from "@/components/ui/class-names";
import type { CalendarEvent } from "@/lib/wire/event-schema";

/** From this number on, rows outside the screen are not laid out, so that a search among hundreds stays quick. */
const manyEvents = 50;
const lazySlotClassName =
  "[content-visibility:auto] [contain-intrinsic-block-size:auto_3.5rem] [&[hidden]]:hidden";

export interface ListedEvents {
  events: readonly CalendarEvent[];
  /** The events that the search shows. */
  shown: readonly CalendarEvent[];
  deletingIds: ReadonlySet<string>;
  /** The zone of the group. */
  homeZone: string;
  isCardOpen: (eventId: string) => boolean;
  litFieldsOf: (eventId: string) => string;
  actions: EventCardActions;
  onKeysHelp: () => void;
}

interface EventListProps extends ListedEvents {
  row: EventCardRow;
  /** The event at whose row the Tab key stops; null for every row. */
  tabStopId: string | null;
  list: HTMLAttributes<HTMLDivElement>;
}

/** The cards of a group's events, as rows or open. */
export function EventList(props: EventListProps) {
  const { events, shown, deletingIds, isCardOpen, litFieldsOf, actions, row, tabStopId, list } = props;
  const t = useTranslations("group");
  const shownIds = new Set(shown.map(({ id }) => id));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form.
    <div
      role="group"
      aria-label={t("pageTitle")}
      {...list}
      className={classNames(shown.length === 0 && "hidden", list.className)}
    >
      {events.map((event) => (
        // A card that the search hides stays mounted, since it may hold unsaved changes.
        <div
          key={event.id}
          data-event={event.id}
          hidden={!shownIds.has(event.id)}
          className={events.length > manyEvents ? lazySlotClassName : undefined}
        >
          <EventCard
            event={event}
            isDeleting={deletingIds.has(event.id)}
            isOpen={isCardOpen(event.id)}
            row={row}
            isTabStop={tabStopId === null || event.id === tabStopId}
            litFields={litFieldsOf(event.id)}
            actions={actions}
          />
        </div>
      ))}
    </div>
  );
}
