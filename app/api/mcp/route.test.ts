import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";

const address = "http://localhost:3000/api/mcp";
const params = { params: Promise.resolve({}) };

/** The route of a server whose operator turned it on or left it off. */
async function routeOf(isOn: boolean) {
  vi.stubEnv("MCP_ENABLED", isOn ? "true" : "false");
  return import("./route");
}

/** A message as a client posts it. */
const message = (headers: Record<string, string> = {}, body: unknown = listing): Request =>
  new Request(address, {
    method: "POST",
    headers: {
      host: "localhost:3000",
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      ...headers,
    },
    body: JSON.stringify(body),
  });
const listing = { jsonrpc: "2.0", id: 1, method: "tools/list", params: {} };

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

describe("POST /api/mcp (SPEC B11)", () => {
  it("serves the SDK's own client over Streamable HTTP", async () => {
    const { GET, POST } = await routeOf(true);
    const answered: Response[] = [];
    const transport = new StreamableHTTPClientTransport(new URL(address), {
      fetch: async (url, init) => {
        const request = new Request(url, init);
        request.headers.set("host", "localhost:3000");
        const response = await (request.method === "GET" ? GET(request, params) : POST(request, params));
        answered.push(response.clone());
        return response;
      },
    });
    const client = new Client({ name: "test", version: "1.0.0" });
    await client.connect(transport);
    expect(client.getServerVersion()).toMatchObject({ name: "saywhen" });
    expect((await client.listTools()).tools).toHaveLength(2);
    const { structuredContent } = await client.callTool({
      name: "read_events",
      arguments: { text: "Lunch with Ana tomorrow at noon", now: "2026-11-20T12:00:00Z" },
    });
    expect(structuredContent).toMatchObject({
      events: [{ title: "Lunch with Ana", start_datetime: "2026-11-21T12:00:00.000Z" }],
    });
    await client.close();
    expect(answered.filter(({ headers }) => headers.has("set-cookie"))).toEqual([]);
    expect(answered.map(({ headers }) => headers.get("cache-control"))).not.toContain(null);
  });

  it("is an unknown path unless the operator turned it on", async () => {
    const { GET, POST, OPTIONS } = await routeOf(false);
    expect((await POST(message(), params)).status).toBe(404);
    for (const handle of [GET, OPTIONS])
      expect(
        (await handle(new Request(address, { headers: { host: "localhost:3000" } }), params)).status,
      ).toBe(404);
  });

  it.each<[string, Record<string, string>]>([
    ["a page of another origin", { origin: "https://evil.example" }],
    ["a page of another site", { "sec-fetch-site": "cross-site" }],
    ["a name that is not this server's (DNS rebinding)", { host: "evil.example" }],
  ])("refuses %s", async (_, headers) => {
    const { POST } = await routeOf(true);
    const response = await POST(message(headers), params);
    expect([400, 403, 421]).toContain(response.status);
    expect(await response.text()).not.toContain("read_events");
  });

  it.each([
    ["a body that is no JSON", "{", 400],
    ["a body that is no message", { hello: "world" }, 400],
    ["a body that is too large", { ...listing, params: { much: "a".repeat(3_000_000) } }, 413],
  ])("refuses %s", async (_, body, status) => {
    const { POST } = await routeOf(true);
    const request = message({}, body);
    const asked =
      typeof body === "string"
        ? new Request(request.url, { method: "POST", headers: request.headers, body })
        : request;
    const response = await POST(asked, params);
    expect(response.status).toBe(status);
    expect(z.record(z.string(), z.unknown()).parse(await response.json())).toBeTruthy();
  });

  it("opens no stream for a GET", async () => {
    const { GET } = await routeOf(true);
    const response = await GET(
      new Request(address, { headers: { host: "localhost:3000", accept: "text/event-stream" } }),
      params,
    );
    expect(response.status).toBe(405);
  });
});
