import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { findFreePort } from "@/e2e/testing/free-port";

const projectFolder = path.join(import.meta.dirname, "../..");
const words = pathToFileURL(path.join(projectFolder, "e2e/testing/pseudo-words.ts")).href;
const startWithinMs = 60_000;

/** A server of this build with the made-up words; `stop` ends it. */
export async function startPseudoServer(): Promise<{ origin: string; stop: () => void }> {
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(
    process.execPath,
    ["--conditions=react-server", "lib/commands/run.mjs", "start-built"],
    {
      cwd: projectFolder,
      stdio: "ignore",
      env: {
        ...process.env,
        PORT: String(port),
        LOG_LEVEL: "error",
        DATABASE_URL: `file:${mkdtempSync(path.join(tmpdir(), "saywhen-pseudo-"))}/saywhen.db`,
        // Not NODE_OPTIONS of the product's own: Node itself loads the words before the server.
        NODE_OPTIONS: `--import=${words}`,
      },
    },
  );
  const untilMs = performance.now() + startWithinMs;
  const isReady = () =>
    fetch(`${origin}/api/v1/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null || performance.now() > untilMs) {
      child.kill("SIGTERM");
      throw new Error("The server with the made-up words did not start.");
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { origin, stop: () => void child.kill("SIGTERM") };
}
