import "server-only";
import { closeSync, fstatSync, openSync, readSync, statSync } from "node:fs";
import { DriverAdapterError } from "@prisma/driver-adapter-utils";
import { log } from "@/lib/log/logger";
import { type FilePlace, watchPlace } from "./file-place";

/** SQLITE_READONLY_DBMOVED. */
const movedCode = 1032;

/** The write-ahead log of a database that this process has open, and whether it is still in its place. */
export interface LogPlace {
  /** Whether the log that connections of this process hold is removed or replaced, and no new one was begun since. */
  isAway(): boolean;
  /** Whether that was found, and nobody may read or write until a new one is begun. Asks nothing of the system. */
  isLeft(): boolean;
  /** The log that lies there is the one that the connections hold, from now on. */
  know(): void;
  /** Has the other connections of this process let go. Throws where what lies there was written to by others since. */
  leave(): void;
  /** Whether nobody has the database open with the log that was taken away. */
  isFree(): boolean;
}

/** Bytes of the log's header and of its index that are the same where the one speaks of the other (sqlite.org/walformat.html). */
const salt = { inLog: 16, inIndex: 32, bytes: 8 } as const;

function readAt(handle: number, position: number): Buffer | null {
  const bytes = Buffer.alloc(salt.bytes);
  return readSync(handle, bytes, 0, salt.bytes, position) === salt.bytes ? bytes : null;
}

/** Whether another process has begun to write into the log that lies there now: the index speaks of that one then. */
function isWrittenByOthers(logFile: string, index: number | null): boolean {
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) === 0) return false;
  if (index === null) return true;
  const handle = openSync(logFile, "r");
  try {
    const found = readAt(handle, salt.inLog);
    const known = readAt(index, salt.inIndex);
    return found === null || known === null || found.equals(known);
  } finally {
    closeSync(handle);
  }
}

/**
 * Watches the log of a database file. The index is held open: a handle on it may not be closed as long as it is in use,
 * since the system would take SQLite's locks on it along, and while it is held no other file gets its number.
 */
export function watchLog(file: string, { letGo }: { letGo: () => void }): LogPlace {
  const logFile = `${file}-wal`;
  const indexFile = `${file}-shm`;
  let place: FilePlace = watchPlace(logFile);
  let index: number | null = null;
  let isLeft = false;
  const isIndexThere = () => {
    const found = statSync(indexFile, { bigint: true, throwIfNoEntry: false });
    if (found === undefined || index === null) return false;
    const held = fstatSync(index, { bigint: true });
    return held.ino === found.ino && held.dev === found.dev;
  };
  return {
    isAway: () => isLeft || place.isReplaced(),
    isLeft: () => isLeft,
    isFree: () => !isIndexThere(),
    know: () => {
      place = watchPlace(logFile);
      // Asked once, so that it is known from now on and not from the first write.
      place.isReplaced();
      if (isLeft)
        log("warn", { event: "write-ahead log begun anew: the one before was removed or replaced" });
      isLeft = false;
      if (isIndexThere()) return;
      if (index !== null) closeSync(index);
      index = statSync(indexFile, { throwIfNoEntry: false }) === undefined ? null : openSync(indexFile, "r");
    },
    leave: () => {
      if (!isLeft) log("error", { event: "write-ahead log removed or replaced under this process" });
      isLeft = true;
      letGo();
      if (!isWrittenByOthers(logFile, index)) return;
      const message = "another process has begun another write-ahead log";
      throw new DriverAdapterError({ kind: "sqlite", extendedCode: movedCode, message });
    },
  };
}
