import assert from "node:assert/strict";
import { growGroup } from "@/lib/commands/growth/seed-database";
import { watchMachine } from "@/lib/commands/machine-watch";
import { createCaller } from "@/lib/commands/proofs/api-caller";
import type { ProofContext } from "@/lib/commands/proofs/proof";
import { createScratchDatabase } from "@/lib/commands/scratch-server";
import { openDatabase } from "@/lib/db/client";
import { readFileRows } from "@/lib/db/read-file-rows";
import { watchHealth } from "./locks";

const purgedWithinMs = 120_000;
/** At most, in the short form, which runs beside other tests, and in the long form. */
const lateMs = [400, 100] as const;

const countEvents = (databaseUrl: string) =>
  readFileRows(databaseUrl, { all: `SELECT count(*) AS left FROM "Event" WHERE deletedAt IS NOT NULL` })(
    "all",
  );

/** Half of them deleted one by one, half with their group. */
async function expire(databaseUrl: string, kept: string): Promise<void> {
  const database = openDatabase(databaseUrl);
  const deletedAt = new Date(Date.now() - 25 * 60 * 60 * 1000);
  await database.event.updateMany({ where: { groupId: { not: kept } }, data: { deletedAt } });
  await database.$disconnect();
}

/**
 * RA49: a purge of very many events that are past their time, which comes by itself and without any request, holds nobody
 * up: health answers, and so does an ordinary create; what is not past its time stays.
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
    const fromMs = performance.now();
    const health = watchHealth(server, machine);
    const other = createCaller(server.origin);
    let slowestMs = 0;
    try {
      for (let left = eventCount; left > 0; ) {
        assert.ok(performance.now() - fromMs < purgedWithinMs, `${left} events are left`);
        const answer = await other.call("POST", "/api/v1/groups/create-from-text/", {
          body: { text: "Coffee tomorrow at 10am", use_llm: false },
        });
        assert.equal(answer.status, 201, answer.text);
        slowestMs = Math.max(slowestMs, answer.elapsedMs);
        await new Promise((resolve) => setTimeout(resolve, 100));
        const [row] = countEvents(database.url);
        left = Number(Object.values(row ?? {})[0]);
      }
    } finally {
      await health.stop();
    }
    const longestMs = await health.stop();
    note("events", eventCount);
    note("purged after", `${((performance.now() - fromMs) / 1000).toFixed(1)} s`);
    note("health", `${Math.round(longestMs)} ms at most`);
    note("create", `${Math.round(slowestMs)} ms at most`);
    assert.ok(longestMs < count(...lateMs), `health was late by ${Math.round(longestMs)} ms`);
    const answer = await fetch(`${server.origin}/api/v1/groups/${kept.id}/`);
    assert.equal(answer.status, 200);
  } finally {
    machine.stop();
    await database.remove();
  }
}
