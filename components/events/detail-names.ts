import { textFieldNames } from "@/lib/wire/event-fields";

/** The parts of an event that have their own cards, in their order on the screen (SPEC S22). */
export const detailNames = [
  ...textFieldNames,
  "link",
  "attendees",
  "notes",
  "reminders",
  "suggestions",
] as const;

export type DetailName = (typeof detailNames)[number];
