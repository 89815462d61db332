import { type Entry, entryHasDay, momentsOf } from "@/lib/extraction/rules/entries";
import { type Item, withEntries } from "@/lib/extraction/rules/items/item";
import type { Clock } from "@/lib/extraction/rules/spans";
import { withMoments } from "./with-moments";

/** An item of a list of hours, which all have one block that names their day. */
interface Listed {
  item: Item;
  clock: Clock;
}

/** Where nothing else is known these hours are of an evening; those before them are hardly ever of a morning. */
const doubtful = [5, 6, 7];
/** So many things do not happen behind midnight in a list that begins in the evening: its end and the way home may. */
const leastBehind = 2;
/** From this hour of the night on hardly anything ends: one such hour is of an afternoon. */
const afterNights = 3;

const isOpen = ({ hour, meridiem, exact }: Clock): boolean => meridiem === null && !exact && hour <= 12;

const minutesOf = (hour: number, minute: number): number => hour * 60 + minute;

/** Those of a list that are of the morning: its hours, which only rise, would go on behind midnight otherwise. */
function morningsOf([first, ...others]: readonly Listed[]): Listed[] {
  if (first === undefined || !isOpen(first.clock) || !doubtful.includes(first.clock.hour)) return [];
  const early = [first];
  let last = minutesOf(first.clock.hour, first.clock.minute);
  for (const [at, one] of others.entries()) {
    const { hour, minute, meridiem } = one.clock;
    const minutes = minutesOf(hour, minute);
    if (!isOpen(one.clock)) {
      const isMorning = meridiem === "am" || (meridiem === null && hour < 12);
      return (isMorning ? minutes >= last : minutesOf(hour % 12, minute) < last) ? early : [];
    }
    if (hour === 12 || minutes < last)
      return (hour !== 12 && hour >= afterNights) || others.length - at >= leastBehind ? early : [];
    early.push(one);
    last = minutes;
  }
  return [];
}

const inMorning = (entry: Entry): Entry =>
  withMoments(entry, (moment) => ({
    ...moment,
    clocks: moment.clocks.map((clock) => ({ ...clock, meridiem: "am" as const })),
  }));

/**
 * `7.30 Hacking, 9.00 Dogs, 1.00 Parade, 4.00 Prizes`: hours of one day that go on behind twelve begin in the morning. Where
 * one of the first is of an evening, drinks or a dinner, they begin in the evening.
 */
export function morningLists(items: readonly Item[], text: string): Item[] {
  const listed = Map.groupBy(items, ({ block, part, scope }) => (part.apart ? block : scope.day?.block));
  const isOfEvening = ({ item: { block, part, said }, clock }: Listed): boolean =>
    !part.apart &&
    doubtful.includes(clock.hour) &&
    said.reading.source.words.habits.evening.test(text.slice(block.start, block.end).toLowerCase());
  const mornings = new Set<Item>();
  for (const [under, list] of listed) {
    const timed = list.flatMap((item) => {
      const [entry, ...more] = item.said.reading.entries;
      const [clock] = entry ? momentsOf(entry).flatMap(({ clocks }) => clocks) : [];
      const isOfList = entry && more.length === 0 && (item.part.apart || !entryHasDay(entry));
      return clock && isOfList ? [{ item, clock }] : [];
    });
    const early = under ? morningsOf(timed) : [];
    if (!early.some(isOfEvening)) for (const { item } of early) mornings.add(item);
  }
  return items.map((item) =>
    mornings.has(item) ? withEntries(item, item.said.reading.entries.map(inMorning)) : item,
  );
}
