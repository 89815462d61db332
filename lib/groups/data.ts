import "server-only";
import { AppError } from "@/lib/errors/app-error";
import { toEvent, type Viewer } from "@/lib/events/event-views";
import { soFarOf } from "@/lib/jobs/standing";
import { phrasesIn, sayStored } from "@/lib/messages/stored-phrases";
import { writeCursor } from "@/lib/stores/cursor";
import type { StoredGroup } from "@/lib/stores/group-columns";
import { groupStore } from "@/lib/stores/group-store";
import { noteOpening } from "@/lib/stores/opened-groups";
import { readPage } from "@/lib/stores/read-page";
import { textLengthOf } from "@/lib/stores/text-length";
import type { Group, GroupList, GroupQuery, GroupStatus } from "@/lib/wire/group-schema";
import { offeredDraftsOf, toOffered, unusedWords } from "./added-events";

/**
 * How many groups one page of a search looks through: half a millisecond where each has five events, three where each
 * has fifty.
 */
export const searchedGroupsMax = 250;

/** A group as the wire shows it to a visitor; a stranger gets no word of the text from which it was read (D4, B13). */
export function toGroup(row: StoredGroup, viewer: Viewer): Group {
  const isOwner = row.visitorId === viewer.visitorId;
  return {
    id: row.id,
    events: row.events.map((event) => toEvent(event, viewer)),
    created_at: row.createdAt.toISOString(),
    processing_complete: row.state === "complete",
    processing_error: row.error && sayStored(row.error, viewer.language),
    processing_error_said: phrasesIn(row.error)[0] ?? null,
    parser: row.parser === "llm" ? "llm" : "rules",
    model: row.model,
    notice: row.notice && sayStored(row.notice, viewer.language),
    notice_said: phrasesIn(row.notice),
    timezone: row.timezone,
    // A group that was imported has no text.
    source_text: (isOwner && row.sourceText) || null,
    unread: isOwner ? unusedWords(row) : [],
    offered: isOwner ? offeredDraftsOf(row).map((draft) => toOffered(draft, row, viewer)) : [],
    processing_ms: row.processingMs,
    can_edit: isOwner,
  };
}

/** The row of a live group with its live events. Throws `not_found` for an unknown or deleted one. */
export async function requireGroup(id: string): Promise<StoredGroup> {
  const row = await groupStore.find(id);
  if (row === null) throw new AppError("not_found");
  return row;
}

/** SPEC A2: a group with its events, for anybody who has its link. */
export async function findGroup(question: Viewer & { id: string; now: Date }): Promise<Group> {
  const row = await requireGroup(question.id);
  noteOpening(row, question.now);
  return toGroup(row, question);
}

/**
 * SPEC A11: a group's state alone; its visitor also gets the provisional result of its reading (B15). Throws
 * `not_found`.
 */
export async function findGroupStatus({
  id,
  visitorId,
  language,
}: Viewer & { id: string }): Promise<GroupStatus> {
  const row = await groupStore.findState(id);
  if (row === null) throw new AppError("not_found");
  return {
    processing_complete: row.state === "complete",
    processing_error: row.error && sayStored(row.error, language),
    so_far: row.visitorId === visitorId ? soFarOf(row.standing) : [],
  };
}

/**
 * SPEC A11: the visitor's own groups that have events (or will have), newest first; with a search, those that have an
 * event with it in its title, location or venue, ignoring case. A page of a search ends after looking through
 * `searchedGroupsMax` groups, whether or not it is full: the next page continues there. A failed group is not listed (T5).
 */
export async function listGroups(viewer: Viewer, query: GroupQuery): Promise<GroupList> {
  const { visitorId } = viewer;
  const isSearch = query.search !== undefined && query.search !== "";
  const end = isSearch ? await groupStore.findSearchEnd({ visitorId, query }, searchedGroupsMax) : null;
  const { rows, nextCursor } = await readPage(query, {
    read: (start) => groupStore.list({ visitorId, query: { ...query, ...start }, end }),
    lengthOf: ({ events }) => events.reduce((length, event) => length + textLengthOf(event), 0),
  });
  const endCursor = end === null ? null : writeCursor(end);
  return { groups: rows.map((row) => toGroup(row, viewer)), next_cursor: nextCursor ?? endCursor };
}

/** The group that an Idempotency-Key created (SPEC A22), or null when the key is new or past its 24 hours. */
export async function findCreateRequest(question: { visitorId: string; key: string; since: Date }) {
  const row = await groupStore.findRequest(question.visitorId, question.key);
  return row === null || row.createdAt < question.since ? null : row;
}
