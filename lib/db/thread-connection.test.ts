import { describe, expect, it } from "vitest";
import { createTestDatabase } from "@/lib/testing/database";
import { isDatabaseFailure } from "./database-failure";
import { openInThread } from "./thread-connection";

const open = () => openInThread(createTestDatabase().slice("file:".length), ["foreign_keys=ON"]);
const slow =
  "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 3000000) SELECT count(*) FROM n";
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe("a connection in a thread", () => {
  it("returns one answer for each statement", async () => {
    const thread = open();
    expect(await thread.all("SELECT ? AS a", ["one"])).toEqual([{ a: "one" }]);
    expect(isDatabaseFailure(await failureOf(thread.all("SELECT nothing", [])))).toBe(true);
    expect(await thread.all("SELECT ? AS a", ["two"])).toEqual([{ a: "two" }]);
    await thread.end();
  });

  it("fails statements that follow its end, which would get no answer", async () => {
    const thread = open();
    await thread.all("SELECT 1", []);
    const end = thread.end();
    expect(isDatabaseFailure(await failureOf(thread.all("SELECT 1", [])))).toBe(true);
    await end;
    expect(isDatabaseFailure(await failureOf(thread.all("SELECT 1", [])))).toBe(true);
  });

  it("fails statements in progress when it ends", async () => {
    const thread = open();
    const rows = failureOf(thread.all(slow, []));
    await thread.end();
    expect(isDatabaseFailure(await rows)).toBe(true);
  });
});
