import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, statSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "playwright/test";

const port = 3218;
const origin = `http://localhost:${port}`;
const projectFolder = path.join(import.meta.dirname, "..");

async function isReady(): Promise<boolean> {
  return fetch(`${origin}/api/v1/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}

/** Whether something listens on the port: a connection that is kept alive would go on being served by what has closed. */
function isListening(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "localhost");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

function startByNpm(databaseUrl: string): ChildProcess {
  return spawn("npm", ["start"], {
    cwd: projectFolder,
    stdio: "ignore",
    env: { ...process.env, PORT: String(port), DATABASE_URL: databaseUrl, LOG_LEVEL: "error" },
  });
}

test("npm start honours PORT and DATABASE_URL, does not build again, and frees its port when npm is ended", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "saywhen-start-"));
  const buildId = path.join(projectFolder, ".next/BUILD_ID");
  const builtAt = statSync(buildId).mtimeMs;
  const child = startByNpm(`file:${folder}/deep/saywhen.db`);
  await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
  expect(statSync(`${folder}/deep/saywhen.db`).size).toBeGreaterThan(0);
  expect(statSync(buildId).mtimeMs).toBe(builtAt);
  child.kill("SIGTERM");
  await expect.poll(isListening, { timeout: 10_000 }).toBe(false);
});
