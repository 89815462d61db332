import { readFileSync, writeFileSync } from "node:fs";
import { readText } from "@/lib/extraction/rules/read-text";
import { parseCaseLine, predictCase } from "./predict-case";

const usage = "Usage: npm run eval -- CASES.jsonl [--out PREDICTIONS.jsonl]";

/** The two paths of the command line; throws an Error with the usage if they are missing. */
function pathsOf(words: readonly string[]): { cases: string; out: string | null } {
  const flag = words.indexOf("--out");
  const out = flag < 0 ? null : (words[flag + 1] ?? null);
  const cases = words.find((_, index) => flag < 0 || (index !== flag && index !== flag + 1));
  if (cases === undefined || (flag >= 0 && out === null)) throw new Error(usage);
  return { cases, out };
}

function evaluate(words: readonly string[]): void {
  const { cases: path, out } = pathsOf(words);
  const lines = readFileSync(path, "utf8").split("\n");
  const cases = lines.flatMap((line, index) => (line.trim() === "" ? [] : [parseCaseLine(line, index + 1)]));
  const startedMs = performance.now();
  const predictions = cases.map((one) => JSON.stringify(predictCase(one, readText)));
  const seconds = (performance.now() - startedMs) / 1000;
  const output = predictions.map((prediction) => `${prediction}\n`).join("");
  if (out === null) process.stdout.write(output);
  else writeFileSync(out, output);
  console.error(
    `${cases.length} cases in ${seconds.toFixed(2)} s (${Math.round(cases.length / Math.max(seconds, 0.001))} a second)`,
  );
}

try {
  evaluate(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
