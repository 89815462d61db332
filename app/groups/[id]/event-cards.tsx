"use client";

import { EventCard, type EventCardActions } from "@/components/events/event-card";
import { latePart } from "@/components/ui/late-part";
import type { CalendarEvent } from "@/lib/wire/event-schema";

const LateNoMatch = latePart(async () => (await import("@/components/groups/no-match")).NoMatch);

/** From this number on, cards outside the screen are not laid out, so that a search among hundreds stays quick. */
const manyEvents = 12;
// Containment would cut off the card's shadow and focus ring, so the slot has room for both.
const lazySlotClassName =
  "-m-3 p-3 [content-visibility:auto] [contain-intrinsic-block-size:auto_12rem] [&[hidden]]:hidden";

interface EventCardsProps {
  events: readonly CalendarEvent[];
  /** The events that the search shows. */
  shown: readonly CalendarEvent[];
  query: string;
  deletingIds: ReadonlySet<string>;
  isCardOpen: (eventId: string) => boolean;
  litFieldsOf: (eventId: string) => string;
  actions: EventCardActions;
  onClearSearch: () => void;
}

/** SPEC S22, S25: the cards that the search shows, or why there are none. */
export function EventCards(props: EventCardsProps) {
  const { events, shown, query, deletingIds, isCardOpen, litFieldsOf, actions, onClearSearch } = props;
  const slotClassName = events.length > manyEvents ? lazySlotClassName : undefined;
  const shownIds = new Set(shown.map(({ id }) => id));
  return (
    <div className="flex min-w-0 flex-col gap-4 lg:col-start-1">
      {events.map((event) => (
        // A card that the search hides stays mounted, since it may hold unsaved changes.
        <div key={event.id} hidden={!shownIds.has(event.id)} className={slotClassName}>
          <EventCard
            event={event}
            isDeleting={deletingIds.has(event.id)}
            isOpen={isCardOpen(event.id)}
            canFold
            litFields={litFieldsOf(event.id)}
            actions={actions}
          />
        </div>
      ))}
      {shown.length === 0 && <LateNoMatch query={query} onClear={onClearSearch} />}
    </div>
  );
}
