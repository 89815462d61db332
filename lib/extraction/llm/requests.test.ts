import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { modelFaults } from "@/e2e/testing/model-faults";
import { type Behaviour, type ModelServer, startModelServer } from "@/e2e/testing/model-server";
import { runReadingTask } from "@/lib/extraction/worker/reading-task";
import { createGuardedFetch } from "@/lib/outbound/guarded-fetch";
import { sampleNowMs, sampleText } from "@/lib/testing/sample-answer";
import type { ModelChoice } from "@/lib/wire/choices";
import { readWithModel } from "./read-with-model";
import type { ModelReader } from "./reader";

let server: ModelServer;

beforeAll(async () => {
  server = await startModelServer();
});

afterAll(() => server.close());

/**
 * The requests that a reading sends, after the test server has checked the shape of each for its provider.
 */
async function requestsOf(provider: ModelChoice, changes: Partial<ModelReader>, behaviour?: Behaviour) {
  server.play(provider, behaviour ?? modelFaults.success);
  const reader: ModelReader = {
    provider,
    model: "unheard-of",
    baseUrl: server.baseUrl(provider),
    apiKey: "key",
    keyFrom: "server",
    ...changes,
  };
  await readWithModel(
    { text: sampleText, nowMs: sampleNowMs, timeZone: "Europe/Paris", language: "en" },
    {
      reader,
      deadlineMs: 20_000,
      send: createGuardedFetch({ allowedPrivateOrigins: [server.origin] }),
      read: async (task) => runReadingTask(task),
    },
  );
  expect(server.problems).toEqual([]);
  return server.requests.map(({ body, headers }) => ({ body: Object(body), headers }));
}

describe("a request to a provider", () => {
  it("sets a temperature where the model accepts one, a low effort where it thinks, and neither where nothing is known", async () => {
    const askedOf = async (provider: ModelChoice, model: string) => {
      const [request] = await requestsOf(provider, { model });
      const { temperature, reasoning_effort, output_config } = request?.body ?? {};
      return [temperature, reasoning_effort, output_config?.effort];
    };
    expect(await askedOf("gpt4o", "gpt-4o")).toEqual([0, undefined, undefined]);
    expect(await askedOf("gpt4o", "gpt-6-luna")).toEqual([undefined, "low", undefined]);
    expect(await askedOf("gpt4o", "local-model")).toEqual([undefined, undefined, undefined]);
    expect(await askedOf("claude", "claude-haiku-5-5")).toEqual([undefined, undefined, "low"]);
    expect(await askedOf("claude", "claude-haiku-4-5")).toEqual([undefined, undefined, undefined]);
  });

  it("has no key header where there is no key", async () => {
    const [request] = await requestsOf("gpt4o", { apiKey: null, keyFrom: "none" });
    expect(request?.headers).not.toHaveProperty("authorization");
  });

  it("shows the model its answer and the problem with it, once", async () => {
    const requests = await requestsOf("deepseek", {}, modelFaults["repaired at the second try"]);
    const roles = requests.map(({ body }) => body.messages.map(({ role }: { role: string }) => role));
    expect(roles).toEqual([
      ["system", "user"],
      ["system", "user", "assistant", "user"],
    ]);
    const [, second] = requests;
    expect(second?.body.messages[2].content).toBe('{"events": {}}');
    expect(second?.body.messages[3].content).toMatch(
      /^That answer cannot be used\. It had no list "events"\. /,
    );
  });

  it("marks off each text with a different random word", async () => {
    const marks = new Set<string>();
    for (let count = 0; count < 3; count += 1) {
      const [request] = await requestsOf("ollama", { apiKey: null, keyFrom: "none" });
      const content: string = request?.body.messages[1].content;
      const [, mark = ""] = /^BEGIN ([0-9a-f]{24})\n/m.exec(content) ?? [];
      expect(content.split("\n\n").slice(1)).toEqual([`BEGIN ${mark}\n${sampleText}\nEND ${mark}`]);
      marks.add(mark);
    }
    expect(marks.size).toBe(3);
  });
});
