import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { constants } from "node:os";

const nextPath = createRequire(import.meta.url).resolve("next/dist/bin/next");

/** Starts Next's own command in a process of its own, by default with this one's standard streams and environment. */
export function spawnNext(
  args: string[],
  output: "inherit" | "pipe" = "inherit",
  environment: Record<string, string> = {},
): ChildProcess {
  return spawn(process.execPath, [nextPath, ...args], {
    stdio: output,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...environment },
  });
}

/** The exit code of a child; a child that a signal ended counts as 128 and up, as a shell has it. */
export function exitCodeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) =>
      resolve(code ?? (signal === null ? 1 : 128 + constants.signals[signal])),
    );
  });
}

/** A server ends by itself within 28 s (`lib/http/server-shutdown.ts`), unless it does not even come to that. */
const killAfterMs = 30_000;
const parentCheckMs = 500;

function stopChild(child: ChildProcess, signal: NodeJS.Signals): void {
  child.kill(signal);
  setTimeout(() => child.kill("SIGKILL"), killAfterMs).unref();
}

/** Hands the signals that mean "stop" on to the child, so that it ends its requests and this process ends with it. */
export function forwardSignals(child: ChildProcess): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => stopChild(child, signal));
  }
}

/**
 * Stops the child when npm is gone. npm hands a signal to the shell that it runs a script in, and the shell ends without
 * handing it on, so that the server would live on with its port taken.
 */
export function stopWithNpm(child: ChildProcess): void {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parentId = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parentId) return;
    clearInterval(timer);
    stopChild(child, "SIGTERM");
  }, parentCheckMs);
  timer.unref();
}
