import type { AttackPattern } from "recheck";
import { afterAll, describe, expect, it, vi } from "vitest";
import { adversarialTexts } from "@/e2e/texts/adversarial-texts";
import { timed } from "@/lib/testing/processor-time";
import { readSourceFiles } from "@/lib/testing/source-files";
import { textLengthMax } from "@/lib/wire/text-limits";

const limitMs = 250;

interface Expression {
  source: string;
  flags: string;
  /** The longest text that it is given, in UTF-16 units. */
  lengthMax: number;
}

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

/** Every regular expression that the parser builds while its modules load. */
async function built(): Promise<Expression[]> {
  const found: { source: string; flags: string; isChrono: boolean }[] = [];
  const watched = new Proxy(RegExp, {
    construct(target, [source, flags]: [string | RegExp, string | undefined]) {
      const made = new target(source, flags);
      const callers = (new Error().stack ?? "").split("\n");
      const isOurs = callers.some(
        (line) => line.includes("lib/extraction/") && !line.includes("regular-expressions.test"),
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

/** The longest time that an expression needs to look through one of the texts from end to end. */
function slowestMs({ source, flags }: Expression, texts: readonly string[]): number {
  const expression = new RegExp(source, `${flags.replace(/[gy]/g, "")}g`);
  const times = texts.map((text) => timed(() => text.match(expression)).spentMs);
  return Math.max(...times);
}

/** The checker's attack, cut to the longest text that the expression is given: the end that fails is kept. */
function fitted(attack: AttackPattern, lengthMax: number): string {
  const room = lengthMax - attack.suffix.length;
  const whole = attack.pumps.map(({ prefix, pump }) => {
    const share = Math.floor(room / attack.pumps.length) - prefix.length;
    return prefix + pump.repeat(Math.max(1, Math.floor(share / Math.max(1, pump.length))));
  });
  return whole.join("").slice(0, room) + attack.suffix;
}

describe("the regular expressions of the extraction", async () => {
  // The backend in JavaScript: the others are a binary or a Java program, which not every machine can run.
  vi.stubEnv("RECHECK_SYNC_BACKEND", "pure");
  const { checkSync } = await import("recheck");
  const expressions = [...literals(), ...(await built())];
  const unique = [...new Map(expressions.map((one) => [`/${one.source}/${one.flags}`, one]))];

  afterAll(() => {
    vi.unstubAllEnvs();
  });

  it("are found, as literals and as built", () => {
    expect(unique.length).toBeGreaterThan(200);
  });

  it("name no group twice, which Node 22 and browsers of its time do not take", () => {
    const twice = unique.filter(([, { source }]) => {
      const names = [...source.matchAll(/\(\?<(\w+)>/g)].map((match) => match[1]);
      return new Set(names).size < names.length;
    });
    expect(twice.map(([name]) => name.slice(0, 200))).toEqual([]);
  });

  it("are not vulnerable to any text that the product takes", { timeout: 240_000 }, () => {
    const bad: string[] = [];
    const unknown: Expression[] = [];
    for (const [name, one] of unique) {
      const verdict = checkSync(one.source, one.flags, { timeout: 1000, randomSeed: 1 });
      if (verdict.status === "unknown") unknown.push(one);
      if (verdict.status !== "vulnerable") continue;
      // Whatever grows by a power of the length is judged at the longest text that is taken; the rest never ends.
      const isBounded =
        verdict.complexity.type === "polynomial" &&
        slowestMs(one, [fitted(verdict.attack, one.lengthMax)]) < limitMs;
      if (!isBounded)
        bad.push(
          `${name.slice(0, 200)}: ${verdict.complexity.summary}, ${verdict.attack.pattern.slice(0, 120)}`,
        );
    }
    expect(bad).toEqual([]);
    // Where the checker comes to no end in its time, the expression itself is run over texts made to take long.
    const texts = adversarialTexts(160, textLengthMax, 7).map(({ text }) => text.toLowerCase());
    const slow = unknown.filter(
      (one) =>
        slowestMs(
          one,
          texts.map((text) => text.slice(0, one.lengthMax)),
        ) > limitMs,
    );
    expect(slow.map(({ source }) => source.slice(0, 200))).toEqual([]);
  });
});
