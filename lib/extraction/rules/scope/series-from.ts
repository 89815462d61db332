import { type Entry, momentsOf } from "@/lib/extraction/rules/entries";
import { type Item, withEntries } from "@/lib/extraction/rules/items/item";
import type { DayExpression } from "@/lib/extraction/rules/spans";
import type { ScopeWords } from "./scope-words";
import { withMoments } from "./with-moments";
import { leadOf } from "./words-around";

/** The day from which what stands below a line is so: `Winter timetable from Monday 11 January:`; null where the line says something else. */
function runsFrom({ said, block }: Item, words: ScopeWords): DayExpression | null {
  const [entry, ...others] = said.reading.entries;
  const { source, spans } = said.reading;
  if (entry === undefined || others.length > 0 || words.runsFrom === undefined) return null;
  if (block.kind !== "heading" && !source.text.trimEnd().endsWith(":")) return null;
  const moments = momentsOf(entry);
  const isBare = moments.every(
    ({ clocks, recurrence, offset, lastDay, part }) =>
      clocks.length === 0 && recurrence === null && offset === null && lastDay === null && part === null,
  );
  const days = moments.flatMap((moment) => moment.days);
  const day = days.find(({ kind }) => kind !== "week") ?? days[0];
  return isBare && day !== undefined && words.runsFrom.test(leadOf(source, spans, entry)) ? day : null;
}

/** An entry that starts on a day, where it is a series that says no first day itself. */
const startingOn = (entry: Entry, day: DayExpression): Entry =>
  withMoments(entry, (moment) =>
    moment.recurrence === null ||
    moment.starting !== null ||
    moment.days.some(({ kind }) => kind !== "weekday")
      ? moment
      : { ...moment, starting: day },
  );

const hasSeries = ({ said }: Item): boolean =>
  said.reading.entries.some((entry) => momentsOf(entry).some(({ recurrence }) => recurrence !== null));

/**
 * `From Monday 11 January:` above `Pilates, Tuesdays 6pm` and `Zumba, Thursdays 7pm`: the series in the lines right below
 * begin then, and the line itself is no event.
 */
export function seriesFrom(items: readonly Item[], words: ScopeWords): Item[] {
  let day: DayExpression | null = null;
  let last = 0;
  return items.flatMap((item, at): Item[] => {
    const { stanza } = item.block;
    const below = items[at + 1];
    const own = runsFrom(item, words);
    if (own !== null) {
      last = below === undefined || below.block.stanza > stanza + 1 ? -1 : below.block.stanza;
      const isHead = items.slice(at + 1).some((one) => one.block.stanza <= last && hasSeries(one));
      day = isHead ? own : null;
      return isHead ? [] : [item];
    }
    if (day === null || stanza > last) return [item];
    const from = day;
    return [
      withEntries(
        item,
        item.said.reading.entries.map((entry) => startingOn(entry, from)),
      ),
    ];
  });
}
