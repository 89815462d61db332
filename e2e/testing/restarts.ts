import type { CommandName } from "@/lib/commands/bundle-commands";
import { exitCodeOf } from "@/lib/commands/next-process";
import { findFreePort } from "./free-port";
import { spawnCommand } from "./start-process";

interface CommandRun {
  code: number;
  /** The output of both streams. */
  output: string;
}

function readOutput(child: ReturnType<typeof spawnCommand>): () => string {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
    });
  }
  return () => output;
}

/** Runs one of this project's commands to its end. */
export async function runCommand(
  name: CommandName,
  environment: Record<string, string>,
  args: readonly string[] = [],
): Promise<CommandRun> {
  const child = spawnCommand(name, environment, args);
  const output = readOutput(child);
  return { code: await exitCodeOf(child), output: output() };
}

/** A server of `npm start`, started as npm starts it. */
interface StartedServer {
  origin: string;
  output: () => string;
  /** The exit code of a failed start; null while it runs. */
  code: () => number | null;
  end: () => Promise<void>;
}

/** Runs the command behind `npm start` of a shipped tree on a free port. */
export async function startByCommand(databaseUrl: string): Promise<StartedServer> {
  const port = await findFreePort();
  const child = spawnCommand("start", {
    DATABASE_URL: databaseUrl,
    PORT: String(port),
    LOG_LEVEL: "error",
    RATE_LIMIT_CREATES_PER_MINUTE: "0",
    RATE_LIMIT_READS_PER_MINUTE: "0",
  });
  const output = readOutput(child);
  const exited = exitCodeOf(child);
  return {
    origin: `http://localhost:${port}`,
    output,
    code: () => child.exitCode,
    end: async () => {
      child.kill("SIGTERM");
      await exited;
    },
  };
}

/** The result of a start: its first answer of `readyz`, or its exit code. */
export async function outcomeOfStart(server: StartedServer): Promise<{ readyz: number } | { code: number }> {
  for (;;) {
    const code = server.code();
    if (code !== null) return { code };
    const status = await fetch(`${server.origin}/api/v1/readyz`).then(
      (response) => response.status,
      () => null,
    );
    if (status !== null) return { readyz: status };
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
