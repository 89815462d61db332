import { type Entry, momentsOf } from "@/lib/extraction/rules/entries";
import { type Item, withEntries } from "@/lib/extraction/rules/items/item";
import type { ScopeWords } from "./scope-words";
import { withMoments } from "./with-moments";
import { sentenceOf } from "./words-around";

/** `until 30 April` and no more: the last day is all that an entry says. */
const saysLastDayAlone = (entry: Entry): boolean =>
  entry.inherited.length === 0 &&
  momentsOf(entry).every(
    ({ days, clocks, endClock, recurrence, offset, starting, length }) =>
      days.length + clocks.length === 0 && !endClock && !recurrence && !offset && !starting && !length,
  ) &&
  momentsOf(entry).some(({ lastDay }) => lastDay !== null);

const asDay = (entry: Entry): Entry =>
  withMoments(entry, (moment) =>
    moment.lastDay === null ? moment : { ...moment, days: [moment.lastDay], lastDay: null },
  );

/**
 * `rates are held until 30 April`: what may be had or done until a day is to be done by that day; what goes on until then
 * (a closure, an exhibition, works) lasts from now.
 */
export const lastDays = (items: readonly Item[], words: ScopeWords): Item[] =>
  items.map((item) => {
    const { source, entries } = item.said.reading;
    const settled = entries.map((entry) =>
      saysLastDayAlone(entry) && !words.lasting.test(sentenceOf(source, entry)) ? asDay(entry) : entry,
    );
    return withEntries(item, settled);
  });
