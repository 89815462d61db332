import { describe, expect, it } from "vitest";
import { z } from "zod";
import { AppError } from "@/lib/errors/app-error";
import { failureSchema } from "@/lib/errors/envelope";
import { defineRoute } from "./define-route";
import { jsonOperation } from "./operation";

const answerSchema = z.strictObject({ word: z.string() });

function call(
  handler: () => Promise<{ word: string }>,
  method: "GET" | "HEAD" | "OPTIONS" | "POST" = "GET",
): Promise<Response> {
  const route = defineRoute(
    jsonOperation({
      id: "test",
      method: "GET",
      path: "/test/",
      summary: "Test",
      response: answerSchema,
      handler,
    }),
  );
  return route[method](
    new Request("http://localhost/api/v1/test", { method, headers: { host: "localhost" } }),
    {
      params: Promise.resolve({}),
    },
  );
}

describe("defineRoute", () => {
  it("answers the data in the envelope, with a request id", async () => {
    const response = await call(async () => ({ word: "yes" }));
    expect(await response.json()).toEqual({ success: true, data: { word: "yes" } });
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("reveals nothing about an unexpected error", async () => {
    const response = await call(() => Promise.reject(new Error("secret text of a visitor")));
    expect(response.status).toBe(500);
    const body = await response.text();
    expect(body).not.toContain("secret");
    const { code, message } = failureSchema.parse(JSON.parse(body)).error;
    expect(code).toBe("internal_error");
    // The only value by which the operator finds it in the log.
    expect(message).toBe(
      `Internal server error occurred. If you report it, name ${response.headers.get("x-request-id")}.`,
    );
  });

  it("answers only what the response's schema describes", async () => {
    const response = await call(async () => JSON.parse('{"word":"yes","tokenHash":"x"}'));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("tokenHash");
  });

  it("answers HEAD with the headers of GET and no body, failures too", async () => {
    for (const handler of [async () => ({ word: "yes" }), () => Promise.reject(new AppError("not_found"))]) {
      const [get, head] = [await call(handler), await call(handler, "HEAD")];
      expect(head.status).toBe(get.status);
      const comparable = ({ headers }: Response) =>
        [...headers].filter(([name]) => !["set-cookie", "x-request-id"].includes(name));
      expect(comparable(head)).toEqual(comparable(get));
      expect(head.headers.get("content-length")).toBe(String((await get.text()).length));
      expect(await head.text()).toBe("");
    }
  });

  it("answers OPTIONS with the existing methods, and allows nothing to other sites' pages", async () => {
    const response = await call(async () => ({ word: "yes" }), "OPTIONS");
    expect(response.status).toBe(204);
    expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    expect([...response.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
    expect(await response.text()).toBe("");
  });

  it("refuses a method without an operation, and names the existing ones", async () => {
    const response = await call(async () => ({ word: "yes" }), "POST");
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    expect(failureSchema.parse(await response.json()).error.code).toBe("method_not_allowed");
  });
});
