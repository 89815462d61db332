import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, statSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "playwright/test";
import { startLibsqlServer } from "@/e2e/testing/libsql-server";

// Next to the ports of the other specs' server and of a model's server (playwright.config.ts).
const port = Number(process.env.E2E_PORT ?? 3217) + 2;
const origin = `http://localhost:${port}`;
const projectFolder = path.join(import.meta.dirname, "../..");

async function isReady(): Promise<boolean> {
  return fetch(`${origin}/api/v1/readyz`).then(
    (response) => response.ok,
    () => false,
  );
}

/**
 * Whether something listens on the port; with a new connection, since a kept-alive one would still be served
 * after the port was closed.
 */
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

const environmentWith = (more: Record<string, string>) => ({
  ...process.env,
  PORT: String(port),
  LOG_LEVEL: "error",
  ...more,
});

function startByNpm(environment: Record<string, string>): ChildProcess {
  return spawn("npm", ["start"], { cwd: projectFolder, stdio: "ignore", env: environmentWith(environment) });
}

/** Runs an npm script to its end. */
function runByNpm(script: string, environment: Record<string, string>) {
  const env = environmentWith(environment);
  return spawnSync("npm", ["run", script], { cwd: projectFolder, encoding: "utf8", timeout: 30_000, env });
}

test("npm start honours PORT and DATABASE_URL, does not build again, and frees its port when npm is ended", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "saywhen-start-"));
  const buildId = path.join(projectFolder, ".next/BUILD_ID");
  const builtAt = statSync(buildId).mtimeMs;
  const child = startByNpm({ DATABASE_URL: `file:${folder}/deep/saywhen.db` });
  await expect.poll(isReady, { timeout: 30_000 }).toBe(true);
  expect(statSync(`${folder}/deep/saywhen.db`).size).toBeGreaterThan(0);
  expect(statSync(buildId).mtimeMs).toBe(builtAt);
  child.kill("SIGTERM");
  await expect.poll(isListening, { timeout: 10_000 }).toBe(false);
});

test("npm start refuses with a sentence if a database file would not last or cannot be written", () => {
  const inFunction = runByNpm("start", { AWS_LAMBDA_FUNCTION_NAME: "saywhen", DATABASE_URL: "" });
  expect(inFunction.status).toBe(1);
  expect(inFunction.stderr).toMatch(
    /serverless host, where no file lasts\. Set DATABASE_URL.*DATABASE_AUTH_TOKEN/,
  );
  const unwritable = runByNpm("start", { DATABASE_URL: "file:/dev/null/saywhen/saywhen.db" });
  expect(unwritable.status).toBe(1);
  expect(unwritable.stderr).toMatch(
    /cannot be written at \/dev\/null\/saywhen\/saywhen\.db .*Make its folder writable/,
  );
  const unreachable = runByNpm("start", { DATABASE_URL: "http://127.0.0.1:9" });
  expect(unreachable.status).toBe(1);
  expect(unreachable.stderr).toMatch(
    /127\.0\.0\.1:9 does not answer.*Check DATABASE_URL and DATABASE_AUTH_TOKEN/,
  );
});

test("a serverless host migrates nothing by itself: it answers 503 until the deployment has", async () => {
  const libsql = await startLibsqlServer();
  const environment = { VERCEL: "1", DATABASE_URL: libsql.url };
  const child = startByNpm(environment);
  const statusOf = (path: string) =>
    fetch(`${origin}/api/v1/${path}`).then(
      (response) => response.status,
      () => 0,
    );
  try {
    await expect.poll(() => statusOf("healthz"), { timeout: 30_000 }).toBe(200);
    const before = await fetch(`${origin}/api/v1/readyz`);
    expect([before.status, await before.text()]).toEqual([
      503,
      expect.stringContaining("Service unavailable"),
    ]);
    expect(await statusOf("groups/")).toBe(503);
    expect(runByNpm("db:migrate", environment).stdout).toContain("Applied: ");
    await expect.poll(isReady).toBe(true);
    expect(await statusOf("groups/")).toBe(200);
  } finally {
    child.kill("SIGTERM");
    await expect.poll(isListening, { timeout: 10_000 }).toBe(false);
    await libsql.stop();
  }
});
