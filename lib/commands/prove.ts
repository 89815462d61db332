import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { buildApplication } from "./build-application";
import { proofs } from "./proofs/proof-list";
import { type ProofId, proofTitles } from "./proofs/proof-titles";
import { runProof } from "./proofs/run-proof";

/**
 * `npm run prove -- RA13 RA14`, or `-- all`: proofs in their long form, each against a server of its own, with one line
 * for the verdict. `--seed` repeats a run, `--short` is the form that runs with the tests.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: "string" }, short: { type: "boolean", default: false } },
});
const isProofId = (word: string): word is ProofId => Object.hasOwn(proofTitles, word);
const known = Object.keys(proofTitles).filter(isProofId);
const asked = positionals.includes("all") ? known : positionals.filter(isProofId);

async function prove(id: ProofId): Promise<boolean> {
  const seed = Number(values.seed ?? randomInt(2 ** 31));
  const { holds, detail } = await runProof(proofs[id], { seed, isLong: !values.short });
  console.log(`${id} ${holds ? "holds" : "FAILS"}: ${proofTitles[id]} (seed ${seed}, ${detail})`);
  return holds;
}

if (asked.length === 0 || (asked !== known && asked.length < positionals.length)) {
  console.error("Usage: npm run prove -- all | ID… [--seed NUMBER] [--short]");
  for (const id of known) console.error(`  ${id.padEnd(6)}${proofTitles[id]}`);
  process.exitCode = 2;
} else {
  await buildApplication();
  for (const id of asked) if (!(await prove(id))) process.exitCode = 1;
}
