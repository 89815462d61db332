import { describe, expect, it } from "vitest";
import { z } from "zod";
import { failureSchema } from "@/lib/errors/envelope";
import { defineRoute } from "./define-route";
import { jsonOperation } from "./operation";

const answerSchema = z.strictObject({ word: z.string() });

function call(handler: () => Promise<{ word: string }>): Promise<Response> {
  const route = defineRoute({ GET: jsonOperation({ id: "test", response: answerSchema, handler }) });
  return route.GET(new Request("http://localhost/api/v1/test"), { params: Promise.resolve({}) });
}

describe("defineRoute", () => {
  it("answers the data in the envelope, with a request id", async () => {
    const response = await call(async () => ({ word: "yes" }));
    expect(await response.json()).toEqual({ success: true, data: { word: "yes" } });
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("says nothing of an error that nobody expected", async () => {
    const response = await call(() => Promise.reject(new Error("secret text of a visitor")));
    expect(response.status).toBe(500);
    const body = await response.text();
    expect(body).not.toContain("secret");
    expect(failureSchema.parse(JSON.parse(body)).error.code).toBe("internal_error");
  });

  it("answers nothing that the response's schema does not know", async () => {
    const response = await call(async () => JSON.parse('{"word":"yes","tokenHash":"x"}'));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("tokenHash");
  });
});
