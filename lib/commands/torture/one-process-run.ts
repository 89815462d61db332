import process from "node:process";
import { z } from "zod";
import type { Exchange } from "./target";

/** Run as a process of its own by RA25: clients that call the route handlers, over the database that is named. */
const [databaseUrl = "", writes] = process.argv.slice(2);
process.env.DATABASE_URL = databaseUrl;
process.env.LOG_LEVEL = "silent";
for (const kind of ["CREATES", "READS", "WRITES", "MODEL_TESTS"]) {
  process.env[`RATE_LIMIT_${kind}_PER_MINUTE`] = "0";
}
globalThis.saywhenRunAfter = (task) => void task();
const { everythingKept, writeBesideFailures } = await import("./failing-writes");
const { createHistory } = await import("./history");
const { reckon } = await import("./reckoning");
const { createTarget } = await import("./target");

type Handler = (request: Request, context: { params: Promise<unknown> }) => Promise<Response>;
const moduleSchema = z.record(z.string(), z.unknown());
const handlerSchema = z.custom<Handler>((value) => typeof value === "function");

const routes = [
  { path: /\/groups\/create-from-text\/$/, handlers: import("@/app/api/v1/groups/create-from-text/route") },
  { path: /\/groups\/$/, handlers: import("@/app/api/v1/groups/route") },
  { path: /\/groups\/([\w-]{22})\/$/, handlers: import("@/app/api/v1/groups/[id]/route") },
  { path: /\/groups\/([\w-]{22})\/restore\/$/, handlers: import("@/app/api/v1/groups/[id]/restore/route") },
  { path: /\/events\/([\w-]{22})\/$/, handlers: import("@/app/api/v1/events/[id]/route") },
];

const exchange: Exchange = async (origin, { method, path, cookie, body, headers }) => {
  const url = new URL(path, origin);
  const route = routes.find((one) => one.path.test(url.pathname));
  if (route === undefined) throw new Error(`no route for ${method} ${path}`);
  const handler = handlerSchema.parse(moduleSchema.parse({ ...(await route.handlers) })[method]);
  const sent = new Request(url, {
    method,
    headers: {
      host: url.host,
      cookie,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const params = Promise.resolve({ id: route.path.exec(url.pathname)?.[1] ?? "" });
  const response = await handler(sent, { params });
  return { kind: "answered", status: response.status, body: await response.json() };
};

const target = createTarget(createHistory(), exchange);
target.moveTo("http://localhost:3000");
const { actors, counts } = await writeBesideFailures(target, Number(writes));
const note = () => undefined;
await reckon({ note }, { target, actors, databaseUrl, sinceMs: performance.now() });
console.log(`${counts.writes} single writes, ${counts.refused} refused half way${everythingKept}`);
