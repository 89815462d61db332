import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { guardServers } from "./server-guard";

let server: Server;
let port = 0;
const accepted: Socket[] = [];
/** The requested paths, as the application behind the guard sees them. */
const begun: (string | undefined)[] = [];

async function readFirstPart(request: IncomingMessage): Promise<void> {
  for await (const _ of request) break;
}

beforeAll(async () => {
  guardServers();
  server = createServer(async (request, response) => {
    begun.push(request.url);
    if (request.url === "/api/given-up") await readFirstPart(request);
    response.end(request.url === "/api/read" ? `read ${(await text(request)).length}` : "unread");
  });
  server.on("connection", (socket) => accepted.push(socket));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const head = (path: string, field: string) =>
  `POST /api/${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\n${field}\r\n\r\n`;
const sized = (path: string, bytes: number) => head(path, `Content-Length: ${bytes}`);
const good = (bytes: number) => sized("read", bytes) + "x".repeat(bytes);

interface Client {
  socket: Socket;
  /** Everything received so far. */
  received(): string;
  /** Resolves when the server has ended its side. */
  ended: Promise<unknown>;
}

function openClient(): Client {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
  let received = "";
  socket.setEncoding("utf8").on("data", (chunk: string) => {
    received += chunk;
  });
  return { socket, received: () => received, ended: once(socket, "end") };
}

const occurrences = (client: Client, words: string) => client.received().split(words).length - 1;

describe("an answer that is sent before the request's body is read", () => {
  it("keeps the connection for a small remainder, which is read to its end", async () => {
    const client = openClient();
    client.socket.write(sized("unread", 60_000) + "x".repeat(100));
    await expect.poll(() => client.received()).toMatch(/connection: keep-alive[\s\S]*unread/i);
    client.socket.write("x".repeat(59_900) + good(5));
    await expect.poll(() => client.received()).toContain("read 5");
    client.socket.destroy();
  });

  it("does not count what arrives later on that connection", async () => {
    const client = openClient();
    client.socket.write(sized("unread", 60_000));
    await expect.poll(() => client.received()).toContain("unread");
    client.socket.write("x".repeat(60_000));
    for (let sent = 1; sent <= 20; sent += 1) {
      client.socket.write(good(60_000));
      await expect.poll(() => occurrences(client, "read 60000")).toBe(sent);
    }
    client.socket.destroy();
  });

  it.each([
    ["a large rest", sized("unread", 200_000)],
    ["a rest of unknown length", `${head("unread", "Transfer-Encoding: chunked")}5\r\nxxxxx\r\n`],
    ["a body that was given up half way", `${sized("given-up", 50_000)}x`],
  ])("is the last one of its connection for %s, and says so", async (_, bytes) => {
    const client = openClient();
    client.socket.write(bytes);
    await client.ended;
    expect(client.received()).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close[\s\S]*unread/i);
    client.socket.end();
    await expect.poll(() => accepted.at(-1)?.destroyed).toBe(true);
  });

  it.each([
    ["whose body is not read", sized("unread", 200_000)],
    ["who wanted the connection closed", head("unread", "Connection: close\r\nContent-Length: 200000")],
    ["whom the guard refuses", sized("%ff", 200_000)],
    ["who sent no request", sized("unread", 200_000).replace("200000", "2e5")],
  ])("reaches a client that keeps sending, %s", async (_, bytes) => {
    const client = openClient();
    client.socket.write(bytes);
    // A connection that is closed while bytes are on their way is reset, which fails this test.
    for (let sent = 0; sent < 10; sent += 1) {
      client.socket.write("x".repeat(20_000));
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    client.socket.end();
    await client.ended;
    expect(client.received()).toMatch(/^HTTP\/1\.1 [24]00 [\s\S]*connection: close/i);
    await once(client.socket, "close");
  });

  it("drops clients that send without end, or stay without sending", async () => {
    const sender = openClient();
    sender.socket.on("error", () => undefined);
    sender.socket.write(sized("unread", 50_000_000) + "x".repeat(20_000_000));
    await sender.ended;
    const sending = accepted.at(-1);
    const idle = openClient();
    idle.socket.write(sized("unread", 50_000_000));
    await idle.ended;
    const silent = accepted.at(-1);
    await expect.poll(() => [sending?.destroyed, silent?.destroyed], { timeout: 4000 }).toEqual([true, true]);
    expect(sending?.bytesRead).toBeLessThan(1_000_000);
    sender.socket.destroy();
    idle.socket.destroy();
  });

  it("starts no request that follows", async () => {
    begun.length = 0;
    const client = openClient();
    client.socket.write(sized("unread", 200_000));
    await client.ended;
    client.socket.end("x".repeat(200_000) + good(5));
    await expect.poll(() => accepted.at(-1)?.destroyed).toBe(true);
    expect(begun).toEqual(["/api/unread"]);
  });

  it("is not followed by a second one if the remainder does not come", async () => {
    const client = openClient();
    client.socket.write(sized("unread", 100));
    await expect.poll(() => client.received()).toContain("unread");
    const socket = accepted.at(-1);
    // What Node does after thirty seconds.
    server.emit("clientError", new Error("Request timeout"), socket);
    await client.ended;
    expect(occurrences(client, "HTTP/1.1")).toBe(1);
    client.socket.destroy();
  });
});
