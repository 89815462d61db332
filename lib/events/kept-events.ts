import type { CalendarEvent } from "@/lib/wire/event-schema";

interface KeptEvents {
  /** What the screen showed until now. */
  before: readonly CalendarEvent[];
  /** What the server has. */
  now: readonly CalendarEvent[];
  /** Whether an event stays on the screen even if the server has it no longer. */
  isKept: (eventId: string) => boolean;
}

/** Puts an event behind the nearest one that stood before it. */
function putBack(shown: CalendarEvent[], event: CalendarEvent, before: readonly CalendarEvent[]): void {
  const earlier = new Set(before.slice(0, before.indexOf(event)).map(({ id }) => id));
  shown.splice(shown.findLastIndex(({ id }) => earlier.has(id)) + 1, 0, event);
}

/**
 * What the screen shows: the server's events, and in their places those that were deleted elsewhere but stay, since
 * their cards hold what the visitor typed. `before` itself where nothing changes.
 */
export function keptEvents({ before, now, isKept }: KeptEvents): readonly CalendarEvent[] {
  const known = new Set(now.map(({ id }) => id));
  const shown = [...now];
  for (const event of before) if (!known.has(event.id) && isKept(event.id)) putBack(shown, event, before);
  const isSame = shown.length === before.length && shown.every((event, at) => event === before[at]);
  return isSame ? before : shown;
}
