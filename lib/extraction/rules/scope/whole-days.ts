import { type Entry, entryHasDay, momentsOf, withMoments } from "@/lib/extraction/rules/entries";
import { type Item, withEntries } from "@/lib/extraction/rules/items/item";
import type { Clock } from "@/lib/extraction/rules/spans";
import type { ScopeWords } from "./scope-words";
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

const withoutClock = (entry: Entry): Entry => withMoments(entry, (moment) => ({ ...moment, clocks: [] }));

/** `by close of business on 12 May`, `upload before midnight on Sunday`: what is due by the end of a day is due on that day. */
export const wholeDays = (items: readonly Item[], words: ScopeWords): Item[] =>
  items.map((item) => {
    const { entries } = item.said.reading;
    const settled = entries.map((entry) => (saysDayAlone(entry, item, words) ? withoutClock(entry) : entry));
    return withEntries(item, settled);
  });
