import "server-only";
import { database } from "@/lib/db/client";
import { storeEvents } from "@/lib/db/store-groups";
import type { EventDraft } from "@/lib/extraction/schema";
import type { Prisma } from "@/prisma/generated/client";
import { draftRow } from "./draft-rows";
import { attemptsMax, latestLeaseEnd } from "./lease";

/**
 * Who may write to a group that is being read: its owner at that attempt and nobody else, so that a process that was
 * paused, or whose group was taken over or deleted, writes nothing.
 */
export interface Fence {
  groupId: string;
  owner: string | null;
  attempt: number;
}

const heldBy = ({ groupId, owner, attempt }: Fence) => ({
  id: groupId,
  state: "processing",
  deletedAt: null,
  leaseOwner: owner,
  attempts: attempt,
});

/** `isLeaseDead` as the database asks it. */
const hasDeadLease = (now: Date) =>
  ({
    OR: [
      { leaseExpiresAt: null },
      { leaseExpiresAt: { lte: now } },
      { leaseExpiresAt: { gt: latestLeaseEnd(now) } },
    ],
  }) satisfies Prisma.GroupWhereInput;

/** Takes a group over from an owner whose lease is dead; false when another was faster or no attempt is left. */
export async function claimGroup(
  seen: Fence,
  claim: { owner: string; now: Date; leaseExpiresAt: Date },
): Promise<boolean> {
  if (seen.attempt >= attemptsMax) return false;
  const { count } = await database.group.updateMany({
    where: { ...heldBy(seen), ...hasDeadLease(claim.now) },
    data: { leaseOwner: claim.owner, leaseExpiresAt: claim.leaseExpiresAt, attempts: { increment: 1 } },
  });
  return count === 1;
}

/** Renews a claim; false when the group is not held any more. */
export async function extendLease(fence: Fence, leaseExpiresAt: Date): Promise<boolean> {
  const { count } = await database.group.updateMany({ where: heldBy(fence), data: { leaseExpiresAt } });
  return count === 1;
}

/** Gives a claim back, so that the next poll may take the group over at once. */
export async function releaseLease(fence: Fence): Promise<void> {
  await database.group.updateMany({ where: heldBy(fence), data: { leaseExpiresAt: null } });
}

/** What is stored when a reading is over. */
export interface Finish {
  visitorId: string;
  now: Date;
  columns: Prisma.GroupUpdateManyMutationInput;
  drafts: EventDraft[];
  /** True for a group that is not ours: it is finished only if its lease is dead. */
  onlyIfAbandoned: boolean;
}

/**
 * Closes a group and stores its events in one transaction. False, and nothing is written, when the fence no longer holds
 * (another process was faster, or the group was deleted).
 */
export function finishGroup(fence: Fence, finish: Finish): Promise<boolean> {
  const { visitorId, now, columns, drafts } = finish;
  return database.$transaction(async (handle) => {
    const { count } = await handle.group.updateMany({
      where: { ...heldBy(fence), ...(finish.onlyIfAbandoned && hasDeadLease(now)) },
      data: { ...columns, leaseOwner: null, leaseExpiresAt: null },
    });
    if (count === 0) return false;
    const place = { groupId: fence.groupId, visitorId, now };
    await storeEvents(
      handle,
      drafts.map((draft, position) => draftRow(draft, { ...place, position })),
    );
    return true;
  });
}
