import type { Proof } from "@/e2e/testing/proof";
import {
  type ScratchServer,
  type ScratchServerOptions,
  startScratchServer,
} from "@/e2e/testing/scratch-server";

export interface ProofRun {
  seed: number;
  isLong: boolean;
  /** Where the servers' databases are made; files when absent. */
  createDatabase?: ScratchServerOptions["createDatabase"];
}

interface Verdict {
  holds: boolean;
  /** Its figures, and the fault if it does not hold. */
  detail: string;
}

/** Runs one proof and ends the servers that it started. */
export async function runProof(proof: Proof, run: ProofRun): Promise<Verdict> {
  const { seed, isLong, createDatabase } = run;
  const servers: ScratchServer[] = [];
  const figures: string[] = [];
  const startedMs = performance.now();
  let fault: unknown = null;
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
    fault = error;
  }
  for (const server of servers) await server.stop();
  figures.push(`${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
  const detail = figures.join(", ");
  if (fault === null) return { holds: true, detail };
  const said = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
  return { holds: false, detail: `${detail}\n${said}` };
}
