import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { dayOf } from "@/e2e/documents/figures";
import { createMigratedData, createRemoteDatabases } from "@/e2e/testing/remote-database";
import { buildApplication } from "@/lib/commands/build-application";
import { keepVerdict } from "./kept-verdicts";
import { proofs } from "./proof-list";
import { type ProofId, proofTitles, sideBySideIds } from "./proof-titles";
import { type ProofRun, runProof } from "./run-proof";

const isProofId = (word: string): word is ProofId => Object.hasOwn(proofTitles, word);

/** The proofs of the acceptance list in its order. */
export const allProofs: ProofId[] = Object.keys(proofTitles).filter(isProofId);

interface Asking {
  /** How the command is called, for its usage line. */
  command: string;
  /** The proofs that this command knows. */
  known: readonly ProofId[];
  /** The proofs of a call that names none; the usage line when absent. */
  otherwise?: readonly ProofId[];
}

async function proveOne(id: ProofId, run: ProofRun, isKept: boolean): Promise<boolean> {
  const { holds, figures, seconds, fault } = await runProof(proofs[id], run);
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

/**
 * Runs the proofs that the command line names (`all` of them, or by id), each against a server of its own, with one line
 * for each verdict. `--seed` repeats a run, `--short` is the form that runs with the tests. The exit code is 1 when one
 * fails and 2 when an id is unknown. `--write` keeps the
 * counts of what held in its long form, and puts them into e2e/README.md. Those that watch a server for ten minutes come last, side by side. With `--remote`
 * each server's database is a libSQL server's instead of a file.
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
  const migrated = values.remote ? await createMigratedData() : null;
  const remote = migrated === null ? {} : { createDatabase: createRemoteDatabases(migrated.path) };
  const prove = (id: ProofId) =>
    proveOne(
      id,
      { seed: Number(values.seed ?? randomInt(2 ** 31)), isLong: !values.short, ...remote },
      values.write && !values.short && !values.remote,
    );
  const verdicts: boolean[] = [];
  for (const id of asked.filter((one) => !sideBySideIds.includes(one))) verdicts.push(await prove(id));
  verdicts.push(...(await Promise.all(asked.filter((id) => sideBySideIds.includes(id)).map(prove))));
  const held = verdicts.filter(Boolean).length;
  migrated?.remove();
  if (asked.length > 1) console.log(`${held} of ${asked.length} hold`);
  // At once: the clients of a proof that failed may go on asking for a server that has ended.
  if (held < asked.length) process.exit(1);
}
