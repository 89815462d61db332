import { afterAll, describe, expect, it, vi } from "vitest";
import { findBuiltExpressions, findLiteralExpressions } from "./find-expressions";
import { findDoubleGroups, findVulnerable } from "./judge-expressions";
import { expressionsToJudge } from "./judged-expressions";

describe("the regular expressions of the parser", async () => {
  // The backend in JavaScript: the others are a binary or a Java program, which not every machine can run.
  vi.stubEnv("RECHECK_SYNC_BACKEND", "pure");
  const built = await findBuiltExpressions();
  const { checkSync } = await import("recheck");
  const kinds = [
    { name: "that stand in its files", expressions: findLiteralExpressions(), least: 200 },
    { name: "that it builds", expressions: built, least: 100 },
  ];

  afterAll(() => {
    vi.unstubAllEnvs();
  });

  describe.each(kinds)("$name", ({ expressions, least }) => {
    it("are found", () => {
      expect(expressions.length).toBeGreaterThan(least);
    });

    it("name no group twice", () => {
      expect(findDoubleGroups(expressions)).toEqual([]);
    });

    it("are not vulnerable to any text that the product takes", { timeout: 600_000 }, () => {
      expect(findVulnerable(expressionsToJudge(expressions), checkSync)).toEqual([]);
    });
  });
});
