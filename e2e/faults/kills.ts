import type { ProofContext } from "@/e2e/testing/proof";
import { seededRandom } from "@/e2e/texts/adversarial-texts";
import { createActor, impatience } from "./actor";
import { startPatchyModel } from "./faults-model";
import { createHistory } from "./history";
import { reckon, requireWholeSoFar } from "./reckoning";
import { createTarget } from "./target";
import { countUp, keepLiving } from "./workload";

/** The most answers, on average, that each client receives from a server before it is killed. */
const longestLifeAnswers = 5;
const longestDelayMs = 50;
const slowestAnswerMs = 4000;

/**
 * RA22: clients create, poll, edit, delete and undo concurrently, while the server is killed (`kill -9`) at
 * random moments and started again. After each kill the file is compared with what was acknowledged; after
 * the last start every reading has 30 s to finish.
 */
export async function proveKills({ startServer, seed, count, note }: ProofContext): Promise<void> {
  const random = seededRandom(seed);
  const model = await startPatchyModel(random, slowestAnswerMs);
  const { environment } = model;
  try {
    const target = createTarget(createHistory());
    const actors = Array.from({ length: count(20, 200) }, () => createActor(target, impatience(random)));
    const kills = count(2, 20);
    let done = 0;
    const work = { random, modelShare: 0.3, nextNumber: countUp(), isOver: () => done === kills };
    const lives = Promise.all(actors.map((actor) => keepLiving(actor, work)));
    // An actor's errors are awaited below, after the servers that this loop starts.
    lives.catch(() => undefined);
    let server = await startServer({ environment });
    const { databaseUrl } = server;
    target.moveTo(server.origin);
    while (done < kills) {
      await target.progress(Math.floor(random() * longestLifeAnswers * actors.length));
      await new Promise((resolve) => setTimeout(resolve, random() * longestDelayMs));
      target.moveTo(null);
      await server.end("SIGKILL");
      await target.quiet();
      requireWholeSoFar(target, databaseUrl);
      server = await startServer({ environment, databaseUrl });
      done += 1;
      target.moveTo(server.origin);
    }
    const sinceMs = performance.now();
    await lives;
    note("kills", kills);
    note("clients", actors.length);
    await reckon({ note }, { target, actors, databaseUrl, sinceMs });
  } finally {
    await model.close();
  }
}
