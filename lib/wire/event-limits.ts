// Without zod, so that a page can use what is here before it has fetched the schemas (components/2026-11-21-what-a-page-brings-is-held-down.md).

/** SPEC K1: how many events are kept from one text; the rest is cut off with a notice. */
export const eventsPerTextMax = 50;

/** SPEC E2: the limits of an event's lists. */
export const eventLimits = {
  noteLength: 2000,
  notes: 50,
  attendees: 100,
  nameLength: 200,
  emailLength: 254,
  suggestions: 50,
  seriesDates: 366,
  suggestionLength: 500,
  reminders: 5,
  /** 366 days. */
  reminderMinutes: 527_040,
} as const;

/**
 * The most characters in all events of a group together, including those deleted within the last day: enough
 * for one event with every field full, or for fifty with a page of notes each.
 */
export const groupTextLengthMax = 200_000;

/**
 * The pattern of an email address: zod's own, written out so that the attendees' input validates as the
 * server does before the page has fetched the schemas.
 */
export const emailPattern =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;
