import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { judgeGrowth } from "@/e2e/benches/soak";
import { type ApiCaller, createCaller, quantile } from "@/e2e/testing/api-caller";
import { findFreePort } from "@/e2e/testing/free-port";
import type { ProcessFigures } from "@/e2e/testing/process-figures";
import type { ProofContext } from "@/e2e/testing/proof";
import type { ScratchServer } from "@/e2e/testing/scratch-server";
import { readLiveHeapMb } from "./live-heap";

const text = "Lunch with Ana tomorrow at noon at Café Luz, then design review on Friday 3-4pm";
const requestEveryMs = 50;
/** Clients of the warm-up; each sends its next request as soon as it has an answer. */
const warmUpClients = 6;
/** A small heap, so that garbage that V8 would leave in a large one does not hide growth. */
const heapMaxMb = 256;
const samplesCount = 80;
/** MB a minute of resident memory, after a collection that returns V8's freed pages. */
const residentGrowthMaxMb = 1;
/**
 * MB of live heap since the end of the warm-up: the short form is over before every path has been compiled.
 */
const heapGrowthMaxMb = { short: 24, long: 2 };
/** How much the last quarter's p99 may exceed the second's: a factor, and some ms for a busy machine. */
const slowdown = { times: 2, ms: 25 };
/** In the short form the p99 of 50 answers is a single answer, on a machine that may be busy. */
const shortSlowestMs = 1000;

interface Soaked {
  samples: ProcessFigures[];
  answers: { atMs: number; elapsedMs: number }[];
  failures: string[];
}

/** The mix: one create in eight, everything that screens read, and two pages. */
function requestsOf(ids: { group: string; event: string }): [string, string][] {
  return [
    ["POST", "/api/v1/groups/create-from-text/"],
    ["GET", `/api/v1/groups/${ids.group}/`],
    ["GET", `/api/v1/events/${ids.event}/status/`],
    ["GET", `/api/v1/events/${ids.event}/download_ics/`],
    ["GET", "/api/v1/groups/?limit=20"],
    ["GET", "/api/v1/events/?search=review"],
    ["GET", "/chat"],
    ["GET", `/groups/${ids.group}`],
  ];
}

/** Sends a request as a new visitor, so that any state kept for visitors would accumulate. */
async function sendOne(origin: string, [method, path]: [string, string]): Promise<number> {
  const body = method === "POST" ? { body: { text, use_llm: false } } : {};
  // On its own connection: the server may close a kept-alive one just when it is used again.
  const options = { ...body, headers: { connection: "close" } };
  const { status, elapsedMs } = await createCaller(origin).call(method, path, options);
  assert.equal(status, method === "POST" ? 201 : 200, `${method} ${path}`);
  return elapsedMs;
}

async function makeGroup(caller: ApiCaller): Promise<{ group: string; event: string }> {
  const { id, events } = await caller.create(text);
  return { group: id, event: events[0]?.id ?? "" };
}

/**
 * Sends the mix as fast as it is answered. This fills the heap and SQLite's page cache, which then stay full,
 * but would look like growth during the whole run at twenty requests a second.
 */
async function warmUp({ origin }: ScratchServer, seconds: number): Promise<void> {
  const requests = requestsOf(await makeGroup(createCaller(origin)));
  const untilMs = performance.now() + seconds * 1000;
  const sendAll = async (): Promise<void> => {
    while (performance.now() < untilMs) for (const request of requests) await sendOne(origin, request);
  };
  await Promise.all(Array.from({ length: warmUpClients }, sendAll));
}

/** Sends twenty requests a second, however long answers take, and measures the server's process meanwhile. */
async function soak(server: ScratchServer, seconds: number): Promise<Soaked> {
  const requests = requestsOf(await makeGroup(createCaller(server.origin)));
  const soaked: Soaked = { samples: [], answers: [], failures: [] };
  const sampler = setInterval(
    () => soaked.samples.push(server.figures()),
    Math.floor((seconds * 1000) / samplesCount),
  );
  const startedMs = performance.now();
  const sent: Promise<void>[] = [];
  for (let index = 0; performance.now() - startedMs < seconds * 1000; index += 1) {
    const [request] = requests.slice(index % requests.length);
    if (request === undefined) throw new Error("No request.");
    const atMs = performance.now() - startedMs;
    sent.push(
      sendOne(server.origin, request).then(
        (elapsedMs) => void soaked.answers.push({ atMs, elapsedMs }),
        // Judged at the end, since the other requests continue.
        (error: unknown) => void soaked.failures.push(String(error)),
      ),
    );
    await pause(Math.max(0, (index + 1) * requestEveryMs - (performance.now() - startedMs)));
  }
  clearInterval(sampler);
  await Promise.all(sent);
  return soaked;
}

const p99Of = (answers: Soaked["answers"]) =>
  quantile(
    answers.map(({ elapsedMs }) => elapsedMs),
    0.99,
  );

/** Compares memory, handles and time of the second quarter of a run with the last. */
function judge(
  { samples, answers }: Soaked,
  { seconds, note }: { seconds: number; note: ProofContext["note"] },
) {
  const settled = samples.slice(Math.floor(samples.length / 4));
  const { isBounded, sentence } = judgeGrowth(samples);
  const endMs = seconds * 1000;
  const early = p99Of(answers.filter(({ atMs }) => atMs >= endMs / 4 && atMs < endMs / 2));
  const late = p99Of(answers.filter(({ atMs }) => atMs >= (endMs * 3) / 4));
  note("resident", `${settled[0]?.residentMb.toFixed(0)} to ${settled.at(-1)?.residentMb.toFixed(0)} MB`);
  note("p99", `${early.toFixed(0)} then ${late.toFixed(0)} ms`);
  return { isBounded, sentence, early, late };
}

/**
 * The server's live heap after a collection, and its resident memory without the pages that V8 keeps for
 * later.
 */
async function readHeld(server: ScratchServer, inspectorPort: number) {
  const heapMb = await readLiveHeapMb(inspectorPort);
  return { heapMb, residentMb: server.figures().residentMb };
}

/**
 * RA37: under a steady mix nothing grows, however many visitors ask. The live heap includes the keys of the
 * rate limits, which are new with every request here. The short form is too short to measure growth by the
 * minute: it limits memory and time, and counts handles.
 */
export async function proveSoak({ startServer, count, note }: ProofContext): Promise<void> {
  const seconds = count(10, 600);
  const isLong = count(0, 1) === 1;
  const inspectorPort = await findFreePort();
  const countsRequests = {
    RATE_LIMIT_CREATES_PER_MINUTE: "1000000",
    RATE_LIMIT_READS_PER_MINUTE: "1000000",
  };
  const server = await startServer({
    environment: {
      ...countsRequests,
      LOG_LEVEL: "info",
      NODE_OPTIONS: `--inspect=127.0.0.1:${inspectorPort} --max-old-space-size=${heapMaxMb}`,
    },
  });
  await warmUp(server, count(2, 60));
  // Long enough that every rate-limit key has lived its minute.
  await soak(server, count(3, 90));
  const before = await readHeld(server, inspectorPort);
  const soaked = await soak(server, seconds);
  const after = await readHeld(server, inspectorPort);
  note("requests", soaked.answers.length);
  assert.deepEqual(soaked.failures, [], "requests without an answer in order");
  const residentPerMinuteMb = ((after.residentMb - before.residentMb) / seconds) * 60;
  note("live heap", `${before.heapMb.toFixed(1)} to ${after.heapMb.toFixed(1)} MB`);
  note(
    "resident after a collection",
    `${before.residentMb.toFixed(0)} to ${after.residentMb.toFixed(0)} MB, ${residentPerMinuteMb.toFixed(2)} MB/min`,
  );
  const { isBounded, sentence, early, late } = judge(soaked, { seconds, note });
  assert.ok(
    after.heapMb - before.heapMb <= (isLong ? heapGrowthMaxMb.long : heapGrowthMaxMb.short),
    "the heap grows",
  );
  const lateMaxMs = Math.max(early * slowdown.times + slowdown.ms, isLong ? 0 : shortSlowestMs);
  assert.ok(late <= lateMaxMs, "it slows down");
  if (!isLong) return;
  assert.ok(isBounded, sentence);
  assert.ok(residentPerMinuteMb < residentGrowthMaxMb, "resident memory grows");
}
