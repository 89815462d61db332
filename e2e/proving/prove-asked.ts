import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { dayOf } from "@/e2e/documents/figures";
import { buildApplication } from "@/lib/commands/build-application";
import { keepVerdict } from "./kept-verdicts";
import { proofs } from "./proof-list";
import { type ProofId, proofTitles, sideBySideIds } from "./proof-titles";
import { type ProofRun, runProof } from "./run-proof";

const isProofId = (word: string): word is ProofId => Object.hasOwn(proofTitles, word);

/** The proofs of the acceptance list in its order. */
export const allProofs: ProofId[] = Object.keys(proofTitles).filter(isProofId);

interface Asking {
  /** The name of the npm script, for its usage line. */
  command: string;
  /** The proofs that this command knows. */
  known: readonly ProofId[];
  /** The proofs to run if the command line names none; if absent, the usage line is printed. */
  otherwise?: readonly ProofId[];
}

async function proveOne(id: ProofId, run: ProofRun, isKept: boolean): Promise<boolean> {
  const { holds, figures, seconds, fault } = await runProof(await proofs[id](), run);
  const { seed } = run;
  const said = [`seed ${seed}`, ...figures, `${seconds.toFixed(1)} s`].join(", ");
  console.log(
    `${id} ${holds ? "holds" : "FAILS"}: ${proofTitles[id]} (${said})${fault === null ? "" : `\n${fault}`}`,
  );
  if (isKept && holds)
    keepVerdict(id, {
      day: dayOf(new Date()),
      seed,
      counts: figures.join("; "),
      seconds: Math.round(seconds),
    });
  return holds;
}

/** Creates the servers' databases on libSQL servers; its code is loaded only then. */
async function createRemote() {
  const { createMigratedData, createRemoteDatabases } = await import("@/e2e/testing/remote-database");
  const { path, remove } = await createMigratedData();
  return { createDatabase: createRemoteDatabases(path), remove };
}

/**
 * Runs the proofs that the command line names by id, or `all`, each against a server of its own, and prints a
 * verdict line for each. `--seed` repeats a run, and `--short` runs the form that runs with the tests.
 * `--write` keeps the counts of the proofs that held in their long form, and writes them into e2e/README.md.
 * With `--remote` each server's database is on a libSQL server instead of in a file. Proofs that watch a
 * server for ten minutes run last, side by side. The exit code is 1 if a proof fails, and 2 for an unknown
 * id.
 */
export async function proveAsked({ command, known, otherwise }: Asking): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      seed: { type: "string" },
      short: { type: "boolean", default: false },
      remote: { type: "boolean", default: false },
      write: { type: "boolean", default: false },
    },
  });
  const wanted: readonly string[] = positionals.length === 0 ? (otherwise ?? []) : positionals;
  const isUnknown = wanted.some((word) => word !== "all" && !known.some((id) => id === word));
  if (wanted.length === 0 || isUnknown) {
    console.error(`Usage: npm run ${command} -- all | ID… [--seed NUMBER] [--short] [--remote] [--write]`);
    for (const id of known) console.error(`  ${id.padEnd(6)}${proofTitles[id]}`);
    process.exitCode = 2;
    return;
  }
  await buildApplication();
  const asked = known.filter((id) => wanted.includes("all") || wanted.includes(id));
  const remote = values.remote ? await createRemote() : null;
  const prove = (id: ProofId) =>
    proveOne(
      id,
      {
        seed: Number(values.seed ?? randomInt(2 ** 31)),
        isLong: !values.short,
        ...(remote !== null && { createDatabase: remote.createDatabase }),
      },
      values.write && !values.short && !values.remote,
    );
  const verdicts: boolean[] = [];
  for (const id of asked.filter((one) => !sideBySideIds.includes(one))) verdicts.push(await prove(id));
  verdicts.push(...(await Promise.all(asked.filter((id) => sideBySideIds.includes(id)).map(prove))));
  const held = verdicts.filter(Boolean).length;
  remote?.remove();
  if (asked.length > 1) console.log(`${held} of ${asked.length} hold`);
  // Exits at once: the clients of a failed proof may keep asking a server that has ended.
  if (held < asked.length) process.exit(1);
}
