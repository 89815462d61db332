import type { EventDraft } from "@/lib/extraction/schema";

/** `Saturday 6 June we clear the path. Meet at 9`: where an event has an hour, its day alone is no other event. */
function isDayOf(draft: EventDraft, other: EventDraft): boolean {
  const isDay = draft.allDay && draft.end === null && draft.recurrence === null;
  return isDay && !other.allDay && other.title === draft.title && other.start.startsWith(draft.start);
}

/** `Closed on Good Friday (26 March)`: a day by its name and by its date is one event; what says all the same is one. */
export function withoutTwins(drafts: readonly EventDraft[]): EventDraft[] {
  const seen = new Set<string>();
  return drafts.filter((draft) => {
    const { title, start, end, recurrence } = draft;
    const key = JSON.stringify([title, start, end, recurrence]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew && !drafts.some((other) => isDayOf(draft, other));
  });
}
