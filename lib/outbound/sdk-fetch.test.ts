import Anthropic from "@anthropic-ai/sdk";
import { Ollama } from "ollama";
import OpenAI from "openai";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Canary, startCanary } from "@/e2e/testing/canary";
import { createGuardedFetch } from "./guarded-fetch";

const usage = { input_tokens: 1, output_tokens: 1 };
const answers: Record<string, unknown> = {
  "/v1/chat/completions": { choices: [{ message: { role: "assistant", content: "read" } }] },
  "/v1/messages": { type: "message", role: "assistant", content: [{ type: "text", text: "read" }], usage },
  "/api/chat": { message: { role: "assistant", content: "read" }, done: true },
};

let server: Canary;
let lastBody = "";
beforeAll(async () => {
  server = await startCanary(async (request, response) => {
    lastBody = (await Array.fromAsync(request, String)).join("");
    const answer = answers[request.url ?? ""];
    if (lastBody.includes("hang")) return;
    response.writeHead(answer === undefined ? 404 : 200, { "content-type": "application/json" });
    response.end(JSON.stringify(answer ?? { error: { message: "no such path" } }));
  });
});
afterAll(() => server.close());

const guardedFetch: typeof fetch = (input, init) =>
  createGuardedFetch({ allowedPrivateOrigins: [server.origin] })(input, init);
const messages = [{ role: "user" as const, content: "read this" }];

const openai = () =>
  new OpenAI({ baseURL: `${server.origin}/v1`, apiKey: "k", fetch: guardedFetch, maxRetries: 0 });
const anthropic = () =>
  new Anthropic({ baseURL: server.origin, apiKey: "k", fetch: guardedFetch, maxRetries: 0 });
const ollama = () => new Ollama({ host: server.origin, fetch: guardedFetch });

describe("the guard as the fetch of an SDK", () => {
  it("carries a question and its answer for openai", async () => {
    const answer = await openai().chat.completions.create({ model: "gpt-4o", messages });
    expect(answer.choices[0]?.message.content).toBe("read");
    expect(JSON.parse(lastBody)).toEqual({ model: "gpt-4o", messages });
  });

  it("carries a question and its answer for @anthropic-ai/sdk", async () => {
    const answer = await anthropic().messages.create({ model: "claude", max_tokens: 9, messages });
    expect(answer.content).toEqual([{ type: "text", text: "read" }]);
    expect(JSON.parse(lastBody)).toMatchObject({ model: "claude", messages });
  });

  it("carries a question and its answer for ollama", async () => {
    const answer = await ollama().chat({ model: "qwen2", messages });
    expect(answer.message.content).toBe("read");
    expect(JSON.parse(lastBody)).toMatchObject({ model: "qwen2", messages });
  });

  it("shows an SDK a failure unchanged", async () => {
    const lost = new OpenAI({
      baseURL: `${server.origin}/v2`,
      apiKey: "k",
      fetch: guardedFetch,
      maxRetries: 0,
    });
    const question = lost.chat.completions.create({ model: "gpt-4o", messages });
    await expect(question).rejects.toBeInstanceOf(OpenAI.NotFoundError);
  });

  it("ends with an SDK's time-out and with its caller's signal", async () => {
    const hanging = [{ role: "user" as const, content: "hang" }];
    const timeout = openai().chat.completions.create({ model: "m", messages: hanging }, { timeout: 100 });
    await expect(timeout).rejects.toBeInstanceOf(OpenAI.APIConnectionTimeoutError);
    const signal = AbortSignal.timeout(100);
    const aborted = anthropic().messages.create({ model: "m", max_tokens: 9, messages: hanging }, { signal });
    await expect(aborted).rejects.toBeInstanceOf(Anthropic.APIUserAbortError);
  });

  it("appears to an SDK's caller as a failed connection if it refuses", async () => {
    const forbidden = new OpenAI({
      baseURL: "http://169.254.169.254/v1",
      apiKey: "k",
      fetch: guardedFetch,
      maxRetries: 0,
    });
    const question = forbidden.chat.completions.create({ model: "gpt-4o", messages });
    await expect(question).rejects.toBeInstanceOf(OpenAI.APIConnectionError);
  });
});
