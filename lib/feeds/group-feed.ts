import "server-only";
import { AppError } from "@/lib/errors/app-error";
import { type FeedStore, feedStore } from "@/lib/stores/feed-store";
import { type GroupStore, groupStore } from "@/lib/stores/group-store";
import { transact } from "@/lib/stores/transact";
import type { Feed } from "@/lib/wire/group-schema";
import { createFeedToken, hashFeedToken } from "./feed-token";

interface FeedRequest {
  groupId: string;
  visitorId: string;
  now: Date;
  /** The origin at which calendars reach this server. */
  origin: string;
}

/** Only the visitor who made a group says who may follow it: whoever has its link may look and export. */
async function requireOwner(groups: GroupStore, { groupId, visitorId }: FeedRequest): Promise<void> {
  const owner = await groups.findVisitor(groupId);
  if (owner === null) throw new AppError("not_found");
  if (owner !== visitorId) throw new AppError("forbidden");
}

async function keepToken(feeds: FeedStore, { groupId, now }: FeedRequest): Promise<string> {
  const token = createFeedToken();
  return feeds.keep({ groupId, token, tokenHash: hashFeedToken(token) }, now);
}

/**
 * SPEC B11: the address of a group's feed, made when its visitor first asks for it; until they stop sharing it stays the
 * same. Throws `not_found`, or `forbidden` for a stranger.
 */
export async function findFeed(request: FeedRequest): Promise<Feed> {
  await requireOwner(groupStore, request);
  const token =
    (await feedStore.findToken(request.groupId)) ??
    (await transact(async ({ feeds, groups }) => {
      await requireOwner(groups, request);
      return keepToken(feeds, request);
    }));
  return { url: `${request.origin}/api/v1/feeds/${token}.ics` };
}

/**
 * SPEC B11: ends a group's feed for everybody who follows it. The group stays; asked for again, its feed has another
 * address. Throws `not_found`, or `forbidden` for a stranger.
 */
export async function endFeed(request: FeedRequest): Promise<Feed> {
  await transact(async ({ feeds, groups }) => {
    await requireOwner(groups, request);
    await feeds.remove(request.groupId);
  });
  return { url: null };
}
