import "server-only";
import { Mutex, type MutexInterface } from "async-mutex";
import { measures } from "@/lib/metrics/measures";

/** A write's turn, to be released when it is over. */
export interface WriteTurn {
  /** When it began to wait (performance.now), from which the time it has for a lock counts. */
  sinceMs: number;
  release(): void;
}

/**
 * Lets one write of this process try for the database's lock at a time, in the order in which they came; the next only
 * after the event loop went round. Rejects as `mutex` does.
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
 * Whether a statement needs no lock for writing, by its first word: WITH and PRAGMA, which may write, only read here. A
 * write that was taken for a read would try for the lock beside the others, and lose nothing.
 */
export function isRead(sql: string): boolean {
  return /^\s*(?:SELECT|WITH|PRAGMA|EXPLAIN)\b/i.test(sql);
}
