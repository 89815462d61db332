import assert from "node:assert/strict";
import { createCaller, inParallel, quantile } from "@/e2e/testing/api-caller";
import type { ProofContext } from "@/e2e/testing/proof";
import { type RawAnswer, requestHead, sendRaw } from "@/e2e/testing/raw-request";

const createPath = "/api/v1/groups/create-from-text/";
const metricsToken = "a-token-of-the-operator";
const refusalsPerMinute = 20;
/** The default of RATE_LIMIT_REFUSALS_PER_MINUTE. */
const defaultPerMinute = 300;

interface Refused {
  said: string;
  status: number;
  bytes: (port: number, address: string) => string;
}

/** A complete request, from an address that a proxy would report. */
const ask =
  (line: string, fields: Record<string, string> = {}) =>
  (port: number, address: string) =>
    requestHead(`${line} HTTP/1.1`, { host: `localhost:${port}`, "x-forwarded-for": address, ...fields });

/** Every way to be refused before a request counts as a read, a write or a create. */
const refusals: readonly Refused[] = [
  { said: "a path that cannot be decoded", status: 400, bytes: ask("GET /%ff") },
  { said: "no HTTP", status: 400, bytes: () => "\u0016\u0003\u0001\r\n\r\n" },
  { said: "the same of the API", status: 400, bytes: ask("GET /api/v1/groups/%ff/") },
  {
    said: "two hosts",
    status: 400,
    bytes: (port, address) => ask("GET /chat", { "x-a": "b\r\nhost: b" })(port, address),
  },
  { said: "a folded path", status: 404, bytes: ask("GET //evil.example/") },
  { said: "a form for a page", status: 405, bytes: ask("POST /chat", { "content-length": "0" }) },
  { said: "a page under another name", status: 403, bytes: ask("GET /chat", { host: "evil.example" }) },
  {
    said: "the API under another name",
    status: 403,
    bytes: ask("GET /api/v1/groups/", { host: "evil.example" }),
  },
  {
    said: "another site's page",
    status: 403,
    bytes: ask("DELETE /api/v1/visitor/", { origin: "https://evil.example", "content-length": "0" }),
  },
  {
    said: "a guess at the operator's token",
    status: 401,
    bytes: ask("GET /api/v1/metrics", { authorization: "Bearer x" }),
  },
  {
    said: "an upgrade",
    status: 400,
    bytes: ask("GET /chat", { connection: "upgrade", upgrade: "websocket" }),
  },
  { said: "header fields without end", status: 431, bytes: ask("GET /chat", { "x-a": "b".repeat(40_000) }) },
];

/** Checks a 429: its sentence, a correct `Retry-After`, and for a raw request the end of the connection. */
function requireTooMany({ text }: RawAnswer, said: string): void {
  assert.match(text, /\r\nretry-after: ([1-9]|[1-5]\d|60)\r\n/i, `${said}: ${text}`);
  assert.match(text, /\r\ncache-control: no-store\r\n/i, said);
  assert.ok(text.includes("Too many requests. Please try again later."), `${said}: ${text}`);
  assert.doesNotMatch(text, /\r\nset-cookie:/i, said);
}

/** A visitor at an address that is over the limit of refusals can use the server as before. */
async function requireUnhurt(origin: string): Promise<void> {
  const caller = createCaller(origin);
  await caller.create("Planning tomorrow at 9am");
  for (const path of ["/chat", "/api/v1/groups/", "/api/v1/healthz", "/api/v1/readyz"]) {
    assert.equal((await caller.call("GET", path)).status, 200, path);
  }
  const misses = await Promise.all(["/nowhere", "/api/v1/nowhere/"].map((path) => caller.call("GET", path)));
  assert.deepEqual(
    misses.map(({ status }) => status),
    [404, 404],
  );
}

/** Each kind of refusal separately: its own answer up to the limit, then 429, whatever the requests claim. */
async function proveKind({ startServer }: ProofContext, kinds: readonly Refused[]): Promise<void> {
  const environment = {
    RATE_LIMIT_REFUSALS_PER_MINUTE: String(refusalsPerMinute),
    METRICS_TOKEN: metricsToken,
  };
  for (const { said, status, bytes } of kinds) {
    const server = await startServer({ environment });
    const statuses: number[] = [];
    for (let index = 0; index < refusalsPerMinute + 4; index += 1) {
      const answer = await sendRaw(server.port, [bytes(server.port, `198.51.100.${index}`)]);
      statuses.push(answer.status);
      if (answer.status === 429) requireTooMany(answer, said);
    }
    const own = Array(refusalsPerMinute).fill(status);
    assert.deepEqual(statuses, [...own, 429, 429, 429, 429], said);
    await requireUnhurt(server.origin);
    await server.end("SIGTERM");
  }
}

/** All kinds share one count; behind the operator's proxy, each address that it reports has its own count. */
async function proveTogether({ startServer }: ProofContext): Promise<void> {
  const environment = {
    RATE_LIMIT_REFUSALS_PER_MINUTE: String(refusalsPerMinute),
    METRICS_TOKEN: metricsToken,
    TRUST_PROXY_HOPS: "1",
  };
  const server = await startServer({ environment });
  // An unreadable request reports no address, so it counts for the proxy's.
  const readable = refusals.filter(
    ({ said }) => !/^(no HTTP|header fields)/.test(said) && said !== "an upgrade",
  );
  await inParallel(["203.0.113.1", "203.0.113.2"], 2, async (address) => {
    const statuses: number[] = [];
    for (let index = 0; index < refusalsPerMinute + 4; index += 1) {
      const { bytes } = readable[index % readable.length] ?? { bytes: () => "" };
      statuses.push((await sendRaw(server.port, [bytes(server.port, `6.6.6.6, ${address}`)])).status);
    }
    assert.deepEqual(
      statuses,
      statuses.map((_, index) =>
        index < refusalsPerMinute ? readable[index % readable.length]?.status : 429,
      ),
    );
  });
  await requireUnhurt(server.origin);
}

/** A flood of refusals with the default limit; meanwhile others are answered, and probes always. */
async function proveFlood({ startServer, count, note }: ProofContext): Promise<void> {
  // An empty key counts as not set, so the default applies.
  const server = await startServer({
    environment: { RATE_LIMIT_REFUSALS_PER_MINUTE: "", LOG_LEVEL: "info" },
  });
  const all = Array.from({ length: count(1500, 20_000) }, (_, index) => index);
  const caller = createCaller(server.origin, null);
  const startedMs = performance.now();
  let isOver = false;
  const probes: number[] = [];
  const probe = async () => {
    while (!isOver) {
      const { status, elapsedMs } = await caller.call("GET", "/api/v1/healthz");
      assert.equal(status, 200);
      probes.push(elapsedMs);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const probing = probe();
  const answers = await inParallel(
    all,
    16,
    async () => (await caller.call("GET", "/api/v1/groups/%ff/")).status,
  );
  const flooded = performance.now() - startedMs;
  isOver = true;
  await probing;
  const refused = answers.filter((status) => status === 400).length;
  assert.ok(
    answers.every((status) => status === 400 || status === 429),
    "another answer",
  );
  // A flood that continues into the next minute gets another minute's share.
  const minutes = 1 + Math.floor(flooded / 60_000);
  assert.ok(
    refused >= defaultPerMinute && refused <= defaultPerMinute * minutes,
    `${refused} refused as 400`,
  );
  const lines = server
    .output()
    .split("\n")
    .filter((line) => line.includes("request refused")).length;
  assert.ok(lines <= defaultPerMinute * minutes, `${lines} lines of the log`);
  await requireUnhurt(server.origin);
  note("flood", `${all.length} in ${(flooded / 1000).toFixed(1)} s, ${refused} × 400`);
  note("healthz p99 meanwhile", `${quantile(probes, 0.99).toFixed(0)} ms`);
}

/**
 * A request that is refused later has already counted as a create, a change or a read; here each has its own
 * address.
 */
async function proveLater({ startServer }: ProofContext): Promise<void> {
  const limit = 6;
  const environment = {
    RATE_LIMIT_CREATES_PER_MINUTE: String(limit),
    RATE_LIMIT_WRITES_PER_MINUTE: String(limit),
    RATE_LIMIT_READS_PER_MINUTE: String(limit),
    TRUST_PROXY_HOPS: "1",
  };
  const post = (length: number, body: string, type = "application/json") => {
    const fields = { "content-type": type, "content-length": String(length) };
    return (port: number, address: string) => `${ask(`POST ${createPath}`, fields)(port, address)}${body}`;
  };
  const kinds = [
    { status: 400, bytes: post(1, "{") },
    { status: 413, bytes: post(10_000_000, "") },
    { status: 415, bytes: post(2, "hi", "text/plain") },
    { status: 405, bytes: ask("DELETE /api/v1/preferences/", { "content-length": "0" }) },
    { status: 404, bytes: ask("GET /api/v1/nowhere/") },
    { status: 404, bytes: ask("GET /nowhere") },
  ];
  const server = await startServer({ environment });
  await inParallel(kinds, kinds.length, async ({ status, bytes }, kind) => {
    const request = bytes(server.port, `203.0.113.${kind}`);
    const statuses: number[] = [];
    for (let index = 0; index < limit + 2; index += 1) {
      statuses.push((await sendRaw(server.port, [request])).status);
    }
    assert.deepEqual(statuses, [...Array(limit).fill(status), 429, 429], request);
  });
}

/** RA47: every refusal counts, and a flood of refusals ends in 429s that nobody else notices. */
export async function proveCountedRefusals(context: ProofContext): Promise<void> {
  const kinds = context.count(2, refusals.length);
  await proveKind(context, refusals.slice(0, kinds));
  await proveTogether(context);
  await proveFlood(context);
  await proveLater(context);
  context.note("kinds by themselves", kinds);
}
