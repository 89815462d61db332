import { afterEach, describe, expect, it } from "vitest";
import { database } from "@/lib/db/client";
import { failureSchema } from "@/lib/errors/envelope";
import { createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { createdGroupSchema } from "@/lib/wire/group-schema";
import { createRateLimits } from "./rate-limits";

const text = "Planning tomorrow at 9am";
const createPath = "/api/v1/groups/create-from-text/";

/** Everything that a page of another site must not be able to change. */
async function everything(): Promise<string> {
  const parts = { events: true, requests: true };
  return JSON.stringify([
    await database.visitor.findMany(),
    await database.group.findMany({ include: parts }),
    await database.preferences.findMany(),
  ]);
}

describe("requests of other sites' pages (RA8)", () => {
  const senders: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://localhost:3001" },
    { origin: "http://localhost:3000.evil.example" },
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "http://localhost:3000", "sec-fetch-site": "cross-site" },
  ];

  it.each(senders)("change nothing when they come with %j", async (headers) => {
    const visitor = createApiVisitor();
    const { group } = await dataOf(
      await visitor.call("POST", createPath, { body: { text } }),
      createdGroupSchema,
    );
    const event = group.events[0]?.id ?? "";
    const before = await everything();
    const calls = [
      visitor.call("POST", createPath, { body: { text }, headers }),
      visitor.call("PATCH", `/api/v1/events/${event}/`, { body: { title: "Stolen" }, headers }),
      visitor.call("DELETE", `/api/v1/events/${event}/`, { headers }),
      visitor.call("DELETE", `/api/v1/groups/${group.id}/`, { headers }),
      visitor.call("POST", `/api/v1/groups/${group.id}/restore/`, { headers }),
      visitor.call("PATCH", "/api/v1/preferences/", { body: { theme: "dark" }, headers }),
      visitor.call("DELETE", "/api/v1/visitor/", { headers }),
    ];
    for (const response of await Promise.all(calls)) {
      expect(response.status).toBe(403);
      expect(failureSchema.parse(await response.json()).error.code).toBe("forbidden");
      expect(response.headers.get("access-control-allow-origin")).toBeNull();
      expect(response.headers.get("set-cookie")).toBeNull();
    }
    expect(await everything()).toBe(before);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "change nothing as a form that sends %s without its origin",
    async (type) => {
      const visitor = createApiVisitor();
      const before = await everything();
      const headers = { "content-type": type };
      for (const [method, path] of [
        ["POST", createPath],
        ["PATCH", "/api/v1/preferences/"],
      ] as const) {
        const response = await visitor.call(method, path, { rawBody: JSON.stringify({ text }), headers });
        expect(response.status).toBe(415);
      }
      expect(await everything()).toBe(before);
    },
  );
});

describe("requests under another host's name (RA8)", () => {
  it.each(["evil.example", "evil.example:3000", "203.0.113.9", ""])("are refused: %j", async (host) => {
    const response = await createApiVisitor(null).call("GET", "/api/v1/groups/", { headers: { host } });
    expect(response.status).toBe(403);
    expect(failureSchema.parse(await response.json()).message).toContain("APP_ORIGIN");
    expect(response.headers.get("set-cookie")).toBeNull();
  });

  it("are answered by the probes, which a host's own tools call by any address", async () => {
    const headers = { host: "10.42.0.17:8080" };
    expect((await createApiVisitor(null).call("GET", "/api/v1/healthz", { headers })).status).toBe(200);
  });
});

describe("refusals beyond their limit (RA47)", () => {
  const inherited = globalThis.saywhenRateLimits;
  afterEach(() => {
    globalThis.saywhenRateLimits = inherited;
  });

  const kinds: [string, (headers: Record<string, string>) => Promise<Response>, number][] = [
    [
      "under another name",
      (headers) =>
        createApiVisitor().call("GET", "/api/v1/groups/", { headers: { ...headers, host: "evil.example" } }),
      403,
    ],
    [
      "of another site's page",
      (headers) =>
        createApiVisitor().call("DELETE", "/api/v1/visitor/", { headers: { ...headers, origin: "null" } }),
      403,
    ],
    [
      "without the operator's token",
      (headers) => createApiVisitor().call("GET", "/api/v1/metrics", { headers }),
      401,
    ],
  ];

  it.each(kinds)("are answered 429, of requests %s", async (_, send, status) => {
    const perMinute = { creates: 1, reads: 1, writes: 1, modelTests: 1, feeds: 1, refusals: 2 };
    globalThis.saywhenRateLimits = createRateLimits({ perMinute, createShared: null });
    const headers = { "x-socket-ip": "192.0.2.1" };
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await send(headers)).status);
    expect(statuses).toEqual([status, status, 429, 429]);
    expect((await send({ "x-socket-ip": "192.0.2.2" })).status).toBe(status);
    // They used up no other limit.
    const read = await createApiVisitor().call("GET", "/api/v1/groups/", { headers });
    expect(read.status).toBe(200);
    expect((await createApiVisitor().call("GET", "/api/v1/healthz", { headers })).status).toBe(200);
  });
});

describe("requests beyond the limits (RA12)", () => {
  const inherited = globalThis.saywhenRateLimits;
  afterEach(() => {
    globalThis.saywhenRateLimits = inherited;
  });

  it("are answered 429 with Retry-After, whatever X-Forwarded-For and cookie they have", async () => {
    globalThis.saywhenRateLimits = createRateLimits({
      perMinute: { creates: 10, reads: 15, writes: 5, modelTests: 1, feeds: 1, refusals: 0 },
      createShared: null,
    });
    const statuses: number[] = [];
    const startedMs = Date.now();
    for (let count = 0; count < 12; count += 1) {
      const headers = { "x-socket-ip": "192.0.2.1", "x-forwarded-for": `198.51.100.${count}` };
      const response = await createApiVisitor().call("POST", createPath, { body: { text }, headers });
      statuses.push(response.status);
      if (response.status !== 429) continue;
      const failure = failureSchema.parse(await response.json());
      expect(failure.error.code).toBe("rate_limited");
      expect(failure.message).toBe("Too many requests. Please try again later.");
      const passedSeconds = Math.ceil((Date.now() - startedMs) / 1000);
      const waitSeconds = Number(response.headers.get("retry-after"));
      expect(waitSeconds).toBeLessThanOrEqual(60);
      expect(waitSeconds).toBeGreaterThanOrEqual(60 - passedSeconds);
      expect(response.headers.get("set-cookie")).toBeNull();
    }
    expect(statuses).toEqual([...Array(10).fill(201), 429, 429]);
    const elsewhere = { body: { text }, headers: { "x-socket-ip": "192.0.2.2" } };
    expect((await createApiVisitor().call("POST", createPath, elsewhere)).status).toBe(201);
    for (let count = 0; count < 30; count += 1) {
      const probe = await createApiVisitor().call("GET", "/api/v1/healthz", {
        headers: { "x-socket-ip": "192.0.2.1" },
      });
      expect(probe.status).toBe(200);
    }
  });
});
