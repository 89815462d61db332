import { expect, it } from "vitest";
import type { FuzzRequest } from "@/e2e/attacks/fuzz-requests";
import { runFuzz } from "@/e2e/attacks/fuzz-run";
import { answerTasks } from "@/lib/testing/answer-tasks";
import { createApiVisitor } from "@/lib/testing/api-client";

/** What this thread has computed, in ms: other tests run beside it and take the processor's time from it. */
function processorMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * The short form of `npm run fuzz`: the same requests, sent to the route handlers directly. A first round loads their code,
 * which a server has done before it answers.
 */
it("answers generated requests without a 5xx, in the envelope, within a second of work, as its document says (RA18)", {
  timeout: 120_000,
}, async () => {
  const visitor = createApiVisitor();
  const document: unknown = await (await visitor.call("GET", "/api/v1/openapi.json")).json();
  const seed = Math.floor(Math.random() * 2 ** 31);
  const send = async ({ method, path, headers, body }: FuzzRequest) => {
    const response = await visitor.call(method, path, { headers, ...(body !== null && { rawBody: body }) });
    return { status: response.status, headers: response.headers, body: await response.text() };
  };
  const first = await runFuzz(send, { document, seed, count: 250, limitMs: Number.POSITIVE_INFINITY });
  const { faults } = await runFuzz(send, {
    document,
    seed,
    count: 1000,
    clock: processorMs,
    parallelCount: 1,
  });
  await answerTasks.done();
  expect([...first.faults, ...faults], `seed ${seed}`).toEqual([]);
  expect((await visitor.call("GET", "/api/v1/readyz")).status).toBe(200);
});
