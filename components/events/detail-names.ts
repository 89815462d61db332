/** The parts of an event that are cards of their own, in their order on the screen (SPEC S22). */
export const detailNames = ["location", "venue", "attendees", "notes", "suggestions"] as const;

export type DetailName = (typeof detailNames)[number];
