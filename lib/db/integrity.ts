import "server-only";
import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import { DriverAdapterError } from "@prisma/driver-adapter-utils";
import { z } from "zod";
import { describeError, log } from "@/lib/log/logger";
import { databaseFileOf, isEmptied } from "./database-file";

/** `unknown`: it was not checked yet, could not be, or is a server's, which checks its own. */
type IntegrityResult = "ok" | "damaged" | "unknown";

interface Integrity {
  result: IntegrityResult;
  checkedAt: Date | null;
}

const checkEveryMs = 24 * 60 * 60 * 1000;
/** How often it is asked whether a check is due: what failed for a lock or a full disk is not left for a day. */
const lookEveryMs = 60 * 60 * 1000;
/** A start waits that long for the check of a small database; that of a large one goes on beside the requests. */
const startWaitMs = 2000;
/** SQLITE_CORRUPT. */
const damageCode = 11;

declare global {
  var saywhenIntegrity: Integrity | undefined;
}

/** What the last check of this process's database said. On globalThis, since Next loads a module once for each bundle. */
export const integrity: Integrity = globalThis.saywhenIntegrity ?? { result: "unknown", checkedAt: null };
globalThis.saywhenIntegrity = integrity;

/**
 * Throws a failure of the database while it is known to be damaged: most reads of a damaged file succeed, and would
 * answer with less, or other, than what was stored.
 */
export function refuseDamaged(): void {
  if (integrity.result !== "damaged") return;
  throw new DriverAdapterError({ kind: "sqlite", extendedCode: damageCode, message: "known to be damaged" });
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
  const rows = database.pragma("quick_check(5)");
  database.close();
  parentPort.postMessage({ faults: rows.map((row) => row.quick_check).filter((said) => said !== "ok") });
} catch (error) {
  parentPort.postMessage({ code: String(error.code), message: String(error.message) });
}`;

/** What SQLite finds wrong with a file, nothing for a sound one. Throws where it could not look. */
async function findFaults(file: string): Promise<string[]> {
  if (isEmptied(file)) return ["the file is empty"];
  const worker = new Worker(program, { eval: true, workerData: { file } });
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
 * Checks the database of a `file:` URL beside the requests, and holds the result for `integrity`. What was found damaged
 * stays so until the process ends: it has the damaged file open, whatever lies in its place by then. Never rejects.
 */
export async function checkIntegrity(url: string, now: () => Date): Promise<void> {
  const file = databaseFileOf(url);
  if (file === null || !existsSync(file) || integrity.result === "damaged") return;
  try {
    const [fault] = await findFaults(file);
    integrity.result = fault === undefined ? "ok" : "damaged";
    integrity.checkedAt = now();
    if (fault === undefined) return;
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

/**
 * Checks the database at the start and once a day. Each process checks for itself: reading beside others is safe, and
 * each has to know. Resolves when the first check is over, or takes too long to be waited for.
 */
export async function watchIntegrity(url: string): Promise<void> {
  const now = () => new Date();
  setInterval(() => {
    if (isDue(now())) void checkIntegrity(url, now);
  }, lookEveryMs).unref();
  const waited = new Promise<void>((resolve) => setTimeout(resolve, startWaitMs).unref());
  await Promise.race([checkIntegrity(url, now), waited]);
}
