import { weekdayOf } from "@/lib/extraction/rules/civil-date";
import { type Entry, entryHasClock, momentsOf } from "@/lib/extraction/rules/entries";
import { weekdayCode } from "@/lib/extraction/rules/every";
import type { Item } from "@/lib/extraction/rules/items/item";
import type { Moment } from "@/lib/extraction/rules/moment";
import { resolveDay } from "@/lib/extraction/rules/resolve-day";
import type { DayExpression } from "@/lib/extraction/rules/spans";
import { withClock } from "./default-clock";
import { sharpenDay } from "./scope";

const leastDates = 2;
/** How many stanzas below a series its dates may begin. */
const nearest = 1;

/** The moment of a series of weekdays at an hour that is said with no first and no last day: `Tuesdays 18:15`, `first Thursdays, 8pm`. */
function openSeries({ said }: Item): Moment | null {
  const [entry, ...others] = said.reading.entries;
  if (entry === undefined || others.length > 0 || !entryHasClock(entry)) return null;
  const moments = momentsOf(entry);
  const isOpen = moments.every(
    ({ until, starting, days }) => until === null && starting === null && days.length === 0,
  );
  const series = moments.find(
    ({ recurrence }) =>
      (recurrence?.frequency === "WEEKLY" || recurrence?.frequency === "MONTHLY") &&
      recurrence.byDay.length > 0 &&
      recurrence.until === null,
  );
  const timed = moments.find(({ clocks }) => clocks.length > 0);
  return isOpen && series !== undefined && timed !== undefined
    ? { ...timed, recurrence: series.recurrence }
    : null;
}

/** The date that opens a line: `24.11. Black holes`; null for any other. */
function dateOf({ said, scope }: Item): DayExpression | null {
  const [entry, ...others] = said.reading.entries;
  if (entry === undefined || others.length > 0 || !said.opensWithTime) return null;
  const moments = momentsOf(entry);
  const [day, ...rest] = moments.flatMap(({ days }) => days.map((one) => sharpenDay(one, scope)));
  const isPlain = moments.every(({ recurrence, lastDay }) => recurrence === null && lastDay === null);
  const isDate = day?.kind === "calendar" && day.month !== null && day.day !== null;
  return isPlain && isDate && rest.length === 0 ? day : null;
}

function isOfSeries(day: DayExpression, item: Item, { recurrence }: Moment): boolean {
  const { today } = item.said.reading.now;
  const found = resolveDay(sharpenDay(day, item.scope), { today, previous: today });
  return (
    found !== null &&
    recurrence?.byDay.some((code) => code.slice(-2) === weekdayCode(weekdayOf(found.first))) === true
  );
}

/** The lines below an item that each begin with a date, one right below the other. */
function listBelow(items: readonly Item[], at: number): { item: Item; day: DayExpression }[] {
  const below: { item: Item; day: DayExpression }[] = [];
  for (let next = at + 1; next < items.length; next += 1) {
    const [before, item] = [items[next - 1], items[next]];
    const day = item === undefined ? null : dateOf(item);
    if (before === undefined || item === undefined || day === null) break;
    if (item.block.stanza - before.block.stanza > nearest) break;
    below.push({ item, day });
  }
  return below;
}

const atClock = (item: Item, clock: Moment, series: Item): Item => ({
  ...item,
  elsewhere: [
    ...item.elsewhere,
    ...clock.spans
      .filter(({ value }) => value.kind === "clock")
      .map(({ start, end }) => ({ start: series.said.at + start, end: series.said.at + end })),
  ],
  said: {
    ...item.said,
    reading: {
      ...item.said.reading,
      entries: item.said.reading.entries.map((entry: Entry) => withClock(entry, clock)),
    },
  },
});

/**
 * A programme: below a series (`Colloquium, Tuesdays 18:15`) each line begins with one of its dates. The dates are all that
 * there are of it, at the hour of the series, which is no event of its own. A line with an hour of its own, or on another
 * day of the week, stays as it is.
 */
export function datesBelowSeries(items: readonly Item[]): Item[] {
  const settled = [...items];
  for (let at = 0; at < settled.length; at += 1) {
    const here = settled[at];
    const series = here === undefined ? null : openSeries(here);
    if (here === undefined || series === null) continue;
    const below = listBelow(settled, at);
    const own = below.filter(({ item, day }) => !item.said.hasClock && isOfSeries(day, item, series));
    if (own.length < leastDates) continue;
    const dated = below.map((one) => (own.includes(one) ? atClock(one.item, series, here) : one.item));
    settled.splice(at, below.length + 1, ...dated);
  }
  return settled;
}
