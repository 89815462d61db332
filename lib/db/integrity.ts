import "server-only";
import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { DriverAdapterError } from "@prisma/driver-adapter-utils";
import { z } from "zod";
import { describeError, log } from "@/lib/log/logger";
import { databaseFileOf, isEmptied } from "./database-file";

/** `unknown`: not checked yet, impossible to check, or on a server, which checks its own files. */
type IntegrityResult = "ok" | "damaged" | "unknown";

interface Integrity {
  result: IntegrityResult;
  checkedAt: Date | null;
  /**
   * What SQLite reported about the file while it was used, until a check that began later finds it intact:
   * `damage` that it is malformed or not a database, `disk` that it could not be read or written.
   */
  doubt: "damage" | "disk" | null;
  /** How often SQLite has reported it. */
  doubtCount: number;
}

const checkEveryMs = 24 * 60 * 60 * 1000;
/**
 * How often to ask whether a check is due: a check that failed because of a lock or a full disk does not wait
 * a day.
 */
const lookEveryMs = 60 * 60 * 1000;
/**
 * A start waits this long for the check of a small database; the check of a large one continues beside the
 * requests.
 */
const startWaitMs = 2000;
/** A doubt is checked as soon as possible, and again this long after a check that did not resolve it. */
const settleAgainMs = 2000;
/** SQLITE_CORRUPT. */
const damageCode = 11;

declare global {
  var saywhenIntegrity: Integrity | undefined;
  var saywhenSettleDoubt: (() => void) | undefined;
}

/**
 * What this process knows about its database. It is on globalThis because Next loads a module once for each
 * of its bundles.
 */
export const integrity: Integrity = globalThis.saywhenIntegrity ?? {
  result: "unknown",
  checkedAt: null,
  doubt: null,
  doubtCount: 0,
};
globalThis.saywhenIntegrity = integrity;

/**
 * Throws a database failure while the database is known or reported to be damaged: most reads of a damaged
 * file succeed, but would return less than was stored, or something else.
 */
export function refuseDamaged(): void {
  if (integrity.result !== "damaged" && integrity.doubt !== "damage") return;
  throw new DriverAdapterError({ kind: "sqlite", extendedCode: damageCode, message: "known to be damaged" });
}

/**
 * Records what SQLite reported about the file; a check then decides whether it is true, and until then the
 * server is not ready.
 */
export function doubt(what: "damage" | "disk"): void {
  if (integrity.doubt === null) {
    log("error", { event: "the database was reported as damaged or unreadable: it is being checked" });
  }
  integrity.doubt = integrity.doubt === "damage" ? "damage" : what;
  integrity.doubtCount += 1;
  globalThis.saywhenSettleDoubt?.();
}

const answerSchema = z.union([
  z.object({ faults: z.array(z.string()) }),
  z.object({ code: z.string(), message: z.string() }),
]);

/**
 * The check as a program for a thread: SQLite checks in a single call, which takes a second for every few
 * hundred megabytes, and no request may wait for that. It is a string because a bundler gives a thread's file
 * no place of its own.
 */
const program = `
const { parentPort, workerData } = require("node:worker_threads");
const Database = require("better-sqlite3");
try {
  const database = new Database(workerData.file, { readonly: true, fileMustExist: true, timeout: 5000 });
  const rows = database.prepare("PRAGMA " + workerData.check + "(5)").pluck().all();
  database.close();
  parentPort.postMessage({ faults: rows.filter((said) => said !== "ok") });
} catch (error) {
  parentPort.postMessage({ code: String(error.code), message: String(error.message) });
}`;

/**
 * The problems that SQLite finds in a file, empty for an intact one; `integrity_check` also compares the
 * indexes with their tables. Throws if it could not check.
 */
async function findFaults(file: string, check: "quick_check" | "integrity_check"): Promise<string[]> {
  if (isEmptied(file)) return ["the file is empty"];
  const worker = new Worker(program, { eval: true, workerData: { file, check } });
  // A process with nothing else to do need not wait for it.
  worker.unref();
  const message = await new Promise<unknown>((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`The check ended with ${code}.`)));
  });
  const answer = answerSchema.parse(message);
  if ("faults" in answer) return answer.faults;
  if (/^SQLITE_(CORRUPT|NOTADB)/.test(answer.code)) return [answer.message];
  throw Object.assign(new Error(answer.message), { code: answer.code });
}

/**
 * Checks the database of a `file:` URL beside the requests, and records the result for `integrity`. After a
 * doubt the full check runs; it resolves the doubt if it finds nothing. A database that was found damaged
 * stays so until the process ends, which has the damaged file open whatever is in its place by then. Never
 * rejects.
 */
export async function checkIntegrity(url: string, now: () => Date): Promise<void> {
  const file = databaseFileOf(url);
  if (file === null || !existsSync(file) || integrity.result === "damaged") return;
  const { doubt: doubted, doubtCount } = integrity;
  try {
    const [fault] = await findFaults(file, doubted === null ? "quick_check" : "integrity_check");
    integrity.result = fault === undefined ? "ok" : "damaged";
    integrity.checkedAt = now();
    if (fault === undefined) {
      // The check does not resolve what SQLite reported while it ran.
      if (doubted !== null && integrity.doubtCount === doubtCount) integrity.doubt = null;
      return;
    }
    const outcome = fault.split("\n").at(-1) ?? "";
    log("error", { event: "database damaged: stop, then npm run restore -- FILE --force", outcome });
  } catch (error) {
    integrity.result = "unknown";
    log("warn", { event: "integrity not checked", ...describeError(error) });
  }
}

const isDue = (now: Date) =>
  integrity.result === "unknown" ||
  integrity.checkedAt === null ||
  now.getTime() - integrity.checkedAt.getTime() >= checkEveryMs;

/** Resolves doubts, one check after another, with a pause as long as the check took. */
function createSettlement(check: () => Promise<void>): () => void {
  let isSettling = false;
  return () => {
    if (isSettling) return;
    isSettling = true;
    void (async () => {
      while (integrity.doubt !== null && integrity.result !== "damaged") {
        const startedMs = performance.now();
        await check();
        const pauseMs = Math.max(settleAgainMs, performance.now() - startedMs);
        if (integrity.doubt !== null) await new Promise((resolve) => setTimeout(resolve, pauseMs).unref());
      }
      isSettling = false;
    })();
  };
}

/**
 * Checks the database at the start, once a day and whenever SQLite reports damage. Each process checks for
 * itself: reading beside others is safe, and each process has to know the result. Resolves when the first
 * check is over, or takes too long to wait for.
 */
export async function watchIntegrity(url: string): Promise<void> {
  const now = () => new Date();
  globalThis.saywhenSettleDoubt = createSettlement(() => checkIntegrity(url, now));
  setInterval(() => {
    if (isDue(now())) void checkIntegrity(url, now);
  }, lookEveryMs).unref();
  const waited = new Promise<void>((resolve) => setTimeout(resolve, startWaitMs).unref());
  await Promise.race([checkIntegrity(url, now), waited]);
}
