import { afterAll, describe, expect, it, vi } from "vitest";
import { type Expression, findDoubleGroups, findVulnerable } from "@/e2e/attacks/judge-expressions";
import { readSourceFiles } from "@/lib/testing/source-files";
import { textLengthMax } from "@/lib/wire/text-limits";

/** Every regular expression that stands as a literal in the extraction's files. */
function literals(): Expression[] {
  const production = readSourceFiles().filter(
    (file) => file.path.startsWith("lib/extraction/") && !file.isTest,
  );
  return production
    .flatMap((file) => file.nodes)
    .flatMap((node) => {
      const literal = /^\/(?<source>.+)\/(?<flags>[a-z]*)$/s.exec(
        node.type === "Literal" && "regex" in node ? String(node.raw) : "",
      );
      return literal?.groups
        ? [
            {
              source: literal.groups.source ?? "",
              flags: literal.groups.flags ?? "",
              lengthMax: textLengthMax,
            },
          ]
        : [];
    });
}

describe("the regular expressions that stand in the extraction's files", async () => {
  // The backend in JavaScript: the others are a binary or a Java program, which not every machine can run.
  vi.stubEnv("RECHECK_SYNC_BACKEND", "pure");
  const { checkSync } = await import("recheck");
  const unique = [...new Map(literals().map((one) => [`/${one.source}/${one.flags}`, one])).values()];

  afterAll(() => {
    vi.unstubAllEnvs();
  });

  it("are found", () => {
    expect(unique.length).toBeGreaterThan(200);
  });

  it("name no group twice", () => {
    expect(findDoubleGroups(unique)).toEqual([]);
  });

  it("are not vulnerable to any text that the product takes", { timeout: 600_000 }, () => {
    expect(findVulnerable(unique, checkSync)).toEqual([]);
  });
});
