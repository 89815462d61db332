import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { fuzzParser } from "./parser-faults";

/**
 * `npm run fuzz:parser`: the rules parser reads generated texts (`--count`, 200,000). Fails on an exception,
 * on an invalid value and on words that are not in the text, with the shortest text that causes it. `--seed`
 * repeats a run.
 */
const { values } = parseArgs({
  options: { seed: { type: "string" }, count: { type: "string", default: "200000" } },
});
const seed = Number(values.seed ?? randomInt(2 ** 31));
const count = Number(values.count);
console.log(`${count} texts, seed ${seed}`);
const startedMs = performance.now();
const found = fuzzParser({ seed, count });
const seconds = ((performance.now() - startedMs) / 1000).toFixed(0);
if (found === null) {
  console.log(`Each read without a fault, in ${seconds} s.`);
} else {
  console.error(JSON.stringify(found.input), `\n${found.faults.join("\n")}`);
  process.exitCode = 1;
}
