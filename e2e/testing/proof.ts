import type { ScratchServer, ScratchServerOptions } from "./scratch-server";

/** What a proof receives. */
export interface ProofContext {
  /** Printed with the verdict; the same seed makes the same inputs. */
  seed: number;
  /**
   * The first number in the short form, which runs with the tests; the second in the long form, `npm run
   * prove`.
   */
  count(short: number, long: number): number;
  /** A server of this build over an empty database; it ends with the proof. */
  startServer(options?: ScratchServerOptions): Promise<ScratchServer>;
  /** Adds a figure to the verdict's line. */
  note(name: string, figure: number | string): void;
}

/** Throws (an AssertionError of node:assert/strict) if what its title says does not hold. */
export type Proof = (context: ProofContext) => Promise<void>;
