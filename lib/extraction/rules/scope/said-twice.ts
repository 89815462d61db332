import { type Entry, entryHasClock, entryHasDay, momentsOf } from "@/lib/extraction/rules/entries";
import { type Item, withEntries } from "@/lib/extraction/rules/items/item";
import type { Recurrence } from "@/lib/extraction/rules/spans";

const rulesOf = (entry: Entry): Recurrence[] =>
  momentsOf(entry).flatMap(({ recurrence }) => (recurrence === null ? [] : [recurrence]));

/** `fortnightly`: how often, and neither on which day nor when. */
function saysHowOftenAlone(entry: Entry): boolean {
  const isOpen = momentsOf(entry).every(
    ({ days, starting, recurrence }) => days.length === 0 && !starting && recurrence?.byDay.length === 0,
  );
  return isOpen && !entryHasClock(entry);
}

/** `Let's go fortnightly. Every other Wednesday, 11:00`: how often something is, where what is said next says it in full. */
export const withoutSaidTwice = (items: readonly Item[]): Item[] => {
  const all = items.flatMap(({ said }) => said.reading.entries);
  const isInFull = (entry: Entry): boolean =>
    rulesOf(entry).some(({ frequency, interval }) =>
      all
        .filter((other) => other !== entry && entryHasDay(other) && !saysHowOftenAlone(other))
        .flatMap(rulesOf)
        .some((rule) => rule.frequency === frequency && rule.interval === interval),
    );
  return items.flatMap((item) => {
    const { entries } = item.said.reading;
    const kept = entries.filter((entry) => !(saysHowOftenAlone(entry) && isInFull(entry)));
    if (kept.length === entries.length) return [item];
    return kept.length === 0 ? [] : [withEntries(item, kept)];
  });
};
