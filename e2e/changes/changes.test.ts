import { execFileSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { filesOf, knownChanges } from "./changes";

// `npm run prove:change` runs the rest: the types and tests of a changed copy.
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
