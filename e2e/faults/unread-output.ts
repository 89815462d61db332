import assert from "node:assert/strict";
import { createCaller } from "@/e2e/testing/api-caller";
import type { ProofContext } from "@/e2e/testing/proof";

/** Loaded before the server: on SIGUSR2 it writes to standard error, as Node and Next do on their own. */
const complaining = `data:text/javascript,${encodeURIComponent('process.on("SIGUSR2", () => console.error("complaint"))')}`;
const pauseMs = 500;
/** A server that writes in vain keeps a core busy by more than 0.9, in every pause; one that warms up, in the first. */
const restingShare = 0.5;

/**
 * RA50: a server whose output nobody reads any more, while it writes to both of its streams, serves as
 * before, rests between requests, and ends on SIGTERM.
 */
export async function proveUnreadOutput({ startServer, count, note }: ProofContext): Promise<void> {
  const environment = { LOG_LEVEL: "info", NODE_OPTIONS: `--import=${complaining}` };
  const server = await startServer({ environment });
  const caller = createCaller(server.origin);
  server.signal("SIGUSR2");
  await caller.create("Coffee tomorrow at 9am");
  assert.match(server.output(), /complaint/, "the signal makes it write to standard error");
  server.stopReading();
  let leastShare = 1;
  for (let round = 0; round < count(4, 40); round += 1) {
    server.signal("SIGUSR2");
    await caller.create("Coffee tomorrow at 9am");
    const before = server.figures().cpuSeconds;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    leastShare = Math.min(leastShare, (server.figures().cpuSeconds - before) / (pauseMs / 1000));
  }
  assert.ok(leastShare < restingShare, `it keeps a core busy by ${leastShare} and never rests`);
  const { code } = await server.end("SIGTERM");
  assert.equal(code, 143);
  note("calmest pause, share of a core", leastShare.toFixed(2));
}
