import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { environment } from "@/lib/env";
import { failureSchema } from "@/lib/errors/envelope";
import { createApiVisitor } from "@/lib/testing/api-client";

describe("a database that another process has locked", () => {
  it("answers twenty writes with 503 after five seconds, reads again, and recovers by itself", async () => {
    const visitor = createApiVisitor();
    const create = () =>
      visitor.call("POST", "/api/v1/groups/create-from-text/", { body: { text: "Coffee tomorrow at 9am" } });
    expect((await create()).status).toBe(201);
    const other = new Database(environment.DATABASE_URL.slice("file:".length));
    other.exec("BEGIN IMMEDIATE");
    const startedMs = performance.now();
    const blocked = await Promise.all(Array.from({ length: 20 }, create));
    expect(performance.now() - startedMs).toBeLessThan(7000);
    for (const response of blocked) {
      expect(response.status).toBe(503);
      expect(failureSchema.parse(await response.json()).error).toEqual({
        code: "database_unavailable",
        message: "Service unavailable. Please try again later.",
        said: { code: "errors.database_unavailable", params: {} },
      });
    }
    expect((await visitor.call("GET", "/api/v1/groups/")).status).toBe(200);
    other.exec("ROLLBACK");
    other.close();
    expect((await create()).status).toBe(201);
  });
});
