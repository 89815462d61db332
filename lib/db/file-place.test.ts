import { copyFileSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { environment } from "@/lib/env";
import { failureSchema } from "@/lib/errors/envelope";
import { createApiVisitor, dataOf } from "@/lib/testing/api-client";
import { createdGroupSchema } from "@/lib/wire/group-schema";
import { watchPlace } from "./file-place";

describe("watchPlace", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "saywhen-place-"));
  const file = path.join(folder, "a.db");

  it("waits for a file, recognizes it whatever is written, and notices another one or none", () => {
    const place = watchPlace(file);
    expect(place.isReplaced()).toBe(false);
    writeFileSync(file, "one");
    expect(place.isReplaced()).toBe(false);
    writeFileSync(file, "one, longer");
    expect(place.isReplaced()).toBe(false);
    renameSync(file, `${file}.kept`);
    expect(place.isReplaced()).toBe(true);
    writeFileSync(file, "another");
    expect(place.isReplaced()).toBe(true);
    renameSync(`${file}.kept`, file);
    expect(place.isReplaced()).toBe(false);
    rmSync(folder, { recursive: true });
  });
});

describe("a database file that is replaced under the server", () => {
  const file = environment.DATABASE_URL.slice("file:".length);
  const kept = `${file}.kept`;
  const visitor = createApiVisitor();
  const create = () =>
    visitor.call("POST", "/api/v1/groups/create-from-text/", {
      body: { text: "Coffee tomorrow at 9am", use_llm: false },
    });
  const groupsOf = (name: string) => {
    const database = new Database(name, { readonly: true });
    const rows = database.prepare(`SELECT id FROM "Group"`).all();
    database.close();
    return rows.length;
  };

  let groupPath = "";
  beforeEach(async () => {
    const { group } = await dataOf(await create(), createdGroupSchema);
    groupPath = `/api/v1/groups/${group.id}/`;
    expect((await visitor.call("GET", groupPath)).status).toBe(200);
    // Without a log of its own, so that the copy is the whole database.
    new Database(file).pragma("wal_checkpoint(TRUNCATE)");
  });
  afterEach(async () => {
    renameSync(kept, file);
    expect((await visitor.call("GET", groupPath)).status).toBe(200);
    expect((await create()).status).toBe(201);
  });

  it.each([
    ["by a copy of it", () => copyFileSync(kept, file)],
    ["by nothing", () => undefined],
  ])("%s is neither read nor written, and readyz says what to do", async (_, replace) => {
    renameSync(file, kept);
    replace();
    const before = groupsOf(kept);
    expect((await visitor.call("GET", groupPath)).status).toBe(503);
    expect((await visitor.call("GET", "/api/v1/groups/")).status).toBe(503);
    expect((await create()).status).toBe(503);
    expect((await visitor.call("DELETE", groupPath)).status).toBe(503);
    const red = await visitor.call("GET", "/api/v1/readyz");
    expect(red.status).toBe(503);
    expect(failureSchema.parse(await red.json()).message).toMatch(/Start it again/);
    expect(groupsOf(kept)).toBe(before);
  });
});
