import { spawn } from "node:child_process";

/**
 * A server that does nothing, in its own process; its first line is its port as a string, since numbers may
 * be coloured. It keeps its connection however long the machine stands still.
 */
const emptyServer =
  'const s = require("node:http").createServer((q, r) => r.end()); s.keepAliveTimeout = 0; s.listen(0, "127.0.0.1", () => console.log(String(s.address().port)))';
const askEveryMs = 20;
/** How long an empty answer may take before the machine counts as stalled. */
const usualMs = 50;

/** Measures how long this machine delays an idle process. */
export interface MachineWatch {
  /**
   * For how much of this time (`performance.now()`) an empty answer was late, which no server beside it is to
   * blame for.
   */
  stalledMs(fromMs: number, toMs: number): number;
  stop(): void;
}

/** How much of `[fromMs, toMs]` the empty answers were late. */
export function stallWithin(
  empty: readonly { fromMs: number; toMs: number }[],
  { fromMs, toMs }: { fromMs: number; toMs: number },
): number {
  const late = empty.map((answer) =>
    Math.max(0, Math.min(answer.toMs, toMs) - Math.max(answer.fromMs + usualMs, fromMs)),
  );
  return late.reduce((sum, ms) => sum + ms, 0);
}

/** Sends requests to an empty server beside the server under test, one after another, until it is stopped. */
export async function watchMachine(): Promise<MachineWatch> {
  const child = spawn(process.execPath, ["-e", emptyServer], { stdio: ["ignore", "pipe", "inherit"] });
  // However this process ends, the child ends too.
  process.once("exit", () => void child.kill());
  const port = await new Promise<string>((resolve, reject) => {
    child.once("error", reject);
    child.stdout.setEncoding("utf8").once("data", (line: string) => resolve(line.trim()));
  });
  const empty: { fromMs: number; toMs: number }[] = [];
  let isStopped = false;
  const ask = async () => {
    while (!isStopped) {
      const answer = { fromMs: performance.now(), toMs: Number.POSITIVE_INFINITY };
      empty.push(answer);
      await (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer();
      answer.toMs = performance.now();
      if (answer.toMs - answer.fromMs <= usualMs) empty.splice(empty.indexOf(answer), 1);
      await new Promise((resolve) => setTimeout(resolve, askEveryMs));
    }
    child.kill();
  };
  void ask();
  return {
    stalledMs: (fromMs, toMs) => stallWithin(empty, { fromMs, toMs }),
    stop: () => {
      isStopped = true;
    },
  };
}
