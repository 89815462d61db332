import { describe, expect, it } from "vitest";
import { createVisitorToken, readVisitorToken, visitorCookie, visitorIdOf } from "./token";

describe("the visitor cookie", () => {
  it("comes back from the Cookie header that a browser makes of it", () => {
    const token = createVisitorToken();
    for (const isHttps of [true, false]) {
      const pair = visitorCookie(token, isHttps).split(";")[0] ?? "";
      expect(readVisitorToken(`theme=dark; ${pair}; other=1`, isHttps)).toBe(token);
    }
  });

  it("is readable by no script, stays on the site, and is Secure and __Host- on https", () => {
    const token = createVisitorToken();
    expect(visitorCookie(token, true)).toMatch(
      /^__Host-saywhen=.{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(visitorCookie(token, false)).toMatch(
      /^saywhen=.{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    );
  });

  it.each([
    null,
    "",
    "saywhen=",
    "saywhen=short",
    `saywhen=${"x".repeat(5000)}`,
    "saywhen=<script>",
    "other=1",
  ])("takes %j as no cookie", (header) => {
    expect(readVisitorToken(header, false)).toBeNull();
  });

  it("does not take the http cookie on https", () => {
    expect(readVisitorToken(`saywhen=${createVisitorToken()}`, true)).toBeNull();
  });

  it("is kept as a hash from which the token cannot be read", () => {
    const token = createVisitorToken();
    expect(visitorIdOf(token)).toHaveLength(43);
    expect(visitorIdOf(token)).not.toBe(token);
  });
});
