import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ModelServer, startModelServer } from "@/e2e/testing/model-server";
import { playRefusing, type RefusingServer, refusingServers } from "@/e2e/testing/refusing-servers";
import { createGuardedFetch } from "@/lib/outbound/guarded-fetch";
import { extractEvents } from "@/lib/readings/process-extractor";
import { answerOf, lunch, review } from "@/lib/testing/sample-answer";
import { sampleRequest } from "@/lib/testing/sample-reading";

let server: ModelServer;

beforeEach(async () => {
  // Each case has its own server address, since what a server refuses is remembered by address.
  server = await startModelServer();
});

afterEach(() => server.close());

function readAt({ choice, model }: Pick<RefusingServer, "choice" | "model">) {
  const isOllama = choice === "ollama";
  return extractEvents({
    ...sampleRequest,
    reader: {
      provider: choice,
      model,
      baseUrl: server.baseUrl(choice),
      apiKey: isOllama ? null : "key",
      keyFrom: isOllama ? "none" : "server",
    },
    fetch: createGuardedFetch({ allowedPrivateOrigins: [server.origin] }),
    policy: { attemptLimitMs: 10_000, pausesMs: [2], retryAfterLimitMs: 100 },
  });
}

describe.each(refusingServers)("$name", (refusing) => {
  it("is asked without what it refuses, and immediately so from then on", async () => {
    server.play(refusing.choice, playRefusing(refusing, answerOf(lunch, review)));
    const first = await readAt(refusing);
    expect(first).toMatchObject({ parser: "llm", model: refusing.model, notices: [] });
    expect(first.drafts).toHaveLength(2);
    expect(server.requests).toHaveLength(refusing.calls);
    expect(await readAt(refusing)).toMatchObject({ parser: "llm" });
    expect(server.requests).toHaveLength(refusing.calls + 1);
  });
});

describe("a part that a server refuses", () => {
  const groq = refusingServers[0];

  it("is written into the prompt if it is the schema", async () => {
    if (groq === undefined) throw new Error("There is no such server.");
    server.play(groq.choice, playRefusing(groq, answerOf(lunch, review)));
    await readAt(groq);
    const systems = server.requests.map(({ body }) => Object(body).messages[0].content);
    expect(systems[0]).not.toContain('"who" and "notes" lists of strings');
    expect(systems[1]).toContain('"who" and "notes" lists of strings');
  });

  it("is remembered for that model alone", async () => {
    if (groq === undefined) throw new Error("There is no such server.");
    server.play(groq.choice, playRefusing(groq, answerOf(lunch, review)));
    await readAt(groq);
    await readAt({ ...groq, model: "another-model" });
    const forms = server.requests.map(({ body }) => Object(body).response_format.type);
    expect(forms).toEqual(["json_schema", "json_object", "json_schema", "json_object"]);
  });
});

describe("a server that refuses everything", () => {
  it("is asked three times, then once for each text, and as before once it answers", async () => {
    const models = { choice: "custom", model: "unteachable" } as const;
    server.play("custom", ({ fail }) => fail(400, {}, '{"error":{"message":"no"}}'));
    const callsOf = async () => {
      const before = server.requests.length;
      expect(await readAt(models)).toMatchObject({ parser: "rules" });
      return server.requests.length - before;
    };
    expect(await callsOf()).toBe(3);
    expect(await callsOf()).toBe(1);
    expect(await callsOf()).toBe(1);
    const last = server.requests.at(-1)?.body;
    expect(last).toHaveProperty("response_format.type", "json_schema");
    server.play("custom", ({ answer }) => answer(answerOf(lunch, review)));
    expect(await readAt(models)).toMatchObject({ parser: "llm" });
    server.play("custom", ({ fail }) => fail(400, {}, '{"error":{"message":"no"}}'));
    expect(await callsOf()).toBe(3);
  });
});

describe("an answer in another field", () => {
  const content = answerOf(lunch, review);
  const openAi = (message: object) => ({ choices: [{ index: 0, finish_reason: "stop", message }] });

  it.each([
    ["in parts", openAi({ role: "assistant", content: [{ type: "text", text: content }] })],
    [
      "in the call of a tool",
      openAi({ role: "assistant", content: null, tool_calls: [{ function: { arguments: content } }] }),
    ],
    ["among the thoughts", openAi({ role: "assistant", content: "", reasoning_content: content })],
  ])("is read %s", async (_, envelope) => {
    server.play("gpt4o", ({ response }) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify(envelope));
    });
    const reading = await readAt({ choice: "gpt4o", model: "gpt-4o" });
    expect(reading).toMatchObject({ parser: "llm", notices: [] });
    expect(reading.drafts).toHaveLength(2);
  });

  it("is read from the thoughts of Ollama", async () => {
    server.play("ollama", ({ response }) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.end(
        JSON.stringify({ message: { role: "assistant", content: "", thinking: content }, done: true }),
      );
    });
    expect((await readAt({ choice: "ollama", model: "qwen2" })).drafts).toHaveLength(2);
  });
});
