import "server-only";
import { database } from "@/lib/db/client";
import { type EventStore, eventsOn } from "./event-store";
import { type FeedStore, feedsOn } from "./feed-store";
import { type GroupStore, groupsOn } from "./group-store";

/**
 * Runs work on the stores in one transaction: everything that it writes is stored, or nothing where it
 * throws.
 */
export function transact<Result>(
  work: (stores: { events: EventStore; feeds: FeedStore; groups: GroupStore }) => Promise<Result>,
): Promise<Result> {
  return database.$transaction((handle) =>
    work({ events: eventsOn(handle), feeds: feedsOn(handle), groups: groupsOn(handle) }),
  );
}
