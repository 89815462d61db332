import type { Cluster } from "./cluster";
import { hasClock, hasDay, isEvent } from "./moment";
import type { Source } from "./scan";

/** One event's clusters and the part of the text that speaks of it. */
export interface Entry {
  clusters: Cluster[];
  start: number;
  end: number;
}

/** Puts clusters that complete each other into one entry; crude for now: the nearest two of different kind. */
export function joinClusters(source: Source, clusters: readonly Cluster[]): Entry[] {
  const entries: Entry[] = [];
  for (const cluster of clusters) {
    const last = entries.at(-1);
    const wasDay = last?.clusters.some((other) => hasDay(other.moment)) ?? false;
    const wasClock = last?.clusters.some((other) => hasClock(other.moment)) ?? false;
    const completes = !(wasDay && hasDay(cluster.moment)) && !(wasClock && hasClock(cluster.moment));
    if (last && (completes || !isEvent(cluster.moment))) last.clusters.push(cluster);
    else entries.push({ clusters: [cluster], start: last ? last.end : 0, end: source.text.length });
    const current = entries.at(-1);
    if (current) current.end = cluster.to;
  }
  const final = entries.at(-1);
  if (final) final.end = source.text.length;
  return entries;
}
