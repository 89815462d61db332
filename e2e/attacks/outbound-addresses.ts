import assert from "node:assert/strict";
import { z } from "zod";
import { type Canary, startCanary } from "@/e2e/testing/canary";
import { startLibsqlServer } from "@/e2e/testing/libsql-server";
import { startOllamaServer } from "@/e2e/testing/ollama-server";
import type { ProofContext } from "@/e2e/testing/proof";
import { addressTricks } from "@/e2e/texts/address-tricks";
import { migrateDatabase } from "@/lib/db/migrate";

const slowestMs = 1000;
const json = { "content-type": "application/json" };
const failureSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

/**
 * A visitor who enters addresses: for the connection test, for a list of models, and in Ollama's and the
 * model's settings.
 */
function createNamer(origin: string) {
  let cookie = "";
  const send = async (method: "POST" | "PATCH", path: string, body: unknown, fields = {}) => {
    const headers = { ...json, ...fields, ...(cookie === "" ? {} : { cookie }) };
    const response = await fetch(`${origin}/api/v1${path}`, { method, headers, body: JSON.stringify(body) });
    cookie ||= response.headers.get("set-cookie")?.split(";")[0] ?? "";
    return response;
  };
  return {
    testConnection: (baseUrl: string) => send("POST", "/llm/ollama/models/", { baseUrl }),
    listModels: (baseUrl: string, fields: Record<string, string> = {}) =>
      send("POST", "/llm/models/", { provider: "custom", baseUrl }, fields),
    preferOllama: (baseUrl: string) => send("PATCH", "/preferences/", { ollama_settings: { baseUrl } }),
    preferModel: (baseUrl: string) => send("PATCH", "/preferences/", { model_settings: { baseUrl } }),
    create: (text: string) => send("POST", "/groups/create-from-text/", { text, model: "gpt4o" }),
  };
}

const redirectStatuses = [301, 302, 303, 307, 308];
const listedMetadata = ["http://169.254.169.254", "http://[fd00:ec2::254]", "https://168.63.129.16"];

/** A server loads the code of a route with its first request, which is not measured here. */
async function loadRoutes(uses: readonly ((baseUrl: string) => Promise<Response>)[]): Promise<void> {
  for (const name of uses) await name("https://nowhere.example");
}

/** A listed address is reached, and leads nowhere else: no redirect, no metadata, one answer at once. */
async function proveListedTricks({ startServer }: ProofContext, canary: Canary): Promise<void> {
  const listed = await startCanary((request, response) => {
    const status = Number(/\d{3}/.exec(request.url ?? "")?.[0]);
    response.writeHead(status, { location: `${canary.origin}/latest/meta-data/` }).end();
  });
  try {
    const environment = { LLM_ALLOWED_BASE_URLS: [listed.origin, ...listedMetadata].join(",") };
    const namer = createNamer((await startServer({ environment })).origin);
    const redirecting = redirectStatuses.map((status) => `${listed.origin}/${status}`);
    const answers = new Set<string>();
    const uses = [namer.testConnection, namer.listModels];
    await loadRoutes(uses);
    for (const address of [...redirecting, ...listedMetadata]) {
      for (const ask of uses) {
        const startedMs = performance.now();
        const response = await ask(address);
        assert.equal(response.status, 502, address);
        answers.add(await response.text());
        assert.ok(performance.now() - startedMs < slowestMs, address);
      }
    }
    assert.equal(answers.size, 1, [...answers].join(" "));
    assert.equal(listed.connectionCount() > 0, true);
  } finally {
    await listed.close();
  }
}

/**
 * RA9: each trick for each use, one after another; only a text that is not an http address gets a different
 * answer.
 */
export async function proveAddressTricks(context: ProofContext): Promise<void> {
  const { startServer, count, note } = context;
  const canary = await startCanary();
  try {
    const namer = createNamer((await startServer()).origin);
    const uses = [namer.testConnection, namer.listModels, namer.preferOllama, namer.preferModel];
    await loadRoutes(uses);
    const tricks = addressTricks(canary.port);
    const messages = new Set<string>();
    let slowest = 0;
    for (let round = 0; round < count(1, 10); round += 1) {
      for (const name of uses) {
        for (const trick of tricks) {
          const startedMs = performance.now();
          const response = await name(trick);
          slowest = Math.max(slowest, performance.now() - startedMs);
          assert.equal(response.status, 400, trick);
          const { error } = failureSchema.parse(await response.json());
          assert.equal(error.code, "invalid_request", trick);
          messages.add(error.message);
        }
      }
    }
    note("tricks", tricks.length);
    note("slowest refusal", `${Math.round(slowest)} ms`);
    assert.deepEqual([...messages].sort(), [
      "This server may not use that baseUrl. Its operator can allow it with LLM_ALLOWED_BASE_URLS.",
      "baseUrl must be an http or https address.",
    ]);
    assert.ok(slowest < slowestMs);
    await proveListedTricks(context, canary);
    assert.deepEqual([canary.connectionCount(), canary.byteCount()], [0, 0]);
  } finally {
    await canary.close();
  }
}

async function proveListedAddress({ startServer }: ProofContext, ollama: Canary): Promise<void> {
  const { origin } = await startServer({ environment: { LLM_ALLOWED_BASE_URLS: ollama.origin } });
  const namer = createNamer(origin);
  const listed = await namer.testConnection(ollama.origin);
  assert.deepEqual(await listed.json(), { success: true, data: { models: [{ name: "qwen2" }] } });
  for (const other of [`http://127.0.0.1:${ollama.port + 1}`, `http://localhost:${ollama.port}`]) {
    assert.equal((await namer.testConnection(other)).status, 400, other);
    assert.equal((await namer.listModels(other)).status, 400, other);
  }
  // Ollama's own default is allowed, so it is reached whether or not Ollama runs on this machine.
  assert.ok([200, 502].includes((await namer.testConnection("http://localhost:11434")).status));
  assert.equal((await namer.testConnection("http://localhost:11435")).status, 400);
}

/** A serverless host has no database file, so this server's database is on a libSQL server. */
async function proveServerless({ startServer }: ProofContext): Promise<void> {
  const libsql = await startLibsqlServer();
  try {
    await migrateDatabase(libsql.url);
    const serverless = await startServer({ environment: { VERCEL: "1" }, databaseUrl: libsql.url });
    const namer = createNamer(serverless.origin);
    for (const host of ["localhost", "127.0.0.1", "[::1]"]) {
      assert.equal((await namer.testConnection(`http://${host}:11434`)).status, 400, host);
      assert.equal((await namer.preferOllama(`http://${host}:11434`)).status, 400, host);
    }
  } finally {
    await libsql.stop();
  }
}

/** The models of a listed address are returned; they are requested only with the visitor's own key for it. */
async function proveListOfModels({ startServer }: ProofContext): Promise<void> {
  const received: (string | undefined)[] = [];
  const chosen = await startCanary((request, response) => {
    received.push(request.headers.authorization);
    response.writeHead(200, json).end('{"data":[{"id":"llama"},{"id":"a secret of this network"}]}');
  });
  try {
    const baseUrl = `${chosen.origin}/v1`;
    const environment = { LLM_BASE_URL: baseUrl, LLM_MODEL: "llama", LLM_API_KEY: "sk-planted-server-key" };
    const namer = createNamer((await startServer({ environment })).origin);
    const ownKey = { "x-model-key": "sk-own", "x-openai-key": "sk-other" };
    const foreign = { ...ownKey, "x-model-key-origin": "https://api.groq.com" };
    const listed = await namer.listModels(baseUrl, { ...ownKey, "x-model-key-origin": chosen.origin });
    assert.deepEqual(await listed.json(), { success: true, data: { models: [{ name: "llama" }] } });
    assert.equal((await namer.listModels(baseUrl)).status, 200);
    assert.equal((await namer.listModels(baseUrl, foreign)).status, 400);
    assert.deepEqual(received, ["Bearer sk-own", undefined]);
  } finally {
    await chosen.close();
  }
}

/** A server key goes only to the server's own address, never to one that a visitor names. */
async function proveKeyStaysHome({ startServer }: ProofContext): Promise<void> {
  const received: { authorization: string | undefined }[] = [];
  const chosen = await startCanary((request, response) => {
    received.push({ authorization: request.headers.authorization });
    response.writeHead(500, json).end("{}");
  });
  try {
    const planted = "sk-planted-server-key";
    const { origin } = await startServer({
      environment: { OPENAI_API_KEY: planted, LLM_ALLOWED_BASE_URLS: `${chosen.origin}/v1` },
    });
    const namer = createNamer(origin);
    assert.equal((await namer.preferModel(`${chosen.origin}/v1`)).status, 200);
    assert.equal((await namer.create("Lunch tomorrow at noon")).status, 201);
    const endMs = performance.now() + 10_000;
    while (received.length === 0 && performance.now() < endMs) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    assert.deepEqual(received[0], { authorization: undefined });
  } finally {
    await chosen.close();
  }
}

/**
 * RA10: private addresses only if the operator listed them, and server keys only to the server's own address.
 */
export async function proveAllowedAddresses(context: ProofContext): Promise<void> {
  const ollama = await startOllamaServer(["qwen2"]);
  try {
    await proveListedAddress(context, ollama);
    await proveServerless(context);
    await proveListOfModels(context);
    await proveKeyStaysHome(context);
  } finally {
    await ollama.close();
  }
}
