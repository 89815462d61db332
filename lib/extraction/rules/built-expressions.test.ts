import { afterAll, describe, expect, it, vi } from "vitest";
import { type Expression, findDoubleGroups, findVulnerable } from "@/e2e/attacks/judge-expressions";
import { textLengthMax } from "@/lib/wire/text-limits";

/** Every regular expression that the parser builds while its modules load. */
async function built(): Promise<Expression[]> {
  const found: { source: string; flags: string; isChrono: boolean }[] = [];
  const watched = new Proxy(RegExp, {
    construct(target, [source, flags]: [string | RegExp, string | undefined]) {
      const made = new target(source, flags);
      const callers = (new Error().stack ?? "").split("\n");
      const isOurs = callers.some(
        (line) => line.includes("lib/extraction/") && !line.includes("built-expressions.test"),
      );
      const isChrono = callers.some((line) => line.includes("node_modules/chrono-node"));
      if (isOurs) found.push({ source: made.source, flags: made.flags, isChrono });
      return made;
    },
  });
  vi.stubGlobal("RegExp", watched);
  await import("./read-text");
  vi.unstubAllGlobals();
  const { chronoTextMax } = await import("./parsers/chrono-fallback");
  return found.map(({ isChrono, ...one }) => ({
    ...one,
    lengthMax: isChrono ? chronoTextMax : textLengthMax,
  }));
}

describe("the regular expressions that the parser builds", async () => {
  // The backend in JavaScript: the others are a binary or a Java program, which not every machine can run.
  vi.stubEnv("RECHECK_SYNC_BACKEND", "pure");
  const { checkSync } = await import("recheck");
  const unique = [...new Map((await built()).map((one) => [`/${one.source}/${one.flags}`, one])).values()];

  afterAll(() => {
    vi.unstubAllEnvs();
  });

  it("are found", () => {
    expect(unique.length).toBeGreaterThan(100);
  });

  it("name no group twice", () => {
    expect(findDoubleGroups(unique)).toEqual([]);
  });

  it("are not vulnerable to any text that the product takes", { timeout: 600_000 }, () => {
    expect(findVulnerable(unique, checkSync)).toEqual([]);
  });
});
