import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { createCaller } from "@/e2e/testing/api-caller";
import { type MachineWatch, watchMachine } from "@/e2e/testing/machine-watch";
import type { ProofContext } from "@/e2e/testing/proof";
import { requestHead, sendRaw } from "@/e2e/testing/raw-request";
import { seededRandom } from "@/e2e/texts/adversarial-texts";
import { type PooledProxy, startNginxProxy, startUndiciProxy } from "./pooled-proxies";

const createPath = "/api/v1/groups/create-from-text/";
const otherClients = 40;
const createEveryMs = 500;
const refusedEveryMs = 100;
const slowestMs = 1000;
/** Longer than the proxies wait for the server. */
const givenUpAfterMs = 15_000;

/** Sizes from below what a create may have to above what the system's buffers between two processes take. */
const sizes = [1, 20_000, 40_000, 60_000, 100_000, 200_000, 300_000, 1_000_000, 3_000_000];

interface Refusal {
  line: string;
  fields?: Record<string, string>;
  isChunked?: boolean;
  /**
   * Sent from one address, which is then over its limit; the other bodies have to be refused for their own
   * reasons.
   */
  isLimited?: boolean;
  /** 400 if a body is small enough to be read but is not JSON; 413 if it is too large. */
  statuses: number[];
}

const create = `POST ${createPath}`;
const refusals: Refusal[] = [
  { line: create, statuses: [400, 413] },
  { line: create, isChunked: true, statuses: [400, 413] },
  { line: create, fields: { "content-type": "text/plain" }, statuses: [415] },
  { line: create, fields: { "content-encoding": "gzip" }, statuses: [415] },
  { line: create, fields: { origin: "https://evil.example" }, statuses: [403] },
  { line: `PUT ${createPath}`, statuses: [405] },
  { line: "POST /chat", statuses: [405] },
  { line: "POST /api/v1/nowhere/", statuses: [404] },
  { line: "POST /api/v1/groups/%ff/", statuses: [400] },
  { line: "PATCH /api/v1/preferences/", isLimited: true, statuses: [400, 413, 429] },
  // A body that is neither read nor refused.
  { line: "GET /chat", statuses: [200] },
  { line: "GET /api/v1/groups/", statuses: [200] },
];

interface Attempt {
  refusal: Refusal;
  bytes: number;
  /** The address that it claims. */
  address: string;
}

/** Every refusal in turn, each with every size in nine rounds. */
function* attemptsInTurn(random: () => number): Generator<Attempt, never> {
  const offsets = refusals.map(() => Math.floor(random() * sizes.length));
  for (let round = 0; ; round += 1) {
    for (const [index, refusal] of refusals.entries()) {
      const bytes = sizes[(round + (offsets[index] ?? 0)) % sizes.length] ?? 0;
      const number = round * refusals.length + index;
      const address = refusal.isLimited ? "198.51.100.1" : `198.18.${number >> 8}.${number & 255}`;
      yield { refusal, bytes, address };
    }
  }
}

/** One client's request whose body will not be read; returns its status, 0 for none. */
async function sendRefused(port: number, { refusal, bytes, address }: Attempt): Promise<number> {
  const { line, fields, isChunked = false } = refusal;
  const body = "x".repeat(bytes);
  const head = requestHead(`${line} HTTP/1.1`, {
    host: `localhost:${port}`,
    "x-forwarded-for": address,
    "content-type": "application/json",
    ...(isChunked ? { "transfer-encoding": "chunked" } : { "content-length": String(bytes) }),
    ...fields,
  });
  const parts = isChunked ? [head, `${bytes.toString(16)}\r\n`, body, "\r\n0\r\n\r\n"] : [head, body];
  return (await sendRaw(port, parts)).status;
}

interface Tally {
  creates: number;
  slowest: number;
  refused: number;
  statuses: Set<number>;
  faults: string[];
}

/** Another client, which creates groups now and then. */
async function keepCreating(
  port: number,
  {
    number,
    isOver,
    tally,
    machine,
  }: { number: number; isOver: () => boolean; tally: Tally; machine: MachineWatch },
): Promise<void> {
  const caller = createCaller(`http://localhost:${port}`);
  // Their own address, which the proxy forwards.
  const headers = { "x-forwarded-for": `203.0.113.${number}` };
  await pause((number * createEveryMs) / otherClients);
  for (let round = 0; !isOver(); round += 1) {
    const text = `Standup ${number}-${round} tomorrow at 9am`;
    const sentMs = performance.now();
    const asked = caller.call("POST", createPath, { headers, body: { text, use_llm: false } });
    const answer = await Promise.race([asked, pause(givenUpAfterMs, null, { ref: false })]).catch(String);
    const nowMs = performance.now();
    const elapsedMs = nowMs - sentMs - machine.stalledMs(sentMs, nowMs);
    tally.creates += 1;
    tally.slowest = Math.max(tally.slowest, elapsedMs);
    const isMade = typeof answer === "object" && answer?.status === 201 && answer.text.includes(text);
    const said = typeof answer === "object" ? `${answer?.status} ${answer?.text.slice(0, 100)}` : answer;
    if (!isMade || elapsedMs > slowestMs) tally.faults.push(`${Math.round(elapsedMs)} ms: ${said}`);
    await pause(createEveryMs);
  }
}

interface Attack {
  attempts: Generator<Attempt, never>;
  random: () => number;
}

async function attack(
  { port, streamingPort }: PooledProxy,
  { attempts, random, isOver, tally }: Attack & { isOver: () => boolean; tally: Tally },
): Promise<void> {
  const sent: Promise<void>[] = [];
  const send = async (attempt: Attempt) => {
    const toPort = attempt.refusal.isChunked || random() < 0.3 ? streamingPort : port;
    const status = await sendRefused(toPort, attempt);
    tally.refused += 1;
    tally.statuses.add(status);
    if (attempt.refusal.statuses.includes(status)) return;
    tally.faults.push(`the refused one: ${status} for ${attempt.refusal.line}, ${attempt.bytes} bytes`);
  };
  while (!isOver()) {
    const { value } = attempts.next();
    sent.push(send(value));
    await pause(refusedEveryMs);
  }
  await Promise.all(sent);
}

async function proveBehind(
  proxy: PooledProxy,
  { count, note, machine, ...refused }: ProofContext & Attack & { machine: MachineWatch },
): Promise<void> {
  const tally: Tally = { creates: 0, slowest: 0, refused: 0, statuses: new Set(), faults: [] };
  const untilMs = performance.now() + count(6_000, 60_000);
  const isOver = () => performance.now() > untilMs;
  const others = Array.from({ length: otherClients }, (_, index) =>
    keepCreating(proxy.port, { number: index + 1, isOver, tally, machine }),
  );
  await Promise.all([attack(proxy, { ...refused, isOver, tally }), ...others]);
  note(`${proxy.name}:`, `${tally.refused} refused bodies`);
  note("beside", `${tally.creates} creates`);
  note("slowest", `${Math.round(tally.slowest)} ms`);
  const { faults, statuses } = tally;
  assert.deepEqual(
    faults.slice(0, 20),
    [],
    `behind ${proxy.name} ${faults.length} were not answered in order`,
  );
  for (const status of [403, 404, 405, 413, 415, 429]) assert.ok(statuses.has(status), `no ${status}`);
}

/**
 * RA43: one client sends ten bodies a second that nobody reads, over the connections that a proxy shares
 * among all clients; forty others create groups over the same ones. Time in which an idle server beside them
 * is late as well does not count.
 */
export async function proveRefusedBodies(context: ProofContext): Promise<void> {
  // The second proxy passes on the addresses that clients claim, so that they do not share one limit.
  const environment = { TRUST_PROXY_HOPS: "2", RATE_LIMIT_WRITES_PER_MINUTE: "1" };
  const { port, origin } = await context.startServer({ environment });
  await createCaller(origin).create("Lunch with Ana tomorrow at noon");
  const random = seededRandom(context.seed);
  const attempts = attemptsInTurn(random);
  const machine = await watchMachine();
  try {
    for (const start of [startUndiciProxy, startNginxProxy]) {
      const proxy = await start(port);
      try {
        await proveBehind(proxy, { ...context, machine, random, attempts });
      } finally {
        await proxy.stop();
      }
    }
  } finally {
    machine.stop();
  }
}
