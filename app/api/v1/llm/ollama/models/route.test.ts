import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Canary, startCanary } from "@/e2e/testing/canary";
import { shortestMs } from "@/e2e/testing/shortest-time";
import { addressTricks } from "@/e2e/texts/address-tricks";
import { failureSchema } from "@/lib/errors/envelope";
import { type ApiVisitor, createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { preferencesSchema } from "@/lib/wire/preferences-schema";

const modelsPath = "/api/v1/llm/ollama/models/";
const preferencesPath = "/api/v1/preferences/";
const refusal = "This server may not use that baseUrl. Its operator can allow it with LLM_ALLOWED_BASE_URLS.";

let canary: Canary;
let visitor: ApiVisitor;
beforeAll(async () => {
  canary = await startCanary();
  visitor = createApiVisitor();
});
afterAll(() => canary.close());

/** The ways in which a visitor can name an address: for the connection test, and for the two settings of a reading. */
const uses = [
  ["the connection test", (baseUrl: string) => visitor.call("POST", modelsPath, { body: { baseUrl } })],
  [
    "the list of models",
    (baseUrl: string) =>
      visitor.call("POST", "/api/v1/llm/models/", { body: { provider: "custom", baseUrl } }),
  ],
  [
    "Ollama's address",
    (baseUrl: string) => visitor.call("PATCH", preferencesPath, { body: { ollama_settings: { baseUrl } } }),
  ],
  [
    "the model's address",
    (baseUrl: string) => visitor.call("PATCH", preferencesPath, { body: { model_settings: { baseUrl } } }),
  ],
] as const;

describe("RA9: the addresses that a visitor may have the server connect to", () => {
  it.each(uses)("refuses every trick for %s in one way, at once, and reaches nothing", async (_use, name) => {
    const answers = new Map<string, number>();
    // The first request of all loads the route's code, which takes longer than any answer.
    await name("not an address");
    for (const trick of addressTricks(canary.port)) {
      let body = "";
      const refuse = async () => {
        const response = await name(trick);
        expect(response.status, trick).toBe(400);
        body = await response.text();
      };
      expect(await shortestMs(1000, refuse), trick).toBeLessThan(1000);
      answers.set(body, (answers.get(body) ?? 0) + 1);
    }
    const wrongForm = "baseUrl must be an http or https address.";
    // Two bodies for all of them, each the same byte for byte.
    const countOf = new Map(
      [...answers].map(([body, count]) => [failureSchema.parse(JSON.parse(body)).message, count]),
    );
    expect(answers.size).toBe(2);
    expect(new Set(countOf.keys())).toEqual(new Set([refusal, wrongForm]));
    expect(countOf.get(refusal)).toBeGreaterThanOrEqual(60);
    expect(canary.connectionCount()).toBe(0);
  });

  it("leaves the preferences as they were", async () => {
    const kept = await dataOf(await visitor.call("GET", preferencesPath), preferencesSchema);
    expect([kept.model_settings.baseUrl, kept.ollama_settings.baseUrl]).toEqual([
      "https://api.openai.com/v1",
      "http://localhost:11434",
    ]);
  });
});

describe("POST /llm/ollama/models/ (SPEC A17)", () => {
  it("answers the envelope of model_unreachable if there is no Ollama", async () => {
    // The guard lets everyone connect to port 11434 of ::1, where nothing listens on test machines.
    const response = await visitor.call("POST", modelsPath, { body: { baseUrl: "http://[::1]:11434" } });
    expect(response.status).toBe(502);
    const message = "Unable to reach the model server. Please check its address and that it is running.";
    expect(await response.json()).toEqual({
      success: false,
      error: { code: "model_unreachable", message, said: { code: "errors.model_unreachable", params: {} } },
      message,
    });
  });

  it("names the field that is missing", async () => {
    const response = await visitor.call("POST", modelsPath, { body: {} });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("baseUrl");
  });
});
