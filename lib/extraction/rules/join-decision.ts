import type { Cluster } from "./cluster";
import type { Entry } from "./entries";

/**
 * What became of a time beside the event before it. `join`: it says more of that event; `end`: it says when that ends;
 * `share`: another start of it; `inherit`: an event of its own on the same day; `part`: an event of its own; `aside`: words
 * that are left out.
 */
export type Verdict = "join" | "end" | "share" | "inherit" | "part" | "aside";

/** What speaks for one event (above nothing) or for two (below), by its name in the trace. */
export type Signal = readonly [rule: string, weight: number];

/** A verdict with what it was reached by; offsets of the words that were judged and of those before them. */
export interface JoinDecision {
  before: { start: number; end: number };
  words: { start: number; end: number };
  verdict: Verdict;
  signals: readonly Signal[];
}

/** How much more speaks for one event than for two. */
export const scoreOf = (signals: readonly Signal[]): number =>
  signals.reduce((sum, [, weight]) => sum + weight, 0);

/** The decision on an event and a cluster that was judged against it. */
export function decisionOf(
  entry: Entry,
  cluster: Cluster,
  [verdict, ...signals]: [Verdict, ...Signal[]],
): JoinDecision {
  let start = Number.POSITIVE_INFINITY;
  let end = 0;
  for (const part of entry.parts) {
    for (const { from, to } of part) {
      start = Math.min(start, from);
      end = Math.max(end, to);
    }
  }
  return { before: { start, end }, words: { start: cluster.from, end: cluster.to }, verdict, signals };
}
