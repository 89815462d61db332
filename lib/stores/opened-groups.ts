import "server-only";
import { isDatabaseFailure } from "@/lib/db/database-failure";
import { describeError, log } from "@/lib/log/logger";
import { runAfter } from "@/lib/log/run-after";
import { groupStore } from "./group-store";

const dayMs = 24 * 60 * 60 * 1000;

/** The part of a group that records its last opening. */
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
 * Records that somebody with a group's link opened it; RETENTION_DAYS counts from then (SPEC D12). At most
 * one write a day for each group, and no answer waits for it: a database that is locked or read-only can
 * still be read. The platform and a stopping server do wait for it: a function that is frozen right after its
 * answer would never write, and a group that is opened every day would be removed.
 */
export function noteOpening(group: OpenedGroup, now: Date): void {
  if (isStale(group, now)) runAfter(() => writeOpening(group, now));
}
