import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";

const targetsSchema = z.tuple([z.object({ webSocketDebuggerUrl: z.url() })], z.unknown());
const answerSchema = z.object({
  id: z.int(),
  result: z.object({ result: z.object({ value: z.number().optional() }).optional() }),
});
const bytesPerMb = 1024 * 1024;
/**
 * V8 keeps compiling for many minutes under a load: 2 MB in 14,000 requests, while nothing else grew by a
 * kilobyte.
 */
const heapWithoutCode = `
  const code = process.getBuiltinModule("node:v8").getHeapCodeStatistics();
  process.memoryUsage().heapUsed - code.code_and_metadata_size - code.bytecode_and_metadata_size`;
const answerWithinMs = 30_000;
const collections = 4;
const betweenMs = 500;

/** Asks the inspector of a process (Chrome DevTools Protocol) one question after another. */
async function askInspector(url: string, questions: readonly object[]): Promise<number> {
  const socket = new WebSocket(url);
  const deadline = AbortSignal.timeout(answerWithinMs);
  const once = (type: "open" | "message") =>
    new Promise<unknown>((resolve, reject) => {
      socket.addEventListener(type, (event) => resolve("data" in event ? event.data : null), { once: true });
      socket.addEventListener("error", () => reject(new Error("The inspector closed.")), { once: true });
      deadline.addEventListener("abort", () => reject(new Error("The inspector does not answer.")));
    });
  await once("open");
  let value = Number.NaN;
  for (const [id, question] of questions.entries()) {
    const answered = once("message");
    socket.send(JSON.stringify({ id, ...question }));
    const answer = answerSchema.parse(JSON.parse(String(await answered)));
    value = answer.result.result?.value ?? value;
  }
  socket.close();
  return value;
}

/**
 * What a process that was started with `--inspect` on this port holds after a garbage collection, without
 * compiled code, in MB: a leak shows here long before it shows in resident memory.
 */
export async function readLiveHeapMb(inspectorPort: number): Promise<number> {
  const listed = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`);
  const [{ webSocketDebuggerUrl }] = targetsSchema.parse(await listed.json());
  const collect = { method: "HeapProfiler.collectGarbage" };
  const read = { method: "Runtime.evaluate", params: { expression: `{${heapWithoutCode}}` } };
  // The next collection frees what finalizers release, and the one after it requests that were still in
  // progress.
  let leastMb = Number.POSITIVE_INFINITY;
  for (let round = 0; round < collections; round += 1) {
    leastMb = Math.min(leastMb, (await askInspector(webSocketDebuggerUrl, [collect, read])) / bytesPerMb);
    await pause(betweenMs);
  }
  return leastMb;
}
