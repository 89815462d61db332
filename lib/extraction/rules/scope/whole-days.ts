import type { Cluster } from "@/lib/extraction/rules/cluster";
import { type Entry, entryHasDay, momentsOf } from "@/lib/extraction/rules/entries";
import { type Item, withEntries } from "@/lib/extraction/rules/items/item";
import type { Clock } from "@/lib/extraction/rules/spans";
import type { ScopeWords } from "./scope-words";
import { withMoments } from "./with-moments";
import { leadOf } from "./words-around";

/** True where an entry says a day and, of its hours, only the one at which the day is over. */
function saysDayAlone(entry: Entry, { said }: Item, words: ScopeWords): boolean {
  const moments = momentsOf(entry);
  const clocks = moments.flatMap((moment) => moment.clocks);
  const isOpen = moments.every(
    ({ endClock, zone, recurrence }) => endClock === null && zone === null && recurrence === null,
  );
  if (clocks.length === 0 || !isOpen || !entryHasDay(entry)) return false;
  const { source, spans } = said.reading;
  const isDue = words.closesAt.test(leadOf(source, spans, entry));
  const ends = ({ closesDay, midnight }: Clock): boolean => closesDay === true || (midnight && isDue);
  return clocks.every(ends);
}

/** Two words or more. */
const severalWords = /\p{L}[^\p{L}]+\p{L}/u;

/** `Fitting: Monday 3 May to Friday 7 May, our men start at 8`: the hour of another clause tells of each of the days. */
function withoutHourApart(entry: Entry, { said, block }: Item): Entry {
  if (block.kind === "row") return entry;
  const parts = entry.parts.map((part) => {
    const days = part.find(({ moment }) => moment.lastDay !== null && moment.recurrence === null);
    const isApart = ({ moment, from }: Cluster): boolean =>
      days !== undefined &&
      from >= days.to &&
      moment.clocks.length === 1 &&
      moment.days.length === 0 &&
      moment.endClock === null &&
      severalWords.test(said.reading.source.lower.slice(days.to, from));
    return days === undefined || days.moment.clocks.length > 0 ? part : part.filter((one) => !isApart(one));
  });
  return { ...entry, parts };
}

const withoutClock = (entry: Entry): Entry => withMoments(entry, (moment) => ({ ...moment, clocks: [] }));

/** `by close of business on 12 May`, `upload before midnight on Sunday`: what is due by the end of a day is due on that day. */
export const wholeDays = (items: readonly Item[], words: ScopeWords): Item[] =>
  items.map((item) => {
    const { entries } = item.said.reading;
    const settled = entries.map((entry) =>
      saysDayAlone(entry, item, words) ? withoutClock(entry) : withoutHourApart(entry, item),
    );
    return withEntries(item, settled);
  });
