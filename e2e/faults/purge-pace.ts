import assert from "node:assert/strict";
import { z } from "zod";
import { createCaller } from "@/e2e/testing/api-caller";
import { watchMachine } from "@/e2e/testing/machine-watch";
import type { ProofContext } from "@/e2e/testing/proof";
import { createScratchDatabase, type ScratchServer } from "@/e2e/testing/scratch-server";
import { growGroup } from "@/e2e/testing/seed-database";
import { openDatabase } from "@/lib/db/client";
import { readFileRows } from "@/lib/db/read-file-rows";
import { watchHealth } from "./locks";

const purgedWithinMs = 110_000;
/** The most in the short form, which runs beside other tests, and in the long form. */
const lateMs = [400, 100] as const;

function countExpired(databaseUrl: string): number {
  const query = { expired: `SELECT count(*) AS count FROM "Event" WHERE deletedAt IS NOT NULL` };
  return z.tuple([z.object({ count: z.number() })]).parse(readFileRows(databaseUrl, query)("expired"))[0]
    .count;
}

/** Makes every event except those of one group look deleted a day ago. */
async function expire(databaseUrl: string, kept: string): Promise<void> {
  const database = openDatabase(databaseUrl);
  const deletedAt = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await database.event.updateMany({ where: { groupId: { not: kept } }, data: { deletedAt } });
  await database.$disconnect();
}

/**
 * From the beginning of the purge, which starts by itself, creates groups one after another until it is done;
 * returns the slowest.
 */
async function createMeanwhile({ origin, databaseUrl }: ScratchServer, eventCount: number): Promise<number> {
  const caller = createCaller(origin);
  const startedMs = performance.now();
  let slowestMs = 0;
  for (let left = eventCount; left > 0; left = countExpired(databaseUrl)) {
    assert.ok(performance.now() - startedMs < purgedWithinMs, `${left} events are left`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    if (left === eventCount) continue;
    const body = { text: "Coffee tomorrow at 10am", use_llm: false };
    const answer = await caller.call("POST", "/api/v1/groups/create-from-text/", { body });
    assert.equal(answer.status, 201, answer.text);
    slowestMs = Math.max(slowestMs, answer.elapsedMs);
  }
  return slowestMs;
}

/**
 * RA49: a purge of very many expired events, which starts by itself without any request, delays nobody:
 * health and an ordinary create are answered in time, and unexpired events stay.
 */
export async function provePurgePace({ startServer, count, note }: ProofContext): Promise<void> {
  const database = await createScratchDatabase();
  const machine = await watchMachine();
  try {
    const maker = await startServer({ databaseUrl: database.url });
    const caller = createCaller(maker.origin);
    const kept = await caller.create("Lunch with Ann tomorrow at noon\nReview on Friday at 3pm");
    const doomed = await caller.create("Standup tomorrow at 9am\nRetro tomorrow at 4pm");
    await maker.end("SIGTERM");
    const eventCount = count(20_000, 100_000);
    await growGroup({ databaseUrl: database.url, groupId: doomed.id, count: eventCount });
    await expire(database.url, kept.id);
    const server = await startServer({ databaseUrl: database.url });
    // A server's first create loads the reader of texts, which takes half a second unrelated to the purge.
    await createCaller(server.origin).create("Tea tomorrow at 4pm");
    const fromMs = performance.now();
    const health = watchHealth(server, machine);
    const slowestMs = await createMeanwhile(server, eventCount).finally(health.stop);
    const longestMs = await health.stop();
    note("events", eventCount);
    note("purged after", `${((performance.now() - fromMs) / 1000).toFixed(1)} s`);
    note("health", `${Math.round(longestMs)} ms at most`);
    note("create", `${Math.round(slowestMs)} ms at most`);
    assert.ok(longestMs < count(...lateMs), `health was late by ${Math.round(longestMs)} ms`);
    assert.equal((await fetch(`${server.origin}/api/v1/groups/${kept.id}/`)).status, 200);
  } finally {
    machine.stop();
    await database.remove();
  }
}
