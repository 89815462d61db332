import { randomBytes, randomInt } from "node:crypto";
import { Agent, request as sendRequest } from "node:http";
import { parseArgs } from "node:util";
import { z } from "zod";
import { openDatabase } from "@/lib/db/client";
import type { ReceivedAnswer } from "@/lib/testing/answer-checker";
import type { FuzzRequest } from "@/lib/testing/fuzz-requests";
import { runFuzz } from "@/lib/testing/fuzz-run";
import { createMigratedData, createRemoteDatabases } from "@/lib/testing/remote-database";
import { buildApplication } from "./build-application";
import { watchMachine } from "./machine-watch";
import { startScratchServer } from "./scratch-server";

/**
 * `npm run fuzz`: generated requests (`--count`, 12,000) over a server of its own, to every operation of the OpenAPI
 * document and to what it does not have (RA18). `--seed` repeats a run, `--remote` has a libSQL server for its database. Fails on a 5xx, on an answer that takes more
 * than a second, is not in the envelope or not as the document says, and when the server or its database suffered.
 * The time in which an empty server beside it was late as well is the machine's and does not count; how many answers that
 * excused is said. (On a machine of one core the server itself could be what the other one waits for.)
 */
const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    count: { type: "string", default: "12000" },
    remote: { type: "boolean", default: false },
  },
});
const seed = Number(values.seed ?? randomInt(2 ** 31));
const count = Number(values.count);
const shownFaults = 20;

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
const cookie = `saywhen=${randomBytes(32).toString("base64url")}`;

/** Sends what a browser would not: any path, any header, any bytes. */
function send(
  port: number,
  { method, path, headers, body, operationId }: FuzzRequest,
): Promise<ReceivedAnswer> {
  return new Promise((resolve, reject) => {
    const content = body === null ? null : Buffer.from(body);
    const length = content === null ? {} : { "content-length": String(content.byteLength) };
    const options = {
      host: "localhost",
      port,
      method,
      path,
      agent,
      headers: { cookie, ...length, ...headers },
    };
    const request = sendRequest(options, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () => {
        const pairs = Object.entries(response.headers).flatMap(([name, value]) =>
          [value ?? []].flat().map((one): [string, string] => [name, one]),
        );
        resolve({
          status: response.statusCode ?? 0,
          headers: new Headers(pairs),
          body: Buffer.concat(chunks).toString("utf8"),
        });
      });
    });
    // The server may close a kept connection in the moment in which it is used again (Node's http, reusedSocket).
    request.once("error", (error) => {
      if (request.reusedSocket) resolve(send(port, { method, path, headers, body, operationId }));
      else reject(error);
    });
    request.end(content ?? undefined);
  });
}

async function findDatabaseFaults(url: string): Promise<string[]> {
  const database = openDatabase(url);
  const integrity = z.array(z.object({ integrity_check: z.string() }));
  const [check] = integrity.parse(await database.$queryRaw`PRAGMA integrity_check`);
  const broken = z.array(z.unknown()).parse(await database.$queryRaw`PRAGMA foreign_key_check`);
  await database.$disconnect();
  return [
    ...(check?.integrity_check === "ok" ? [] : [`the database says ${check?.integrity_check}`]),
    ...(broken.length === 0 ? [] : [`${broken.length} rows refer to nothing`]),
  ];
}

await buildApplication();
const migrated = values.remote ? await createMigratedData() : null;
const server = await startScratchServer(
  migrated === null ? {} : { createDatabase: createRemoteDatabases(migrated.path) },
);
console.log(`${count} requests, seed ${seed}`);
const document: unknown = await (await fetch(`${server.origin}/api/v1/openapi.json`)).json();
const machine = await watchMachine();
const { stalledMs } = machine;
const report = await runFuzz((request) => send(server.port, request), { document, seed, count, stalledMs });
machine.stop();
const health = await fetch(`${server.origin}/api/v1/readyz`);
const faults = [
  ...report.faults,
  ...report.unreached
    .filter((id) => id !== "listOllamaModels")
    .map((id) => `${id} was never reached with success`),
  ...(health.status === 200 ? [] : [`the server is not healthy: ${health.status}`]),
  ...(await findDatabaseFaults(server.databaseUrl)),
];
agent.destroy();
await server.stop();
migrated?.remove();
console.log(
  Object.entries(report.statuses)
    .map(([status, times]) => `${status}: ${times}`)
    .join(", "),
);
console.log(
  `Slowest answer ${Math.round(report.slowestMs)} ms (besides ${report.stalledCount} while the machine stood still); ${faults.length} faults.`,
);
for (const fault of faults.slice(0, shownFaults)) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
