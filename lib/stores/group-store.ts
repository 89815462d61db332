import "server-only";
import { type DatabaseHandle, database } from "@/lib/db/client";
import { foldText } from "@/lib/text/fold-text";
import type { GroupQuery } from "@/lib/wire/group-schema";
import { Prisma } from "@/prisma/generated/client";
import { noOlderThan, olderThan, type PageEnd } from "./cursor";
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
import { findSearchEnd } from "./search-end";

/**
 * Who may write to a group that is being read: its owner at that attempt and nobody else, so that a process
 * that was paused, or whose group was taken over or deleted, writes nothing.
 */
export interface Fence {
  groupId: string;
  owner: string | null;
  attempt: number;
}

/** A visitor's groups, newest first. */
interface GroupListing {
  visitorId: string;
  query: GroupQuery;
  /** The last group that the page of a search looks at; null for the end of the list. */
  end: PageEnd | null;
}

/** When a lease is dead: it ended by `now`, or it would end after `latestEnd`, which no lease does. */
interface LeaseTimes {
  now: Date;
  latestEnd: Date;
}

/** The queries and writes on stored groups. */
export interface GroupStore {
  /** A live group with its live events; null for an unknown or deleted one. */
  find(id: string): Promise<StoredGroup | null>;
  /** The state of a live group's reading; null for an unknown or deleted one. */
  findState(id: string): Promise<GroupState | null>;
  /** A live group that is being read; null when it is not, or no longer. */
  findOpenJob(id: string): Promise<OpenJob | null>;
  /** The visitor of a live group; null for an unknown or deleted one. */
  findVisitor(id: string): Promise<string | null>;
  /**
   * A page of the list, with one group more where there are more. Throws `invalid_request` for an invalid
   * cursor.
   */
  list(listing: GroupListing): Promise<StoredGroup[]>;
  /**
   * The group at which a page of a search ends after looking through `count` groups; null where fewer are left.
   */
  findSearchEnd(listing: Omit<GroupListing, "end">, count: number): Promise<PageEnd | null>;
  /**
   * The group that an Idempotency-Key created (SPEC A22), and the hash of its body; null when the key is new.
   */
  findRequest(
    visitorId: string,
    key: string,
  ): Promise<{ bodyHash: string; groupId: string; createdAt: Date } | null>;
  /** Marks a group as deleted; a process that is reading it loses its claim. */
  delete(id: string, now: Date): Promise<void>;
  /** Restores this visitor's group, deleted at `since` or later; false where there is none. */
  restore(id: string, by: { visitorId: string; since: Date }): Promise<boolean>;
  /** Takes a group over from an owner whose lease is dead; false when another was faster. */
  claim(seen: Fence, claim: LeaseTimes & { owner: string; leaseExpiresAt: Date }): Promise<boolean>;
  /** Sets when a claim ends, null to end it now; false when the group is not held. */
  extend(fence: Fence, leaseExpiresAt: Date | null): Promise<boolean>;
  /**
   * Keeps the provisional result of a reading in progress: its number of events from a model, 0 for the rules
   * parser's reading. Writes nothing and returns false where as many are kept already, and when the group is
   * not held.
   */
  keepStanding(fence: Fence, kept: { standing: Prisma.InputJsonValue; count: number }): Promise<boolean>;
  /** Writes the result of a reading, whoever holds the group; false when it is not being read. */
  closeForAll(id: string, columns: Prisma.GroupUpdateManyMutationInput): Promise<boolean>;
  /**
   * Writes the result of a reading and ends its claim; false when the group is not held, or its lease is not
   * dead as required.
   */
  close(fence: Fence, outcome: GroupOutcome): Promise<boolean>;
  /** Records an opening, unless the recorded one is no older than `staleBefore`. */
  noteOpening(id: string, opened: { now: Date; staleBefore: Date }): Promise<void>;
}

interface GroupOutcome {
  columns: Prisma.GroupUpdateManyMutationInput;
  /** For a group that another process holds: its lease must be dead at these times. */
  deadLease: LeaseTimes | null;
}

const selectGroups = Prisma.raw(`SELECT json_object(${groupPairs}) AS row FROM "Group" g`);
const selectStates = Prisma.raw(`SELECT json_object(${groupStatePairs}) AS row FROM "Group" g`);
const selectJobs = Prisma.raw(`SELECT json_object(${openJobPairs}) AS row FROM "Group" g`);

/** Groups by a condition on `g`; an order and a limit may follow the condition. */
const read = (handle: DatabaseHandle, condition: Prisma.Sql): Promise<StoredGroup[]> =>
  readJsonRows(handle, {
    query: Prisma.sql`${selectGroups} WHERE ${condition}`,
    schema: storedGroupSchema,
  });

const liveEvent = Prisma.sql`SELECT 1 FROM "Event" live WHERE live.groupId = g.id AND live.deletedAt IS NULL`;

/** Groups that have events, or will have; those with an event that a search finds. */
function answersTo(search: string): Prisma.Sql {
  if (search === "")
    return Prisma.sql`(g.state = 'processing' OR g.state = 'complete' AND EXISTS (${liveEvent}))`;
  // With instr, since LIKE would read % and _ in the query as wildcards.
  return Prisma.sql`g.state = 'complete' AND EXISTS (${liveEvent} AND instr(live.searchText, ${search}) > 0)`;
}

/**
 * The ids of a page of the list, one more than it shows. An index gives them in order, so a page takes the same time
 * however many there are; a search looks through the visitor's own groups until the page is full, or to `end`. Throws
 * `invalid_request` for an invalid cursor.
 */
export function listedGroups({ visitorId, query, end }: GroupListing): Prisma.Sql {
  return Prisma.sql`g.visitorId = ${visitorId} AND g.deletedAt IS NULL
      AND ${answersTo(foldText(query.search ?? ""))}
      ${olderThan("g", query.cursor)} ${end === null ? Prisma.empty : noOlderThan("g", end)}
    ORDER BY g.createdAt DESC, g.id DESC LIMIT ${query.limit + 1}`;
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

/** Nobody works on a group whose reading is over, and no provisional result stays beside its events. */
const over = {
  leaseOwner: null,
  leaseExpiresAt: null,
  standing: Prisma.DbNull,
  standingCount: null,
} satisfies Prisma.GroupUpdateManyMutationInput;

/** Reading groups, by queries that stay prepared. */
const readsOn = (
  handle: DatabaseHandle,
): Pick<
  GroupStore,
  "find" | "findState" | "findOpenJob" | "findVisitor" | "list" | "findSearchEnd" | "findRequest"
> => ({
  // The query finds no deleted row, as if it were unknown, so both are answered in the same time.
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
  list: (listing) => read(handle, listedGroups(listing)),
  findSearchEnd: ({ visitorId, query }, count) =>
    findSearchEnd(handle, { table: "g", visitorId, page: query }, count),
  findRequest: (visitorId, key) =>
    handle.createRequest.findUnique({
      where: { visitorId_key: { visitorId, key } },
      select: { bodyHash: true, groupId: true, createdAt: true },
    }),
});

/** The groups seen through a handle: the database's, or those that a transaction sees. */
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
