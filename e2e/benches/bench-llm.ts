import "./silence-log";
import { startModelServer } from "@/e2e/testing/model-server";
import { streamOf } from "@/e2e/testing/model-stream";
import { modelProviders } from "@/lib/models/registry";
import { createGuardedFetch } from "@/lib/outbound/guarded-fetch";
import { extractEvents } from "@/lib/readings/process-extractor";
import { answerOf, lunch, review } from "@/lib/testing/sample-answer";
import { sampleReader, sampleRequest } from "@/lib/testing/sample-reading";
import { modelChoices } from "@/lib/wire/choices";

/**
 * `npm run bench:llm`: what our own code adds to a provider's time, for each of the five. A server on this
 * machine answers at once; the same request is sent to it bare, through the same guarded fetch, and whatever
 * a reading takes longer than that is prompt, SDK, checks and resolver. The last column is the size of the
 * request, in tokens of four characters.
 */
const warmUpCount = 50;
const measuredCount = 500;

async function medianMs(run: () => Promise<unknown>): Promise<{ p50: number; p99: number }> {
  const durations: number[] = [];
  for (let index = 0; index < warmUpCount + measuredCount; index += 1) {
    const startedMs = performance.now();
    await run();
    if (index >= warmUpCount) durations.push(performance.now() - startedMs);
  }
  durations.sort((one, other) => one - other);
  const at = (share: number) => durations[Math.floor(durations.length * share)] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

const server = await startModelServer();
const send = createGuardedFetch({ allowedPrivateOrigins: [server.origin] });
const content = answerOf(lunch, review);
console.log(
  "Milliseconds a text, median and 99th percentile      bare request       reading   our own   tokens",
);
for (const provider of modelChoices) {
  const baseUrl = server.baseUrl(provider);
  server.play(provider, ({ answer }) => answer(content));
  const reading = await medianMs(() =>
    extractEvents({
      ...sampleRequest,
      reader: sampleReader({ provider, baseUrl, apiKey: "key", keyFrom: "server" }),
      fetch: send,
      onProgress: () => undefined,
    }),
  );
  if (server.problems.length > 0) throw new Error(server.problems[0]);
  const [request] = server.requests;
  const body = JSON.stringify(request?.body);
  const bare = await medianMs(async () => {
    const response = await send(`${server.origin}${request?.path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: "Bearer key" },
      body,
    });
    if ((await response.text()) !== streamOf(provider, content).join(""))
      throw new Error("The server answered something else.");
  });
  const pair = ({ p50, p99 }: { p50: number; p99: number }) =>
    `${p50.toFixed(2)} / ${p99.toFixed(2)}`.padStart(14);
  const own = (reading.p50 - bare.p50).toFixed(2).padStart(9);
  const tokens = String(Math.round(body.length / 4)).padStart(9);
  console.log(`${modelProviders[provider].label.padEnd(49)}${pair(bare)}${pair(reading)}${own}${tokens}`);
}
await server.close();
process.exit(0);
