import type { Proof } from "@/e2e/testing/proof";
import {
  type ScratchServer,
  type ScratchServerOptions,
  startScratchServer,
} from "@/e2e/testing/scratch-server";

export interface ProofRun {
  seed: number;
  isLong: boolean;
  /** Creates the servers' databases; files if absent. */
  createDatabase?: ScratchServerOptions["createDatabase"];
}

export interface Verdict {
  holds: boolean;
  /** What the proof counted, in words such as `creates 1125`. */
  figures: string[];
  seconds: number;
  /** The reason why it failed; null if it holds. */
  fault: string | null;
}

/** Runs one proof and ends the servers that it started. */
export async function runProof(proof: Proof, run: ProofRun): Promise<Verdict> {
  const { seed, isLong, createDatabase } = run;
  const servers: ScratchServer[] = [];
  const figures: string[] = [];
  const startedMs = performance.now();
  let fault: string | null = null;
  try {
    await proof({
      seed,
      count: (short, long) => (isLong ? long : short),
      note: (name, figure) => figures.push(`${name} ${figure}`),
      startServer: async (options) => {
        const server = await startScratchServer({
          ...(createDatabase !== undefined && { createDatabase }),
          ...options,
        });
        servers.push(server);
        return server;
      },
    });
  } catch (error) {
    fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  for (const server of servers) await server.stop();
  return { holds: fault === null, figures, seconds: (performance.now() - startedMs) / 1000, fault };
}
