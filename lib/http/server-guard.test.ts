import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { failureSchema } from "@/lib/errors/envelope";
import { guardServers } from "./server-guard";

const large = "x".repeat(20_000_000);
let server: Server;
let port = 0;
const accepted: Socket[] = [];
/** The requested paths, as the application behind the guard sees them. */
const begun: (string | undefined)[] = [];

beforeAll(async () => {
  guardServers();
  server = createServer((request, response) => {
    begun.push(request.url);
    response.end(
      request.url === "/large" ? large : `${request.method} ${request.headers.host} ${request.url}`,
    );
  });
  server.on("connection", (socket) => accepted.push(socket));
  // As Next does, whose listener leaves some of these connections open.
  server.on("upgrade", () => undefined);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  port = typeof address === "object" && address !== null ? address.port : 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function send(bytes: string): Promise<{ status: number; head: string; body: string }> {
  const socket = connect(port, "127.0.0.1");
  socket.write(bytes);
  const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), head: head.toLowerCase(), body };
}

const ask = (line: string, ...fields: string[]) =>
  send(`${[`${line} HTTP/1.1`, "Host: localhost", "Connection: close", ...fields].join("\r\n")}\r\n\r\n`);

describe("the guard before Next", () => {
  it("reads a target with scheme and host, which then replaces Host", async () => {
    expect((await ask("GET http://evil.example:81/chat?x=//y")).body).toContain(
      "GET evil.example:81 /chat?x=//y",
    );
    expect((await ask("GET https://evil.example")).body).toContain("GET evil.example /");
    expect((await ask("GET http://localhost@evil.example/")).body).toContain("GET localhost@evil.example /");
    expect((await ask("GET /chat?next=http://evil.example/")).body).toContain(
      "GET localhost /chat?next=http:",
    );
  });

  it.each([
    "//evil.example/",
    "/chat//",
    "/\\evil.example",
    "http://localhost//evil.example",
    "/api/v1//groups/",
  ])("rejects paths such as %s, and redirects nobody", async (path) => {
    const { status, head } = await ask(`GET ${path}`);
    expect(status).toBe(404);
    expect(head).toContain("content-security-policy: default-src 'none'");
    expect(head).not.toMatch(/^(location|refresh):/m);
  });

  it.each([
    ["no HTTP", "\u0016\u0003\u0001\r\n\r\n", 400],
    [
      "header fields without end",
      `GET / HTTP/1.1\r\nHost: localhost\r\nX-A: ${"b".repeat(40_000)}\r\n\r\n`,
      431,
    ],
    ["a request without Host", "GET / HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["two Hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400],
    ["a second length", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nx", 400],
  ])("answers %s in the envelope, with the headers of every answer", async (_, bytes, status) => {
    const answer = await send(bytes);
    expect(answer.status).toBe(status);
    expect(answer.head).toContain("x-content-type-options: nosniff");
    expect(answer.head).toContain("cache-control: no-store");
    expect(answer.head).toContain("connection: close");
    expect(failureSchema.parse(JSON.parse(answer.body)).error.code).toBe("invalid_request");
  });

  it.each(["/", "/_next/webpack-hmr"])("keeps no connection that is to be upgraded at %s", async (path) => {
    const { status } = await send(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
    );
    expect(status).toBe(400);
  });

  it("leaves a request of HTTP/1.0, which has no Host, to the host check", async () => {
    expect((await send("GET /chat HTTP/1.0\r\n\r\n")).status).toBe(200);
  });

  it("answers a request with an unknown expectation like any other", async () => {
    expect((await ask("GET /chat", "Expect: the-unexpected")).status).toBe(200);
  });

  it("starts a connection's requests one after another, in order, and none of a client that is gone", async () => {
    const bytes = ["/first", "/large", "/last"].map(
      (path) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`,
    );
    const reader = connect(port, "127.0.0.1");
    let received = "";
    reader.setEncoding("latin1").on("data", (chunk: string) => {
      received += chunk;
    });
    begun.length = 0;
    reader.write(bytes.join(""));
    // Under load the large answer takes longer than the second for which is polled otherwise.
    await expect.poll(() => received.endsWith("/last"), { timeout: 10_000 }).toBe(true);
    expect(begun).toEqual(["/first", "/large", "/last"]);
    reader.destroy();

    begun.length = 0;
    const idle = connect(port, "127.0.0.1").pause();
    idle.write(`${bytes[1]}${bytes[2]?.repeat(20)}`);
    await expect.poll(() => begun.length).toBe(1);
    idle.destroy();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(begun).toEqual(["/large"]);
  });

  it("keeps a connection between two requests for longer than those in front of it do", async () => {
    const socket = connect(port, "127.0.0.1");
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    const [answer] = await once(socket, "data");
    socket.destroy();
    // nginx and most load balancers keep theirs for 60 s.
    expect(Number(/keep-alive: timeout=(\d+)/i.exec(String(answer))?.[1])).toBeGreaterThan(60);
  });

  it("limits how many requests a client may send ahead", async () => {
    const greedy = connect(port, "127.0.0.1").pause();
    greedy.on("error", () => undefined);
    greedy.write("GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(200));
    await expect.poll(() => accepted.at(-1)?.destroyed).toBe(true);
    greedy.destroy();
  });

  it("resets the connection of a client that does not read its answer, and keeps an idle one", async () => {
    const reader = connect(port, "127.0.0.1").pause();
    const failed = once(reader, "error");
    reader.write("GET /large HTTP/1.1\r\nHost: localhost\r\n\r\nGET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
    await new Promise((resolve) => setTimeout(resolve, 300));
    const stuck = accepted.at(-1);
    // What Node does after thirty seconds in which no byte moved.
    expect(server.emit("timeout", stuck)).toBe(true);
    expect(stuck?.destroyed).toBe(true);
    reader.resume();
    expect(await failed).toMatchObject([{ code: "ECONNRESET" }]);

    const idle = connect(port, "127.0.0.1");
    await once(idle, "connect");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(server.emit("timeout", accepted.at(-1))).toBe(false);
    idle.destroy();
  });
});
