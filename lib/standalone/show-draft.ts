import "server-only";
import { toEvent, type Viewer } from "@/lib/events/event-views";
import type { EventDraft } from "@/lib/extraction/schema";
import { draftRow } from "@/lib/jobs/draft-rows";
import type { Offered } from "@/lib/wire/offered";

interface Owner {
  groupId: string;
  visitorId: string;
  now: Date;
}

/** A draft on the wire, without the ids that it does not have yet. */
export function showDraft(draft: EventDraft, owner: Owner, viewer: Viewer): Offered {
  const row = draftRow(draft, { ...owner, position: 0 });
  const { id, group_id, can_edit, created_at, updated_at, notes, ...shown } = toEvent(row, viewer);
  return { ...shown, notes: notes.map(({ content }) => ({ content })) };
}
