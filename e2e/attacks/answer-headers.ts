import assert from "node:assert/strict";
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { type Answer, createCaller, freshCookie } from "@/e2e/testing/api-caller";
import type { ProofContext } from "@/e2e/testing/proof";
import { openDatabase } from "@/lib/db/client";
import { operations } from "@/lib/openapi/operations";
import { createBytesMax } from "@/lib/wire/group-schema";

const everywhere: Record<string, string | RegExp> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "content-security-policy": /default-src 'none';.*frame-ancestors 'none'/,
};
const ofTheApi = { "cache-control": /^no-store$/, "x-robots-tag": /noindex/ };
const unwanted = ["x-powered-by", "server", "access-control-allow-origin"];

function checkHeaders(said: string, { headers }: Answer, isHttps: boolean): void {
  const isApi = said.includes("/api/");
  for (const [name, expected] of Object.entries({ ...everywhere, ...(isApi ? ofTheApi : {}) })) {
    const value = headers.get(name) ?? "";
    const fits = typeof expected === "string" ? value === expected : expected.test(value);
    assert.ok(fits, `${said}: ${name} is ${JSON.stringify(value)}`);
  }
  for (const name of unwanted) assert.equal(headers.get(name), null, `${said}: ${name}`);
  assert.equal(headers.has("strict-transport-security"), isHttps, `${said}: strict-transport-security`);
  const type = headers.get("content-type");
  if (type !== null && !/^(image|font|application\/javascript)/.test(type)) {
    assert.match(type, /; ?charset=utf-8$/i, `${said}: ${type}`);
  }
  if (/ \/(groups|events)\//.test(said)) assert.match(headers.get("x-robots-tag") ?? "", /noindex/, said);
}

/** Every page and every operation, each with requests that lead to different statuses. */
function requestsOf(group: string, event: string): { method: string; path: string; body?: unknown }[] {
  const known = { group: `/groups/${group}`, event: `/events/${event}` };
  const pages = ["/", "/chat", "/nowhere", "/groups/x", "/events/x", known.group, known.event, "/icon.svg"];
  const installed = ["offline.html", "en.webmanifest", "icon-192.png", "nothing.png"];
  pages.push("/sw.js", "/apple-icon.png", "/api/share", ...installed.map((name) => `/installed/${name}`));
  const calls = operations.flatMap(({ method, path }) => {
    const id = path.startsWith("/groups") ? group : event;
    const paths = ["A".repeat(22), ...(method === "GET" ? [id] : [])].map((one) => path.replace("{id}", one));
    return paths.flatMap((one) => [
      { method, path: `/api/v1${one}` },
      { method: method === "GET" ? "PUT" : "GET", path: `/api/v1${one}` },
      { method: "OPTIONS", path: `/api/v1${one}` },
      ...(method === "GET" ? [] : [{ method, path: `/api/v1${one}`, body: { nonsense: true } }]),
    ]);
  });
  const large = { text: "x".repeat(createBytesMax) };
  return [
    ...pages.map((path) => ({ method: "GET", path })),
    ...calls.filter(({ method, path }) => !(method === "DELETE" && path.includes("/visitor"))),
    { method: "POST", path: "/api/v1/groups/create-from-text/", body: large },
    { method: "GET", path: "/api/v1/nowhere" },
    { method: "GET", path: "/api/v1/events/?limit=many" },
    { method: "GET", path: "/api/v1/groups/%ff/" },
  ];
}

/** Statuses that no request can cause: a broken row answers 500, a missing table 503. */
async function breakDatabase(databaseUrl: string, event: string): Promise<void> {
  const database = openDatabase(databaseUrl);
  await database.event.update({ where: { id: event }, data: { evidence: "broken" } });
  await database.$executeRaw`DROP TABLE "Preferences"`;
  await database.$disconnect();
}

async function proveServer({ startServer, note }: ProofContext, isHttps: boolean): Promise<void> {
  const name = "saywhen.example";
  const environment = isHttps ? { APP_ORIGIN: `https://${name}` } : {};
  const { origin, databaseUrl } = await startServer({
    environment: { ...environment, RATE_LIMIT_MODEL_TESTS_PER_MINUTE: "1" },
  });
  const cookie = isHttps ? freshCookie().replace("saywhen", "__Host-saywhen") : freshCookie();
  const caller = createCaller(origin, cookie);
  // fetch cannot set Host; over https the pages are requested under this server's own name, which is refused,
  // with headers.
  const statuses = new Map<number, number>();
  const check = async (method: string, path: string, options: Parameters<typeof caller.call>[2] = {}) => {
    const answer = await caller.call(method, path, options);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    checkHeaders(`${method} ${path} (${answer.status})`, answer, isHttps);
    return answer;
  };
  if (isHttps) {
    for (const path of ["/", "/chat", "/api/v1/healthz", "/api/v1/groups/", "/icon.svg", "/api/v1/%ff"])
      await check("GET", path);
  } else {
    const group = await caller.create("Lunch tomorrow at noon");
    const event = group.events[0]?.id ?? "";
    for (const { method, path, body } of requestsOf(group.id, event)) await check(method, path, { body });
    const probe = { body: { baseUrl: "http://localhost:11434" } };
    for (let count = 0; count < 2; count += 1) await check("POST", "/api/v1/llm/ollama/models/", probe);
    const foreign = { headers: { origin: "https://evil.example" } };
    await check("DELETE", `/api/v1/groups/${group.id}/`, foreign);
    const page = await check("GET", "/chat");
    const script = /\/_next\/static\/chunks\/[\w.~-]+\.js/.exec(page.text)?.[0] ?? "";
    await check("GET", script);
    for (const { headers } of [page, await check("GET", "/installed/offline.html")]) {
      const { csp } = new CspParser(headers.get("content-security-policy") ?? "");
      assert.deepEqual(new CspEvaluator(csp).evaluate(), [], "csp_evaluator has something to say");
    }
    await breakDatabase(databaseUrl, event);
    await check("GET", `/api/v1/events/${event}/`);
    await check("GET", "/api/v1/preferences/");
    // A page whose read fails is still served: its screen asks again, and says what is wrong.
    const newcomer = await createCaller(origin).call("GET", "/chat");
    assert.equal(newcomer.status, 200, "a page needs its database");
    for (const status of [200, 204, 307, 400, 403, 404, 405, 413, 415, 429, 500, 503]) {
      assert.ok(statuses.has(status), `no answer was ${status}: ${[...statuses.keys()].sort()}`);
    }
  }
  note(
    isHttps ? "https answers" : "answers",
    [...statuses.values()].reduce((sum, some) => sum + some, 0),
  );
}

/**
 * RA3: the full set of headers on every route with every status, and a policy in which an evaluator finds no
 * hole.
 */
export async function proveAnswerHeaders(context: ProofContext): Promise<void> {
  await proveServer(context, false);
  await proveServer(context, true);
}
