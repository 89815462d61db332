import "server-only";
import { z } from "zod";
import { type DatabaseHandle, database } from "@/lib/db/client";
import { Prisma } from "@/prisma/generated/client";
import { eventPairs, storedEventSchema } from "./event-columns";
import { readJsonRows } from "./json-rows";

/** A feed as its owner and a look-up know it. */
interface KeptFeed {
  groupId: string;
  token: string;
  tokenHash: string;
}

const instant = z.coerce.date().nullable();

const versionSchema = z.object({
  groupId: z.string(),
  language: z.string(),
  lastOpenedAt: instant,
  groupDeletedAt: instant,
  /** Of each event, deleted ones too: what changes with every change of it. */
  events: z.array(z.unknown()),
});
/** What a feed's content depends on; the content itself is many times as much. */
export type FeedVersion = z.infer<typeof versionSchema>;

const feedEventSchema = storedEventSchema.extend({ deletedAt: instant });
/** An event with the moment of its deletion, until it is purged. */
export type FeedEvent = z.infer<typeof feedEventSchema>;

const versionPairs = Prisma.raw(`
  'groupId', g.id, 'language', g.language, 'lastOpenedAt', g.lastOpenedAt, 'groupDeletedAt', g.deletedAt,
  'events', json((SELECT json_group_array(json_array(e.id, e.sequence, e.updatedAt, e.deletedAt))
    FROM (SELECT * FROM "Event" own WHERE own.groupId = g.id ORDER BY own.position) e))`);
const feedEventPairs = Prisma.raw(`${eventPairs}, 'deletedAt', e.deletedAt`);

/** The queries and writes on feeds. */
export interface FeedStore {
  /** The token of a group's feed; null where it has none. */
  findToken(groupId: string): Promise<string | null>;
  /** Stores a feed unless the group has one; returns the token that counts. */
  keep(feed: KeptFeed, now: Date): Promise<string>;
  /** Removes a group's feed, if it has one: its address leads nowhere any more. */
  remove(groupId: string): Promise<void>;
  /** What the feed with this token says, as far as its version; null for an unknown token. */
  findVersion(tokenHash: string): Promise<FeedVersion | null>;
  /** The events of a group in the order of the text, deleted ones too. */
  findEvents(groupId: string): Promise<FeedEvent[]>;
}

/** The feeds seen through a handle: the database's, or those that a transaction sees. */
export const feedsOn = (handle: DatabaseHandle): FeedStore => ({
  findToken: async (groupId) => {
    const select = { token: true };
    return (await handle.feed.findUnique({ where: { groupId }, select }))?.token ?? null;
  },
  keep: async (feed, now) => {
    const { groupId } = feed;
    const create = { ...feed, createdAt: now };
    return (await handle.feed.upsert({ where: { groupId }, create, update: {}, select: { token: true } }))
      .token;
  },
  remove: async (groupId) => {
    await handle.feed.deleteMany({ where: { groupId } });
  },
  findVersion: async (tokenHash) => {
    const query = Prisma.sql`SELECT json_object(${versionPairs}) AS row
      FROM "Feed" f JOIN "Group" g ON g.id = f.groupId WHERE f.tokenHash = ${tokenHash}`;
    return (await readJsonRows(handle, { query, schema: versionSchema }))[0] ?? null;
  },
  findEvents: (groupId) => {
    const query = Prisma.sql`SELECT json_object(${feedEventPairs}) AS row
      FROM "Event" e WHERE e.groupId = ${groupId} ORDER BY e.position`;
    return readJsonRows(handle, { query, schema: feedEventSchema });
  },
});

/** The feeds of this process's database, outside of any transaction. */
export const feedStore: FeedStore = feedsOn(database);
