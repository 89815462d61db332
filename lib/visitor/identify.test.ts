import { createSecretKey, randomBytes } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { database } from "@/lib/db/client";
import { AppError, isAppError } from "@/lib/errors/app-error";
import { createKnownToken } from "@/lib/testing/known-visitors";
import { readClaim, settleIfPossible, settleVisitor } from "./identify";
import { ensureVisitor } from "./mutations";
import { visitorIdOf } from "./token";
import { createVisitorStore } from "./visitor-store";

const settle = async (token: string | null) =>
  settleVisitor(await readClaim(token === null ? null : `saywhen=${token}`));
const untagged = () => randomBytes(32).toString("base64url");

/** Its tag was made with a key that is gone. */
const wronglyTagged = () => `${untagged()}.${"A".repeat(22)}`;

const away = () => Promise.reject(new AppError("database_unavailable"));

afterEach(() => {
  globalThis.saywhenVisitors = undefined;
});

describe("the visitor of a request (SPEC D4)", () => {
  it("is recognized by a cookie with this server's tag, without a database query", async () => {
    const token = createKnownToken();
    const { cookieKey } = createVisitorStore();
    globalThis.saywhenVisitors = { cookieKey, isStored: away };
    expect(await settle(token)).toEqual({ id: visitorIdOf(token), token, isHeld: true });
  });

  it.each([
    ["no cookie", () => null],
    ["a cookie that was not given out", untagged],
    ["a cookie with a wrong tag", wronglyTagged],
  ])("is a newcomer with %s", async (_, makeToken) => {
    const token = makeToken();
    const visitor = await settle(token);
    expect(visitor.isHeld).toBe(false);
    if (token !== null) expect(visitor.id).not.toBe(visitorIdOf(token));
    expect(await settle(visitor.token)).toEqual({ id: visitor.id, token: visitor.token, isHeld: true });
    expect(await database.visitor.count({ where: { id: visitor.id } })).toBe(0);
  });

  it.each([
    ["from before the tags", untagged],
    ["whose tag was made by a key that is gone", wronglyTagged],
  ])("is recognized by their row with a cookie %s, which gets the tag", async (_, makeToken) => {
    const token = makeToken();
    await ensureVisitor(database, { id: visitorIdOf(token), now: new Date() });
    const visitor = await settle(token);
    expect(visitor).toMatchObject({ id: visitorIdOf(token), isHeld: false });
    expect(await settle(visitor.token)).toEqual({
      id: visitorIdOf(token),
      token: visitor.token,
      isHeld: true,
    });
  });

  it("is recognized by the key that made the tag, and by no other one", async () => {
    const token = createKnownToken();
    expect((await readClaim(`saywhen=${token}`)).knownId).toBe(visitorIdOf(token));
    const otherKey = createSecretKey(randomBytes(32));
    globalThis.saywhenVisitors = { cookieKey: async () => otherKey, isStored: away };
    expect((await readClaim(`saywhen=${token}`)).knownId).toBeNull();
  });

  it("counts towards the limits only with a tag", async () => {
    const token = untagged();
    await ensureVisitor(database, { id: visitorIdOf(token), now: new Date() });
    expect(await readClaim(`saywhen=${token}`)).toEqual({ token, knownId: null });
  });
});

describe("without the database", () => {
  it("nobody is distinguished from a newcomer or treated as one", async () => {
    globalThis.saywhenVisitors = { cookieKey: away, isStored: away };
    for (const token of [createKnownToken(), untagged(), null]) {
      const failure = await settle(token).catch((error: unknown) => error);
      expect(isAppError(failure) && failure.code).toBe("database_unavailable");
      const claim = await readClaim(token === null ? null : `saywhen=${token}`);
      expect(claim.knownId).toBeNull();
      expect(await settleIfPossible(claim)).toBeNull();
    }
  });

  it("a visitor with a tag is recognized, and a newcomer gets a cookie, once the key was read", async () => {
    const { cookieKey } = createVisitorStore();
    globalThis.saywhenVisitors = { cookieKey, isStored: away };
    const token = createKnownToken();
    expect((await settleIfPossible(await readClaim(`saywhen=${token}`)))?.id).toBe(visitorIdOf(token));
    expect((await settleIfPossible(await readClaim(null)))?.isHeld).toBe(false);
    // An older cookie may be a visitor's, so it stays as it is.
    expect(await settleIfPossible(await readClaim(`saywhen=${untagged()}`))).toBeNull();
  });

  it("no page waits longer than a second", async () => {
    const { cookieKey } = createVisitorStore();
    globalThis.saywhenVisitors = { cookieKey, isStored: () => new Promise(() => undefined) };
    const startedMs = performance.now();
    expect(await settleIfPossible(await readClaim(`saywhen=${untagged()}`))).toBeNull();
    expect(performance.now() - startedMs).toBeLessThan(1500);
  });
});
