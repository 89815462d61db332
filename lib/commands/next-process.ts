import { type ChildProcess, spawn } from "node:child_process";
import { createRequire } from "node:module";
import { constants } from "node:os";

const nextPath = createRequire(import.meta.url).resolve("next/dist/bin/next");

/**
 * Starts Next's command in its own process, by default with this process's standard streams and environment.
 */
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

/** The exit code of a child; for one that a signal ended, 128 plus the signal's number, as in a shell. */
export function exitCodeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) =>
      resolve(code ?? (signal === null ? 1 : 128 + constants.signals[signal])),
    );
  });
}

/**
 * A stopping server ends within 28 s (`lib/http/server-shutdown.ts`), unless it hangs before it even starts
 * to stop.
 */
const killAfterMs = 30_000;
const parentCheckMs = 500;

function stopChild(child: ChildProcess, signal: NodeJS.Signals): void {
  child.kill(signal);
  setTimeout(() => child.kill("SIGKILL"), killAfterMs).unref();
}

/**
 * Forwards the signals that mean "stop" to the child, so that it finishes its requests and this process ends
 * with it.
 */
export function forwardSignals(child: ChildProcess): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => stopChild(child, signal));
  }
}

/**
 * Stops the child when npm has ended. npm sends a signal to the shell of its script, and that shell ends
 * without forwarding it, so the server would keep running and hold its port.
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
