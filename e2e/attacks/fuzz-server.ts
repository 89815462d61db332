import { Agent, request as sendRequest } from "node:http";
import { z } from "zod";
import type { ReceivedAnswer } from "@/e2e/testing/answer-checker";
import { freshCookie } from "@/e2e/testing/api-caller";
import { watchMachine } from "@/e2e/testing/machine-watch";
import type { ScratchServer } from "@/e2e/testing/scratch-server";
import { openDatabase } from "@/lib/db/client";
import type { FuzzRequest } from "./fuzz-requests";
import { type FuzzReport, runFuzz } from "./fuzz-run";

interface Sender {
  port: number;
  agent: Agent;
  cookie: string;
}

/** Sends requests that a browser cannot: any path, any header, any bytes. */
function send(
  sender: Sender,
  { method, path, headers, body, operationId }: FuzzRequest,
): Promise<ReceivedAnswer> {
  const { port, agent, cookie } = sender;
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
    // The server may close a kept-alive connection at the moment when it is used again (Node's http,
    // reusedSocket).
    request.once("error", (error) => {
      if (request.reusedSocket) resolve(send(sender, { method, path, headers, body, operationId }));
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

/** Whether Ollama answers depends on the machine, and without a model no picture is taken. */
const reachedByChance = ["listOllamaModels", "sendPicture", "getPictureReading", "dropPicture"];

/**
 * Sends generated requests to a server and watches it and its database. Time in which an idle server beside
 * it was late as well does not count. (On a machine with one core the idle server could be waiting for the
 * server itself.) `unreached` counts as a fault in a run that is long enough to reach everything.
 */
export async function fuzzServer(
  server: ScratchServer,
  { seed, count }: { seed: number; count: number },
): Promise<FuzzReport> {
  const document: unknown = await (await fetch(`${server.origin}/api/v1/openapi.json`)).json();
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  const sender = { port: server.port, agent, cookie: freshCookie() };
  const machine = await watchMachine();
  const { stalledMs } = machine;
  const report = await runFuzz((request) => send(sender, request), { document, seed, count, stalledMs });
  machine.stop();
  agent.destroy();
  const health = await fetch(`${server.origin}/api/v1/readyz`);
  const faults = [
    ...report.faults,
    ...(health.status === 200 ? [] : [`the server is not healthy: ${health.status}`]),
    ...(await findDatabaseFaults(server.databaseUrl)),
  ];
  const unreached = report.unreached.filter((id) => !reachedByChance.includes(id));
  return { ...report, faults, unreached: unreached.map((id) => `${id} was never reached with success`) };
}
