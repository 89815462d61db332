import { type Entry, entryHasClock, entryHasDay, momentsOf } from "@/lib/extraction/rules/entries";
import { isJustBefore } from "@/lib/extraction/rules/finish-of";
import { type Item, withEntries } from "@/lib/extraction/rules/items/item";
import { emptyMoment, type Moment } from "@/lib/extraction/rules/moment";
import type { ScopeWords } from "./scope-words";
import { behindMark, leadOf } from "./words-around";

/** An entry whose day is said by the one before, and the words that lead to its hour. */
interface Beside {
  entry: Entry;
  lead: string;
}

/** Entries of one block that say only an hour, behind one that says a day and an hour. */
function besideOf({ said }: Item, at: number): Beside | null {
  const { source, spans, entries } = said.reading;
  const entry = entries[at];
  if (entry === undefined || entryHasDay(entry) || !entryHasClock(entry)) return null;
  return { entry, lead: leadOf(source, spans, entry) };
}

/** True for moments that say no end. */
const haveNoEnd = (moments: readonly Moment[]): boolean =>
  moments.every(({ endClock, lastDay, length }) => !endClock && !lastDay && !length);

/** `dep. 8.45, return approx 6pm`: an entry with the hour at which it is over; null where it has an end already. */
function endingAt(entry: Entry, { entry: last }: Beside): Entry | null {
  const [clock] = momentsOf(last).flatMap(({ clocks }) => clocks);
  const moments = momentsOf(entry);
  const [begin] = moments.flatMap(({ clocks }) => clocks);
  const [part, ...others] = entry.parts;
  const [first, ...clusters] = part ?? [];
  if (clock === undefined || begin === undefined || first === undefined || others.length > 0) return null;
  if (isJustBefore(clock, begin) || !haveNoEnd(moments)) return null;
  const timed = [first, ...clusters].map((cluster) =>
    cluster.moment.clocks.length > 0
      ? { ...cluster, moment: { ...cluster.moment, endClock: clock } }
      : cluster,
  );
  const spans = momentsOf(last).flatMap((moment) => moment.spans);
  const parts = [[...timed, { ...first, moment: { ...emptyMoment(), spans } }]];
  return { ...entry, end: Math.max(entry.end, last.end), parts };
}

/** True for an entry of one day that says no hour, no rule and no last day. */
const isOneDay = (entry: Entry): boolean => {
  const moments = momentsOf(entry);
  const isPlain = moments.every(
    ({ recurrence, lastDay, allDay, part }) => !recurrence && !lastDay && !allDay && part === null,
  );
  return isPlain && !entryHasClock(entry) && moments.flatMap(({ days }) => days).length === 1;
};

/** `Lantern walk: Thursday 11 Nov, meet 16:45`: an entry of one day with the hour at which it begins. */
function beginningAt(entry: Entry, { entry: hour }: Beside): Entry {
  const [part = [], ...others] = entry.parts;
  const said = momentsOf(hour).map((moment) => ({ ...moment, days: [] }));
  const [first] = part;
  const clusters = first === undefined ? [] : said.map((moment) => ({ ...first, moment }));
  return { ...entry, end: Math.max(entry.end, hour.end), parts: [[...part, ...clusters], ...others] };
}

/**
 * `be there by 3.30`, `back about 4`: hours beside those of an event, on its day. When people come is no event of its own,
 * and when they are back is its end.
 */
export const hoursBeside = (items: readonly Item[], words: ScopeWords): Item[] =>
  items.map((item) => {
    const { entries } = item.said.reading;
    const kept: Entry[] = [];
    for (const [at, entry] of entries.entries()) {
      const beside = besideOf(item, at);
      const before = kept.at(-1);
      const isTimed =
        before !== undefined && entryHasClock(before) && (entryHasDay(before) || before.inherited.length > 0);
      if (beside !== null && before && isOneDay(before) && words.begins.test(beside.lead))
        kept.splice(-1, 1, beginningAt(before, beside));
      else if (beside === null || !isTimed) kept.push(entry);
      else if (words.comesBack.test(behindMark(beside.lead))) {
        const ended = endingAt(before, beside);
        kept.splice(-1, 1, ended ?? before);
      } else if (!words.arrives.test(beside.lead)) kept.push(entry);
    }
    if (kept.length === entries.length && kept.every((entry, at) => entry === entries[at])) return item;
    return withEntries(item, kept);
  });

/** The only entry of an item, where it says an hour, no end and no rule. */
function openEntry({ said: { reading }, part: { ends } }: Item): Entry | null {
  const [entry, ...others] = reading.entries;
  if (entry === undefined || others.length > 0 || ends.length > 0 || !entryHasClock(entry)) return null;
  const moments = momentsOf(entry);
  return haveNoEnd(moments) && moments.every(({ recurrence }) => recurrence === null) ? entry : null;
}

/** `Back by: 2pm`, `Finish time 5pm`: lines that say no more than when what the line above them tells of is over. */
export function endsBelow(items: readonly Item[], text: string, words: ScopeWords): Item[] {
  const kept: Item[] = [];
  for (const item of items) {
    const before = kept.at(-1);
    const { block, said } = item;
    const [first] =
      openEntry(item)
        ?.parts.flat()
        .flatMap(({ moment }) => moment.spans) ?? [];
    const isBelow = before?.block.stanza === block.stanza && before.block !== block && block.kind !== "chat";
    const lead = text
      .slice(block.start, said.at + (first?.start ?? 0))
      .toLowerCase()
      .replace(/[\s:]+/g, " ");
    if (isBelow && first && !said.hasDay && openEntry(before) && words.comesBack.test(lead))
      kept.splice(-1, 1, {
        ...before,
        part: { ...before.part, ends: [{ start: block.from, end: block.end }] },
      });
    else kept.push(item);
  }
  return kept;
}
