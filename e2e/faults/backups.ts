import assert from "node:assert/strict";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type ApiCaller, createCaller } from "@/e2e/testing/api-caller";
import type { ProofContext } from "@/e2e/testing/proof";
import { runCommand } from "@/e2e/testing/restarts";
import type { ScratchServer } from "@/e2e/testing/scratch-server";
import { successSchema } from "@/lib/errors/envelope";
import { createdGroupSchema, groupSchema } from "@/lib/wire/group-schema";
import { eventsMax, faultsText } from "./faults-text";
import { observeDatabase } from "./observe-database";

const createdSchema = successSchema(createdGroupSchema);
const groupAnswerSchema = successSchema(groupSchema);

/** A group that was acknowledged, and when (`performance.now()`). */
interface Acknowledged {
  id: string;
  titles: string[];
  caller: ApiCaller;
  atMs: number;
}

/** How many more groups each copy must have than the previous one. */
const newPerCopy = 10;

interface Copy {
  file: string;
  /** Everything acknowledged before the copy began must be in it. */
  begunMs: number;
}

/** Creates one text after another until it is told to stop. */
async function keepCreating(
  origin: string,
  {
    acknowledged,
    isOver,
    nextNumber,
  }: { acknowledged: Acknowledged[]; isOver: () => boolean; nextNumber: () => number },
): Promise<void> {
  const caller = createCaller(origin);
  while (!isOver()) {
    const number = nextNumber();
    const { text, titles } = faultsText(number, 1 + (number % eventsMax));
    const headers = { "idempotency-key": crypto.randomUUID() };
    const body = { text, use_llm: false, timezone: "UTC" };
    const answer = await caller.call("POST", "/api/v1/groups/create-from-text/", { body, headers });
    assert.equal(answer.status, 201, answer.text);
    const { id } = createdSchema.parse(JSON.parse(answer.text)).data.group;
    acknowledged.push({ id, titles, caller, atMs: performance.now() });
  }
}

/**
 * Compares a copy with what was acknowledged: intact, every group whole, no group missing that is older than
 * the copy.
 */
function judgeCopy({ file, begunMs }: Copy, acknowledged: readonly Acknowledged[]): number {
  const { faults, groups } = observeDatabase(`file:${file}`);
  assert.deepEqual(faults, []);
  const titlesById = new Map(
    groups.map(({ id, events }) => [id, events.map(({ content }) => content.title)]),
  );
  for (const { id, titles, atMs } of acknowledged) {
    const copied = titlesById.get(id);
    if (copied !== undefined) assert.deepEqual(copied, titles, `group ${id} is torn`);
    else assert.ok(atMs > begunMs, `group ${id} is older than the copy and not in it`);
  }
  assert.equal(statSync(file).mode & 0o777, 0o600);
  return groups.length;
}

/** Restores a copy as lib/commands/README.md says, and reads every older group through a new server. */
async function drill(
  { startServer }: ProofContext,
  {
    server,
    copy,
    acknowledged,
  }: { server: ScratchServer; copy: Copy; acknowledged: readonly Acknowledged[] },
): Promise<number> {
  const { databaseUrl } = server;
  const restore = (...more: string[]) =>
    runCommand("restore", { DATABASE_URL: databaseUrl }, [copy.file, ...more]);
  const open = await restore("--force");
  assert.match(open.output, /has .* open/);
  assert.equal(open.code, 1);
  await server.end("SIGTERM");
  const newer = await restore();
  assert.match(newer.output, /last written at .*--force/);
  assert.equal(newer.code, 1);
  const restored = await restore("--force");
  assert.equal(restored.code, 0, restored.output);
  const next = await startServer({ databaseUrl });
  const older = acknowledged.filter(({ atMs }) => atMs <= copy.begunMs);
  assert.ok(older.length >= newPerCopy);
  for (const { id, titles } of older) {
    const answer = await fetch(`${next.origin}/api/v1/groups/${id}/`);
    assert.equal(answer.status, 200);
    const { events } = groupAnswerSchema.parse(await answer.json()).data;
    assert.deepEqual(
      events.map(({ title }) => title),
      titles,
    );
  }
  return older.length;
}

/**
 * RA31: the database is copied by `npm run backup` while clients write to it; each copy is intact and has
 * only whole groups, and all that were acknowledged before the copy began. Then the drill: after `npm run
 * restore` a server has them all.
 */
export async function proveBackups(context: ProofContext): Promise<void> {
  const { startServer, count, note } = context;
  const folder = mkdtempSync(path.join(tmpdir(), "saywhen-backups-"));
  try {
    const server = await startServer();
    const acknowledged: Acknowledged[] = [];
    let number = 0;
    let isOver = false;
    let fault: unknown = null;
    const work = { acknowledged, isOver: () => isOver, nextNumber: () => number++ };
    const clients = Array.from({ length: count(4, 16) }, () =>
      keepCreating(server.origin, work).catch((error: unknown) => {
        fault = error;
      }),
    );
    const copies: Copy[] = [];
    const pauseMs = count(0, 10_000);
    for (let index = 0; index < count(2, 12); index += 1) {
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
      const wanted = acknowledged.length + newPerCopy;
      while (acknowledged.length < wanted && fault === null) {
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      const copy = { file: path.join(folder, `copy-${index}.db`), begunMs: performance.now() };
      const environment = { DATABASE_URL: server.databaseUrl };
      const { code, output } = await runCommand("backup", environment, [copy.file]);
      assert.equal(code, 0, output);
      copies.push(copy);
    }
    isOver = true;
    await Promise.all(clients);
    if (fault !== null) throw fault;
    const sizes = copies.map((copy) => judgeCopy(copy, acknowledged));
    const [last] = copies.slice(-1);
    assert.ok(last);
    note("copies", copies.length);
    note("groups in them", sizes.join(" "));
    note("acknowledged", acknowledged.length);
    note("read after the restore", await drill(context, { server, copy: last, acknowledged }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
