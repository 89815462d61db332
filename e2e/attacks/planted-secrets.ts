import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { createCaller, inParallel } from "@/e2e/testing/api-caller";
import type { ProofContext } from "@/e2e/testing/proof";

const secretCount = 50;
const pictureCount = 6;

/** Unique keys in the shapes that providers issue. */
const makeKey = (index: number) =>
  `${["sk-proj-", "sk-ant-api03-", "sk-", "AIza"][index % 4]}${randomBytes(24).toString("base64url")}`;
const makeWord = (index: number) => `Zwiebelfisch${index}${randomBytes(5).toString("hex")}`;

interface EchoingModel {
  baseUrl: string;
  asked: () => number;
  stop: () => void;
}

/**
 * A model server that echoes whatever it received, with any status: the worst that a provider's error can do.
 */
async function startEchoingModel(): Promise<EchoingModel> {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    response.writeHead([401, 403, 400, 404][asked % 4] ?? 401, { "content-type": "application/json" });
    const message = `Incorrect API key provided: ${request.headers.authorization}`;
    response.end(JSON.stringify({ error: { message, code: "invalid_api_key" } }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  const address = server.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  return { baseUrl: `http://127.0.0.1:${port}/v1`, asked: () => asked, stop: () => server.close() };
}

type Send = (
  method: string,
  path: string,
  options?: { body?: unknown; headers?: Record<string, string> },
) => unknown;

/** Requests with a key in every place where one might end up, by design or by mistake. */
function keyRequests(send: Send, key: string): (() => unknown)[] {
  const create = "/api/v1/groups/create-from-text/";
  const named = [
    "x-openai-key",
    "x-deepseek-key",
    "x-claude-key",
    "x-qwen-key",
    "x-model-key",
    "x-model-key-origin",
    "authorization",
    "x-api-key",
  ];
  const headers = Object.fromEntries(named.map((name) => [name, key]));
  return [
    () => send("POST", create, { body: { text: "Lunch tomorrow at noon", use_llm: false }, headers }),
    () => send("POST", create, { body: { text: "Lunch", use_llm: key, model: key, timezone: key }, headers }),
    () => send("POST", create, { body: { text: "Lunch", apiKey: key } }),
    () => send("POST", create, { body: key }),
    () => send("PATCH", "/api/v1/preferences/", { body: { model_settings: { apiKey: key } } }),
    () =>
      send("PATCH", "/api/v1/preferences/", { body: { model_settings: { baseUrl: `https://${key}/v1` } } }),
    () => send("PATCH", "/api/v1/preferences/", { body: { model_settings: { openaiKey: key }, theme: key } }),
    () => send("POST", "/api/v1/preferences/sync/", { body: { keys: { openai: key }, lastSyncedAt: key } }),
    () => send("GET", `/api/v1/groups/?key=${key}&cursor=${key}`, { headers }),
    () => send("GET", `/api/v1/groups/${key}/`, { headers }),
    () => send("GET", `/groups/${"A".repeat(22)}`, { headers: { ...headers, referer: key } }),
    () =>
      send("GET", "/chat", { headers: { "user-agent": key, "idempotency-key": key, "x-request-id": key } }),
    () =>
      send("POST", "/api/v1/llm/models/", {
        body: { provider: "custom", baseUrl: "https://api.openai.com/v1" },
        headers: { ...headers, "x-model-key-origin": "https://api.groq.com" },
      }),
    () =>
      send("POST", "/api/v1/llm/models/", { body: { provider: key, baseUrl: `https://${key}/v1` }, headers }),
    () => send("POST", "/api/v1/llm/ollama/models/", { body: { baseUrl: `http://${key}@localhost:11434` } }),
  ];
}

/** Requests with a word of a visitor's in every place that accepts words. */
function wordRequests(send: Send, word: string): (() => unknown)[] {
  const create = "/api/v1/groups/create-from-text/";
  const text = `Lunch with ${word} at ${word} tomorrow at noon`;
  return [
    () => send("POST", create, { body: { text, use_llm: false, timezone: word } }),
    () => send("POST", create, { body: { text, use_llm: false } }),
    () => send("POST", create, { body: { text: `${word} has no time` } }),
    () => send("GET", `/api/v1/events/?search=${word}`),
    () => send("GET", `/api/v1/events/${word}/`),
    () => send("GET", `/${word}?${word}=${word}`, { headers: { referer: word, "user-agent": word } }),
    () => send("PATCH", `/api/v1/events/${"A".repeat(22)}/`, { body: { title: word, [word]: word } }),
  ];
}

/** A picture with a word in it, as a camera writes one, and as what it can be found again. */
function makePicture(): { bytes: Buffer; traces: string[] } {
  // Base64 makes four characters of three bytes, so a word that begins at a multiple of three is found in it.
  const planted = Buffer.from(randomBytes(9).toString("base64url"));
  const bytes = Buffer.concat([
    Buffer.from("89504e470d0a1a0a00", "hex"),
    planted,
    Buffer.alloc(3000, planted),
  ]);
  return { bytes, traces: [planted.toString(), planted.toString("base64")] };
}

/** Requests with such a picture: one that is read, one for nobody, and one that is none. */
const pictureRequests = (send: Send, picture: Buffer, { host, key }: { host: string; key: string }) => {
  const body = { picture: picture.toString("base64"), host, model: "gpt4o" };
  const path = "/api/v1/pictures/";
  const headers = { "x-openai-key": key };
  return [
    () => send("POST", path, { body, headers }),
    () => send("POST", path, { body: { ...body, host: "api.openai.com" }, headers }),
    () => send("POST", path, { body: { ...body, picture: picture.subarray(3).toString("base64") }, headers }),
    () => send("POST", path, { body: { ...body, model: key, more: picture.toString("latin1") } }),
    () => send("GET", `${path}${key}/`, { headers }),
  ];
};

/** Sends pictures to the model, one after another, and returns the traces of all of them. */
async function sendPictures(
  send: Send,
  { model, keys }: { model: EchoingModel; keys: readonly string[] },
): Promise<string[]> {
  const askedBefore = model.asked();
  const { host } = new URL(model.baseUrl);
  const pictures = Array.from({ length: pictureCount }, makePicture);
  for (const [index, { bytes }] of pictures.entries()) {
    for (const request of pictureRequests(send, bytes, { host, key: keys[index] ?? "" })) await request();
    for (let wait = 0; wait < 100 && model.asked() <= askedBefore + index; wait += 1)
      await new Promise((done) => setTimeout(done, 100));
  }
  assert.ok(model.asked() >= askedBefore + pictureCount, "a picture did not reach the model");
  return pictures.flatMap(({ traces }) => traces);
}

/** The bytes of the database and of its write-ahead log. */
function readDatabase(databaseUrl: string): string[] {
  const file = databaseUrl.replace("file:", "");
  return [file, `${file}-wal`].filter(existsSync).map((path) => readFileSync(path, "latin1"));
}

interface Traces {
  keys: string[];
  words: string[];
  /** Of pictures, which are nowhere. */
  pictured: string[];
  answers: string[];
  stored: string[];
  log: string;
}

function requireAbsence({ keys, words, pictured, answers, stored, log }: Traces): void {
  for (const key of keys) {
    assert.ok(!log.includes(key), "a key is in the log");
    assert.ok(!stored.some((text) => text.includes(key)), "a key is in the database");
    assert.ok(!answers.some((text) => text.includes(key)), "a key is in an answer");
  }
  for (const word of words) assert.ok(!log.includes(word), "a word of a visitor's is in the log");
  for (const trace of pictured) {
    assert.ok(!log.includes(trace), "a picture is in the log");
    assert.ok(!stored.some((text) => text.includes(trace)), "a picture is in the database");
    assert.ok(!answers.some((text) => text.includes(trace)), "a picture is in an answer");
  }
  for (const text of answers)
    assert.ok(!/node_modules|\.tsx?:\d|\bat \w+ \(/.test(text.slice(0, 2000)), text);
}

/**
 * RA11: of keys, words and pictures in every part of requests, in success and in every refusal, none is in
 * the log, and no key and no picture is in the database, its write-ahead log or any answer.
 */
export async function provePlantedSecrets({ startServer, note }: ProofContext): Promise<void> {
  const model = await startEchoingModel();
  const environment = { LOG_LEVEL: "debug", LLM_ALLOWED_BASE_URLS: model.baseUrl };
  const { origin, output, databaseUrl } = await startServer({ environment });
  const caller = createCaller(origin);
  const answers: string[] = [];
  const send: Send = async (method, path, options) => {
    const { text, headers, status } = await caller.call(method, path, options);
    answers.push(text, JSON.stringify([...headers]));
    assert.ok(status < 500 || status === 502, `${method} ${path}: ${status} ${text}`);
  };
  const keys = Array.from({ length: secretCount }, (_, index) => makeKey(index));
  const words = Array.from({ length: secretCount }, (_, index) => makeWord(index));
  const ours = { model_settings: { selectedModel: "gpt4o", baseUrl: model.baseUrl } };
  await caller.call("PATCH", "/api/v1/preferences/", { body: ours });
  // Sends each key to a provider that echoes it, and puts it into all places where it might end up by
  // mistake.
  await inParallel(keys.slice(0, 10), 2, async (key) => {
    const headers = { "x-openai-key": key };
    await send("POST", "/api/v1/groups/create-from-text/", { body: { text: "Lunch at noon" }, headers });
  });
  for (const [index, key] of keys.entries()) {
    const requests = keyRequests(send, key);
    // Two of the places for each key, so that each place gets many keys.
    for (const turn of [index, index + 7]) await requests[turn % requests.length]?.();
  }
  for (const [index, word] of words.entries()) {
    const requests = wordRequests(send, word);
    for (const turn of [index, index + 3]) await requests[turn % requests.length]?.();
  }
  const pictured = await sendPictures(send, { model, keys });
  for (let wait = 0; wait < 100 && model.asked() < 10; wait += 1)
    await new Promise((done) => setTimeout(done, 100));
  await send("GET", "/api/v1/groups/?limit=100");
  await send("GET", "/chat");
  model.stop();
  assert.ok(model.asked() >= 10, `the model was asked ${model.asked()} times`);
  const log = output();
  assert.ok(log.split("\n").length > answers.length / 2, "the log has not a line for each request");
  requireAbsence({ keys, words, pictured, answers, log, stored: readDatabase(databaseUrl) });
  note("keys and words", keys.length + words.length);
  note("pictures", pictureCount);
  note("answers", answers.length / 2);
  note("log lines", log.split("\n").length);
}
