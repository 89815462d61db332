import type { RequestListener } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Canary, startCanary } from "@/e2e/testing/canary";
import { startOllamaServer } from "@/e2e/testing/ollama-server";
import { AppError } from "@/lib/errors/app-error";
import { createGuardedFetch } from "@/lib/outbound/guarded-fetch";
import { findModels } from "./find-models";

const servers: Canary[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const noKey = { visitorKeys: {}, keyOrigin: null };

/** Asks at Ollama's default address and redirects the request to the test's own server. */
async function ask(server: Canary) {
  servers.push(server);
  const guarded = createGuardedFetch({ allowedPrivateOrigins: [server.origin] });
  const redirected: typeof fetch = (input, init) =>
    guarded(String(input).replace("http://localhost:11434", server.origin), init);
  return findModels({ ...noKey, provider: "ollama", baseUrl: "http://localhost:11434", fetch: redirected });
}
const askAnswering = async (answer: RequestListener) => ask(await startCanary(answer));
const json = { "content-type": "application/json" };
const unreachable = new AppError("model_unreachable");

describe("the models of an Ollama server (SPEC A17)", () => {
  it("names the installed models in Ollama's order", async () => {
    const server = await startOllamaServer(["qwen2:latest", "llama3.2:3b", "hf.co/org/model:Q4_K_M"]);
    expect(await ask(server)).toEqual({
      models: [{ name: "qwen2:latest" }, { name: "llama3.2:3b" }, { name: "hf.co/org/model:Q4_K_M" }],
    });
  });

  it("is an empty list if no model is installed", async () => {
    expect(await ask(await startOllamaServer([]))).toEqual({ models: [] });
  });

  it("leaves out entries that cannot be model names, and duplicates", async () => {
    const odd = ["qwen2", "qwen2", "", "two words", "<script>", "x".repeat(201), "sécret", "a\nb"];
    expect(await ask(await startOllamaServer(odd))).toEqual({ models: [{ name: "qwen2" }] });
  });

  it("names the first 500 models of thousands", async () => {
    const thousands = Array.from({ length: 2500 }, (_, index) => `model-${index}`);
    const { models } = await ask(await startOllamaServer(thousands));
    expect(models).toHaveLength(500);
    expect(models[499]).toEqual({ name: "model-499" });
  });

  it.each<[string, RequestListener]>([
    ["is no Ollama", (_request, response) => response.writeHead(404).end("404 page not found")],
    ["is a web page", (_request, response) => response.end("<!doctype html><title>Router</title>")],
    ["sends half of its JSON", (_request, response) => response.writeHead(200, json).end('{"models":[{"na')],
    ["sends other JSON", (_request, response) => response.writeHead(200, json).end('{"secret":"x"}')],
    ["sends null", (_request, response) => response.writeHead(200, json).end("null")],
    ["sends names that are none", (_request, response) => response.end('{"models":[{"name":7}]}')],
    ["refuses who asks", (_request, response) => response.writeHead(401, json).end('{"error":"token?"}')],
    ["fails", (_request, response) => response.writeHead(500, json).end('{"error":"stack at /root/x.go"}')],
    ["leads elsewhere", (_request, response) => response.writeHead(302, { location: "/api/other" }).end()],
    ["hangs up", (request) => request.socket.destroy()],
    [
      "hangs up in the middle",
      (request, response) => {
        response.writeHead(200, { ...json, "content-length": "1000" });
        response.write('{"models":');
        setTimeout(() => request.socket.destroy(), 20);
      },
    ],
    ["sends 50 MB", (_request, response) => response.writeHead(200, json).end(Buffer.alloc(50_000_000, " "))],
    ["speaks another protocol", (_request, response) => response.socket?.end("220 smtp.example ESMTP\r\n")],
  ])("says only that the server is unreachable if it %s", async (_what, answer) => {
    const written = vi.spyOn(console, "log");
    await expect(askAnswering(answer)).rejects.toEqual(unreachable);
    expect(written).not.toHaveBeenCalled();
  });

  it("says the same for a port where nothing listens", async () => {
    const server = await startCanary();
    await server.close();
    const guarded = createGuardedFetch({ allowedPrivateOrigins: [server.origin] });
    const question = findModels({
      ...noKey,
      provider: "ollama",
      baseUrl: "http://localhost:11434",
      fetch: (input, init) => guarded(String(input).replace("http://localhost:11434", server.origin), init),
    });
    await expect(question).rejects.toEqual(unreachable);
  });

  it("waits at most five seconds for a server that never answers or never ends its answer", async () => {
    const drip: RequestListener = (_request, response) => {
      response.writeHead(200, json);
      const timer = setInterval(() => response.write(" "), 100);
      response.on("close", () => clearInterval(timer));
    };
    const startedMs = performance.now();
    const outcomes = await Promise.allSettled([askAnswering(() => undefined), askAnswering(drip)]);
    const elapsedMs = performance.now() - startedMs;
    expect(outcomes.map((outcome) => outcome.status === "rejected" && outcome.reason)).toEqual([
      unreachable,
      unreachable,
    ]);
    expect(elapsedMs).toBeGreaterThan(4500);
    expect(elapsedMs).toBeLessThan(6500);
  });
});

/** Starts a server with OpenAI's API that records what it receives. */
async function startListing(answer: RequestListener) {
  const seen: { url: string | undefined; authorization: string | undefined; apiKey: unknown }[] = [];
  const server = await startCanary((request, response) => {
    const { authorization, "x-api-key": apiKey } = request.headers;
    seen.push({ url: request.url, authorization, apiKey });
    answer(request, response);
  });
  servers.push(server);
  const guarded = createGuardedFetch({ allowedPrivateOrigins: [server.origin] });
  const at =
    (origin: string): typeof fetch =>
    (input, init) =>
      guarded(String(input).replace(origin, server.origin), init);
  return { seen, at };
}
const openAi = "https://api.openai.com";
const listing =
  (names: readonly string[]): RequestListener =>
  (_request, response) =>
    response.writeHead(200, json).end(JSON.stringify({ object: "list", data: names.map((id) => ({ id })) }));

describe("the models of any server (SPEC B14)", () => {
  it("are requested with the visitor's key for that host, and come in the server's order", async () => {
    const { seen, at } = await startListing(
      listing(["models/gemini-2.5-flash", "org/m:free", "org/m:free", "a b"]),
    );
    const question = { provider: "custom", baseUrl: `${openAi}/v1`, fetch: at(openAi) } as const;
    const visitorKeys = { custom: "sk-own", gpt4o: "sk-other" };
    expect(await findModels({ ...question, visitorKeys, keyOrigin: openAi })).toEqual({
      models: [{ name: "models/gemini-2.5-flash" }, { name: "org/m:free" }],
    });
    await findModels({ ...question, ...noKey });
    expect(seen).toEqual([
      { url: "/v1/models", authorization: "Bearer sk-own", apiKey: undefined },
      { url: "/v1/models", authorization: undefined, apiKey: undefined },
    ]);
  });

  it("are requested as Anthropic's API requires", async () => {
    const { seen, at } = await startListing(listing(["claude-haiku-5-5"]));
    const baseUrl = "https://api.anthropic.com";
    const visitorKeys = { claude: "sk-ant" };
    const question = {
      provider: "claude",
      baseUrl,
      visitorKeys,
      keyOrigin: null,
      fetch: at(baseUrl),
    } as const;
    expect(await findModels(question)).toEqual({ models: [{ name: "claude-haiku-5-5" }] });
    expect(seen).toEqual([{ url: "/v1/models", authorization: undefined, apiKey: "sk-ant" }]);
  });

  it("are never requested with the key of another host, nor with a provider's key anywhere but at that provider", async () => {
    const { seen, at } = await startListing(listing(["m"]));
    const askWith = (provider: "custom" | "claude", keyOrigin: string | null) => {
      const visitorKeys = { [provider]: "sk-own" };
      return findModels({ provider, baseUrl: `${openAi}/v1`, visitorKeys, keyOrigin, fetch: at(openAi) });
    };
    await expect(askWith("custom", "https://api.groq.com")).rejects.toMatchObject({
      code: "invalid_request",
    });
    await expect(askWith("claude", null)).rejects.toMatchObject({ code: "invalid_request" });
    expect(seen).toEqual([]);
  });

  it.each([401, 403])(
    "report a refused key if the server answers %i, without any of its own words",
    async (status) => {
      const { at } = await startListing((_request, response) =>
        response.writeHead(status, json).end('{"error":"secret words"}'),
      );
      const question = findModels({
        ...noKey,
        provider: "custom",
        baseUrl: `${openAi}/v1`,
        fetch: at(openAi),
      });
      await expect(question).rejects.toEqual(new AppError("model_key_refused"));
    },
  );
});
