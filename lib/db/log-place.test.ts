import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import Database from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { environment } from "@/lib/env";
import { failureSchema } from "@/lib/errors/envelope";
import { createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { createdGroupSchema } from "@/lib/wire/group-schema";

const file = environment.DATABASE_URL.slice("file:".length);
const logFile = `${file}-wal`;
const visitor = createApiVisitor();
const send = () =>
  visitor.call("POST", "/api/v1/groups/create-from-text/", {
    body: { text: "Coffee tomorrow at 9am", use_llm: false },
  });
const create = async () => (await dataOf(await send(), createdGroupSchema)).group.id;
const readyz = () => visitor.call("GET", "/api/v1/readyz");

/** What a process finds when it opens copies of the current files, which is what a kill would leave. */
function idsAfterKill(): string[] {
  const copy = `${file}.copy`;
  for (const suffix of ["", "-wal"]) {
    // In another process: one that closes a file loses SQLite's locks on it.
    if (existsSync(file + suffix)) execFileSync("cp", [file + suffix, copy + suffix]);
  }
  const database = new Database(copy);
  const rows = database.prepare(`SELECT id FROM "Group"`).pluck().all();
  database.close();
  for (const suffix of ["", "-wal", "-shm"]) rmSync(copy + suffix, { force: true });
  return rows.map(String);
}

describe("a write-ahead log that is removed under the server", () => {
  it.each([
    ["removed", () => rmSync(logFile)],
    ["moved away", () => renameSync(logFile, `${logFile}.moved`)],
    ["removed with its index", () => [logFile, `${file}-shm`].map((one) => rmSync(one))],
    [
      "replaced by an older one",
      () => {
        const older = readFileSync(logFile);
        writeFileSync(`${logFile}.older`, older.subarray(0, older.byteLength - 4120));
        renameSync(`${logFile}.older`, logFile);
      },
    ],
    [
      "replaced by an empty one",
      () => {
        writeFileSync(`${logFile}.empty`, "");
        renameSync(`${logFile}.empty`, logFile);
      },
    ],
  ])("loses no data when it is %s", async (_, takeAway) => {
    const before = [await create(), await create()];
    expect(statSync(logFile).size).toBeGreaterThan(0);
    takeAway();
    const after = [await create(), await create()];
    expect(idsAfterKill()).toEqual(expect.arrayContaining([...before, ...after]));
    expect((await readyz()).status).toBe(200);
    expect((await visitor.call("GET", `/api/v1/groups/${before[0]}/`)).status).toBe(200);
  });

  it("is reported by 503 while another process has the database open with it, and is then restarted", {
    timeout: 30_000,
  }, async () => {
    const id = await create();
    const other = new Database(file);
    other.prepare(`SELECT id FROM "Group"`).all();
    rmSync(logFile);
    expect((await send()).status).toBe(503);
    const red = await readyz();
    expect(red.status).toBe(503);
    expect(failureSchema.parse(await red.json()).message).toMatch(/log was removed or replaced/);
    expect((await visitor.call("GET", `/api/v1/groups/${id}/`)).status).toBe(503);
    other.close();
    const next = await create();
    expect(idsAfterKill()).toEqual(expect.arrayContaining([id, next]));
    expect((await readyz()).status).toBe(200);
  });
});

describe("a log in which another process has written instead", () => {
  it("is not overwritten: everything is 503 until the server is restarted", async () => {
    const id = await create();
    // Everything is in the file, so that another process that starts a log sees a whole database.
    const keeper = new Database(file);
    keeper.pragma("wal_checkpoint(TRUNCATE)");
    keeper.close();
    rmSync(logFile);
    const program = `const Database = require("better-sqlite3"); const database = new Database(process.argv[1]);
      database.prepare("INSERT INTO Visitor (id, createdAt) VALUES ('stranger', '2026')").run();
      process.kill(process.pid, "SIGKILL");`;
    expect(spawnSync(process.execPath, ["-e", program, file]).signal).toBe("SIGKILL");
    expect((await send()).status).toBe(503);
    expect((await visitor.call("GET", `/api/v1/groups/${id}/`)).status).toBe(503);
    expect((await readyz()).status).toBe(503);
    expect(globalThis.saywhenLog?.isLeft()).toBe(true);
    expect(idsAfterKill()).toContain(id);
  });
});
