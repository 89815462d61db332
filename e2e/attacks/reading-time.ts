import assert from "node:assert/strict";
import { createCaller } from "@/e2e/testing/api-caller";
import { type MachineWatch, watchMachine } from "@/e2e/testing/machine-watch";
import type { ProofContext } from "@/e2e/testing/proof";
import { announcements } from "@/e2e/texts/bench-announcements";
import { textLengthMax } from "@/lib/wire/text-limits";
import { searchSlowTexts } from "./slow-text-search";

/**
 * `ratio`: the processor time of the slowest text found, divided by the median of texts of the same length in
 * the same run, so that no machine's speed decides.
 */
const limits = { ratio: 12, healthMs: 250, createMs: 2000 } as const;
const slowCount = 20;
const probeEveryMs = 10;

interface Attack {
  origin: string;
  text: string;
  machine: MachineWatch;
}

/** An address of its own, as the proxy in front of the server reports it. */
const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
const createPath = "/api/v1/groups/create-from-text/";
const ordinary = announcements.join("\n\n").slice(0, 700);

/**
 * Sends twenty slow texts at once from one address; measures how late health was meanwhile, and how long
 * another visitor's creates took.
 */
async function attack({ origin, text, machine }: Attack): Promise<{ healthMs: number; createMs: number }> {
  const timed = async (send: () => Promise<unknown>): Promise<number> => {
    const startedMs = performance.now();
    await send();
    const endedMs = performance.now();
    return endedMs - startedMs - machine.stalledMs(startedMs, endedMs);
  };
  const attacker = createCaller(origin);
  let isOver = false;
  const slow = Array.from({ length: slowCount }, (_, at) =>
    attacker.call("POST", createPath, {
      body: { text: `${text.slice(0, -2)}${at}`, use_llm: false, timezone: "UTC" },
      ...from("192.0.2.1"),
    }),
  );
  const health: number[] = [];
  const probe = async () => {
    while (!isOver) {
      health.push(await timed(() => fetch(`${origin}/api/v1/healthz`)));
      await new Promise((resolve) => setTimeout(resolve, probeEveryMs));
    }
  };
  const probing = probe();
  const create = async (address: string, body: string) => {
    const other = createCaller(origin);
    const answer = await other.call("POST", createPath, {
      body: { text: body, use_llm: false, timezone: "UTC" },
      ...from(address),
    });
    assert.equal(answer.status, 201, answer.text);
    assert.match(answer.text, /"processing_complete":true/);
  };
  try {
    const creates = await Promise.all([
      timed(() => create("192.0.2.2", "Lunch with Ana tomorrow at noon")),
      timed(() => create("192.0.2.3", ordinary)),
      // Another visitor with the address of the slow texts.
      timed(() => create("192.0.2.1", ordinary)),
    ]);
    for (const { status, text: answer } of await Promise.all(slow)) assert.equal(status, 201, answer);
    return { healthMs: Math.max(...health), createMs: Math.max(...creates) };
  } finally {
    isOver = true;
    await Promise.allSettled([probing, ...slow]);
  }
}
/**
 * RA42: the cost of reading is linear, and it delays nobody. A search finds no text that takes the parser
 * long; while twenty of the slowest arrive at once from one address, the server's health and other visitors'
 * creates are answered in time.
 */
export async function proveReadingTime({ seed, count, note, startServer }: ProofContext): Promise<void> {
  const { slowest, medianMs, readCount } = searchSlowTexts({
    seed,
    count: count(1000, 20_000),
    length: textLengthMax,
  });
  const ratio = slowest.spentMs / medianMs;
  note("texts searched", readCount);
  note("slowest, ms", slowest.spentMs.toFixed(1));
  note("times the median", ratio.toFixed(1));
  assert.ok(ratio <= limits.ratio, `${ratio.toFixed(1)} × the median: ${JSON.stringify(slowest.text)}`);
  const { origin } = await startServer({ environment: { TRUST_PROXY_HOPS: "1" } });
  // A server's first requests compile its code; that time does not belong to the text.
  for (let at = 0; at < 20; at += 1) await createCaller(origin).create(`${ordinary} ${at}`);
  const rounds: { healthMs: number; createMs: number }[] = [];
  const machine = await watchMachine();
  try {
    for (let round = 0; round < count(2, 20); round += 1)
      rounds.push(await attack({ origin, text: slowest.text, machine }));
  } finally {
    machine.stop();
  }
  const healthMs = Math.max(...rounds.map((round) => round.healthMs));
  const createMs = Math.max(...rounds.map((round) => round.createMs));
  note("health late by, ms", Math.round(healthMs));
  note("another's create, ms", Math.round(createMs));
  assert.ok(healthMs <= limits.healthMs, `health took ${healthMs.toFixed(0)} ms`);
  assert.ok(createMs <= limits.createMs, `another visitor's create took ${createMs.toFixed(0)} ms`);
}
