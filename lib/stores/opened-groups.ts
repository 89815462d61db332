import "server-only";
import { isDatabaseFailure } from "@/lib/db/database-failure";
import { describeError, log } from "@/lib/log/logger";
import { runAfter } from "@/lib/log/run-after";
import { groupStore } from "./group-store";

const dayMs = 24 * 60 * 60 * 1000;

/** A group as far as its last opening goes. */
interface OpenedGroup {
  id: string;
  lastOpenedAt: Date | null;
}

const isStale = ({ lastOpenedAt }: OpenedGroup, now: Date) =>
  lastOpenedAt === null || now.getTime() - lastOpenedAt.getTime() >= dayMs;

async function writeOpening({ id }: OpenedGroup, now: Date): Promise<void> {
  try {
    await groupStore.noteOpening(id, { now, staleBefore: new Date(now.getTime() - dayMs + 1) });
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    log("warn", { event: "opening not noted: the next one will be", ...describeError(error) });
  }
}

/**
 * Notes that somebody with a group's link opened it, which RETENTION_DAYS counts from (SPEC D12). At most one write a
 * day for each group, which no answer waits for: a database that is locked or read-only is still read. The platform and a
 * server that is stopping wait for it: a function that is frozen with its answer would never write, and what is opened
 * every day would be removed.
 */
export function noteOpening(group: OpenedGroup, now: Date): void {
  if (isStale(group, now)) runAfter(() => writeOpening(group, now));
}
