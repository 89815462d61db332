import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ApiCaller, createCaller, inParallel } from "@/e2e/testing/api-caller";
import { damages } from "@/e2e/testing/damage";
import type { ProofContext } from "@/e2e/testing/proof";
import { outcomeOfStart, runCommand, startByCommand } from "@/e2e/testing/restarts";
import { migrateDatabase } from "@/lib/db/migrate";
import { faultsText } from "./faults-text";
import { observeDatabase } from "./observe-database";

const kinds = {
  ...damages,
  /** Nothing is left in the file; SQLite would treat it as a new database. */
  empty: (file: string) => truncateSync(file),
};
type Kind = keyof typeof kinds;
const eventCount = 3;

const fingerprint = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

async function createGroups(caller: ApiCaller, count: number): Promise<string[]> {
  const numbers = Array.from({ length: count }, (_, index) => index);
  return inParallel(numbers, 4, async (number) => {
    const body = { text: faultsText(number, eventCount).text, use_llm: false, timezone: "UTC" };
    const headers = { "idempotency-key": crypto.randomUUID() };
    const answer = await caller.call("POST", "/api/v1/groups/create-from-text/", { body, headers });
    assert.equal(answer.status, 201, answer.text);
    return /"id":"([\w-]{22})"/.exec(answer.text)?.[1] ?? assert.fail("no id");
  });
}

async function requireAllGroups(origin: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) assert.equal((await fetch(`${origin}/api/v1/groups/${id}/`)).status, 200);
}

/**
 * A start on a damaged database fails, or leads to a server that answers 503 to everything but the liveness
 * probe.
 */
async function requireNotServed(url: string, ids: readonly string[]): Promise<"no start" | "503"> {
  const server = await startByCommand(url);
  try {
    const outcome = await outcomeOfStart(server);
    if ("code" in outcome) {
      assert.equal(outcome.code, 1);
      assert.match(server.output(), /npm run restore -- FILE/);
      return "no start";
    }
    assert.equal(outcome.readyz, 503);
    for (const resource of [`groups/${ids[0]}/`, "groups/", "events/", "preferences/"]) {
      assert.equal((await fetch(`${server.origin}/api/v1/${resource}`)).status, 503, resource);
    }
    assert.equal((await fetch(`${server.origin}/api/v1/healthz`)).status, 200);
    assert.match(server.output(), /database damaged: stop, then npm run restore/);
    return "503";
  } finally {
    await server.end();
  }
}

interface Scene {
  folder: string;
  backup: string;
  ids: string[];
}

/**
 * One kind of damage: it is not served, left as it is, and repaired by the command that
 * lib/commands/README.md names.
 */
async function proveKind(kind: Kind, { folder, backup, ids }: Scene, isRestored: boolean): Promise<string> {
  const file = path.join(folder, kind, "saywhen.db");
  const url = `file:${file}`;
  mkdirSync(path.dirname(file));
  copyFileSync(backup, file);
  await migrateDatabase(url);
  kinds[kind](file);
  const before = fingerprint(file);
  const outcome = await requireNotServed(url, ids);
  assert.equal(fingerprint(file), before, `${kind}: the file was changed`);
  if (!isRestored) return outcome;
  const restored = await runCommand("restore", { DATABASE_URL: url }, [backup, "--force"]);
  assert.equal(restored.code, 0, restored.output);
  const server = await startByCommand(url);
  try {
    assert.deepEqual(await outcomeOfStart(server), { readyz: 200 });
    await requireAllGroups(server.origin, ids);
  } finally {
    await server.end();
  }
  return outcome;
}

/** A truncated log is as after a crash: only whole groups are left of it, and the rest is served. */
async function proveCutLog({ startServer, note }: ProofContext, groupCount: number): Promise<void> {
  const first = await startServer();
  await createGroups(createCaller(first.origin), groupCount);
  await first.end("SIGKILL");
  const log = `${first.databaseUrl.slice("file:".length)}-wal`;
  truncateSync(log, Math.floor(statSync(log).size * 0.4));
  const next = await startServer({ databaseUrl: first.databaseUrl });
  const { faults, groups } = observeDatabase(next.databaseUrl);
  assert.deepEqual(faults, []);
  for (const { events } of groups) assert.equal(events.length, eventCount, "a group is torn");
  await requireAllGroups(
    next.origin,
    groups.map(({ id }) => id),
  );
  note("whole groups after a cut log", `${groups.length} of ${groupCount}`);
}

/**
 * RA30: a database whose header, pages, second half or whole is lost is not served as if it were intact: the
 * start says what to do, or health and every answer with data are 503. The file stays as it is, and `npm run
 * restore` brings everything of the backup back.
 */
export async function proveDamagedFiles(context: ProofContext): Promise<void> {
  const { startServer, count, note } = context;
  const folder = mkdtempSync(path.join(tmpdir(), "saywhen-damaged-"));
  try {
    const groupCount = count(60, 500);
    const server = await startServer();
    const ids = await createGroups(createCaller(server.origin), groupCount);
    const backup = path.join(folder, "backup.db");
    const made = await runCommand("backup", { DATABASE_URL: server.databaseUrl }, [backup]);
    assert.equal(made.code, 0, made.output);
    await server.end("SIGTERM");
    const asked: Kind[] = (["pages", "header", "empty", "cut"] as const).slice(0, count(2, 4));
    for (const kind of asked) {
      const isRestored = kind === "pages" || count(0, 1) === 1;
      note(kind, await proveKind(kind, { folder, backup, ids }, isRestored));
    }
    await proveCutLog(context, groupCount);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
