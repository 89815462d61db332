import { equal } from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { freshCookie } from "@/e2e/testing/api-caller";
import type { Proof, ProofContext } from "@/e2e/testing/proof";
import { failureSchema } from "@/lib/errors/envelope";
import { createdGroupSchema, groupListSchema } from "@/lib/wire/group-schema";

const text = "Lunch with Ana tomorrow at noon at Café Luz, then design review on Friday 3-4pm";
const createdSchema = z.object({ data: createdGroupSchema });
const listedSchema = z.object({ data: groupListSchema });
const parallelCount = 20;

interface Sender {
  origin: string;
  cookie: string;
  key: string;
}

function send({ origin, cookie, key }: Sender, options: { text?: string; signal?: AbortSignal } = {}) {
  return fetch(`${origin}/api/v1/groups/create-from-text/`, {
    method: "POST",
    headers: { "content-type": "application/json", "idempotency-key": key, cookie },
    body: JSON.stringify({ text: options.text ?? text }),
    signal: options.signal ?? null,
  });
}

async function idOf(response: Response): Promise<string> {
  equal(response.status, 201);
  return createdSchema.parse(await response.json()).data.group.id;
}

async function countGroups({ origin, cookie }: Sender): Promise<number> {
  const response = await fetch(`${origin}/api/v1/groups/`, { headers: { cookie } });
  return listedSchema.parse(await response.json()).data.groups.length;
}

/** A sender with their own cookie and key. */
const newSender = (origin: string): Sender => ({
  origin,
  cookie: freshCookie(),
  key: randomUUID(),
});

async function proveParallel(origin: string, count: number): Promise<void> {
  const sender = newSender(origin);
  const ids = await Promise.all(Array.from({ length: count }, async () => idOf(await send(sender))));
  equal(new Set(ids).size, 1);
  equal(await countGroups(sender), 1);
}

/** Aborts at any moment between the first byte sent and the answer, then sends the same request again. */
async function proveAbort(origin: string, waitMs: number): Promise<void> {
  const sender = newSender(origin);
  const first = send(sender, { signal: AbortSignal.timeout(waitMs) });
  // Whether the first request was answered before the client aborted does not matter here.
  await first.then((response) => response.text()).catch(() => "");
  const ids = [await idOf(await send(sender)), await idOf(await send(sender))];
  equal(new Set(ids).size, 1);
  equal(await countGroups(sender), 1);
}

/**
 * Sends a create, ends the server process, starts another on the same database, and sends the create again.
 */
async function proveRestart(startServer: ProofContext["startServer"]): Promise<void> {
  const first = await startServer();
  const { databaseUrl } = first;
  const sender = newSender(first.origin);
  const before = await idOf(await send(sender));
  await first.end("SIGTERM");
  const second = await startServer({ databaseUrl });
  const again = { ...sender, origin: second.origin };
  equal(await idOf(await send(again)), before);
  equal(await countGroups(again), 1);
  const refused = await send(again, { text: `${text}!` });
  equal(refused.status, 422);
  equal(failureSchema.parse(await refused.json()).error.code, "idempotency_mismatch");
  equal(await countGroups(again), 1);
}

/** RA19: one group, however a create is repeated; 422 for another body. */
export const proveIdempotency: Proof = async ({ startServer, count, note }) => {
  const server = await startServer();
  await proveParallel(server.origin, 2);
  await proveParallel(server.origin, parallelCount);
  const aborts = count(10, 100);
  for (let waitMs = 0; waitMs < aborts; waitMs += 1) await proveAbort(server.origin, waitMs % 25);
  note("aborts", aborts);
  await proveRestart(startServer);
};
