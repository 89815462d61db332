/** What is counted while requests are served. No label is ever an id, a text, an address or a key. */
export interface Measures {
  request(operation: string, status: number, durationMs: number): void;
  /** A new text: read by the rules parser before the response, or accepted for a model to read after it. */
  create(parser: "rules" | "llm", outcome: "read" | "failed" | "accepted"): void;
  /**
   * A finished reading after a response: who read it, why the rules parser read instead, or that nobody
   * wanted it any more.
   */
  reading(parser: "rules" | "llm", outcome: string): void;
  /** A call to a model, including its retries. */
  model(asked: { provider: string; outcome: string; durationMs: number }): void;
  limitHit(kind: string): void;
  /**
   * How long a statement or a transaction waited: for the connection, for the writes before it, or for
   * another process's lock.
   */
  databaseWait(reason: "turn" | "write" | "lock", waitMs: number): void;
}

declare global {
  var saywhenMeasures: Measures | undefined;
}

/**
 * The process's measures; undefined unless METRICS_TOKEN is set, so that an unobserved server counts nothing.
 * They are on globalThis because Next loads a module once for each of its bundles.
 */
export const measures = (): Measures | undefined => globalThis.saywhenMeasures;
