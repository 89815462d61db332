import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { searchSlowTexts } from "./slow-text-search";

/**
 * `npm run search:slow`: searches by hill climbing (`--count` texts, 20,000) for the text of `--length`
 * (1,500) that takes the rules parser longest, and prints it beside the median of ordinary texts of that
 * length. `--seed` starts where another run started.
 */
const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    count: { type: "string", default: "20000" },
    length: { type: "string", default: "1500" },
  },
});
const seed = Number(values.seed ?? randomInt(2 ** 31));
const { slowest, medianMs, readCount } = searchSlowTexts({
  seed,
  count: Number(values.count),
  length: Number(values.length),
});
console.log(
  `${readCount} texts, seed ${seed}: the slowest took ${slowest.spentMs.toFixed(1)} ms, ${(slowest.spentMs / medianMs).toFixed(1)} × the median ordinary text (${medianMs.toFixed(2)} ms)`,
);
console.log(JSON.stringify(slowest.text));
