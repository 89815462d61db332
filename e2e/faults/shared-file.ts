import type { ProofContext } from "@/e2e/testing/proof";
import { seededRandom } from "@/e2e/texts/adversarial-texts";
import { databaseFileOf } from "@/lib/db/database-file";
import { createActor, impatience } from "./actor";
import { startPatchyModel } from "./faults-model";
import { createHistory } from "./history";
import { reckon } from "./reckoning";
import { checkpointer, startSideProcess } from "./side-process";
import { createTarget } from "./target";
import { countUp, keepLiving } from "./workload";

const slowestAnswerMs = 1000;

/**
 * RA27 for one file: two servers on it under a mixed load, beside a process that truncates the write-ahead
 * log again and again. Every request goes to either server at random, so each has to show what the other
 * acknowledged.
 */
export async function proveSharedFile({ startServer, seed, count, note }: ProofContext): Promise<void> {
  const random = seededRandom(seed);
  const model = await startPatchyModel(random, slowestAnswerMs);
  const { environment } = model;
  try {
    const one = await startServer({ environment });
    const { databaseUrl } = one;
    const other = await startServer({ environment, databaseUrl });
    const besides = await startSideProcess(checkpointer, [databaseFileOf(databaseUrl) ?? ""]);
    const history = createHistory();
    const target = createTarget(history);
    target.moveTo(one.origin);
    const either = { ...target, send: target.send };
    either.send = (request) => target.send({ ...request, at: random() < 0.5 ? one.origin : other.origin });
    const actors = Array.from({ length: count(6, 16) }, () => createActor(either, impatience(random)));
    const untilMs = performance.now() + count(3000, 60_000);
    const isOver = () => performance.now() > untilMs;
    const work = { random, modelShare: count(0, 0.2), nextNumber: countUp(), isOver };
    await Promise.all(actors.map((actor) => keepLiving(actor, work)));
    await besides.end();
    for (const status of ["503", "died", "unsent"]) {
      const refused = history.statuses.get(status) ?? 0;
      if (refused > 0) history.faults.push(`${refused} × ${status}, with two servers that live`);
    }
    note("servers", 2);
    await reckon({ note }, { target: either, actors, databaseUrl, sinceMs: performance.now() });
  } finally {
    await model.close();
  }
}
