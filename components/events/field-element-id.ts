import { type EvidenceField, eachText } from "@/lib/wire/event-fields";

/** The id of a card's element, which gets the focus after a neighbour is deleted; the ids of its parts derive from it. */
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
  link: "link-card-button",
  reminders: "reminders-card-button",
};

/** The id of the element in an open card that shows a field and can have the focus. */
export const fieldElementId = (eventId: string, field: EvidenceField): string =>
  `${eventCardId(eventId)}-${parts[field]}`;
