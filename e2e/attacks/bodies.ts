import assert from "node:assert/strict";
import { gzipSync } from "node:zlib";
import { watchMachine } from "@/e2e/testing/machine-watch";
import type { ProofContext } from "@/e2e/testing/proof";
import { requestHead, sendRaw } from "@/e2e/testing/raw-request";

const createLine = "POST /api/v1/groups/create-from-text/ HTTP/1.1";
const chunkBytes = 64 * 1024;
const slowestMs = 1000;
const memoryGrowthMb = 50;

const pictureLine = "POST /api/v1/pictures/ HTTP/1.1";

interface Attack {
  name: string;
  /** The first line of the request; a create's if absent. */
  line?: string;
  fields: Record<string, string>;
  body: () => Iterable<string | Uint8Array>;
  statuses: number[];
}

/** `bytes` of JSON that never ends, in pieces. */
function* endlessText(bytes: number): Generator<string> {
  yield '{"text":"';
  for (let sent = 0; sent < bytes; sent += chunkBytes) yield "x".repeat(Math.min(chunkBytes, bytes - sent));
}

function* chunked(parts: Iterable<string>): Generator<string> {
  for (const part of parts) yield `${part.length.toString(16)}\r\n${part}\r\n`;
  yield "0\r\n\r\n";
}

const sized = (name: string, bytes: number): Attack => ({
  name,
  fields: { "content-length": String(bytes + 9) },
  body: () => endlessText(bytes),
  statuses: [413],
});

const packed = (name: string, bytes: number): Attack => {
  const body = gzipSync(Buffer.alloc(bytes, " "));
  const fields = { "content-length": String(body.length), "content-encoding": "gzip" };
  return { name, fields, body: () => [body], statuses: [415] };
};

const attacks: Attack[] = [
  sized("97 KB", 97 * 1024),
  sized("1 MB", 1024 * 1024),
  sized("60 MB", 60 * 1024 * 1024),
  {
    name: "chunked without a length",
    fields: { "transfer-encoding": "chunked" },
    body: () => chunked(endlessText(60 * 1024 * 1024)),
    statuses: [413],
  },
  {
    name: "a length that promises 60 MB and sends nothing",
    fields: { "content-length": String(60 * 1024 * 1024) },
    body: () => ["{"],
    statuses: [413],
  },
  {
    name: "a length that says less than is sent",
    fields: { "content-length": "2" },
    body: () => ['{"text":"Lunch tomorrow"}'],
    statuses: [400],
  },
  { name: "no number as length", fields: { "content-length": "1e3" }, body: () => ["{}"], statuses: [400] },
  packed("gzip of 10 MB", 10 * 1024 * 1024),
  packed("gzip of 100 MB", 100 * 1024 * 1024),
  { ...sized("60 MB as a picture", 60 * 1024 * 1024), line: pictureLine },
  { ...sized("6 MB as a picture", 6 * 1024 * 1024), line: pictureLine },
];

/** Warms the server up: what ordinary requests load stays loaded, and must not be attributed to a body. */
async function warmUp(origin: string): Promise<void> {
  const body = JSON.stringify({ text: "Lunch with Ana tomorrow at noon" });
  const create = () =>
    fetch(`${origin}/api/v1/groups/create-from-text/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
    });
  for (let round = 0; round < 50; round += 1) {
    const answers = await Promise.all([create(), create(), create(), create()]);
    for (const answer of answers) assert.equal(answer.status, 201, await answer.text());
  }
}

/**
 * RA13: each answer comes within a second, with the catalogue's status, and the server's memory stays about
 * the same. Time in which an idle server beside it is late as well does not count.
 */
export async function proveBodies({ startServer, count, note }: ProofContext): Promise<void> {
  const { port, origin, figures } = await startServer();
  const host = `localhost:${port}`;
  const machine = await watchMachine();
  const send = async ({ name, line = createLine, fields, body, statuses }: Attack) => {
    const all = { host, "content-type": "application/json", ...fields };
    const head = requestHead(line, all);
    const sentMs = performance.now();
    const answer = await sendRaw(port, [head, ...body()], { goesOn: true });
    const elapsedMs = answer.elapsedMs - machine.stalledMs(sentMs, sentMs + answer.elapsedMs);
    assert.ok(
      statuses.includes(answer.status),
      `${name}: ${answer.status} ${Math.round(answer.elapsedMs)} ms ${answer.text.slice(0, 200)}`,
    );
    assert.ok(elapsedMs < slowestMs, `${name}: ${Math.round(elapsedMs)} ms`);
    return elapsedMs;
  };
  await warmUp(origin);
  const beforeMb = figures().residentMb;
  let slowest = 0;
  let most = 0;
  const rounds = count(1, 20);
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const attack of attacks) {
        slowest = Math.max(slowest, await send(attack));
        most = Math.max(most, figures().residentMb - beforeMb);
      }
      await Promise.all(attacks.map(send));
      most = Math.max(most, figures().residentMb - beforeMb);
    }
  } finally {
    // Otherwise it would keep this process from exiting.
    machine.stop();
  }
  note("bodies", rounds * attacks.length * 2);
  note("slowest answer", `${Math.round(slowest)} ms`);
  note("memory", `+${Math.round(most)} MB`);
  assert.ok(!(most >= memoryGrowthMb), `memory grew by ${Math.round(most)} MB`);
  assert.equal((await fetch(`${origin}/api/v1/readyz`)).status, 200);
}
