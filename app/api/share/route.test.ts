import { describe, expect, it } from "vitest";
import { GET, POST } from "./route";

const params = { params: Promise.resolve({}) };

/** A share as a browser posts it. */
function share(headers: Record<string, string>): Request {
  const body = new FormData();
  body.set("text", "Lunch with Ana tomorrow at noon");
  const asked = new Request("http://localhost:3000/api/share", { method: "POST", body });
  asked.headers.set("host", "localhost:3000");
  for (const [name, value] of Object.entries(headers)) asked.headers.set(name, value);
  return asked;
}

describe("POST /api/share without a service worker (SPEC B10)", () => {
  it.each<[string, Record<string, string>]>([
    ["the system", { origin: "null", "sec-fetch-site": "none" }],
    ["this origin", { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" }],
  ])(
    "leads from a share of %s to the page that says what became of it, and reads nothing",
    async (_, headers) => {
      const asked = share(headers);
      const response = await POST(asked, params);
      expect(response.status).toBe(303);
      expect(response.headers.get("location")).toBe("/chat#shared");
      expect(response.headers.get("set-cookie")).toBeNull();
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(asked.bodyUsed).toBe(false);
    },
  );

  it.each<[string, Record<string, string>]>([
    ["a page of another origin", { origin: "https://evil.example" }],
    ["a page that hides its origin", { origin: "null" }],
    ["a page of another site", { origin: "null", "sec-fetch-site": "cross-site" }],
    [
      "a page of another site, as if from the system",
      { origin: "https://evil.example", "sec-fetch-site": "none" },
    ],
    ["a name that is not this server's (DNS rebinding)", { host: "evil.example" }],
  ])("refuses %s", async (_, headers) => {
    expect((await POST(share(headers), params)).status).toBe(403);
  });

  it("is nothing to look at", async () => {
    const asked = new Request("http://localhost:3000/api/share", { headers: { host: "localhost:3000" } });
    expect((await GET(asked, params)).status).toBe(405);
  });
});
