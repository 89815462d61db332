import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { appendFileSync, copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ProofContext } from "@/e2e/testing/proof";
import type { ScratchServer } from "@/e2e/testing/scratch-server";
import { seededRandom } from "@/e2e/texts/adversarial-texts";
import { databaseFileOf } from "@/lib/db/database-file";
import { createActor } from "./actor";
import { createHistory, type Entry } from "./history";
import { judgeHistory } from "./judge-history";
import { observeDatabase } from "./observe-database";
import { reckon, requireNoFindings } from "./reckoning";
import { createTarget, type Target } from "./target";
import { countUp, keepLiving } from "./workload";

/** The most bytes of an unfinished write that follow the log. */
const tornBytesMax = 5000;
const longestPauseMs = 150;

const isStopped = (processId: number) =>
  /^State:\s+T/m.test(readFileSync(`/proc/${processId}/status`, "utf8"));

/**
 * Copies the files as a power cut would leave them. The process is stopped between two system calls, so both
 * files are of the same moment; the log's index (-shm) is in memory and lost; the beginning of a write may
 * follow the log.
 */
async function cutPower(
  server: ScratchServer,
  { folder, tornBytes }: { folder: string; tornBytes: number },
): Promise<string> {
  const file = databaseFileOf(server.databaseUrl) ?? "";
  const copy = path.join(folder, "saywhen.db");
  server.signal("SIGSTOP");
  while (!isStopped(server.processId)) await new Promise((resolve) => setTimeout(resolve, 1));
  for (const suffix of ["", "-wal"]) {
    rmSync(`${copy}${suffix}`, { force: true });
    if (existsSync(`${file}${suffix}`)) copyFileSync(`${file}${suffix}`, `${copy}${suffix}`);
  }
  rmSync(`${copy}-shm`, { force: true });
  server.signal("SIGCONT");
  if (tornBytes > 0) appendFileSync(`${copy}-wal`, randomBytes(tornBytes));
  return `file:${copy}`;
}

/**
 * The history as it was at a copy: what was answered by then. Later requests, which were in progress or not
 * yet sent, may have had an effect.
 */
function logAtCopy(entries: readonly Entry[], answered: number): Entry[] {
  const before = entries.slice(0, answered);
  const known = new Set(
    before.flatMap((entry) =>
      entry.kind === "read" ? [entry.groupId, ...(entry.seen?.events ?? []).map(({ id }) => id)] : [],
    ),
  );
  const later = entries.slice(answered).flatMap((entry): Entry[] => {
    if (entry.kind === "create") return [{ ...entry, outcome: "unknown" }];
    if (entry.kind === "edit") return known.has(entry.eventId) ? [{ ...entry, outcome: "unknown" }] : [];
    if (entry.kind === "read" || entry.kind === "glance") return [];
    return known.has(entry.id) ? [{ ...entry, outcome: "unknown" }] : [];
  });
  return [...before, ...later];
}

/**
 * The format version of a file in WAL mode, for writing and for reading (sqlite.org/fileformat, offsets 18
 * and 19). The moment in which another journal mode leaves a torn file is too short for these copies to hit.
 */
const walFormat = [2, 2];

/**
 * Opens a copy as the next start would, and compares it with what was acknowledged before the copy was made.
 */
function requireWhole(target: Target, copyUrl: string, answered: number): void {
  const header = readFileSync(databaseFileOf(copyUrl) ?? "").subarray(18, 20);
  assert.deepEqual([...header], walFormat, "changes do not go through a write-ahead log");
  const { faults, groups } = observeDatabase(copyUrl);
  const copy = { where: "a copy", isFinal: false, groups };
  const findings = judgeHistory(logAtCopy(target.history.entries, answered), [copy]);
  requireNoFindings(target, [...faults, ...findings]);
}

/**
 * RA33, a model of a power cut: database and log are copied at random moments under load, and each copy is
 * opened and compared with what was acknowledged by then. A copy contains what the system has, synced or not;
 * RA28 shows that a COMMIT waits for the disk (EIO from fsync).
 */
export async function provePowerCuts({ startServer, seed, count, note }: ProofContext): Promise<void> {
  assert.equal(process.platform, "linux", "a process that stands still is known by /proc");
  const random = seededRandom(seed);
  const server = await startServer();
  const target = createTarget(createHistory());
  target.moveTo(server.origin);
  const actors = Array.from({ length: count(6, 12) }, () => createActor(target));
  const folder = mkdtempSync(path.join(tmpdir(), "saywhen-cut-"));
  let isOver = false;
  const work = { random, modelShare: 0, nextNumber: countUp(), isOver: () => isOver };
  const lives = Promise.all(actors.map((actor) => keepLiving(actor, work)));
  lives.catch(() => undefined);
  const cuts = count(10, 200);
  try {
    for (let cut = 0; cut < cuts; cut += 1) {
      await new Promise((resolve) => setTimeout(resolve, random() * longestPauseMs));
      const answered = target.history.entries.length;
      const tornBytes = cut % 2 === 0 ? 0 : Math.ceil(random() * tornBytesMax);
      const copyUrl = await cutPower(server, { folder, tornBytes });
      // The requests in progress at the copy are answered now and have entries.
      await target.settled();
      requireWhole(target, copyUrl, answered);
    }
  } finally {
    isOver = true;
    rmSync(folder, { recursive: true, force: true });
  }
  await lives;
  note("cuts", cuts);
  const { databaseUrl } = server;
  await reckon({ note }, { target, actors, databaseUrl, sinceMs: performance.now() });
}
