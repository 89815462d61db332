import "server-only";
import { database } from "@/lib/db/client";
import { readCursor, writeCursor } from "@/lib/db/cursor";
import { noteOpening } from "@/lib/db/opened-groups";
import { AppError } from "@/lib/errors/app-error";
import { eventParts, toEvent } from "@/lib/events/data";
import type { PageQuery } from "@/lib/events/schema";
import type { Prisma } from "@/prisma/generated/client";
import type { Group, GroupList, GroupStatus } from "./schema";

/** A group with its live events in the order of the text. */
export const groupParts = {
  events: { where: { deletedAt: null }, orderBy: { position: "asc" }, include: eventParts },
} as const satisfies Prisma.GroupInclude;

export type GroupRow = Prisma.GroupGetPayload<{ include: typeof groupParts }>;

/** A group as the wire shows it to a visitor; a stranger does not get the text it was read from (D4). */
export function toGroup(row: GroupRow, visitorId: string): Group {
  const isOwner = row.visitorId === visitorId;
  return {
    id: row.id,
    events: row.events.map((event) => toEvent(event, visitorId)),
    created_at: row.createdAt.toISOString(),
    processing_complete: row.state === "complete",
    processing_error: row.error,
    parser: row.parser === "llm" ? "llm" : "rules",
    model: row.model,
    notice: row.notice,
    timezone: row.timezone,
    source_text: isOwner ? row.sourceText : null,
    processing_ms: row.processingMs,
    can_edit: isOwner,
  };
}

/** The row of a live group with its live events, or null for an unknown or deleted one. */
export async function findLiveGroup(id: string): Promise<GroupRow | null> {
  // Not found by the query, as an unknown one is: what is deleted is answered in the same time.
  return database.group.findUnique({ where: { id, deletedAt: null }, include: groupParts });
}

/** The row of a live group with its live events. Throws `not_found` for an unknown or deleted one. */
export async function requireGroup(id: string): Promise<GroupRow> {
  const row = await findLiveGroup(id);
  if (row === null) throw new AppError("not_found");
  return row;
}

/** SPEC A2: a group with its events, for whoever has its link. */
export async function findGroup(question: { id: string; visitorId: string; now: Date }): Promise<Group> {
  const row = await requireGroup(question.id);
  noteOpening(row, question.now);
  return toGroup(row, question.visitorId);
}

/** SPEC A11: a group's state alone. Throws `not_found`. */
export async function findGroupStatus(id: string): Promise<GroupStatus> {
  const row = await database.group.findUnique({
    where: { id },
    select: { state: true, error: true, deletedAt: true },
  });
  if (row === null || row.deletedAt !== null) throw new AppError("not_found");
  return { processing_complete: row.state === "complete", processing_error: row.error };
}

function afterCursor(cursor: string | undefined): Prisma.GroupWhereInput {
  if (cursor === undefined) return {};
  const { createdAt, id } = readCursor(cursor);
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] };
}

/** SPEC A11: the visitor's own groups that have events (or will have), newest first. A failed group is not listed (T5). */
export async function listGroups(visitorId: string, page: PageQuery): Promise<GroupList> {
  const rows = await database.group.findMany({
    where: {
      visitorId,
      deletedAt: null,
      OR: [{ state: "processing" }, { state: "complete", events: { some: { deletedAt: null } } }],
      AND: afterCursor(page.cursor),
    },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: page.limit + 1,
    include: groupParts,
  });
  const shown = rows.slice(0, page.limit);
  const last = rows.length > page.limit ? shown.at(-1) : undefined;
  return {
    groups: shown.map((row) => toGroup(row, visitorId)),
    next_cursor: last === undefined ? null : writeCursor(last),
  };
}

/** The group that an Idempotency-Key made (SPEC A22), or null when the key is new or past its 24 hours. */
export async function findCreateRequest(question: { visitorId: string; key: string; since: Date }) {
  const row = await database.createRequest.findUnique({
    where: { visitorId_key: { visitorId: question.visitorId, key: question.key } },
    select: { bodyHash: true, groupId: true, createdAt: true },
  });
  return row === null || row.createdAt < question.since ? null : row;
}
