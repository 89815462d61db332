import type { Cluster } from "@/lib/extraction/rules/cluster";
import { type Entry, entryHasDay } from "@/lib/extraction/rules/entries";
import type { Moment } from "@/lib/extraction/rules/moment";
import { type Scope, sharpenDay } from "./scope";

function completeMoment(moment: Moment, scope: Scope): Moment {
  const sharpen = (day: Moment["lastDay"]) => (day === null ? null : sharpenDay(day, scope));
  return {
    ...moment,
    days: moment.days.map((day) => sharpenDay(day, scope)),
    lastDay: sharpen(moment.lastDay),
    until: sharpen(moment.until),
    starting: sharpen(moment.starting),
  };
}

const completeCluster = (cluster: Cluster, scope: Scope): Cluster => ({
  ...cluster,
  moment: completeMoment(cluster.moment, scope),
});

/** An entry with what is said for it elsewhere: its own words first, then the nearest scope. */
export function completeEntry(entry: Entry, scope: Scope): Entry {
  const parts = entry.parts.map((part) => part.map((cluster) => completeCluster(cluster, scope)));
  const own = { ...entry, parts, inherited: entry.inherited.map((day) => sharpenDay(day, scope)) };
  if (entryHasDay(own) || own.inherited.length > 0 || scope.day === null) return own;
  return { ...own, inherited: scope.day.days };
}
