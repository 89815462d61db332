import { weekdayOf } from "@/lib/extraction/rules/civil-date";
import type { Entry } from "@/lib/extraction/rules/entries";
import { weekdayCode } from "@/lib/extraction/rules/every";
import { type Item, withEntries } from "@/lib/extraction/rules/items/item";
import type { Moment } from "@/lib/extraction/rules/moment";
import { resolveDay } from "@/lib/extraction/rules/resolve-day";
import type { DayExpression, DayRange } from "@/lib/extraction/rules/spans";
import { sharpenDay } from "./scope";
import type { ScopeWords } from "./scope-words";
import { withMoments } from "./with-moments";
import { behindMark, leadOf, sentenceOf } from "./words-around";

/** How many stanzas below a series its exceptions may stand. */
const farthest = 3;

/** An entry on its way through the pass; null once it has become a bound of another. */
interface Placed {
  item: Item;
  entry: Entry | null;
}

const momentsIn = ({ parts }: Entry): Moment[] => parts.flat().map(({ moment }) => moment);
const seriesIn = (entry: Entry): Moment | undefined =>
  momentsIn(entry).find(({ recurrence }) => recurrence !== null);

/** The days of an entry that names nothing else; none where it has an hour or a rule. */
function bareDays(entry: Entry, item: Item): DayRange[] {
  const moments = momentsIn(entry);
  if (
    moments.some(
      ({ clocks, recurrence, offset }) => clocks.length > 0 || recurrence !== null || offset !== null,
    )
  )
    return [];
  return moments.flatMap(({ days, lastDay }) =>
    days.map((day, at) => ({
      day: sharpenDay(day, item.scope),
      last: at === days.length - 1 && lastDay !== null ? sharpenDay(lastDay, item.scope) : null,
    })),
  );
}

/** True where a day may be one of a series: its weekday is one of the rule's, or the rule names none. */
function mayBeOf(series: Moment, { day, last }: DayRange, { said }: Item): boolean {
  const { today } = said.reading.now;
  const weekdays = series.recurrence?.byDay.map((code) => code.slice(-2)) ?? [];
  const found = resolveDay(day, { today, previous: today });
  if (found === null) return false;
  return (
    last !== null ||
    found.last !== null ||
    weekdays.length === 0 ||
    weekdays.includes(weekdayCode(weekdayOf(found.first)))
  );
}

const changed = (entry: Entry, change: (series: Moment) => Partial<Moment>): Entry =>
  withMoments(entry, (moment) => (moment.recurrence === null ? moment : { ...moment, ...change(moment) }));

/** The nearest series above, in one of the stanzas right before, of which all the days may be. */
function seriesOf(placed: readonly Placed[], at: number, days: readonly DayRange[]): number {
  const here = placed[at];
  if (here === undefined) return -1;
  return placed.findLastIndex(({ item, entry }, index) => {
    if (index >= at || entry === null || here.item.block.stanza - item.block.stanza > farthest) return false;
    const series = seriesIn(entry);
    return series !== undefined && days.some((range) => mayBeOf(series, range, here.item));
  });
}

function change(placed: Placed[], at: number, by: (series: Moment) => Partial<Moment>): void {
  const target = placed[at];
  if (target?.entry) target.entry = changed(target.entry, by);
}

const withDates = (dates: readonly DayRange[]) => (series: Moment) => ({
  except: { ...series.except, dates: [...series.except.dates, ...dates] },
});

/** `No lectures …` below `Lectures …`, or beside it in its own block. */
function namesSeries(
  placed: readonly Placed[],
  { at, near, lead, plural }: { at: number; near: number; lead: string; plural: RegExp },
): boolean {
  const series = placed[near];
  if (!series?.entry) return false;
  if (series.item === placed[at]?.item) return true;
  const stems = (words: string) => (words.match(/\p{L}{4,}/gu) ?? []).map((word) => word.replace(plural, ""));
  const known = stems(series.item.said.reading.source.lower.slice(series.entry.start, series.entry.end));
  return stems(lead).some((stem) => known.includes(stem));
}

/** `none on 28 May`, `No class 15 Feb`: no event, but a day that the series near it leaves out. */
function leaveOut(
  placed: Placed[],
  at: number,
  {
    days,
    lead,
    isClosure,
    plural,
  }: { days: readonly DayRange[]; lead: string; isClosure: boolean; plural: RegExp },
): void {
  const here = placed[at];
  const isLong = days.some(({ last }) => last !== null);
  const near = seriesOf(placed, at, days);
  // Days in a row hold a day of any series, so that the words are to name this one.
  const target = isLong && !namesSeries(placed, { at, near, lead, plural }) ? -1 : near;
  if (target >= 0) change(placed, target, withDates(days));
  if (here && !isClosure && (target >= 0 || !isLong)) here.entry = null;
}

/** `first one this Wed 4th, last one 25 March`: the days between which the series near them runs. */
function bound(
  placed: Placed[],
  at: number,
  { day, side }: { day: DayExpression; side: "starting" | "until" },
): void {
  const here = placed[at];
  const target = seriesOf(placed, at, [{ day, last: null }]);
  const series = placed[target]?.entry && seriesIn(placed[target].entry);
  if (!here || !series || series[side] !== null) return;
  change(placed, target, () => (side === "until" ? { until: day } : { starting: day }));
  here.entry = null;
}

/** `starts Tuesday 21 July, then every Tuesday`: the day before is the first one; `same dates`: those of the series above. */
function settleSeries(placed: Placed[], at: number, words: ScopeWords): void {
  const here = placed[at];
  if (!here?.entry) return;
  const { source, spans } = here.item.said.reading;
  const before = placed[at - 1];
  const days = before?.entry && before.item === here.item ? bareDays(before.entry, before.item) : [];
  const [first] = days;
  const series = seriesIn(here.entry);
  if (before?.entry && series?.starting === null && first && first.last === null && days.length === 1) {
    if (words.goesOn.test(leadOf(source, spans, here.entry)) && mayBeOf(series, first, here.item)) {
      const start = before.entry.start;
      const told = before.entry.parts.map((part) =>
        part.map((one) => ({ ...one, moment: { ...one.moment, days: [] } })),
      );
      here.entry = { ...changed(here.entry, () => ({ starting: first.day })), start };
      here.entry.parts = [[...told.flat(), ...(here.entry.parts[0] ?? [])], ...here.entry.parts.slice(1)];
      before.entry = null;
    }
  }
  if (!words.sameDates.test(sentenceOf(source, here.entry))) return;
  const known = placed
    .slice(0, at)
    .findLast(({ entry }) => entry !== null && seriesIn(entry) !== undefined)?.entry;
  const model = known ? seriesIn(known) : undefined;
  if (model && here.entry)
    here.entry = changed(here.entry, ({ except }) => ({
      starting: model.starting,
      until: model.until,
      except: { ...except, dates: model.except.dates },
    }));
}

function settle(placed: Placed[], at: number, words: ScopeWords): void {
  const here = placed[at];
  if (!here?.entry) return;
  if (seriesIn(here.entry) !== undefined) {
    settleSeries(placed, at, words);
    return;
  }
  const days = bareDays(here.entry, here.item);
  const [first] = days;
  if (first === undefined) return;
  const { source, spans } = here.item.said.reading;
  const lead = leadOf(source, spans, here.entry);
  const says = (pattern: RegExp): boolean => pattern.test(lead) || pattern.test(behindMark(lead));
  const isClosure = words.closed.test(lead);
  const isSingle = days.length === 1 && first.last === null;
  const isNone = words.noneThen?.test(sentenceOf(source, here.entry)) === true;
  if (isClosure || isNone || says(words.leftOut))
    leaveOut(placed, at, { days, lead, isClosure, plural: words.plural });
  else if (!isSingle) return;
  else if (says(words.lastOne)) bound(placed, at, { day: first.day, side: "until" });
  else if (says(words.firstOne)) bound(placed, at, { day: first.day, side: "starting" });
}

/** Gives each series the first and the last day, and the days left out, that sentences near it say; these are no events. */
export function boundSeries(items: readonly Item[], words: ScopeWords): Item[] {
  const placed: Placed[] = items.flatMap((item) =>
    item.said.reading.entries.map((entry) => ({ item, entry })),
  );
  for (let at = 0; at < placed.length; at += 1) settle(placed, at, words);
  const ofItem = Map.groupBy(placed, ({ item }) => item);
  return items.flatMap((item) => {
    const entries = (ofItem.get(item) ?? []).flatMap(({ entry }) => entry ?? []);
    if (entries.length === 0) return [];
    return [withEntries(item, entries)];
  });
}
