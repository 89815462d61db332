import type { RequestListener } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type Canary, startCanary } from "@/e2e/testing/canary";
import { startOllamaServer } from "@/e2e/testing/ollama-server";
import { AppError } from "@/lib/errors/app-error";
import { createGuardedFetch } from "@/lib/outbound/guarded-fetch";
import { findOllamaModels } from "./find-ollama-models";

const servers: Canary[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** Asks at Ollama's default address, and leads what is asked there to a server of the test's own. */
async function ask(server: Canary) {
  servers.push(server);
  const guarded = createGuardedFetch({ allowedPrivateOrigins: [server.origin] });
  const redirected: typeof fetch = (input, init) =>
    guarded(String(input).replace("http://localhost:11434", server.origin), init);
  return findOllamaModels({ baseUrl: "http://localhost:11434", fetch: redirected });
}
const askAnswering = async (answer: RequestListener) => ask(await startCanary(answer));
const json = { "content-type": "application/json" };
const unreachable = new AppError("model_unreachable");

describe("findOllamaModels (SPEC A17)", () => {
  it("names the models that are installed, in Ollama's order", async () => {
    const server = await startOllamaServer(["qwen2:latest", "llama3.2:3b", "hf.co/org/model:Q4_K_M"]);
    expect(await ask(server)).toEqual({
      models: [{ name: "qwen2:latest" }, { name: "llama3.2:3b" }, { name: "hf.co/org/model:Q4_K_M" }],
    });
  });

  it("is empty where no model is installed", async () => {
    expect(await ask(await startOllamaServer([]))).toEqual({ models: [] });
  });

  it("leaves out what could not be the name of a model, and what came before", async () => {
    const odd = ["qwen2", "qwen2", "", "two words", "<script>", "x".repeat(101), "sécret", "a\nb"];
    expect(await ask(await startOllamaServer(odd))).toEqual({ models: [{ name: "qwen2" }] });
  });

  it("names 200 models of thousands", async () => {
    const thousands = Array.from({ length: 2500 }, (_, index) => `model-${index}`);
    const { models } = await ask(await startOllamaServer(thousands));
    expect(models).toHaveLength(200);
    expect(models[199]).toEqual({ name: "model-199" });
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
  ])("says no more than that it is unreachable of a server that %s", async (_what, answer) => {
    const written = vi.spyOn(console, "log");
    await expect(askAnswering(answer)).rejects.toEqual(unreachable);
    expect(written).not.toHaveBeenCalled();
  });

  it("says the same of a port where nothing listens", async () => {
    const server = await startCanary();
    await server.close();
    const guarded = createGuardedFetch({ allowedPrivateOrigins: [server.origin] });
    const question = findOllamaModels({
      baseUrl: "http://localhost:11434",
      fetch: (input, init) => guarded(String(input).replace("http://localhost:11434", server.origin), init),
    });
    await expect(question).rejects.toEqual(unreachable);
  });

  it("waits five seconds at most for a server that never answers, or never ends its answer", async () => {
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
