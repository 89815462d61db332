import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { environment } from "@/lib/env";
import { failureSchema } from "@/lib/errors/envelope";
import { createApiVisitor } from "@/lib/testing/api-client";
import { database } from "./client";
import { writeHealth } from "./write-health";

const visitor = createApiVisitor();
const askReadiness = () => visitor.call("GET", "/api/v1/readyz");
/** Makes SQLite accept no further page, as on a full disk: SQLITE_FULL. */
const fillDatabase = () => database.$queryRaw`PRAGMA max_page_count = 1`;
const makeRoom = () => database.$queryRaw`PRAGMA max_page_count = 1073741823`;

const createMuch = () =>
  visitor.call("POST", "/api/v1/groups/create-from-text/", {
    body: { text: `Coffee tomorrow at 9am\n${"and talk ".repeat(150)}`, use_llm: false },
  });

beforeEach(() => {
  writeHealth.state = "unknown";
});
afterEach(makeRoom);

describe("readyz after a failure of the disk", () => {
  it("writes once at the start, and afterwards only reads", async () => {
    expect((await askReadiness()).status).toBe(200);
    expect(writeHealth.state).toBe("ok");
  });

  it("is 503 until the disk has accepted a write, and ready again without a restart", async () => {
    await fillDatabase();
    let status = 201;
    for (let count = 0; status === 201 && count < 100; count += 1) status = (await createMuch()).status;
    expect(status).toBe(503);
    expect(writeHealth.state).toBe("failing");
    await makeRoom();
    expect((await askReadiness()).status).toBe(200);
    expect(writeHealth.state).toBe("ok");
    expect((await createMuch()).status).toBe(201);
  });

  it("says so if the database cannot be written", async () => {
    await database.$executeRaw`PRAGMA query_only = 1`;
    try {
      const red = await askReadiness();
      expect(red.status).toBe(503);
      expect(failureSchema.parse(await red.json()).message).toMatch(/could not be written/);
    } finally {
      await database.$executeRaw`PRAGMA query_only = 0`;
    }
    expect((await askReadiness()).status).toBe(200);
  });

  it("does not treat another process's lock as a failure", async () => {
    const other = new Database(environment.DATABASE_URL.slice("file:".length));
    other.exec("BEGIN IMMEDIATE");
    const answer = await askReadiness();
    other.exec("ROLLBACK");
    other.close();
    expect(answer.status).toBe(200);
    expect(writeHealth.state).toBe("unknown");
  });
});
