/** What is counted while requests are served. No id, text, address or key is ever a label. */
export interface Measures {
  request(operation: string, status: number, durationMs: number): void;
  /** A new text: read by the rules parser before the answer, or accepted for a model behind it. */
  create(parser: "rules" | "llm", outcome: "read" | "failed" | "accepted"): void;
  /** A reading behind an answer that is over: by whom, or why the rules parser stood in, or that nobody wanted it. */
  reading(parser: "rules" | "llm", outcome: string): void;
  /** A model that was asked, retries and all. */
  model(asked: { provider: string; outcome: string; durationMs: number }): void;
  limitHit(kind: string): void;
  /**
   * How long a statement or a transaction waited: for the connection, a write for those before it, or for another
   * process's lock.
   */
  databaseWait(reason: "turn" | "write" | "lock", waitMs: number): void;
}

declare global {
  var saywhenMeasures: Measures | undefined;
}

/**
 * Where things are counted; undefined unless METRICS_TOKEN is set, so that a server that nobody watches counts nothing.
 * On globalThis, since Next loads a module once for each of its bundles.
 */
export const measures = (): Measures | undefined => globalThis.saywhenMeasures;
