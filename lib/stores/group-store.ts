import "server-only";
import { type DatabaseHandle, database } from "@/lib/db/client";
import { Prisma } from "@/prisma/generated/client";
import { olderThan } from "./cursor";
import {
  type GroupState,
  groupPairs,
  groupStatePairs,
  groupStateSchema,
  type OpenJob,
  openJobPairs,
  openJobSchema,
  type StoredGroup,
  storedGroupSchema,
} from "./group-columns";
import { readJsonRows } from "./json-rows";
import type { PageStart } from "./read-page";

/**
 * Who may write to a group that is being read: its owner at that attempt and nobody else, so that a process that was
 * paused, or whose group was taken over or deleted, writes nothing.
 */
export interface Fence {
  groupId: string;
  owner: string | null;
  attempt: number;
}

/** When a lease is dead: it ended by `now`, or it would end after `latestEnd`, which no lease does. */
interface LeaseTimes {
  now: Date;
  latestEnd: Date;
}

/** What is asked of the groups that are stored. */
export interface GroupStore {
  /** A live group with its live events; null for an unknown or deleted one. */
  find(id: string): Promise<StoredGroup | null>;
  /** How the reading of a live group stands; null for an unknown or deleted one. */
  findState(id: string): Promise<GroupState | null>;
  /** A live group that is being read; null when it is not, or not any more. */
  findOpenJob(id: string): Promise<OpenJob | null>;
  /** The visitor of a live group; null for an unknown or deleted one. */
  findVisitor(id: string): Promise<string | null>;
  /** One more than a page of the list shows, where there are more. Throws `invalid_request` for a cursor that is none. */
  list(visitorId: string, page: PageStart): Promise<StoredGroup[]>;
  /** The group that an Idempotency-Key made (SPEC A22), and of what body; null when the key is new. */
  findRequest(
    visitorId: string,
    key: string,
  ): Promise<{ bodyHash: string; groupId: string; createdAt: Date } | null>;
  /** Marks a group as deleted; whoever reads it loses the claim. */
  delete(id: string, now: Date): Promise<void>;
  /** Brings back this visitor's group, deleted at `since` or later; false where there is none. */
  restore(id: string, by: { visitorId: string; since: Date }): Promise<boolean>;
  /** Takes a group over from an owner whose lease is dead; false when another was faster. */
  claim(seen: Fence, claim: LeaseTimes & { owner: string; leaseExpiresAt: Date }): Promise<boolean>;
  /** Sets until when a claim holds, null for not any more; false when the group is not held. */
  extend(fence: Fence, leaseExpiresAt: Date | null): Promise<boolean>;
  /**
   * Keeps what stands of a reading that goes on: so many events of a model's, 0 where it is the rules parser's. False, and
   * nothing is written, where as many stand already, and when the group is not held.
   */
  keepStanding(fence: Fence, kept: { standing: Prisma.InputJsonValue; count: number }): Promise<boolean>;
  /** Writes what a reading came to, whoever holds the group; false when it is not being read. */
  closeForAll(id: string, columns: Prisma.GroupUpdateManyMutationInput): Promise<boolean>;
  /** Writes what a reading came to and ends its claim; false when the group is not held, or its lease is not dead as asked. */
  close(fence: Fence, outcome: GroupOutcome): Promise<boolean>;
  /** Notes an opening, unless one is noted that is no older than `staleBefore`. */
  noteOpening(id: string, opened: { now: Date; staleBefore: Date }): Promise<void>;
}

interface GroupOutcome {
  columns: Prisma.GroupUpdateManyMutationInput;
  /** For a group that is not ours: its lease has to be dead at these times. */
  deadLease: LeaseTimes | null;
}

const selectGroups = Prisma.raw(`SELECT json_object(${groupPairs}) AS row FROM "Group" g`);
const selectStates = Prisma.raw(`SELECT json_object(${groupStatePairs}) AS row FROM "Group" g`);
const selectJobs = Prisma.raw(`SELECT json_object(${openJobPairs}) AS row FROM "Group" g`);

/** Groups by a condition on `g`, which may go on with an order and a limit. */
const read = (handle: DatabaseHandle, condition: Prisma.Sql): Promise<StoredGroup[]> =>
  readJsonRows(handle, {
    query: Prisma.sql`${selectGroups} WHERE ${condition}`,
    schema: storedGroupSchema,
  });

/**
 * Which groups a page of the list has, one more than it shows: those that have events, or will have. An index gives them
 * in their order, so a page takes the same time however many there are. Throws `invalid_request` for a cursor that is none.
 */
export function listedGroups(visitorId: string, page: PageStart): Prisma.Sql {
  return Prisma.sql`g.visitorId = ${visitorId} AND g.deletedAt IS NULL
      AND (g.state = 'processing' OR g.state = 'complete'
        AND EXISTS (SELECT 1 FROM "Event" live WHERE live.groupId = g.id AND live.deletedAt IS NULL))
      ${olderThan("g", page.cursor)}
    ORDER BY g.createdAt DESC, g.id DESC LIMIT ${page.limit + 1}`;
}

const heldBy = ({ groupId, owner, attempt }: Fence) => ({
  id: groupId,
  state: "processing",
  deletedAt: null,
  leaseOwner: owner,
  attempts: attempt,
});

const hasDeadLease = ({ now, latestEnd }: LeaseTimes) =>
  ({
    OR: [{ leaseExpiresAt: null }, { leaseExpiresAt: { lte: now } }, { leaseExpiresAt: { gt: latestEnd } }],
  }) satisfies Prisma.GroupWhereInput;

/** Nobody works on a group that is over, and nothing of its reading stands beside its events. */
const over = {
  leaseOwner: null,
  leaseExpiresAt: null,
  standing: Prisma.DbNull,
  standingCount: null,
} satisfies Prisma.GroupUpdateManyMutationInput;

/** Reading groups, by queries that stay prepared. */
const readsOn = (
  handle: DatabaseHandle,
): Pick<GroupStore, "find" | "findState" | "findOpenJob" | "findVisitor" | "list" | "findRequest"> => ({
  // Not found by the query, as an unknown one is: what is deleted is answered in the same time.
  find: async (id) => (await read(handle, Prisma.sql`g.id = ${id} AND g.deletedAt IS NULL`))[0] ?? null,
  findState: async (id) => {
    const query = Prisma.sql`${selectStates} WHERE g.id = ${id} AND g.deletedAt IS NULL`;
    return (await readJsonRows(handle, { query, schema: groupStateSchema }))[0] ?? null;
  },
  findOpenJob: async (id) => {
    const query = Prisma.sql`${selectJobs} WHERE g.id = ${id} AND g.state = 'processing' AND g.deletedAt IS NULL`;
    return (await readJsonRows(handle, { query, schema: openJobSchema }))[0] ?? null;
  },
  findVisitor: async (id) => {
    const where = { id, deletedAt: null };
    return (await handle.group.findFirst({ where, select: { visitorId: true } }))?.visitorId ?? null;
  },
  list: (visitorId, page) => read(handle, listedGroups(visitorId, page)),
  findRequest: (visitorId, key) =>
    handle.createRequest.findUnique({
      where: { visitorId_key: { visitorId, key } },
      select: { bodyHash: true, groupId: true, createdAt: true },
    }),
});

/** The groups behind a handle: the database's, or those that a transaction sees. */
export const groupsOn = (handle: DatabaseHandle): GroupStore => {
  const update = async (where: Prisma.GroupWhereInput, data: Prisma.GroupUpdateManyMutationInput) =>
    (await handle.group.updateMany({ where, data })).count === 1;
  return {
    ...readsOn(handle),
    delete: async (id, now) => {
      await update({ id }, { deletedAt: now, leaseOwner: null, leaseExpiresAt: null });
    },
    restore: (id, { visitorId, since }) =>
      update(
        { id, visitorId, OR: [{ deletedAt: null }, { deletedAt: { gte: since } }] },
        { deletedAt: null },
      ),
    claim: (seen, { owner, leaseExpiresAt, ...times }) =>
      update(
        { ...heldBy(seen), ...hasDeadLease(times) },
        { leaseOwner: owner, leaseExpiresAt, attempts: { increment: 1 } },
      ),
    extend: (fence, leaseExpiresAt) => update(heldBy(fence), { leaseExpiresAt }),
    close: (fence, { columns, deadLease }) =>
      update(
        { ...heldBy(fence), ...(deadLease !== null && hasDeadLease(deadLease)) },
        { ...columns, ...over },
      ),
    keepStanding: (fence, { standing, count }) =>
      update(
        { ...heldBy(fence), OR: [{ standingCount: null }, { standingCount: { lt: count } }] },
        { standing, standingCount: count },
      ),
    closeForAll: (id, columns) =>
      update({ id, state: "processing", deletedAt: null }, { ...columns, ...over }),
    noteOpening: async (id, { now, staleBefore }) => {
      const stale = [{ lastOpenedAt: null }, { lastOpenedAt: { lt: staleBefore } }];
      await update({ id, OR: stale }, { lastOpenedAt: now });
    },
  };
};

/** The groups of this process's database, outside of any transaction. */
export const groupStore: GroupStore = groupsOn(database);
