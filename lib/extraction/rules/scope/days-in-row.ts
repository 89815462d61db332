import { addCivilDays, type CivilDate, compareCivil } from "@/lib/extraction/rules/civil-date";
import type { Cluster } from "@/lib/extraction/rules/cluster";
import { type Entry, entryHasClock } from "@/lib/extraction/rules/entries";
import { type Item, withEntries } from "@/lib/extraction/rules/items/item";
import { resolveDay } from "@/lib/extraction/rules/resolve-day";
import type { DayExpression } from "@/lib/extraction/rules/spans";
import { sharpenDay } from "./scope";

interface Run {
  first: DayExpression;
  last: DayExpression | null;
  until: CivilDate | null;
}

/** The days of a list as runs: those that follow each other on the calendar are one. */
function runsOf(days: readonly DayExpression[], { scope, said }: Item): Run[] {
  const { today } = said.reading.now;
  const runs: Run[] = [];
  let previous = today;
  for (const day of days) {
    const date = resolveDay(sharpenDay(day, scope), { today: previous, previous })?.first ?? null;
    const run = runs.at(-1);
    const isNext = run?.until && date && compareCivil(date, addCivilDays(run.until, 1)) === 0;
    if (run && isNext) Object.assign(run, { last: day, until: date });
    else runs.push({ first: day, last: null, until: date });
    previous = date ?? previous;
  }
  return runs;
}

function splitCluster(cluster: Cluster, item: Item): Cluster[] {
  const { moment } = cluster;
  if (moment.days.length < 2 || moment.lastDay !== null || moment.part !== null) return [cluster];
  const runs = runsOf(moment.days, item);
  if (runs.every(({ last }) => last === null)) return [cluster];
  return runs.map(({ first, last }) => ({ ...cluster, moment: { ...moment, days: [first], lastDay: last } }));
}

/** `Monday 7 and Tuesday 8 June: no school`: days in a row that are said one by one, as if one cluster said them. */
function withDaysTogether({ parts }: Entry, item: Item): Entry["parts"] {
  const all = parts.flat();
  const [model] = all;
  const isBare = ({ moment: { days, lastDay, part, recurrence } }: Cluster): boolean =>
    days.length === 1 && lastDay === null && part === null && recurrence === null;
  if (model === undefined || parts.length < 2 || all.length > parts.length || !all.every(isBare))
    return parts;
  const days = all.flatMap(({ moment }) => moment.days);
  if (runsOf(days, item).length > 1) return parts;
  const spans = all.flatMap(({ moment }) => moment.spans);
  return [[{ ...model, to: all.at(-1)?.to ?? model.to, moment: { ...model.moment, days, spans } }]];
}

function joinDays(entry: Entry, item: Item): Entry {
  if (entryHasClock(entry)) return entry;
  const parts = withDaysTogether(entry, item).flatMap((part) => {
    const [only] = part;
    const split = part.length === 1 && only ? splitCluster(only, item) : [];
    return split.length > 0 ? split.map((cluster) => [cluster]) : [part];
  });
  return { ...entry, parts };
}

/** `25 and 26 December and 1 January`, without an hour: days that follow each other are one event from first to last. */
export const joinDaysInRow = (items: readonly Item[]): Item[] =>
  items.map((item) => {
    const entries = item.said.reading.entries.map((entry) => joinDays(entry, item));
    return withEntries(item, entries);
  });
