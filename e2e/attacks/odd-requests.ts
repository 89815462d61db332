import assert from "node:assert/strict";
import { createServer } from "node:net";
import { createCaller, freshCookie } from "@/e2e/testing/api-caller";
import type { ProofContext } from "@/e2e/testing/proof";
import { requestHead, sendRaw } from "@/e2e/testing/raw-request";

/** Headers that Next, its hosts or its past releases act on, but our own clients never send. */
const innerHeaders: Record<string, string>[] = [
  { "x-middleware-subrequest": "middleware:middleware:middleware:middleware:middleware" },
  { "x-middleware-subrequest": "proxy:proxy:proxy:proxy:proxy" },
  { "x-middleware-subrequest": "src/middleware:src/middleware:src/middleware:src/middleware" },
  { "x-middleware-subrequest-id": "0".repeat(16) },
  { "x-middleware-rewrite": "http://127.0.0.1:1/" },
  {
    "x-middleware-next": "1",
    "x-middleware-override-headers": "cookie",
    "x-middleware-request-cookie": "a=b",
  },
  { "x-forwarded-host": "evil.example" },
  { "x-forwarded-proto": "https", "x-forwarded-port": "1", "x-forwarded-for": "127.0.0.1" },
  { "x-original-url": "/api/v1/visitor/", "x-rewrite-url": "/api/v1/visitor/" },
  { "x-invoke-path": "/groups", "x-invoke-output": "/groups", "x-invoke-status": "500" },
  { "x-matched-path": "/_error", "x-now-route-matches": "1=groups" },
  { "x-nextjs-data": "1" },
  { "x-prerender-revalidate": "x", "x-prerender-revalidate-if-generated": "1" },
  { "x-next-cache-tags": "x", "x-next-revalidated-tags": "x" },
  { "x-http-method-override": "DELETE", "x-http-method": "DELETE", "x-method-override": "DELETE" },
  { forwarded: "for=127.0.0.1;host=evil.example;proto=https" },
  { "x-socket-ip": "127.0.0.1", "x-real-ip": "127.0.0.1", "x-vercel-forwarded-for": "127.0.0.1" },
  { "accept-encoding": "gzip;q=0, *;q=0" },
  { connection: "keep-alive, cookie", "x-nonce": "attacker" },
];

/**
 * The part of a page that must not depend on such headers: its words, without what differs in each answer.
 */
const steady = (html: string) =>
  html.replace(/nonce(=\\?"|\\?":\\?")[\w+/=$-]*/g, "nonce").replace(/[\w-]{43}/g, "");

async function proveInnerHeaders(origin: string, group: string, cookie: string): Promise<number> {
  const caller = createCaller(origin, cookie);
  const paths = ["/chat", "/groups/x", "/api/v1/preferences/", `/api/v1/groups/${group}/`, "/api/v1/nowhere"];
  for (const path of paths) {
    const clean = await caller.call("GET", path);
    for (const headers of innerHeaders) {
      const answer = await caller.call("GET", path, { headers });
      const said = `${path} ${JSON.stringify(headers)}: ${answer.status}`;
      assert.equal(answer.status, clean.status, said);
      assert.ok(!answer.text.includes("evil.example") && !answer.headers.get("location"), said);
      if (path.startsWith("/api/")) assert.equal(answer.text, clean.text, said);
      else assert.match(answer.headers.get("content-security-policy") ?? "", /'nonce-[\w+/]{22}==' 's/, said);
      if (path === "/chat") assert.equal(steady(answer.text).length, steady(clean.text).length, said);
    }
    assert.equal((await caller.call("GET", path)).status, clean.status);
  }
  const refused = { "x-middleware-subrequest": "proxy:proxy:proxy:proxy:proxy", host: "localhost" };
  const evil = { ...refused, origin: "https://evil.example" };
  assert.equal((await caller.call("DELETE", "/api/v1/visitor/", { headers: evil })).status, 403);
  assert.equal((await caller.call("GET", `/api/v1/groups/${group}/`)).status, 200);
  return innerHeaders.length * paths.length;
}

interface OddRequest {
  name: string;
  bytes: (host: string) => string;
  /** 0 means that the connection is closed without an answer. */
  statuses: number[];
}

const get = (target: string, fields: Record<string, string> = {}) => ({
  bytes: (host: string) => requestHead(`GET ${target} HTTP/1.1`, { host, connection: "close", ...fields }),
});
const post = (fields: Record<string, string>, body: string) => ({
  bytes: (host: string) =>
    `${requestHead("POST /api/v1/groups/create-from-text/ HTTP/1.1", {
      host,
      "content-type": "application/json",
      ...fields,
    })}${body}`,
});
const withMethod = (method: string, path = "/chat") => ({
  bytes: (host: string) => requestHead(`${method} ${path} HTTP/1.1`, { host, connection: "close" }),
});

const action = (type: string): OddRequest => ({
  name: `a Server Action as ${type}`,
  bytes: (host) =>
    `${requestHead("POST /chat HTTP/1.1", {
      host,
      "next-action": "0".repeat(42),
      "content-type": type,
      "content-length": "12",
      connection: "close",
    })}--x\r\n\r\n--x--`,
  statuses: [405],
});

const oddRequests: OddRequest[] = [
  { name: "TRACE", ...withMethod("TRACE"), statuses: [405] },
  { name: "CONNECT", ...withMethod("CONNECT"), statuses: [0, 400, 405] },
  { name: "a made-up method", ...withMethod("BREW"), statuses: [400] },
  { name: "PROPFIND", ...withMethod("PROPFIND"), statuses: [405] },
  { name: "PROPFIND of the API", ...withMethod("PROPFIND", "/api/v1/groups/"), statuses: [405] },
  { name: "TRACE of nothing", ...withMethod("TRACE", "/api/v1/nowhere"), statuses: [404] },
  { name: "%ff in a page's path", ...get("/groups/%ff"), statuses: [400] },
  { name: "%ff in a call's path", ...get("/api/v1/groups/%ff/"), statuses: [400] },
  { name: "half a percent sign", ...get("/%E0%A4%A"), statuses: [400] },
  { name: "up and out of the folder", ...get("/../../etc/passwd"), statuses: [400, 404] },
  { name: "up and out, encoded", ...get("/_next/static/..%2f..%2f..%2fetc%2fpasswd"), statuses: [400, 404] },
  { name: "two slashes", ...get("//evil.example/"), statuses: [404] },
  { name: "two slashes in a call's path", ...get("/api/v1//groups/"), statuses: [404] },
  { name: "a backslash", ...get("/\\evil.example"), statuses: [404] },
  {
    name: "this server's whole address",
    bytes: (host) => requestHead(`GET http://${host}/chat HTTP/1.1`, { host }),
    statuses: [200],
  },
  { name: "another server's whole address", ...get("http://evil.example/chat"), statuses: [403] },
  { name: "another server's, of a call", ...get("https://evil.example/api/v1/groups/"), statuses: [403] },
  { name: "another server's, with a name", ...get("http://localhost@evil.example/chat"), statuses: [403] },
  { name: "no slash", ...get("@evil.example/"), statuses: [400] },
  { name: "an expectation", ...get("/chat", { expect: "the-unexpected" }), statuses: [200] },
  { name: "two lengths", ...post({ "content-length": "2\r\ncontent-length: 3" }, "{}"), statuses: [400] },
  {
    name: "a length and chunks",
    ...post({ "content-length": "2", "transfer-encoding": "chunked" }, "0\r\n\r\n"),
    statuses: [400],
  },
  {
    name: "chunks twice over",
    ...post({ "transfer-encoding": "chunked, identity" }, "0\r\n\r\n"),
    statuses: [400],
  },
  { name: "a space before a colon", ...get("/chat", { "x-a ": "b" }), statuses: [400] },
  { name: "a control character in a field", ...get("/chat", { "x-a": "b\u0001" }), statuses: [400] },
  { name: "40 KB of header fields", ...get("/chat", { "x-a": "b".repeat(40_000) }), statuses: [431] },
  { name: "a path of 10 KB", ...get(`/${"a".repeat(10_000)}`), statuses: [404, 414, 431] },
  { name: "no Host", bytes: () => "GET /chat HTTP/1.1\r\n\r\n", statuses: [400] },
  {
    name: "no Host in HTTP/1.0",
    bytes: () => "GET /api/v1/groups/ HTTP/1.0\r\n\r\n",
    statuses: [403],
  },
  { name: "two Hosts", ...get("/chat", { "x-a": "b\r\nhost: evil.example" }), statuses: [400] },
  { name: "no HTTP at all", bytes: () => "\u0016\u0003\u0001\u0002\u0000\u0001\r\n\r\n", statuses: [400] },
  action("multipart/form-data; boundary=x"),
  action("text/plain;charset=UTF-8"),
];

/** A socket to which no request may cause a connection; counts the connections. */
async function openCanary(): Promise<{ port: number; visits: () => number; close: () => void }> {
  let visits = 0;
  const canary = createServer((socket) => {
    visits += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => canary.listen(0, "127.0.0.1", () => resolve()));
  const address = canary.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  return { port, visits: () => visits, close: () => canary.close() };
}

async function proveNoOutboundUpgrade(port: number): Promise<void> {
  const canary = await openCanary();
  const upgrade = { connection: "Upgrade", upgrade: "websocket", "sec-websocket-version": "13" };
  const key = { "sec-websocket-key": Buffer.from("a".repeat(16)).toString("base64") };
  for (const target of [
    `http://127.0.0.1:${canary.port}/`,
    `//127.0.0.1:${canary.port}/`,
    "/",
    "/_next/hmr",
    "/_next/webpack-hmr",
  ]) {
    const fields = { host: `localhost:${port}`, ...upgrade, ...key };
    const { status, text } = await sendRaw(port, [requestHead(`GET ${target} HTTP/1.1`, fields)]);
    // The answer comes at once: a connection that is neither used nor closed would be kept open for nothing.
    assert.equal(status, 400, `upgrade of ${target}: ${text.slice(0, 300)}`);
    assertGuarded(`upgrade of ${target}`, text);
  }
  assert.equal(canary.visits(), 0, "the server was made to connect elsewhere");
  canary.close();
}

/** Whoever refused a request: no answer may be sniffed, framed or redirect elsewhere. */
function assertGuarded(name: string, answer: string): void {
  const [head = ""] = answer.split("\r\n\r\n");
  if (head === "") return;
  assert.match(head, /^x-content-type-options: nosniff\r?$/im, name);
  assert.match(head, /^content-security-policy: .*frame-ancestors 'none'/im, name);
  assert.match(head, /^cache-control: .*no-store/im, name);
  assert.doesNotMatch(head, /^(location|refresh):/im, name);
}

/**
 * RA17: requests that our own clients never send change no answer, reach nothing internal, and are refused
 * properly.
 */
export async function proveOddRequests({ startServer, count, note }: ProofContext): Promise<void> {
  const { origin, port } = await startServer();
  const cookie = freshCookie();
  const { id } = await createCaller(origin, cookie).create("Lunch tomorrow at noon");
  let sent = 0;
  for (let round = 0; round < count(1, 25); round += 1) {
    sent += await proveInnerHeaders(origin, id, cookie);
    for (const { name, bytes, statuses } of oddRequests) {
      const { status, text } = await sendRaw(port, [bytes(`localhost:${port}`)]);
      assert.ok(statuses.includes(status), `${name}: ${status} ${text.slice(0, 300)}`);
      assertGuarded(name, text);
      sent += 1;
    }
  }
  await proveNoOutboundUpgrade(port);
  assert.equal((await fetch(`${origin}/api/v1/readyz`)).status, 200);
  note("requests", sent);
}
