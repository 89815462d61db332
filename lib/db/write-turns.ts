import "server-only";
import { Mutex, type MutexInterface } from "async-mutex";
import { measures } from "@/lib/metrics/measures";

/** The turn of a write, to be released when it is over. */
export interface WriteTurn {
  /** When it began to wait (performance.now); its time limit for a lock counts from then. */
  sinceMs: number;
  release(): void;
}

/**
 * Lets only one write of this process at a time try for the database's lock, in the order of arrival; the
 * next one starts after a turn of the event loop. Rejects as `mutex` does.
 */
export function createWriteTurns(mutex: MutexInterface = new Mutex()): () => Promise<WriteTurn> {
  return async () => {
    const sinceMs = performance.now();
    const release = await mutex.acquire();
    measures()?.databaseWait("write", performance.now() - sinceMs);
    return { sinceMs, release: () => void setImmediate(release) };
  };
}

/**
 * Whether a statement needs no write lock, by its first word: WITH and PRAGMA, which may write, only read
 * here. A write mistaken for a read would try for the lock beside the others, but lose nothing.
 */
export function isRead(sql: string): boolean {
  return /^\s*(?:SELECT|WITH|PRAGMA|EXPLAIN)\b/i.test(sql);
}
