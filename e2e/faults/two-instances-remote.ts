import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { type ApiCaller, createCaller, freshCookie, inParallel } from "@/e2e/testing/api-caller";
import { type LibsqlServer, startLibsqlServer } from "@/e2e/testing/libsql-server";
import { type ModelServer, startModelServer } from "@/e2e/testing/model-server";
import type { ProofContext } from "@/e2e/testing/proof";
import { createProofVisitor } from "@/e2e/testing/proof-visitor";
import { spawnCommand } from "@/e2e/testing/start-process";
import { exitCodeOf } from "@/lib/commands/next-process";
import { migrateDatabase } from "@/lib/db/migrate";
import { plantCookieKey } from "@/lib/testing/plant-cookie-key";
import { answerOf, lunch, review, sampleText } from "@/lib/testing/sample-answer";
import { requireAway, requireBack, requireUnavailable } from "./server-lost";

const createPath = "/api/v1/groups/create-from-text/";
const modelTestsPerMinute = 6;
const overWithinMs = 30_000;

/** One visitor as a caller of both instances. */
interface Pair {
  first: ApiCaller;
  second: ApiCaller;
}

/** Runs `npm run db:migrate` in several processes at once on an empty database (RA32). */
async function proveStarts(url: string, processes: number): Promise<void> {
  const children = Array.from({ length: processes }, () => spawnCommand("migrate", { DATABASE_URL: url }));
  const outputs = children.map(() => "");
  for (const [index, child] of children.entries()) {
    child.stdout?.setEncoding("utf8").on("data", (text: string) => {
      outputs[index] += text;
    });
  }
  const codes = await Promise.all(children.map(exitCodeOf));
  assert.ok(
    codes.every((code) => code === 0),
    `starts ended with ${codes}`,
  );
  assert.equal(outputs.filter((said) => said.includes("Applied")).length, 1, "not one migrated alone");
}

/**
 * The database's server is killed and started again: both instances say so and continue without a restart,
 * and a create that was refused meanwhile makes one group when it is sent again, to either.
 */
async function proveLoss({ first, second }: Pair, libsql: LibsqlServer): Promise<void> {
  const create = {
    headers: { "idempotency-key": randomUUID() },
    body: { text: "Dinner with Bo tomorrow at 7pm", use_llm: false },
  };
  await libsql.kill();
  try {
    requireUnavailable(await first.call("POST", createPath, create));
    for (const instance of [first, second]) await requireAway(instance);
  } finally {
    await libsql.start();
  }
  for (const instance of [first, second]) await requireBack(instance);
  const sent = await Promise.all([second, first].map((at) => at.call("POST", createPath, create)));
  assert.deepEqual(new Set(sent.map(({ status }) => status)), new Set([201]));
  assert.equal(new Set(sent.map(({ text }) => text)).size, 1, "a create sent again made a second group");
}

async function proveWalk({ first, second }: Pair, libsql: LibsqlServer): Promise<void> {
  const group = await first.create("Planning tomorrow at 9am\nRetro on Friday at 3pm");
  const path = `/api/v1/groups/${group.id}/`;
  const [event] = group.events;
  assert.ok(event !== undefined);
  const polled = await second.call("GET", path);
  assert.equal(polled.text, (await first.call("GET", path)).text);
  const edit = await second.call("PATCH", `/api/v1/events/${event.id}/`, {
    body: { title: "Planning, moved", updated_at: event.updated_at },
  });
  assert.equal(edit.status, 200, edit.text);
  const late = await first.call("PATCH", `/api/v1/events/${event.id}/`, {
    body: { title: "Too late", updated_at: event.updated_at },
  });
  assert.equal(late.status, 409, "an edit overwrote the other instance's");
  await proveLoss({ first, second }, libsql);
  assert.ok((await first.call("GET", path)).text.includes("Planning, moved"));
  const files = await Promise.all([first, second].map((at) => at.call("GET", `${path}download_ics/`)));
  assert.deepEqual(new Set(files.map(({ status }) => status)), new Set([200]));
  const bare = files.map(({ text }) => text.replace(/^DTSTAMP:.*$/gm, ""));
  assert.equal(bare[0], bare[1]);
  assert.ok(bare[0]?.includes("Planning\\, moved"));
  assert.equal((await second.call("DELETE", path)).status, 200);
  assert.equal((await first.call("GET", path)).status, 404);
  assert.equal((await first.call("POST", `${path}restore/`)).status, 200);
  assert.ok((await second.call("GET", "/api/v1/groups/")).text.includes(group.id));
}

async function proveKeyShared({ first, second }: Pair, times: number): Promise<void> {
  const headers = { "idempotency-key": randomUUID() };
  const body = { text: "Lunch with Ana tomorrow at noon", use_llm: false };
  const answers = await Promise.all(
    Array.from({ length: times }, (_, index) =>
      (index % 2 === 0 ? first : second).call("POST", createPath, { body, headers }),
    ),
  );
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([201]));
  assert.equal(new Set(answers.map(({ text }) => text)).size, 1, "one key made several groups");
  const other = await second.call("POST", createPath, { body: { ...body, text: "Dinner" }, headers });
  assert.equal(other.status, 422);
}

async function proveLimitShared({ first, second }: Pair): Promise<void> {
  const statuses = [];
  for (let index = 0; index < modelTestsPerMinute + 6; index += 1) {
    const at = index % 2 === 0 ? first : second;
    const body = { baseUrl: "https://not-listed.example" };
    statuses.push((await at.call("POST", "/api/v1/llm/ollama/models/", { body })).status);
  }
  assert.deepEqual(
    statuses,
    statuses.map((_, index) => (index < modelTestsPerMinute ? 400 : 429)),
  );
}

/** Creates and edits at both instances concurrently; each acknowledged one is read at the other. */
async function proveLoad(origins: readonly [string, string], creates: number): Promise<void> {
  const cookie = freshCookie();
  const [first, second] = origins.map((origin) => createCaller(origin, cookie));
  assert.ok(first !== undefined && second !== undefined);
  const numbers = Array.from({ length: creates }, (_, index) => index);
  await inParallel(numbers, 16, async (number) => {
    const [here, there] = number % 2 === 0 ? [first, second] : [second, first];
    const group = await here.create(`Standup ${number} tomorrow at 9am`);
    const [event] = group.events;
    const edit = await there.call("PATCH", `/api/v1/events/${event?.id}/`, {
      body: { venue: `Room ${number}` },
    });
    assert.equal(edit.status, 200, edit.text);
    const { text } = await here.call("GET", `/api/v1/groups/${group.id}/`);
    assert.ok(text.includes(`Standup ${number}`) && text.includes(`"Room ${number}"`), "a write is missing");
  });
}

/**
 * The instance that reads a group is killed; the other finishes it: by the rules after its deadline,
 * otherwise by the model again.
 */
async function proveTakeover(
  { count, note }: ProofContext,
  world: { origins: readonly [string, string]; model: ModelServer; kill: () => Promise<unknown> },
): Promise<void> {
  const { origins, model, kill } = world;
  const visitor = createProofVisitor();
  model.play("deepseek", () => undefined);
  const group = await visitor.create(origins[0], { body: { text: sampleText, model: "deepseek" } });
  while (model.requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  const killedMs = performance.now();
  await kill();
  model.play("deepseek", ({ answer }) => answer(answerOf(lunch, review)));
  const ended = await visitor.readWhenOver(origins[1], group.id, overWithinMs);
  note("taken over after", `${Math.round(performance.now() - killedMs)} ms`);
  assert.deepEqual([ended.parser, ended.events.length], [count(0, 1) === 0 ? "rules" : "llm", 2]);
}

/**
 * RA27 on libSQL: two instances on one server are one application. In the short form an abandoned reading
 * ends by its deadline (5 s), in the long form by its lease (15 s).
 */
export async function proveTwoInstancesRemote(context: ProofContext): Promise<void> {
  const { startServer, count, note } = context;
  const model = await startModelServer();
  const libsql = await startLibsqlServer();
  try {
    await proveStarts(libsql.url, count(3, 8));
    note("starts at once", count(3, 8));
    assert.deepEqual((await migrateDatabase(libsql.url)).applied, []);
    await plantCookieKey(libsql.url);
    const environment = {
      RATE_LIMIT_MODEL_TESTS_PER_MINUTE: String(modelTestsPerMinute),
      DEEPSEEK_API_KEY: "sk-of-the-server",
      DEEPSEEK_BASE_URL: model.baseUrl("deepseek"),
      LLM_DEADLINE_SECONDS: String(count(5, 60)),
    };
    const options = { environment, databaseUrl: libsql.url };
    const [one, two] = await Promise.all([startServer(options), startServer(options)]);
    const cookie = freshCookie();
    const pair = { first: createCaller(one.origin, cookie), second: createCaller(two.origin, cookie) };
    await proveWalk(pair, libsql);
    await proveKeyShared(pair, 20);
    await proveLimitShared(pair);
    const creates = count(20, 1000);
    await proveLoad([one.origin, two.origin], creates);
    note("creates with edits", creates);
    const kill = () => one.end("SIGKILL");
    await proveTakeover(context, { origins: [one.origin, two.origin], model, kill });
  } finally {
    await libsql.stop();
    await model.close();
  }
}
