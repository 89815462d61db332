import { createRequire } from "node:module";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { databaseFileOf } from "@/lib/db/database-file";
import { environment } from "@/lib/env";
import { createRateLimits } from "@/lib/http/rate-limits";
import { startMetrics } from "@/lib/metrics/prometheus";
import { createApiVisitor } from "@/lib/testing/api-client";
import { metricsToken } from "@/lib/testing/metrics-token";

const isParser = z.custom<(text: string) => unknown>((value) => typeof value === "function");
const parse = isParser.parse(createRequire(import.meta.url)("parse-prometheus-text-format"));
const familiesSchema = z.array(
  z.object({
    name: z.string(),
    help: z.string(),
    type: z.string(),
    metrics: z.array(
      z.object({
        labels: z.record(z.string(), z.string()).optional(),
        value: z.string().optional(),
      }),
    ),
  }),
);
const createPath = "/api/v1/groups/create-from-text/";
const planted = "Zwiebelfisch4711";

async function scrape() {
  const headers = { authorization: `Bearer ${metricsToken}` };
  const response = await createApiVisitor().call("GET", "/api/v1/metrics", { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  const text = await response.text();
  const families = familiesSchema.parse(parse(text));
  // Line by line, since this parser merges a histogram's label sets into one.
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const samples = lines.flatMap((line) => familiesSchema.parse(parse(`${line}\n`)));
  const find = (name: string, labels: Record<string, string> = {}) => {
    const named = samples.filter((one) => one.name === name).flatMap(({ metrics }) => metrics);
    const sample = named.find((one) =>
      Object.entries(labels).every(([label, value]) => one.labels?.[label] === value),
    );
    return Number(sample?.value ?? 0);
  };
  return { text, families, find };
}

describe("GET /metrics", () => {
  it.each([
    undefined,
    "Bearer",
    "Bearer wrong",
    `Basic ${metricsToken}`,
    `Bearer ${metricsToken}x`,
    metricsToken,
  ])("requires the token, and refuses %s", async (authorization) => {
    const headers = authorization === undefined ? {} : { authorization };
    const response = await createApiVisitor().call("GET", "/api/v1/metrics", { headers });
    expect(response.status).toBe(401);
    expect(response.headers.get("www-authenticate")).toBe('Bearer realm="metrics"');
    expect(await response.json()).toMatchObject({ success: false, error: { code: "unauthorized" } });
  });

  it("counts creates, requests, limits and waits, in a text that a Prometheus parser reads", {
    timeout: 60_000,
  }, async () => {
    startMetrics();
    const visitor = createApiVisitor();
    const before = await scrape();
    for (const text of [`Lunch with ${planted} tomorrow at noon`, `${planted}`]) {
      await visitor.call("POST", createPath, { body: { text, use_llm: false } });
    }
    const perMinute = { creates: 0, reads: 1, writes: 0, modelTests: 0, feeds: 0, refusals: 0 };
    globalThis.saywhenRateLimits = createRateLimits({ perMinute, createShared: null });
    await visitor.call("GET", "/api/v1/groups/");
    await visitor.call("GET", "/api/v1/groups/");
    globalThis.saywhenRateLimits = undefined;
    const after = await scrape();
    const added = (name: string, labels: Record<string, string>) =>
      after.find(name, labels) - before.find(name, labels);
    expect(added("saywhen_creates_total", { parser: "rules", outcome: "read" })).toBe(1);
    expect(added("saywhen_creates_total", { parser: "rules", outcome: "failed" })).toBe(1);
    expect(added("saywhen_rate_limit_hits_total", { kind: "reads" })).toBe(1);
    const requests = "saywhen_request_duration_seconds_count";
    expect(added(requests, { operation: "createGroupFromText", status: "201" })).toBe(2);
    expect(added(requests, { operation: "listGroups", status: "429" })).toBe(1);
    const turns = added("saywhen_database_wait_seconds_count", { reason: "turn" });
    // A file has one connection, and each create waits for its turn at it; a libSQL server has as many as
    // needed.
    expect(turns > 1).toBe(databaseFileOf(environment.DATABASE_URL) !== null);
    // Each create is a write, whatever the database.
    expect(added("saywhen_database_wait_seconds_count", { reason: "write" })).toBeGreaterThan(1);
    expect(after.find("process_resident_memory_bytes")).toBeGreaterThan(10_000_000);
    expect(after.find("nodejs_eventloop_lag_seconds")).toBeGreaterThanOrEqual(0);
  });

  it("has the names and labels that are documented, and no label that a visitor made", async () => {
    const { families, text } = await scrape();
    const own = families.filter(({ name }) => name.startsWith("saywhen_"));
    expect(own.map(({ name }) => name).sort()).toEqual([
      "saywhen_creates_total",
      "saywhen_database_checked_timestamp_seconds",
      "saywhen_database_damaged",
      "saywhen_database_wait_seconds",
      "saywhen_job_oldest_seconds",
      "saywhen_jobs",
      "saywhen_model_duration_seconds",
      "saywhen_rate_limit_hits_total",
      "saywhen_readings_total",
      "saywhen_request_duration_seconds",
    ]);
    expect(text).not.toContain(planted);
  });

  it("is an unknown path if no token is set, and nothing is counted", async () => {
    vi.resetModules();
    vi.stubEnv("METRICS_TOKEN", "");
    const { GET, POST, OPTIONS } = await import("./route");
    for (const handle of [GET, POST, OPTIONS]) {
      const request = new Request("http://localhost:3000/api/v1/metrics", { headers: { host: "localhost" } });
      const response = await handle(request, { params: Promise.resolve({}) });
      expect(response.status).toBe(404);
      expect(response.headers.get("allow")).toBeNull();
    }
  });
});
