import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Expression } from "./judge-expressions";

const file = path.join(import.meta.dirname, "judged-expressions.json");
const judgedSchema = z.strictObject({ recheck: z.string(), safe: z.array(z.string()) });
const manifestSchema = z.object({ version: z.string() });

// The short form judges one in this many of the already judged expressions again, chosen by digest.
const sampledOneOf = 96;

const recheckVersion = (): string =>
  manifestSchema.parse(
    JSON.parse(
      readFileSync(path.join(import.meta.dirname, "../../node_modules/recheck/package.json"), "utf8"),
    ),
  ).version;

const digestOf = ({ source, flags, lengthMax }: Expression): string =>
  createHash("sha256").update(`/${source}/${flags} ${lengthMax}`).digest("hex").slice(0, 20);

/**
 * The expressions that the short form judges: each one that `npm run judge:expressions` has not found safe in
 * its current form with the current checker, and a sample of the others.
 */
export function expressionsToJudge(expressions: readonly Expression[]): Expression[] {
  const { recheck, safe } = judgedSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const known = new Set(recheck === recheckVersion() ? safe : []);
  return expressions.filter((one) => {
    const digest = digestOf(one);
    return !known.has(digest) || Number.parseInt(digest.slice(-4), 16) % sampledOneOf === 0;
  });
}

/** Replaces the stored digests by those of the expressions that were found safe. */
export function keepJudged(safe: readonly Expression[]): void {
  const digests = [...new Set(safe.map(digestOf))].sort();
  writeFileSync(file, `${JSON.stringify({ recheck: recheckVersion(), safe: digests }, null, 2)}\n`);
}
