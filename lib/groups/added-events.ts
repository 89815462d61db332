import "server-only";
import { createHash } from "node:crypto";
import type { Viewer } from "@/lib/events/event-views";
import { type EventDraft, eventDraftSchema } from "@/lib/extraction/schema";
import { showDraft } from "@/lib/standalone/show-draft";
import type { StoredGroup } from "@/lib/stores/group-columns";
import type { Offered } from "@/lib/wire/offered";
import type { Unread } from "@/lib/wire/unread";

/**
 * What an event is made from after its group is read: words of the text, an offered event, or a client's description.
 */
export type EventSource =
  | { kind: "quote"; start: number; end: number }
  | { kind: "offered"; draft: EventDraft }
  | { kind: "said"; body: unknown };

/**
 * The id of the event that a source makes in a group: always the same, so that asking twice makes one event, and an
 * event that was taken back is recognised. Nobody can derive it without the group's id.
 */
export const addedEventId = (groupId: string, source: EventSource): string =>
  createHash("sha256")
    .update(JSON.stringify([groupId, source]))
    .digest("base64url")
    .slice(0, 22);

const isLive = ({ id, events }: StoredGroup, source: EventSource): boolean => {
  const made = addedEventId(id, source);
  return events.some((event) => event.id === made);
};

/** The drafts that a group offers or offered; what an older release stored in another form does not count. */
export const storedDraftsOf = ({ offered }: StoredGroup): EventDraft[] =>
  offered.flatMap((stored) => eventDraftSchema.safeParse(stored).data ?? []);

/** The drafts that a group still offers. */
export const offeredDraftsOf = (group: StoredGroup): EventDraft[] =>
  storedDraftsOf(group).filter((draft) => !isLive(group, { kind: "offered", draft }));

/** A draft on the wire, without the ids that it does not have yet. */
export function toOffered(draft: EventDraft, group: StoredGroup, viewer: Viewer): Offered {
  const { id: groupId, visitorId, createdAt: now } = group;
  return showDraft(draft, { groupId, visitorId, now }, viewer);
}

/** The words that made no event, except those from which one was made since and those of an offered event that was added. */
export function unusedWords(group: StoredGroup): Unread[] {
  const used = group.events.flatMap(({ evidence }) => evidence);
  return group.unread
    .filter(({ start, end }) => !isLive(group, { kind: "quote", start, end }))
    .filter(({ start, end }) => !used.some((words) => words.start < end && words.end > start))
    .map(({ start, end, reason }) => ({ quote: group.sourceText.slice(start, end), start, end, reason }));
}
