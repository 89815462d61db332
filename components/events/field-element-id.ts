import { type EvidenceField, eachText } from "@/lib/wire/event-fields";

/** The element that has the focus after a card's neighbour was deleted, and from whose id those of its parts are made. */
export const eventCardId = (eventId: string): string => `event-${eventId}`;

const parts: Record<EvidenceField, string> = {
  title: "title",
  start_datetime: "startDate",
  end_datetime: "endDate",
  all_day: "startDate",
  timezone: "timezone",
  recurrence: "startDate",
  ...eachText((name) => `${name}-card-button`),
  attendees: "attendees-card-button",
  notes: "notes-card-button",
};

/** The element of an open card that shows a field and can have the focus. */
export const fieldElementId = (eventId: string, field: EvidenceField): string =>
  `${eventCardId(eventId)}-${parts[field]}`;
