import { createSecretKey, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  createVisitorToken,
  isTagged,
  readVisitorToken,
  signVisitorToken,
  visitorCookie,
  visitorIdOf,
} from "./token";

const key = createSecretKey(randomBytes(32));
const otherKey = createSecretKey(randomBytes(32));

describe("the visitor cookie", () => {
  it("is read back from the Cookie header that a browser sends", () => {
    const token = createVisitorToken(key);
    for (const isHttps of [true, false]) {
      const pair = visitorCookie(token, isHttps).split(";")[0] ?? "";
      expect(readVisitorToken(`theme=dark; ${pair}; other=1`, isHttps)).toBe(token);
    }
  });

  it("is hidden from scripts, stays on the site, and is Secure and __Host- on https", () => {
    const token = createVisitorToken(key);
    expect(visitorCookie(token, true)).toMatch(
      /^__Host-saywhen=[\w-]{43}\.[\w-]{22}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(visitorCookie(token, false)).toMatch(
      /^saywhen=[\w-]{43}\.[\w-]{22}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
  });

  it.each([
    null,
    "",
    "saywhen=",
    "saywhen=short",
    `saywhen=${"x".repeat(5000)}`,
    `saywhen=${"x".repeat(43)}.`,
    `saywhen=${"x".repeat(43)}.${"y".repeat(21)}`,
    `saywhen=${"x".repeat(43)}.${"y".repeat(22)}.z`,
    `saywhen=${"x".repeat(66)}`,
    "saywhen=<script>",
    "other=1",
  ])("rejects %j", (header) => {
    expect(readVisitorToken(header, false)).toBeNull();
  });

  it("reads the cookies of releases before the tags", () => {
    const token = randomBytes(32).toString("base64url");
    expect(readVisitorToken(`saywhen=${token}`, false)).toBe(token);
    expect(isTagged(token, key)).toBe(false);
  });

  it("rejects the http cookie on https", () => {
    expect(readVisitorToken(`saywhen=${createVisitorToken(key)}`, true)).toBeNull();
  });

  it("is stored as a hash that does not reveal the token and does not include the tag", () => {
    const token = createVisitorToken(key);
    expect(visitorIdOf(token)).toHaveLength(43);
    expect(token).not.toContain(visitorIdOf(token));
    expect(visitorIdOf(signVisitorToken(token, otherKey))).toBe(visitorIdOf(token));
    expect(visitorIdOf(token.slice(0, 43))).toBe(visitorIdOf(token));
    expect(visitorIdOf(createVisitorToken(key))).not.toBe(visitorIdOf(token));
  });
});

describe("the tag of a token", () => {
  it("is made only by the key", () => {
    const token = createVisitorToken(key);
    expect(isTagged(token, key)).toBe(true);
    expect(isTagged(token, otherKey)).toBe(false);
    expect(isTagged(signVisitorToken(token, otherKey), otherKey)).toBe(true);
    expect(signVisitorToken(signVisitorToken(token, otherKey), key)).toBe(token);
  });

  it("fits only its own token, and every change of either is noticed", () => {
    const [token, other] = [createVisitorToken(key), createVisitorToken(key)];
    expect(isTagged(`${token.slice(0, 43)}${other.slice(43)}`, key)).toBe(false);
    for (const place of [0, 21, 42, 44, 50, 64]) {
      const changed = `${token.slice(0, place)}${token[place] === "A" ? "B" : "A"}${token.slice(place + 1)}`;
      expect(isTagged(changed, key), `${place}`).toBe(false);
    }
  });
});
