import { createGuardedFetch } from "@/lib/outbound/guarded-fetch";
import { extractEvents } from "@/lib/readings/process-extractor";
import { sampleReader, sampleRequest } from "@/lib/testing/sample-reading";
import { modelChoices } from "@/lib/wire/choices";
import { modelFaultNames, modelFaults } from "./model-faults";
import { startModelServer } from "./model-server";

/**
 * Run as its own process by `lib/extraction/llm/model-log.test.ts`: plays every fault of every provider, each
 * with its own key and text that contain the planted word. Its last line counts what was sent.
 */
const planted = process.argv[2] ?? "";
const server = await startModelServer();
const send = createGuardedFetch({ allowedPrivateOrigins: [server.origin] });
const problems = new Set<string>();
const leaks: string[] = [];
let calls = 0;

for (const provider of modelChoices) {
  for (const fault of modelFaultNames) {
    server.play(provider, modelFaults[fault]);
    calls += 1;
    const reading = await extractEvents({
      ...sampleRequest,
      text: `Lunch with ${planted} tomorrow at noon`,
      reader: sampleReader({
        provider,
        baseUrl: server.baseUrl(provider),
        apiKey: `sk-${planted}-${calls}`,
        keyFrom: "visitor",
      }),
      fetch: send,
      policy: { attemptLimitMs: 300, pausesMs: [1, 1], retryAfterLimitMs: 1000 },
    });
    for (const problem of server.problems) problems.add(`${provider}: ${problem}`);
    if (JSON.stringify(reading).includes(`sk-${planted}`)) leaks.push(`${provider}: ${fault}`);
  }
}
await server.close();
process.stdout.write(`${JSON.stringify({ msg: "probe", calls, problems: [...problems], leaks })}\n`);
