import { type Entry, entryHasClock, entryHasDay, momentsOf } from "@/lib/extraction/rules/entries";
import type { Said } from "@/lib/extraction/rules/find/find-in-block";
import { isAside, isSeries, saidIn } from "@/lib/extraction/rules/items/heads";
import type { Item } from "@/lib/extraction/rules/items/item";
import type { LiveBlock } from "@/lib/extraction/rules/items/live-block";
import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import type { Moment } from "@/lib/extraction/rules/moment";
import { leavesHourOpen, withClock } from "./default-clock";
import type { ScopeWords } from "./scope-words";
import { behindMark, leadOf } from "./words-around";

/** So many stanzas below a day its hour may stand. */
const farthest = 2;

const clockIn = (entry: Entry) => momentsOf(entry).find(({ clocks }) => clocks.length > 0);

/** When something begins, of hours without a day: behind when people come, and with when they are back. */
function hoursIn({ reading }: Said, words: ScopeWords) {
  const leadTo = (entry: Entry): string => leadOf(reading.source, reading.spans, entry);
  const told = reading.entries.filter((entry) => !words.arrives.test(leadTo(entry)));
  const [first, second, ...others] = told.filter(entryHasClock);
  const begins = first && clockIn(first);
  if (begins === undefined || others.length > 0) return null;
  if (second === undefined) return begins;
  const [endClock] = clockIn(second)?.clocks ?? [];
  const isOver = words.comesBack.test(behindMark(leadTo(second)));
  return isOver && endClock !== undefined && begins.endClock === null ? { ...begins, endClock } : null;
}

/** True for a block that says an hour and no day, and that is of the same mail and near. */
function mayHoldHour({ block: day }: Item, { block, isDue, said }: LiveBlock): boolean {
  const isNear = block.kind === "chat" || block.stanza <= day.stanza + farthest;
  return block.start > day.start && block.mail === day.mail && isNear && !isDue && !isSeries(said);
}

/** A block with what it says where a day is said above it. */
interface HourBlock {
  block: Block;
  said: Said;
  /** The words of a record that say when it ends. */
  ends: readonly Stretch[];
}

const blockBelow = (live: LiveBlock): HourBlock => ({
  block: live.block,
  said: saidIn(new Map(), live, live.block.kind === "chat"),
  ends: live.part.ends,
});

/** `We meet at 9.30 in the car park`: an item that only says when the one above begins. */
function saysWhenItBegins({ said }: Item, words: ScopeWords): boolean {
  const { reading } = said;
  const [entry] = reading.entries;
  return entry !== undefined && words.begins.test(leadOf(reading.source, reading.spans, entry));
}

/** The only hour that stands below a day of which no hour is said, and when it begins by that; null where none does, or several. */
function hourBelow(
  item: Item,
  { others, live }: { others: readonly Item[]; live: readonly LiveBlock[] },
  words: ScopeWords,
): { hour: HourBlock; moment: Moment } | null {
  const isOfItem = (one: Item): boolean => one.scope.day?.block === item.block && !one.said.hasDay;
  if (!others.every((one) => isOfItem(one) && saysWhenItBegins(one, words))) return null;
  const found = live
    .filter((one) => mayHoldHour(item, one))
    .map(blockBelow)
    .filter(({ said }) => said.hasClock && !said.hasDay && !said.namesDay && !isAside(said));
  const [hour, ...more] = found;
  const moment = hour === undefined || more.length > 0 ? null : hoursIn(hour.said, words);
  return hour === undefined || moment === null ? null : { hour, moment };
}

const clocksIn = ({ at, reading }: Said): Stretch[] =>
  reading.spans
    .filter(({ value }) => value.kind === "clock")
    .map(({ from, end }) => ({ start: at + from, end: at + end }));

/** True for an item that only says by when something is to be done. */
export const isDueAlone = ({ said }: Item): boolean =>
  said.reading.entries.every((entry) => momentsOf(entry).some(({ spans: [first] }) => first?.isDue === true));

/**
 * `Dinner on Thursday 11 March?` and two messages below `7.30 at Bella's?`, a day and in the next paragraph `the coach leaves at
 * 8am`: where a text says one day without an hour and one hour without a day, they are of one event.
 */
export function hourElsewhere(items: readonly Item[], live: readonly LiveBlock[], words: ScopeWords): Item[] {
  const [item, ...others] = items.filter((one) => !isDueAlone(one));
  const [entry, ...more] = item?.said.reading.entries ?? [];
  const isOpen = item !== undefined && entry !== undefined && more.length === 0 && entryHasDay(entry);
  if (!isOpen || !leavesHourOpen(entry, item, words)) return [...items];
  const found = hourBelow(item, { others, live }, words);
  if (found === null) return [...items];
  const { block, said, ends } = found.hour;
  const clocks = clocksIn(said);
  const timed: Item = {
    ...item,
    part: { ...item.part, ends: [...item.part.ends, ...ends] },
    below: item.below.includes(block) ? item.below : [block, ...item.below],
    elsewhere: [...item.elsewhere, ...clocks],
    timesAbove: [...item.timesAbove, ...clocks],
    said: { ...item.said, reading: { ...item.said.reading, entries: [withClock(entry, found.moment)] } },
  };
  return items.filter((one) => !others.includes(one)).map((one) => (one === item ? timed : one));
}
