import { momentsOf } from "@/lib/extraction/rules/entries";
import { timesIn } from "@/lib/extraction/rules/items/heads";
import { type Item, withEntries } from "@/lib/extraction/rules/items/item";
import type { Moment } from "@/lib/extraction/rules/moment";
import { sharpenDay } from "./scope";
import { inWeeks, type Weekly } from "./weekly";

/** So many weekdays of a rule are each working day. */
const workingDays = 5;

const isOpenDaily = ({ recurrence, starting, until }: Moment): boolean =>
  recurrence !== null &&
  recurrence.interval === 1 &&
  (recurrence.frequency === "DAILY" || recurrence.byDay.length >= workingDays) &&
  [starting, until, recurrence.until, recurrence.count, recurrence.lasting].every((bound) => bound === null);

/** The first and the last day of an item that says days in a row, and no hour; null for any other. */
function runIn({ said, scope }: Item): Pick<Weekly, "starting" | "until"> | null {
  const [moment, ...others] = said.reading.entries.flatMap(momentsOf);
  const [day, ...days] = moment?.days ?? [];
  if (moment === undefined || day === undefined || others.length + days.length > 0) return null;
  if (moment.lastDay === null || moment.recurrence !== null || said.hasClock) return null;
  return { starting: sharpenDay(day, scope), until: sharpenDay(moment.lastDay, scope) };
}

/** The run of an item where what stands right below it happens on each day and says no bounds of its own. */
function runOver(item: Item | undefined, below: Item | undefined): ReturnType<typeof runIn> {
  if (item === undefined || below === undefined || item.block.mail !== below.block.mail) return null;
  const isNear = below.block !== item.block && below.block.stanza <= item.block.stanza + 1;
  return isNear && below.said.reading.entries.flatMap(momentsOf).some(isOpenDaily) ? runIn(item) : null;
}

/** `15 - 20 March` above `Nightly at 7.30pm`: a series of each day has the days that stand above it, which are no event then. */
export const boundDailyRuns = (items: readonly Item[]): Item[] =>
  items.flatMap((item, at) => {
    const before = items[at - 1];
    if (item.said.isBare && runOver(item, items[at + 1]) !== null) return [];
    const run = runOver(before, item);
    if (run === null || before === undefined) return [item];
    const entries = item.said.reading.entries.map((entry) => inWeeks(entry, { byDay: [], ...run }));
    return [
      {
        ...withEntries(item, entries),
        above: before.said.isBare ? [...before.above, ...item.above] : item.above,
        elsewhere: [...item.elsewhere, ...timesIn(before.said)],
      },
    ];
  });
