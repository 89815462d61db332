import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { createCaller, inParallel } from "@/e2e/testing/api-caller";
import type { ProofContext } from "@/e2e/testing/proof";
import { failureSchema } from "@/lib/errors/envelope";

const createPath = "/api/v1/groups/create-from-text/";
const createsPerMinute = 10;

/** Every header by which a client may pretend to be somebody else. */
function disguise(index: number): Record<string, string> {
  const address = `198.51.100.${index}`;
  return {
    "x-forwarded-for": `${address}, 203.0.113.${index}`,
    "x-real-ip": address,
    "x-socket-ip": address,
    "x-vercel-forwarded-for": address,
    "x-nf-client-connection-ip": address,
    forwarded: `for=${address}`,
    "cf-connecting-ip": address,
    "true-client-ip": address,
  };
}

async function create(origin: string, headers: Record<string, string>) {
  const body = { text: "Lunch tomorrow at noon", use_llm: false };
  return createCaller(origin).call("POST", createPath, { body, headers });
}

/** RA12, first half: the eleventh create of a minute is refused properly, whatever origin it claims. */
async function proveLimit({ startServer, count, note }: ProofContext): Promise<void> {
  const environment = { RATE_LIMIT_CREATES_PER_MINUTE: String(createsPerMinute) };
  const { origin } = await startServer({ environment });
  const answers = [];
  for (let index = 1; index <= count(14, 200); index += 1) {
    answers.push(await create(origin, disguise(index % 250)));
  }
  const statuses = answers.map((answer) => answer.status);
  assert.deepEqual(
    statuses,
    statuses.map((_, index) => (index < createsPerMinute ? 201 : 429)),
  );
  for (const { headers, text } of answers.slice(createsPerMinute)) {
    const failure = failureSchema.parse(JSON.parse(text));
    assert.equal(failure.message, "Too many requests. Please try again later.");
    assert.match(headers.get("retry-after") ?? "", /^([1-9]|[1-5]\d|60)$/);
  }
  assert.equal((await fetch(`${origin}/api/v1/groups/`)).status, 200);
  note("creates", answers.length);
  const waitSeconds = Number(answers.at(-1)?.headers.get("retry-after"));
  if (count(0, 1) === 0) return;
  await pause(waitSeconds * 1000);
  assert.equal((await create(origin, {})).status, 201, "Retry-After did not hold");
  note("waited", `${waitSeconds} s`);
}

/** The same behind the operator's proxy, where the last entry of X-Forwarded-For is the caller. */
async function proveTrustedProxy({ startServer }: ProofContext): Promise<void> {
  const environment = { RATE_LIMIT_CREATES_PER_MINUTE: "2", TRUST_PROXY_HOPS: "1" };
  const { origin } = await startServer({ environment });
  const from = (list: string) => create(origin, { "x-forwarded-for": list });
  const lists = ["203.0.113.1", "6.6.6.6, 203.0.113.1", "7.7.7.7, 203.0.113.1", "203.0.113.2"];
  const statuses = [];
  for (const list of lists) statuses.push((await from(list)).status);
  assert.deepEqual(statuses, [201, 201, 429, 201]);
  const ofOneNetwork = ["2001:db8::1", "2001:db8::ffff:2", "2001:db8:0:0:1::3", "2001:db8:0:1::1"];
  const statusesV6 = [];
  for (const list of ofOneNetwork) statusesV6.push((await from(list)).status);
  assert.deepEqual(statusesV6, [201, 201, 429, 201]);
}

/**
 * RA12, second half: concurrent creates (200 in the long form), read by the rules: each is answered, stored
 * and read again as sent.
 */
async function proveParallelCreates({ startServer, count, note }: ProofContext): Promise<void> {
  const { origin } = await startServer();
  const caller = createCaller(origin);
  const numbers = Array.from({ length: count(50, 200) }, (_, index) => index);
  const rounds = count(1, 10);
  for (let round = 0; round < rounds; round += 1) {
    const made = await Promise.all(
      numbers.map((index) => caller.create(`Standup ${round}-${index} tomorrow at 9am`)),
    );
    assert.equal(new Set(made.map((group) => group.id)).size, numbers.length);
    await inParallel(made, 8, async ({ id }, index) => {
      const { status, text } = await caller.call("GET", `/api/v1/groups/${id}/`);
      assert.equal(status, 200);
      assert.ok(text.includes(`Standup ${round}-${index} tomorrow`), "a group has another's text");
    });
  }
  note("parallel creates", rounds * numbers.length);
}

/**
 * RA12: a page counts as a read of its visitor's. One over the limit is refused before it is rendered, as a
 * page for a person and in the envelope for a program; so are the API's calls, although another bundle of
 * Next counts those.
 */
async function provePagesCount({ startServer }: ProofContext): Promise<void> {
  const { origin } = await startServer({ environment: { RATE_LIMIT_READS_PER_MINUTE: "4" } });
  const caller = createCaller(origin);
  assert.equal((await caller.call("GET", "/chat")).status, 200);
  const { id } = await caller.create("Retrospective tomorrow at noon");
  const readings = [];
  for (let count = 0; count < 3; count += 1) {
    const { status, text } = await caller.call("GET", `/groups/${id}`);
    readings.push([status, text.includes("Retrospective")]);
  }
  assert.deepEqual(readings, Array(3).fill([200, true]));
  for (const [accept, type] of [
    ["text/html,*/*;q=0.8", "text/html; charset=utf-8"],
    ["*/*", "application/json; charset=utf-8"],
  ] as const) {
    const { status, headers, text } = await caller.call("GET", `/groups/${id}`, { headers: { accept } });
    assert.equal(status, 429, text);
    assert.equal(headers.get("content-type"), type);
    assert.match(headers.get("retry-after") ?? "", /^([1-9]|[1-5]\d|60)$/);
    assert.match(
      headers.get("content-security-policy") ?? "",
      /^default-src 'none'; frame-ancestors 'none'$/,
    );
    assert.equal(headers.get("set-cookie"), null);
    assert.ok(text.includes("Too many requests. Please try again later.") && !text.includes("Retrospective"));
  }
  const refused = await caller.call("GET", `/api/v1/groups/${id}/`);
  assert.equal(refused.status, 429, refused.text);
  assert.equal(failureSchema.parse(JSON.parse(refused.text)).error.code, "rate_limited");
}

/** RA12: the limits, for creates and for pages. */
export async function proveRequestLimits(context: ProofContext): Promise<void> {
  await proveLimit(context);
  await proveTrustedProxy(context);
  await provePagesCount(context);
  await proveParallelCreates(context);
}
