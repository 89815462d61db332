import assert from "node:assert/strict";
import { connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { createCaller, quantile } from "@/e2e/testing/api-caller";
import type { ProofContext } from "@/e2e/testing/proof";
import { requestHead } from "@/e2e/testing/raw-request";

const slowestMs = 1000;
const closedWithinMs = 75_000;
/**
 * What the server has open besides, for the clients that ask meanwhile: kept-alive connections and database
 * files.
 */
const heldMax = 10;

/** A client that keeps a connection open and does as little as it can on it. */
interface SlowClient {
  socket: Socket;
}

function openClient(port: number): SlowClient {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.on("error", () => socket.destroy());
  return { socket };
}

/** Sends `drip` again and again until the connection is gone. */
function keepDripping({ socket }: SlowClient, drip: () => string): void {
  const timer = setInterval(() => {
    if (socket.destroyed) clearInterval(timer);
    else socket.write(drip());
  }, 900);
  timer.unref();
}

function sendSlowHeaders(port: number): SlowClient {
  const client = openClient(port);
  client.socket.resume();
  client.socket.write(`GET /api/v1/groups/ HTTP/1.1\r\nhost: localhost:${port}\r\n`);
  keepDripping(client, () => `x-${Math.random().toString(36).slice(2, 8)}: a\r\n`);
  return client;
}

function sendSlowBody(port: number): SlowClient {
  const client = openClient(port);
  client.socket.resume();
  const fields = {
    host: `localhost:${port}`,
    "content-type": "application/json",
    "content-length": "20000",
  };
  client.socket.write(`${requestHead("POST /api/v1/groups/create-from-text/ HTTP/1.1", fields)}{"text":"`);
  keepDripping(client, () => "x");
  return client;
}

/** Requests more than the system's buffers take, and never reads it. */
function readSlowly(port: number, path: string): SlowClient {
  const client = openClient(port);
  client.socket.pause();
  const head = requestHead(`GET ${path} HTTP/1.1`, { host: `localhost:${port}` });
  client.socket.write(head.repeat(30));
  return client;
}

/** The largest script of a page, which the server has as a file: only the client is slow here. */
async function findLargestScript(origin: string): Promise<string> {
  const page = await (await fetch(`${origin}/chat`)).text();
  const paths = [...new Set(page.match(/\/_next\/static\/chunks\/[\w.~-]+\.js/g))];
  const sizes = await Promise.all(
    paths.map(async (path) => ({
      path,
      bytes: (await (await fetch(origin + path)).arrayBuffer()).byteLength,
    })),
  );
  const [largest] = sizes.sort((one, other) => other.bytes - one.bytes);
  assert.ok(largest !== undefined && largest.bytes > 100_000, "no script that is large enough");
  return largest.path;
}

/** RA14: slow clients delay nobody and are disconnected. */
export async function proveSlowClients({ startServer, count, note }: ProofContext): Promise<void> {
  const server = await startServer();
  const { origin, port } = server;
  const caller = createCaller(origin);
  const group = await caller.create("Lunch tomorrow at noon");
  const path = `/api/v1/groups/${group.id}/`;
  const script = await findLargestScript(origin);
  const each = count(30, 300);
  const handlesBefore = server.figures().handles;
  const clients = Array.from({ length: each }, () => [
    sendSlowHeaders(port),
    sendSlowBody(port),
    readSlowly(port, script),
  ]).flat();
  const startedMs = performance.now();
  const times: number[] = [];
  const measureMs = count(3000, 55_000);
  while (performance.now() - startedMs < measureMs) {
    for (const one of [path, "/api/v1/healthz", "/chat"]) {
      const { status, elapsedMs } = await caller.call("GET", one);
      assert.equal(status, 200);
      times.push(elapsedMs);
    }
    await pause(20);
  }
  note("slow clients", clients.length);
  note("requests meanwhile", times.length);
  note("p99", `${Math.round(quantile(times, 0.99))} ms`);
  assert.ok(quantile(times, 0.99) < slowestMs, "normal requests are held up");
  const deadlineMs = count(0, closedWithinMs);
  // A client that does not read never sees the end, so the server reports how many connections it still has.
  const heldCount = () => server.figures().handles - handlesBefore;
  while (performance.now() - startedMs < deadlineMs && heldCount() > heldMax) await pause(250);
  note("still held", heldCount());
  note("after", `${Math.round((performance.now() - startedMs) / 1000)} s`);
  for (const { socket } of clients) socket.destroy();
  if (deadlineMs > 0) assert.ok(!(heldCount() > heldMax), "slow clients are not closed");
}
