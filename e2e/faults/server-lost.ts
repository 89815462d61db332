import assert from "node:assert/strict";
import { type Answer, type ApiCaller, createCaller } from "@/e2e/testing/api-caller";
import { type LibsqlServer, startLibsqlServer } from "@/e2e/testing/libsql-server";
import type { ProofContext } from "@/e2e/testing/proof";
import { migrateDatabase } from "@/lib/db/migrate";
import { failureSchema } from "@/lib/errors/envelope";
import { plantCookieKey } from "@/lib/testing/plant-cookie-key";

/** SPEC A21: the longest that a client waits. */
const answeredWithinMs = 10_000;
const backWithinMs = 5000;

/** The results of a client that keeps creating and reading, whatever the answers. */
interface Walk {
  made: Map<string, string>;
  answered: number;
  unavailable: number;
  slowestMs: number;
}

/** Fails unless an answer is a timely 503 in the catalogue's words. */
export function requireUnavailable({ status, text, elapsedMs }: Answer): void {
  assert.equal(status, 503, text);
  const { error, message } = failureSchema.parse(JSON.parse(text));
  assert.deepEqual(error, {
    code: "database_unavailable",
    message: "Service unavailable. Please try again later.",
    said: { code: "errors.database_unavailable", params: {} },
  });
  assert.equal(message, error.message);
  assert.ok(elapsedMs < answeredWithinMs, `answered after ${Math.round(elapsedMs)} ms`);
}

async function goOn(
  caller: ApiCaller,
  { walk, isOver }: { walk: Walk; isOver: () => boolean },
): Promise<void> {
  for (let number = 0; !isOver(); number += 1) {
    const text = `Standup ${number} tomorrow at 9am`;
    const answers = [
      await caller.call("POST", "/api/v1/groups/create-from-text/", { body: { text, use_llm: false } }),
      await caller.call("GET", "/api/v1/groups/"),
    ];
    for (const answer of answers) {
      walk.slowestMs = Math.max(walk.slowestMs, answer.elapsedMs);
      if (answer.status < 300) walk.answered += 1;
      else {
        requireUnavailable(answer);
        walk.unavailable += 1;
      }
    }
    const [created] = answers;
    const id = /"group":\{"id":"([\w-]+)"/.exec(created?.text ?? "")?.[1];
    if (created?.status === 201 && id !== undefined) walk.made.set(id, text);
  }
}

/** Waits until the same process answers a caller again; returns the milliseconds. */
export async function requireBack(caller: ApiCaller): Promise<number> {
  const sinceMs = performance.now();
  while ((await caller.call("GET", "/api/v1/groups/")).status !== 200) {
    assert.ok(performance.now() - sinceMs < backWithinMs, "the app did not recover");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  assert.equal((await caller.call("GET", "/api/v1/readyz")).status, 200);
  return performance.now() - sinceMs;
}

/**
 * Requires, while the database is away, 503 in the catalogue's words, a living process, and pages that open.
 */
export async function requireAway(caller: ApiCaller): Promise<void> {
  requireUnavailable(await caller.call("GET", "/api/v1/groups/"));
  requireUnavailable(await caller.call("PATCH", "/api/v1/preferences/", { body: { theme: "dark" } }));
  for (const [path, status] of [
    ["/api/v1/readyz", 503],
    ["/api/v1/healthz", 200],
    ["/chat", 200],
  ] as const) {
    assert.equal((await caller.call("GET", path)).status, status, path);
  }
}

/** Kills or pauses the database's server, and brings it back. */
async function loseOnce(libsql: LibsqlServer, how: "killed" | "paused", meanwhile: () => Promise<void>) {
  if (how === "killed") await libsql.kill();
  else libsql.signal("SIGSTOP");
  try {
    await meanwhile();
  } finally {
    if (how === "killed") await libsql.start();
    else libsql.signal("SIGCONT");
  }
}

/**
 * RA34 on libSQL: the database's server is killed and restarted, or does not answer for a while, while
 * clients go on. They are told in time and in the catalogue's words, nothing acknowledged is lost, and the
 * app needs no restart.
 */
export async function proveServerLost({ startServer, count, note }: ProofContext): Promise<void> {
  const libsql = await startLibsqlServer();
  try {
    await migrateDatabase(libsql.url);
    await plantCookieKey(libsql.url);
    const { origin } = await startServer({ databaseUrl: libsql.url });
    const caller = createCaller(origin);
    await caller.create("Planning tomorrow at 9am");
    const walk: Walk = { made: new Map(), answered: 0, unavailable: 0, slowestMs: 0 };
    let isOver = false;
    const clients = Array.from({ length: count(4, 16) }, () => goOn(caller, { walk, isOver: () => isOver }));
    const going = Promise.all(clients);
    // Awaited below; an error meanwhile must not end the process before the server is back.
    going.catch(() => undefined);
    const losses = count(2, 20);
    let slowestBackMs = 0;
    for (let loss = 0; loss < losses; loss += 1) {
      const how = count(0, 1) === 1 && loss % 5 === 4 ? "paused" : "killed";
      await new Promise((resolve) => setTimeout(resolve, 300));
      await loseOnce(libsql, how, () => requireAway(caller));
      slowestBackMs = Math.max(slowestBackMs, await requireBack(caller));
    }
    isOver = true;
    await going;
    for (const [id, text] of walk.made) {
      const { status, text: answer } = await caller.call("GET", `/api/v1/groups/${id}/`);
      assert.ok(status === 200 && answer.includes(text), `an acknowledged group is gone: ${id}`);
    }
    assert.ok(walk.answered > 0 && walk.unavailable > 0 && walk.made.size > 0);
    note("losses of the server", losses);
    note("acknowledged groups", walk.made.size);
    note("503", walk.unavailable);
    note("slowest answer", `${Math.round(walk.slowestMs)} ms`);
    note("back within", `${Math.round(slowestBackMs)} ms`);
  } finally {
    await libsql.stop();
  }
}
