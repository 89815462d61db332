import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import * as chrono from "chrono-node/en";
import { build } from "esbuild";
import { timed } from "@/lib/testing/processor-time";
import { announcements } from "./bench-announcements";

/**
 * The rules parser built as the product is built. tsx would name every function again each time it is created, and Vitest
 * looks every import up again each time it is used: either makes a reading longer by up to a half.
 */
async function builtParser(): Promise<typeof import("@/lib/extraction/rules/read-text")> {
  const folder = mkdtempSync(path.join(tmpdir(), "saywhen-parser-"));
  const outfile = path.join(folder, "parser.mjs");
  await build({
    entryPoints: [path.resolve("lib/extraction/rules/read-text.ts")],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    conditions: ["react-server"],
    logLevel: "error",
  });
  const parser = await import(pathToFileURL(outfile).href);
  rmSync(folder, { recursive: true });
  return parser;
}

const nowMs = Date.UTC(2026, 10, 21, 12);
const reference = announcements.join("\n\n");
/** What chrono-node takes for the reference, in ms, on the machine on which the limits were set while nothing else used it. */
const usualReferenceMs = 5;
const referenceMs = (): number => timed(() => chrono.parse(reference, new Date(nowMs))).spentMs;
const runs = { warmUp: 60, usual: 3, ofSlowText: 6 } as const;

/**
 * Measures the processor time of a reading in ms, the best of at most three, the first below the limit ending them: what
 * other programs take from the processor's caches and from its clock only adds to it. A text that is over the limit is read
 * six more times, in turn with chrono-node's reading of another text, and its best time is divided by how much longer than
 * usual that one took.
 */
export async function readingTimer(timeZone: string): Promise<(text: string, limitMs: number) => number> {
  const { readText } = await builtParser();
  // Until V8 has compiled it: that a reference is slow at first would excuse every text.
  for (let run = 0; run < runs.warmUp; run += 1) referenceMs();
  const spentMs = (text: string): number =>
    timed(() => readText({ text, nowMs, timeZone, language: "en" })).spentMs;
  return (text, limitMs) => {
    let best = Number.POSITIVE_INFINITY;
    for (let run = 0; run < runs.usual && best >= limitMs; run += 1) best = Math.min(best, spentMs(text));
    if (best < limitMs) return best;
    const pairs = Array.from({ length: runs.ofSlowText }, () => [spentMs(text), referenceMs()] as const);
    const slowness = Math.min(...pairs.map(([, beside]) => beside)) / usualReferenceMs;
    return Math.min(best, ...pairs.map(([own]) => own)) / Math.max(1, slowness);
  };
}
