import "server-only";
import { environment } from "@/lib/env";
import { describeError, log } from "@/lib/log/logger";
import { isDatabaseFailure } from "./database-failure";
import { eraseSoon } from "./erase-soon";
import { purgeExpired } from "./purge-expired";

/** How often to look for expired rows. */
const purgeEveryMs = 5 * 60 * 1000;
const lookEveryMs = 10_000;
/** A purge that is not finished by then continues at the next check, or after the next request. */
const withinMs = { timer: 60_000, request: 2000 } as const;

interface PurgeClock {
  /** When the last finished purge began (performance.now). */
  doneMs: number;
  isRunning: boolean;
}

declare global {
  var saywhenPurgeClock: PurgeClock | undefined;
}

/**
 * The state of this process. It is on globalThis because Next loads a module once for each of its bundles.
 */
const clock: PurgeClock = globalThis.saywhenPurgeClock ?? {
  doneMs: Number.NEGATIVE_INFINITY,
  isRunning: false,
};
globalThis.saywhenPurgeClock = clock;

/** Whether this process has not purged for five minutes, and is not purging now. */
export const isPurgeDue = (): boolean => !clock.isRunning && performance.now() - clock.doneMs >= purgeEveryMs;

/** Purges expired rows (`purgeExpired`) and erases their bytes. Never rejects because of the database. */
export async function purgeNow(from: keyof typeof withinMs): Promise<void> {
  if (clock.isRunning) return;
  clock.isRunning = true;
  const startedMs = performance.now();
  try {
    const options = { retentionDays: environment.RETENTION_DAYS, withinMs: withinMs[from] };
    const { removed, isDone } = await purgeExpired(new Date(), options);
    if (isDone) clock.doneMs = startedMs;
    if (removed > 0) eraseSoon();
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    log("warn", { event: "purge not done: the next one will be", ...describeError(error) });
  } finally {
    clock.isRunning = false;
  }
}

/** Purges by time as long as the process lives, without keeping it alive. */
export function watchPurge(): void {
  setInterval(() => {
    if (isPurgeDue()) void purgeNow("timer");
  }, lookEveryMs).unref();
}
