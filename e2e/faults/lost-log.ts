import assert from "node:assert/strict";
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { type ApiCaller, createCaller } from "@/e2e/testing/api-caller";
import type { ProofContext } from "@/e2e/testing/proof";
import type { ScratchServer } from "@/e2e/testing/scratch-server";
import { databaseFileOf } from "@/lib/db/database-file";
import { faultsText } from "./faults-text";
import { observeDatabase } from "./observe-database";

const createsAround = 50;
const eventCount = 2;
const createPath = "/api/v1/groups/create-from-text/";
const servedAgainWithinMs = 15_000;

/** What somebody can do to a log under a running server. */
const losses = {
  removed: (log: string) => rmSync(log),
  "replaced by an older one": (log: string) => {
    copyFileSync(`${log}.older`, `${log}.copy`);
    renameSync(`${log}.copy`, log);
  },
  "moved away": (log: string) => renameSync(log, `${log}.moved`),
  "replaced by an empty one": (log: string) => {
    writeFileSync(`${log}.copy`, "");
    renameSync(`${log}.copy`, log);
  },
} satisfies Record<string, (log: string) => void>;

/** Sends one text until it is acknowledged; only 503 may come before. */
async function createPatiently(
  callers: readonly ApiCaller[],
  number: number,
): Promise<{ id: string; refused: number }> {
  const headers = { "idempotency-key": crypto.randomUUID() };
  const body = { text: faultsText(number, eventCount).text, use_llm: false, timezone: "UTC" };
  const untilMs = performance.now() + servedAgainWithinMs;
  for (let refused = 0; ; refused += 1) {
    const caller = callers[(number + refused) % callers.length] ?? assert.fail("no caller");
    const answer = await caller.call("POST", createPath, { body, headers });
    if (answer.status === 201) {
      return { id: /"id":"([\w-]{22})"/.exec(answer.text)?.[1] ?? assert.fail("no id"), refused };
    }
    assert.equal(answer.status, 503, answer.text);
    assert.ok(performance.now() < untilMs, `refused for ${servedAgainWithinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Fifty creates around a loss: all that were acknowledged, and how many were refused meanwhile. */
async function createAround(
  servers: readonly ScratchServer[],
  lose: () => void,
): Promise<{ ids: string[]; refused: number }> {
  const cookie = `saywhen=${"c".repeat(43)}`;
  const callers = servers.map(({ origin }) => createCaller(origin, cookie));
  const ids: string[] = [];
  let refused = 0;
  for (let number = 0; number < createsAround; number += 1) {
    if (number === createsAround / 2) lose();
    const created = await createPatiently(callers, number);
    ids.push(created.id);
    refused += created.refused;
  }
  return { ids, refused };
}

/**
 * Servers on one file that lose its log and are killed right after the last acknowledgement: `first`, and as many more as are
 * asked for. Gives the server that was started on that file afterwards.
 */
async function proveLoss(
  { startServer, note }: ProofContext,
  first: ScratchServer,
  { name, lose, serverCount }: { name: string; lose: (log: string) => void; serverCount: number },
): Promise<ScratchServer> {
  const { databaseUrl } = first;
  const servers = [first];
  while (servers.length < serverCount) servers.push(await startServer({ databaseUrl }));
  const log = `${databaseFileOf(databaseUrl)}-wal`;
  await createCaller(first.origin).create("Coffee tomorrow at 9am");
  writeFileSync(`${log}.older`, readFileSync(log));
  const { ids, refused } = await createAround(servers, () => lose(log));
  assert.ok(existsSync(log), "there is a log again");
  for (const { origin } of servers) assert.equal((await fetch(`${origin}/api/v1/readyz`)).status, 200, name);
  for (const server of servers) await server.end("SIGKILL");
  const { faults, groups } = observeDatabase(databaseUrl, true);
  assert.deepEqual(faults, []);
  const stored = new Map(groups.map(({ id, events }) => [id, events.length]));
  const lost = ids.filter((id) => stored.get(id) !== eventCount);
  assert.deepEqual(lost, [], `${name}: ${lost.length} of ${ids.length} acknowledged groups are lost or torn`);
  const next = await startServer({ databaseUrl });
  for (const id of ids) assert.equal((await fetch(`${next.origin}/api/v1/groups/${id}/`)).status, 200);
  note(name, `${ids.length} kept, ${refused} refused first`);
  return next;
}

/** A log that is lost while no request comes is restarted in time: a kill a second later loses nothing. */
async function proveIdleLoss({ note }: ProofContext, server: ScratchServer): Promise<void> {
  const { databaseUrl } = server;
  const caller = createCaller(server.origin);
  const ids: string[] = [];
  for (let number = 0; number < 5; number += 1)
    ids.push((await caller.create(faultsText(number, 1).text)).id);
  rmSync(`${databaseFileOf(databaseUrl)}-wal`);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await server.end("SIGKILL");
  const stored = new Set(observeDatabase(databaseUrl, true).groups.map(({ id }) => id));
  const lost = ids.filter((id) => !stored.has(id));
  assert.deepEqual(lost, [], "nothing is lost though nothing was asked");
  note("idle", `${ids.length} kept`);
}

/**
 * RA48: a write-ahead log that is removed or replaced under one server, or under two on one file, loses
 * nothing that was acknowledged: after fifty creates around the loss and a kill, all of them are there at the
 * restart.
 */
export async function proveLostLog(context: ProofContext): Promise<void> {
  const { count } = context;
  const asked = Object.entries(losses).slice(0, count(2, 4));
  for (let round = 0; round < count(1, 3); round += 1) {
    // One file for all, since a loss finds what the one before has left, and a start takes longer than fifty creates.
    let server = await context.startServer();
    for (const [name, lose] of asked) {
      const serverCounts = name === "removed" ? [2] : [1];
      for (const serverCount of count(1, 2) === 1 ? serverCounts : [1, 2]) {
        const label = serverCount === 1 ? name : `${name}, ${serverCount} servers`;
        server = await proveLoss(context, server, { name: label, lose, serverCount });
      }
    }
    await proveIdleLoss(context, server);
  }
}
