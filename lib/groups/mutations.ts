import "server-only";
import { database } from "@/lib/db/client";
import { keptAfterDeletionMs } from "@/lib/db/retention";
import { type EventToStore, type GroupToStore, storeGroup } from "@/lib/db/store-groups";
import type { StoredGroup } from "@/lib/db/stored-rows";
import { AppError } from "@/lib/errors/app-error";
import { runningJobs } from "@/lib/jobs/running-jobs";
import type { Deleted } from "@/lib/wire/event-schema";
import type { Group } from "@/lib/wire/group-schema";
import { requireGroup, toGroup } from "./data";

/** A group with its events as they are first stored. */
export interface NewGroup {
  visitorId: string;
  now: Date;
  group: Omit<
    GroupToStore,
    "visitorId" | "createdAt" | "lastOpenedAt" | "processingMs" | "unread" | "events"
  > & {
    processingMs?: number;
    unread?: GroupToStore["unread"];
    events?: EventToStore[];
  };
  /** The Idempotency-Key that asked for it, if any. */
  request: { key: string; bodyHash: string } | null;
}

/**
 * Stores a group, its events and its Idempotency-Key in one transaction. Null when another request with the same key
 * got there first: nothing is stored then.
 */
export async function insertGroup({ visitorId, now, group, request }: NewGroup): Promise<StoredGroup | null> {
  const { processingMs = null, unread = [], events = [], ...columns } = group;
  const stored = { ...columns, processingMs, unread, events, visitorId, createdAt: now, lastOpenedAt: now };
  return (await storeGroup({ group: stored, request })) ? stored : null;
}

/**
 * SPEC A11: marks a group, and with it its events, as deleted. A reading that goes on loses its claim, so that nothing of
 * it is written even if the group is restored; after that a poll takes it over like any abandoned one.
 * Throws `not_found`, or `forbidden` for a stranger.
 */
export async function deleteGroup(id: string, actor: { visitorId: string; now: Date }): Promise<Deleted> {
  const deleted = await database.$transaction(async (handle) => {
    const row = await handle.group.findUnique({
      where: { id },
      select: { visitorId: true, deletedAt: true },
    });
    if (row === null || row.deletedAt !== null) throw new AppError("not_found");
    if (row.visitorId !== actor.visitorId) throw new AppError("forbidden");
    const data = { deletedAt: actor.now, leaseOwner: null, leaseExpiresAt: null };
    await handle.group.update({ where: { id }, data, select: { id: true } });
    return { deleted: [id] };
  });
  runningJobs.cancel(id);
  return deleted;
}

/**
 * SPEC A18: brings back a group that this visitor deleted within the last 24 hours; one that is there already stays as
 * it is. Throws `not_found` for whatever else.
 */
export async function restoreGroup(id: string, actor: { visitorId: string; now: Date }): Promise<Group> {
  const since = new Date(actor.now.getTime() - keptAfterDeletionMs);
  const { count } = await database.group.updateMany({
    where: { id, visitorId: actor.visitorId, OR: [{ deletedAt: null }, { deletedAt: { gte: since } }] },
    data: { deletedAt: null },
  });
  if (count === 0) throw new AppError("not_found");
  return toGroup(await requireGroup(id), actor.visitorId);
}
