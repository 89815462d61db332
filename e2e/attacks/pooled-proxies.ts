import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { Pool } from "undici";
import { findNginx } from "@/e2e/testing/find-nginx";
import { findFreePort } from "@/e2e/testing/free-port";
import { isUp } from "@/e2e/testing/scratch-server";

/** A proxy whose clients share a few kept-alive connections to the server behind it. */
export interface PooledProxy {
  name: string;
  /** Forwards a body once all of it has arrived. */
  port: number;
  /** Forwards a body while it arrives. */
  streamingPort: number;
  stop(): Promise<void>;
}

/** How many connections are kept open: fewer than clients, so that clients share each. */
const keptConnections = 8;
/** The time after which an unanswered request fails with 502 or 504. */
const answerWithinSeconds = 10;
/** Header fields of a connection and not of the request (RFC 9110 § 7.6.1). */
const ofConnection = new Set(["connection", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade"]);

function withoutConnection(headers: IncomingMessage["headers"]): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || ofConnection.has(name) ? [] : [[name, value]],
    ),
  );
}

/** Answers with the server's answer, or with 502. */
async function handOn(
  pool: Pool,
  {
    request,
    response,
    isStreaming,
  }: { request: IncomingMessage; response: ServerResponse; isStreaming: boolean },
): Promise<void> {
  try {
    const headers = withoutConnection(request.headers);
    const asked = [request.headers["x-forwarded-for"], request.socket.remoteAddress].flat();
    headers["x-forwarded-for"] = asked.filter((entry) => entry !== undefined).join(", ");
    const answer = await pool.request({
      path: request.url ?? "/",
      method: request.method ?? "GET",
      headers,
      body: isStreaming ? request : await buffer(request),
    });
    response.writeHead(answer.statusCode, withoutConnection(answer.headers));
    await pipeline(answer.body, response);
  } catch (error) {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end(String(error));
  }
}

/** undici's pool behind Node's server, as in many gateways for Node. */
export async function startUndiciProxy(serverPort: number): Promise<PooledProxy> {
  const timeoutMs = answerWithinSeconds * 1000;
  const pool = new Pool(`http://127.0.0.1:${serverPort}`, {
    connections: keptConnections,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
  });
  const servers = [false, true].map((isStreaming) =>
    createServer((request, response) => void handOn(pool, { request, response, isStreaming })),
  );
  const ports: number[] = [];
  for (const server of servers) {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    ports.push(typeof address === "object" && address !== null ? address.port : 0);
  }
  const [port = 0, streamingPort = 0] = ports;
  return {
    name: "undici",
    port,
    streamingPort,
    stop: async () => {
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
      await pool.destroy();
    },
  };
}

function nginxConfiguration(
  folder: string,
  ports: { server: number; own: number; streaming: number },
): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const listener = (port: number, buffering: "on" | "off") => `
  server {
    listen 127.0.0.1:${port};
    client_max_body_size 64m;
    location / {
      proxy_pass http://saywhen;
      proxy_http_version 1.1;
      proxy_request_buffering ${buffering};
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_read_timeout ${answerWithinSeconds}s;
    }
  }`;
  return `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr crit;
events { worker_connections 512; }
http {
  access_log off;
  ${temporary.join("\n  ")}
  upstream saywhen { server 127.0.0.1:${ports.server}; keepalive ${keptConnections}; }
  ${listener(ports.own, "on")}
  ${listener(ports.streaming, "off")}
}
`;
}

/** Throws its output if it has ended instead. */
async function waitUntilUp(child: ChildProcess, probe: string): Promise<void> {
  let said = "";
  child.stderr?.setEncoding("utf8").on("data", (chunk: string) => {
    said += chunk;
  });
  while (!(await isUp(probe))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** nginx with `keepalive`, with its files in a folder of its own. */
export async function startNginxProxy(serverPort: number): Promise<PooledProxy> {
  const folder = mkdtempSync(path.join(tmpdir(), "saywhen-nginx-"));
  const ports = { server: serverPort, own: await findFreePort(), streaming: await findFreePort() };
  const configuration = path.join(folder, "nginx.conf");
  writeFileSync(configuration, nginxConfiguration(folder, ports));
  const child = spawn(findNginx(), ["-p", folder, "-e", "stderr", "-c", configuration], {
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = once(child, "exit");
  // However this process ends, its child ends too.
  const kill = () => void child.kill();
  process.once("exit", kill);
  await waitUntilUp(child, `http://127.0.0.1:${ports.own}/api/v1/healthz`);
  return {
    name: "nginx",
    port: ports.own,
    streamingPort: ports.streaming,
    stop: async () => {
      process.off("exit", kill);
      child.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
