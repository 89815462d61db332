import type { Reading } from "./pipeline";

/** How a text was read, one line a step: every span with its rule, every cluster, every entry and why it stands alone. */
export function traceOf({ source, candidates, spans, clusters, entries }: Reading): string[] {
  const words = (start: number, end: number): string => JSON.stringify(source.text.slice(start, end));
  const kept = new Set(spans.map((span) => `${span.rule} ${span.start}`));
  return [
    ...candidates.map((span) => {
      const verdict = kept.has(`${span.rule} ${span.start}`) ? "kept" : "dropped";
      return `span ${words(span.start, span.end)} ${span.rule} ${span.strength} ${verdict}`;
    }),
    ...spans.map((span) => `word ${words(span.from, span.end)} ${span.value.kind} as ${span.role}`),
    ...clusters.map((cluster) => `cluster ${words(cluster.from, cluster.to)} after ${cluster.gap}`),
    ...entries.map(
      (entry) => `entry ${words(entry.start, entry.end)} by ${entry.rule}, ${entry.parts.length} start(s)`,
    ),
  ];
}
