import type { EventDraft } from "@/lib/extraction/schema";

/** `Closed on Good Friday (26 March)`: a day by its name and by its date is one event; what says all the same is one. */
export function withoutTwins(drafts: readonly EventDraft[]): EventDraft[] {
  const seen = new Set<string>();
  return drafts.filter(({ title, start, end, recurrence }) => {
    const key = JSON.stringify([title, start, end, recurrence]);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
