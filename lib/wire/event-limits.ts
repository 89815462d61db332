// Without zod, so that a page can use what is here before it has fetched the schemas (components/2026-11-21-what-a-page-brings-is-held-down.md).

/** SPEC K1: events kept from one text; the rest is cut with a notice. */
export const eventsPerTextMax = 50;

/** SPEC E2: what the lists of one event may hold. */
export const eventLimits = {
  noteLength: 2000,
  notes: 50,
  attendees: 100,
  nameLength: 200,
  emailLength: 254,
  suggestions: 50,
  seriesDates: 366,
  suggestionLength: 500,
} as const;

/**
 * Characters that all events of a group may hold together, those that were deleted within a day too: room for one event
 * whose every field is full, or for fifty with a page of notes each.
 */
export const groupTextLengthMax = 200_000;

/**
 * An e-mail address as the API takes it: zod's own pattern, written out so that the box in which attendees are typed
 * judges them as the server will, before the schemas have been fetched.
 */
export const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
