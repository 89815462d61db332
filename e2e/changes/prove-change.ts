import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { filesOf, type KnownChange, knownChanges } from "./changes";

/** A copy of the working tree, including uncommitted changes; it uses this folder's packages. */
function copyProgram(): string {
  const copy = mkdtempSync(path.join(tmpdir(), "saywhen-change-"));
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  const files = listed.toString().split("\0");
  for (const file of files.filter((name) => name !== "" && existsSync(name)))
    cpSync(file, path.join(copy, file));
  symlinkSync(path.resolve("node_modules"), path.join(copy, "node_modules"));
  return copy;
}

/** Runs a program in the copy, with its output here. Throws if it fails. */
const runIn = (copy: string, [program = "", ...words]: readonly string[]): void =>
  void execFileSync(program, words, { cwd: copy, stdio: "inherit" });

/**
 * Applies a change to a copy of the program, and runs the types and the tests that it touches. Throws if one
 * fails.
 */
function proveChange(change: KnownChange): void {
  const copy = copyProgram();
  try {
    runIn(copy, ["git", "apply", path.resolve(change.patch)]);
    runIn(copy, ["npm", "run", "db:generate"]);
    runIn(copy, ["npm", "run", "typecheck"]);
    runIn(copy, ["npx", "vitest", "run", ...change.tests]);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** `npm run prove:change -- NAME …`, all of them without a name. */
const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(knownChanges);
for (const name of names) {
  const change = knownChanges[name];
  if (change === undefined)
    throw new Error(`There is no change "${name}". There are: ${Object.keys(knownChanges).join(", ")}.`);
  proveChange(change);
  const files = filesOf(change);
  console.log(
    `${name}: the types and ${change.tests.length} groups of tests pass with it; ${files.length} files, at most ${change.filesMax}:`,
  );
  for (const file of files) console.log(`  ${file}`);
}
