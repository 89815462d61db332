import assert from "node:assert/strict";
import { startModelServer } from "@/e2e/testing/model-server";
import type { ProofContext } from "@/e2e/testing/proof";
import { createProofVisitor } from "@/e2e/testing/proof-visitor";
import { runScript } from "@/e2e/testing/run-script";
import { createScratchDatabase } from "@/e2e/testing/scratch-server";
import { openDatabase } from "@/lib/db/client";
import { answerOf, lunch, review, sampleText } from "@/lib/testing/sample-answer";

const overWithinMs = 30_000;

async function runSchedules(count: number, seed: number): Promise<void> {
  const database = await createScratchDatabase();
  try {
    await runScript("e2e/testing/schedules-run.ts", [database.url, String(count), String(seed)]);
  } finally {
    database.remove();
  }
}

/**
 * RA35: the job engine over the real database, while the test controls its clock, its model and the order of
 * its steps.
 */
export async function proveJobSchedules({ seed, count, note }: ProofContext): Promise<void> {
  const schedules = count(30, 1000);
  await runSchedules(schedules, seed);
  note("schedules", schedules);
}

/**
 * RA24: a server is stopped past its lease (SIGSTOP), another takes its group over, and the first continues
 * (SIGCONT) and receives its answer. There is one result, and none for a group that was deleted meanwhile.
 * The short form uses the schedules instead, where waiting takes no time.
 */
export async function proveZombie({ startServer, seed, count, note }: ProofContext): Promise<void> {
  if (count(0, 1) === 0) return runSchedules(20, seed);
  const model = await startModelServer();
  try {
    const environment = {
      DEEPSEEK_API_KEY: "sk-of-the-server",
      DEEPSEEK_BASE_URL: model.baseUrl("deepseek"),
    };
    const zombie = await startServer({ environment });
    const other = await startServer({ environment, databaseUrl: zombie.databaseUrl });
    const visitor = createProofVisitor();
    const lateAnswers: (() => void)[] = [];
    model.play("deepseek", ({ answer }) => {
      lateAnswers.push(() => answer(answerOf({ ...lunch, title: "Lunch" })));
    });
    const body = { text: sampleText, timezone: "Europe/Paris", model: "deepseek" as const };
    const { id } = await visitor.create(zombie.origin, { body });
    const deleted = await visitor.create(zombie.origin, { body });
    while (lateAnswers.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
    zombie.signal("SIGSTOP");
    await visitor.delete(other.origin, deleted.id);
    model.play("deepseek", ({ answer }) => answer(answerOf(lunch, review)));
    const startedMs = performance.now();
    const group = await visitor.readWhenOver(other.origin, id, overWithinMs);
    note("taken over after", `${Math.round(performance.now() - startedMs)} ms`);
    assert.deepEqual([group.parser, group.events.length], ["llm", 2]);
    for (const answerLate of lateAnswers) answerLate();
    zombie.signal("SIGCONT");
    await new Promise((resolve) => setTimeout(resolve, 2000));
    assert.deepEqual(await visitor.read(zombie.origin, id), group);
    const database = openDatabase(zombie.databaseUrl);
    const rows = await database.group.findMany({
      where: { deletedAt: { not: null } },
      select: { state: true, events: { select: { id: true } } },
    });
    await database.$disconnect();
    assert.deepEqual(rows, [{ state: "processing", events: [] }]);
  } finally {
    await model.close();
  }
}
