import "server-only";
import { keptAfterDeletionMs } from "@/lib/db/retention";
import { AppError } from "@/lib/errors/app-error";
import type { Viewer } from "@/lib/events/event-views";
import { runningJobs } from "@/lib/jobs/running-jobs";
import type { EventToStore } from "@/lib/stores/event-columns";
import type { GroupToStore, StoredGroup } from "@/lib/stores/group-columns";
import { groupStore } from "@/lib/stores/group-store";
import { storeGroup } from "@/lib/stores/store-group";
import { transact } from "@/lib/stores/transact";
import type { Deleted } from "@/lib/wire/event-schema";
import type { Group } from "@/lib/wire/group-schema";
import { requireGroup, toGroup } from "./data";

/** A group with its events, as first stored. */
export interface NewGroup {
  visitorId: string;
  now: Date;
  group: Omit<
    GroupToStore,
    "visitorId" | "createdAt" | "lastOpenedAt" | "processingMs" | "unread" | "offered" | "events"
  > & {
    processingMs?: number;
    unread?: GroupToStore["unread"];
    offered?: GroupToStore["offered"];
    events?: EventToStore[];
  };
  /** The Idempotency-Key that asked for it, if any. */
  request: { key: string; bodyHash: string } | null;
}

/**
 * Stores a group, its events and its Idempotency-Key in one transaction. Null when another request with the same key
 * was faster: nothing is stored then.
 */
export async function insertGroup({ visitorId, now, group, request }: NewGroup): Promise<StoredGroup | null> {
  const { processingMs = null, unread = [], offered = [], events = [], ...columns } = group;
  const stored = {
    ...columns,
    processingMs,
    unread,
    offered,
    events,
    visitorId,
    createdAt: now,
    lastOpenedAt: now,
  };
  return (await storeGroup({ group: stored, request })) ? stored : null;
}

/**
 * SPEC A11: marks a group, and with it its events, as deleted. A reading in progress loses its claim, so that it writes
 * nothing even if the group is restored; a poll then takes the group over like any abandoned one. Throws `not_found`,
 * or `forbidden` for a stranger.
 */
export async function deleteGroup(id: string, actor: { visitorId: string; now: Date }): Promise<Deleted> {
  await transact(async ({ groups }) => {
    const visitorId = await groups.findVisitor(id);
    if (visitorId === null) throw new AppError("not_found");
    if (visitorId !== actor.visitorId) throw new AppError("forbidden");
    await groups.delete(id, actor.now);
  });
  runningJobs.cancel(id);
  return { deleted: [id] };
}

/**
 * SPEC A18: restores a group that this visitor deleted within the last 24 hours; a group that is not deleted stays as
 * it is. Throws `not_found` for any other.
 */
export async function restoreGroup(id: string, actor: Viewer & { now: Date }): Promise<Group> {
  const since = new Date(actor.now.getTime() - keptAfterDeletionMs);
  const isRestored = await groupStore.restore(id, { visitorId: actor.visitorId, since });
  if (!isRestored) throw new AppError("not_found");
  return toGroup(await requireGroup(id), actor);
}
