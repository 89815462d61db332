import assert from "node:assert/strict";
import { type ModelServer, startModelServer } from "@/e2e/testing/model-server";
import type { ProofContext } from "@/e2e/testing/proof";
import { createProofVisitor, type ProofVisitor } from "@/e2e/testing/proof-visitor";
import { answerOf, lunch, review, sampleText } from "@/lib/testing/sample-answer";
import type { Group } from "@/lib/wire/group-schema";

/** RA23: the deadline for an interrupted reading, and for the exit of a process that was told to stop. */
const overWithinMs = 30_000;
const visitorsKey = { "x-openai-key": "sk-of-the-visitor" };
const keyGone = /your key is not kept on the server/;
const body = { text: sampleText, timezone: "Europe/Paris" };

/**
 * The server's key for DeepSeek, and permission for visitors to use their own OpenAI-compatible server at
 * this address.
 */
const environmentOf = (model: ModelServer) => ({
  LLM_ALLOWED_BASE_URLS: `${model.origin}/`,
  DEEPSEEK_API_KEY: "sk-of-the-server",
  DEEPSEEK_BASE_URL: model.baseUrl("deepseek"),
});

const hang = () => undefined;

interface Pair {
  /** Read with the visitor's own key. */
  visitors: Group;
  /** Read with the server's. */
  servers: Group;
}

async function beginBoth(origin: string, visitor: ProofVisitor, model: ModelServer): Promise<Pair> {
  await visitor.preferModelAt(origin, model.baseUrl("gpt4o"));
  const askedBefore = model.requests.length;
  const visitors = await visitor.create(origin, { body: { ...body, model: "gpt4o" }, headers: visitorsKey });
  const servers = await visitor.create(origin, { body: { ...body, model: "deepseek" } });
  while (model.requests.length < askedBefore + 2) await new Promise((resolve) => setTimeout(resolve, 20));
  return { visitors, servers };
}

/**
 * Both groups at the next process: read by the rules if the key is gone, by the model if the server has the
 * key.
 */
async function requireTakenOver(
  origin: string,
  visitor: ProofVisitor,
  { visitors, servers }: Pair,
): Promise<void> {
  const [closed, readAgain] = await Promise.all([
    visitor.readWhenOver(origin, visitors.id, overWithinMs),
    visitor.readWhenOver(origin, servers.id, overWithinMs),
  ]);
  assert.equal(closed.parser, "rules");
  assert.match(closed.notice ?? "", keyGone);
  assert.equal(closed.events.length, 2);
  assert.deepEqual([readAgain.parser, readAgain.notice, readAgain.events.length], ["llm", null, 2]);
}

async function proveKill({ startServer, note }: ProofContext, model: ModelServer): Promise<void> {
  const environment = environmentOf(model);
  const first = await startServer({ environment });
  const visitor = createProofVisitor();
  model.play("gpt4o", hang);
  const pair = await beginBoth(first.origin, visitor, model);
  const killedMs = performance.now();
  await first.end("SIGKILL");
  model.play("gpt4o", ({ answer }) => answer(answerOf(lunch, review)));
  const next = await startServer({ environment, databaseUrl: first.databaseUrl });
  await requireTakenOver(next.origin, visitor, pair);
  const overMs = performance.now() - killedMs;
  note("over after kill -9", `${Math.round(overMs)} ms`);
  assert.ok(overMs < overWithinMs);
}

/** Readings that end soon finish before the process does. */
async function proveFinish({ startServer, note }: ProofContext, model: ModelServer): Promise<void> {
  const environment = environmentOf(model);
  const first = await startServer({ environment });
  const visitor = createProofVisitor();
  model.play("gpt4o", async ({ answer }) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    answer(answerOf(lunch, review));
  });
  const { visitors, servers } = await beginBoth(first.origin, visitor, model);
  const { code, durationMs } = await first.end("SIGTERM");
  note("SIGTERM, readings finished", `${Math.round(durationMs)} ms`);
  assert.equal(code, 143);
  assert.ok(durationMs < 10_000);
  const next = await startServer({ environment, databaseUrl: first.databaseUrl });
  for (const { id } of [visitors, servers]) {
    const group = await visitor.read(next.origin, id);
    assert.deepEqual([group.processing_complete, group.parser, group.notice], [true, "llm", null]);
  }
}

/** Readings that do not end are handed back or closed by the rules, and the process ends nevertheless. */
async function proveHandBack({ startServer, note }: ProofContext, model: ModelServer): Promise<void> {
  const environment = environmentOf(model);
  const first = await startServer({ environment });
  const visitor = createProofVisitor();
  model.play("gpt4o", hang);
  const pair = await beginBoth(first.origin, visitor, model);
  const { durationMs } = await first.end("SIGTERM");
  note("SIGTERM, readings handed back", `${Math.round(durationMs)} ms`);
  assert.ok(durationMs < overWithinMs);
  model.play("gpt4o", ({ answer }) => answer(answerOf(lunch, review)));
  const next = await startServer({ environment, databaseUrl: first.databaseUrl });
  await requireTakenOver(next.origin, visitor, pair);
}

type Part = (context: ProofContext, model: ModelServer) => Promise<void>;

async function withModel(context: ProofContext, prove: Part): Promise<void> {
  const model = await startModelServer();
  try {
    await prove(context, model);
  } finally {
    await model.close();
  }
}

/**
 * RA23: its parts run in parallel. The short form leaves out the part that waits 20 s for a stopping process.
 */
export async function proveInterruptedReadings(context: ProofContext): Promise<void> {
  const parts: Part[] = [proveFinish, proveKill, proveHandBack].slice(0, context.count(2, 3));
  await Promise.all(parts.map((part) => withModel(context, part)));
}
