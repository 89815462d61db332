import "server-only";
import { closeSync, fstatSync, openSync, readSync, statSync } from "node:fs";
import { endianness } from "node:os";
import { DriverAdapterError } from "@prisma/driver-adapter-utils";
import { log } from "@/lib/log/logger";
import { type FilePlace, watchPlace } from "./file-place";

/** SQLITE_READONLY_DBMOVED. */
const movedCode = 1032;

/** The write-ahead log of a database that this process has open, and whether it is still in its place. */
export interface LogPlace {
  /**
   * Whether the log that this process's connections have open was removed or replaced, and no new one was
   * started since.
   */
  isAway(): boolean;
  /**
   * Whether that was found, so that nobody may read or write until a new log is started. Makes no system
   * call.
   */
  isLeft(): boolean;
  /** From now on, the log in its place is the one that the connections have open. */
  know(): void;
  /**
   * Makes the other connections of this process close the file. Throws if other processes have written to
   * another log since.
   */
  leave(): void;
  /** Whether no process has the database open with the removed log. */
  isFree(): boolean;
}

/** The parts of log and index that show whether the two belong together (sqlite.org/walformat.html). */
const logHeaderBytes = 32;
const frameHeaderBytes = 24;
const frameSumAt = 16;
const indexed = { pageBytesAt: 14, lastFrameAt: 16, frameSumAt: 24, bytes: 48 } as const;

function readAt(handle: number, { position, bytes }: { position: number; bytes: number }): Buffer | null {
  const read = Buffer.alloc(bytes);
  return readSync(handle, read, 0, bytes, position) === bytes ? read : null;
}

/** The index has the machine's byte order. */
const isLittle = endianness() === "LE";
const readNumber = (bytes: Buffer, at: number) =>
  isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at);
const readSmall = (bytes: Buffer, at: number) => (isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at));

/**
 * Whether the last frame in the index is in this log. If not, another process has written to another log, and
 * this log's content is no longer the database.
 */
function isSpokenOf(logHandle: number, indexHandle: number): boolean {
  const index = readAt(indexHandle, { position: 0, bytes: indexed.bytes });
  if (index === null) return false;
  const lastFrame = readNumber(index, indexed.lastFrameAt);
  if (lastFrame === 0) return true;
  // SQLite writes 64 kB, which does not fit into two bytes, as 1.
  const said = readSmall(index, indexed.pageBytesAt);
  const frameBytes = frameHeaderBytes + (said === 1 ? 65_536 : said);
  const position = logHeaderBytes + (lastFrame - 1) * frameBytes + frameSumAt;
  const sums = readAt(logHandle, { position, bytes: 8 });
  return (
    sums !== null &&
    sums.readUInt32BE(0) === readNumber(index, indexed.frameSumAt) &&
    sums.readUInt32BE(4) === readNumber(index, indexed.frameSumAt + 4)
  );
}

interface Handles {
  log: number;
  index: number;
}

const identify = (file: string) => statSync(file, { bigint: true, throwIfNoEntry: false });

function isHeld(handle: number, file: string): boolean {
  const held = fstatSync(handle, { bigint: true });
  const found = identify(file);
  return found !== undefined && held.ino === found.ino && held.dev === found.dev;
}

/**
 * Watches the log of a database file. Log and index are kept open, so that no other file gets their inode
 * numbers. A handle on the index is closed only after SQLite has removed the index: otherwise the system
 * would release SQLite's locks on it (sqlite.org/howtocorrupt.html § 2.2).
 */
export function watchLog(file: string, { letGo }: { letGo: () => Promise<void> }): LogPlace {
  const logFile = `${file}-wal`;
  const indexFile = `${file}-shm`;
  let place: FilePlace = watchPlace(logFile);
  let handles: Handles | null = null;
  let isLeft = false;
  /** Whether the index was removed as well: then its absence does not show that no process has it open. */
  let isIndexLost = false;
  const hold = () => {
    if (handles !== null && isHeld(handles.index, indexFile) && isHeld(handles.log, logFile)) return;
    const isIndexKept = handles !== null && isHeld(handles.index, indexFile);
    if (handles !== null) closeSync(handles.log);
    if (handles !== null && !isIndexKept) closeSync(handles.index);
    const index = isIndexKept ? handles?.index : undefined;
    const isThere = identify(logFile) !== undefined && identify(indexFile) !== undefined;
    handles = isThere ? { log: openSync(logFile, "r"), index: index ?? openSync(indexFile, "r") } : null;
  };
  return {
    isAway: () => isLeft || place.isReplaced(),
    isLeft: () => isLeft,
    isFree: () => {
      if (handles === null) return true;
      return !isHeld(handles.index, indexFile) && (!isIndexLost || identify(indexFile) !== undefined);
    },
    know: () => {
      place = watchPlace(logFile);
      // Checked once here, so that the log is known from now on and not only from the first write.
      place.isReplaced();
      hold();
      if (isLeft)
        log("warn", { event: "write-ahead log begun anew: the one before was removed or replaced" });
      isLeft = false;
      isIndexLost = false;
    },
    leave: () => {
      if (!isLeft) log("error", { event: "write-ahead log removed or replaced under this process" });
      isIndexLost ||= !isLeft && handles !== null && !isHeld(handles.index, indexFile);
      isLeft = true;
      void letGo();
      if (handles !== null && isSpokenOf(handles.log, handles.index)) return;
      const message = "another process has written into another write-ahead log";
      throw new DriverAdapterError({ kind: "sqlite", extendedCode: movedCode, message });
    },
  };
}
