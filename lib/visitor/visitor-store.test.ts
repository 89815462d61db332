import { beforeEach, describe, expect, it } from "vitest";
import { database } from "@/lib/db/client";
import { isAppError } from "@/lib/errors/app-error";
import { createVisitorToken, isTagged } from "./token";
import { createVisitorStore } from "./visitor-store";

const dropTable = () => database.$executeRaw`ALTER TABLE "ServerKey" RENAME TO "Elsewhere"`;
const restoreTable = () => database.$executeRaw`ALTER TABLE "Elsewhere" RENAME TO "ServerKey"`;

beforeEach(async () => {
  await database.serverKey.deleteMany();
});

describe("the key of the visitors' cookies", () => {
  it("is a single one for all instances that make it at once, 32 random bytes in one row", async () => {
    const keys = await Promise.all(Array.from({ length: 20 }, () => createVisitorStore().cookieKey()));
    const [row, ...more] = await database.serverKey.findMany();
    expect(more).toEqual([]);
    expect(row).toMatchObject({ name: "visitor-cookie" });
    const stored = Buffer.from(row?.value ?? "", "base64url");
    expect(stored).toHaveLength(32);
    for (const key of keys) expect(key.export().equals(stored)).toBe(true);
  });

  it("is the existing one for a process that starts later", async () => {
    const token = createVisitorToken(await createVisitorStore().cookieKey());
    expect(isTagged(token, await createVisitorStore().cookieKey())).toBe(true);
  });

  it("is read once and then kept, whatever happens to the database", async () => {
    const store = createVisitorStore();
    const key = await store.cookieKey();
    await dropTable();
    try {
      expect(await store.cookieKey()).toBe(key);
    } finally {
      await restoreTable();
    }
  });

  it("is a database failure while it cannot be read, and is then requested again", async () => {
    const store = createVisitorStore();
    await dropTable();
    try {
      const failure = await store.cookieKey().catch((error: unknown) => error);
      expect(isAppError(failure) && failure.code).toBe("database_unavailable");
    } finally {
      await restoreTable();
    }
    expect((await store.cookieKey()).symmetricKeySize).toBe(32);
  });
});
