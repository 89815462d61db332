import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";

/** Runs a script, by its path from the project's root, in a process of its own, and fails with what it says where it fails. */
export async function runScript(file: string, args: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, ["--conditions=react-server", "--import", "tsx", file, ...args], {
    stdio: ["ignore", "inherit", "pipe"],
  });
  // Where another script fails, this process ends before this one does.
  process.once("exit", () => void child.kill("SIGKILL"));
  const said = text(child.stderr);
  const [code]: unknown[] = await once(child, "exit");
  assert.equal(code, 0, await said);
}
