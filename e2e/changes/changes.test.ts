import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { filesOf, knownChanges } from "./changes";

// The whole of it, types and tests of a changed copy, is `npm run prove:change`.
describe.each(Object.entries(knownChanges))("the change %s", (_, change) => {
  it("touches no more files than allowed, including a test of its own", () => {
    const files = filesOf(change);
    expect(files.length).toBeGreaterThan(1);
    expect(files.length).toBeLessThanOrEqual(change.filesMax);
    const [own = ""] = change.tests;
    expect(files.some((file) => file.startsWith(own))).toBe(true);
  });

  it("applies to the current program", () => {
    expect(() => execFileSync("git", ["apply", "--check", change.patch], { stdio: "pipe" })).not.toThrow();
  });
});
