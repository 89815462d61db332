import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, styleHashes } from "./content-security-policy";

const sha256 = (text: string) => createHash("sha256").update(text).digest("base64");
const policy = (isDevelopment: boolean) => contentSecurityPolicy({ nonce: "bm9uY2U=", isDevelopment });

describe("contentSecurityPolicy", () => {
  it("lets scripts run only by nonce and allows nothing inline", () => {
    expect(policy(false)).toContain("script-src 'nonce-bm9uY2U=' 'strict-dynamic';");
    expect(policy(false)).toContain("default-src 'none'");
    expect(policy(false)).not.toMatch(/unsafe|http|\*/);
  });

  it("lets workers come from this origin alone", () => {
    expect(policy(false)).toContain("worker-src 'self';");
  });

  it("loosens only what React's development build needs", () => {
    expect(policy(true)).toContain("'unsafe-eval'");
  });

  it("has the hash of the installed sonner's style sheet", () => {
    const source = readFileSync("node_modules/sonner/dist/index.mjs", "utf8");
    const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1] ?? "";
    expect(sha256(JSON.parse(literal))).toBe(styleHashes.sonner);
    expect(sha256("")).toBe(styleHashes.empty);
  });
});
