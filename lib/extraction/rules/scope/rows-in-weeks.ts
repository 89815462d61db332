import type { Entry } from "@/lib/extraction/rules/entries";
import type { Item } from "@/lib/extraction/rules/items/item";
import { inWeeks, type Weekly } from "./weekly";

/** `Mon/Wed/Fri 6.30pm` as one series, of which the other days say nothing more. */
function inOne(entry: Entry, weekly: Weekly): Entry {
  const { parts, ...rest } = inWeeks(entry, weekly);
  const clocked = parts.find((part) => part.some(({ moment }) => moment.clocks.length > 0));
  return { ...rest, parts: clocked === undefined ? parts : [clocked] };
}

/** The rows of a timetable of weeks as the series that they are, so that what is said of series near them is said of them. */
export const rowsInWeeks = (items: readonly Item[]): Item[] =>
  items.map((item) => {
    const { weekly, said } = item;
    if (weekly === null || weekly.byDay.length === 0) return item;
    const entries = said.reading.entries.map((entry) => inOne(entry, weekly));
    return { ...item, weekly: null, said: { ...said, reading: { ...said.reading, entries } } };
  });
