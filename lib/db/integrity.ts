import "server-only";
import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { DriverAdapterError } from "@prisma/driver-adapter-utils";
import { z } from "zod";
import { describeError, log } from "@/lib/log/logger";
import { databaseFileOf, isEmptied } from "./database-file";

/** `unknown`: it is not checked yet, could not be checked, or is on a server, which checks its own files. */
type IntegrityResult = "ok" | "damaged" | "unknown";

interface Integrity {
  result: IntegrityResult;
  checkedAt: Date | null;
  /**
   * What SQLite said of the file while it was used, until a check that began later finds it sound: `damage` that it is
   * malformed or no database, `disk` that it could not be read or written.
   */
  doubt: "damage" | "disk" | null;
  /** How often SQLite said so. */
  doubtCount: number;
}

const checkEveryMs = 24 * 60 * 60 * 1000;
/**
 * How often we ask whether a check is due: a check that failed because of a lock or a full disk does not wait a day.
 */
const lookEveryMs = 60 * 60 * 1000;
/**
 * A start waits this long for the check of a small database; the check of a large one continues beside the requests.
 */
const startWaitMs = 2000;
/** A doubt is checked as soon as possible, and again this long after a check that did not settle it. */
const settleAgainMs = 2000;
/** SQLITE_CORRUPT. */
const damageCode = 11;

declare global {
  var saywhenIntegrity: Integrity | undefined;
  var saywhenSettleDoubt: (() => void) | undefined;
}

/** What is known of this process's database. On globalThis, since Next loads a module once for each bundle. */
export const integrity: Integrity = globalThis.saywhenIntegrity ?? {
  result: "unknown",
  checkedAt: null,
  doubt: null,
  doubtCount: 0,
};
globalThis.saywhenIntegrity = integrity;

/**
 * Throws a failure of the database while it is known to be damaged, or SQLite said so: most reads of a damaged file
 * succeed, and would answer with less, or other, than what was stored.
 */
export function refuseDamaged(): void {
  if (integrity.result !== "damaged" && integrity.doubt !== "damage") return;
  throw new DriverAdapterError({ kind: "sqlite", extendedCode: damageCode, message: "known to be damaged" });
}

/**
 * Records what SQLite said about the file; a check then decides whether it is true, and until then the server is not
 * ready.
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
 * The check as a program for a thread of its own: SQLite checks in one call, which takes a second for every few hundred
 * megabytes, and no request may wait for that. A text, since a bundler gives a thread's file no place of its own.
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
 * What SQLite finds wrong with a file, nothing for a sound one: `integrity_check` holds the indexes against their tables
 * besides. Throws where it could not look.
 */
async function findFaults(file: string, check: "quick_check" | "integrity_check"): Promise<string[]> {
  if (isEmptied(file)) return ["the file is empty"];
  const worker = new Worker(program, { eval: true, workerData: { file, check } });
  // A process that has nothing else to do need not wait for it.
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
 * Checks the database of a `file:` URL beside the requests, and holds the result for `integrity`: whole, where there is a
 * doubt, which ends with a check that finds nothing. What was found damaged stays so until the process ends: it has the
 * damaged file open, whatever lies in its place by then. Never rejects.
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
      // The check does not settle what SQLite said while it ran.
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

/** Settles doubts one check after the other, with a pause as long as the check took. */
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
 * Checks the database at the start, once a day and whenever SQLite says that it is damaged. Each process checks for
 * itself: reading beside others is safe, and each process has to know the result. Resolves when the first check is
 * over, or takes too long to be waited for.
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
