import "server-only";
import { isServerless } from "@/lib/env";
import { describeError, log } from "@/lib/log/logger";
import { database } from "./client";
import { isDatabaseFailure } from "./database-failure";
import { eraseAtStartAndEnd } from "./erase-soon";
import { watchPurge } from "./purge-by-time";

/** How soon a removed log is noticed without any request: until then a kill would lose its content. */
const lookAtLogEveryMs = 500;

/** Starts a new log if the log was removed; any statement does that. */
async function renewLog(): Promise<void> {
  try {
    await database.$queryRaw`SELECT 1`;
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    log("warn", { event: "no write-ahead log yet", ...describeError(error) });
  }
}

function watchLogPlace(): void {
  let isRenewing = false;
  setInterval(() => {
    if (isRenewing || globalThis.saywhenLog?.isAway() !== true) return;
    isRenewing = true;
    void renewLog().finally(() => {
      isRenewing = false;
    });
  }, lookAtLogEveryMs).unref();
}

/**
 * What a process does for its database beside the requests: purges expired rows, erases what was deleted, and
 * watches the log. A function that is frozen between requests purges after them instead (`define-route.ts`).
 */
export function keepDatabase(): void {
  if (isServerless) return;
  watchPurge();
  watchLogPlace();
  eraseAtStartAndEnd();
}
