import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { type ApiCaller, createCaller } from "@/e2e/testing/api-caller";
import { damages } from "@/e2e/testing/damage";
import type { ProofContext } from "@/e2e/testing/proof";
import type { ScratchServer } from "@/e2e/testing/scratch-server";
import { databaseFileOf } from "@/lib/db/database-file";
import { faultsText } from "./faults-text";

type Kind = "pages" | "cut";
const lists = ["/api/v1/groups/", "/api/v1/events/"];

async function fill(caller: ApiCaller, groupCount: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < groupCount; number += 1) {
    ids.push((await caller.create(faultsText(number, 3).text, { timezone: "UTC" })).id);
  }
  return ids;
}

const readyz = async ({ origin }: ScratchServer) => (await fetch(`${origin}/api/v1/readyz`)).status;

/** Requests what a server shows until SQLite reports something unreadable. */
async function meetDamage(caller: ApiCaller, ids: readonly string[]): Promise<string> {
  for (const path of [...lists, ...ids.map((id) => `/api/v1/groups/${id}/`)]) {
    const { status } = await caller.call("GET", path);
    if (status === 503) return path;
    assert.ok([200, 404].includes(status), `${path} was answered ${status}`);
  }
  return assert.fail("no read met the damage");
}

/** A running server whose file is damaged after the check at its start found it intact. */
async function proveKind(
  { startServer, note }: ProofContext,
  {
    kind,
    databaseUrl,
    ids,
    cookie,
  }: { kind: Kind; databaseUrl: string; ids: readonly string[]; cookie: string },
): Promise<void> {
  const file = databaseFileOf(databaseUrl) ?? "";
  const whole = readFileSync(file);
  const server = await startServer({ databaseUrl });
  assert.equal(await readyz(server), 200);
  damages[kind](file);
  const caller = createCaller(server.origin, cookie);
  const path = await meetDamage(caller, ids);
  assert.equal(await readyz(server), 503, `${kind}: readyz at the next question after ${path}`);
  for (const resource of [...lists, "/api/v1/preferences/", `/api/v1/groups/${ids[0]}/`]) {
    assert.equal((await caller.call("GET", resource)).status, 503, `${kind}: ${resource}`);
  }
  assert.equal((await fetch(`${server.origin}/api/v1/healthz`)).status, 200);
  const untilMs = performance.now() + 5000;
  while (performance.now() < untilMs) {
    assert.equal(await readyz(server), 503, `${kind}: as long as no check finds it sound`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  assert.match(server.output(), /reported as damaged or unreadable/);
  await server.end("SIGKILL");
  note(kind, `met by ${path.replace(/[\w-]{22}/, "…")}`);
  writeFileSync(file, whole);
}

/**
 * RA45: a database that is damaged while the server runs turns `readyz` and every answer with data to 503 at
 * SQLite's first report, not at the next daily check; an intact one is ready again.
 */
export async function proveReportedDamage(context: ProofContext): Promise<void> {
  const { startServer, count, note } = context;
  const first = await startServer();
  const cookie = `saywhen=${crypto.randomUUID().replaceAll("-", "").padEnd(43, "x")}`;
  const ids = await fill(createCaller(first.origin, cookie), count(60, 400));
  await first.end("SIGTERM");
  const { databaseUrl } = first;
  // A header is read only once; the next process that opens the file finds its damage (RA30).
  for (const kind of ["pages", "cut"] as const) {
    await proveKind(context, { kind, databaseUrl, ids, cookie });
  }
  const last = await startServer({ databaseUrl });
  assert.equal(await readyz(last), 200);
  for (const id of ids) assert.equal((await fetch(`${last.origin}/api/v1/groups/${id}/`)).status, 200);
  note("groups", ids.length);
}
