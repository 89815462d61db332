import {
  type Entry,
  entryHasClock,
  entryHasDay,
  momentsOf,
  partMoments,
} from "@/lib/extraction/rules/entries";
import { type Item, withEntries } from "@/lib/extraction/rules/items/item";
import type { LiveBlock } from "@/lib/extraction/rules/items/live-block";
import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import { emptyMoment, type Moment } from "@/lib/extraction/rules/moment";
import type { Clock } from "@/lib/extraction/rules/spans";
import type { ScopeWords } from "./scope-words";
import { namesCode, sessionCodes } from "./session-codes";
import { leadOf, sentenceOf } from "./words-around";

/** An hour that is said once for several items, and for which of them. */
interface DefaultClock {
  moment: Pick<Moment, "clocks" | "endClock" | "zone">;
  /**
   * `list`: those of the stanza right below it; `home` and `away`: rows with that mark; `code`: those with its code;
   * `mark`: those that end with its asterisk; `weekday`: those of its day of the week.
   */
  of: "all" | "list" | "home" | "away" | "code" | "mark" | "weekday";
  code: string | null;
  weekday: number | null;
  block: Block;
  /** The words that say it. */
  words: readonly Stretch[];
}

export interface Defaults {
  text: string;
  clocks: readonly DefaultClock[];
  /** The blocks without the sentences that say a time for all. */
  live: LiveBlock[];
}

/** Prose tells of each thing in full; a line, a row or an item of a list leaves out what was said for all. */
const terse = new Set<Block["kind"]>(["line", "row", "item", "field", "heading"]);

/** `Sat 1pm, Sun 2pm`: the hours of an entry that names days of the week alone; none of any other. */
function hoursOfWeekdays(entry: Entry): { weekday: number; moment: Moment }[] {
  const hours = partMoments(entry).flatMap((moment) => {
    const [day, ...others] = moment.days;
    const isOne = day?.kind === "weekday" && others.length === 0 && moment.clocks.length > 0;
    return isOne ? [{ weekday: day.weekday, moment }] : [];
  });
  return hours.length === entry.parts.length ? hours : [];
}

/** `* starts at 11.30`: the sign that opens a line and closes another. */
function footMark(text: string, { block }: LiveBlock, live: readonly LiveBlock[]): string | null {
  const mark = /^\s*([*†‡]{1,3})\s*\p{L}/u.exec(text.slice(block.start, block.end))?.[1];
  if (mark === undefined) return null;
  const isMarked = (one: LiveBlock): boolean => one.block !== block && endsWithMark(text, one.block, mark);
  return live.some(isMarked) ? mark : null;
}

const endsWithMark = (text: string, { start, end }: Block, mark: string): boolean =>
  text.slice(start, end).trimEnd().endsWith(mark) && !text.slice(start, end).trimStart().startsWith(mark);

/** `Lunchtime concerts 1pm, St Mary's` above lines that open with a date and say no hour. */
function headsDates({ block, said }: LiveBlock, below: readonly LiveBlock[]): boolean {
  const isDated = (one: LiveBlock): boolean =>
    one.block.kind !== "paragraph" &&
    one.said.opensWithTime &&
    one.said.hasDay &&
    !one.said.hasClock &&
    one.block.stanza <= block.stanza + 1;
  // A series is bounded by the dates below it, and the last minute of a day is no hour at which something begins.
  const isPlain = said.reading.entries
    .flatMap(momentsOf)
    .every(({ recurrence, clocks }) => !recurrence && clocks.every(({ minute }) => minute !== 59));
  const isHead = isPlain && block.kind !== "paragraph" && block.kind !== "field" && !said.opensWithTime;
  return (
    isHead &&
    said.reading.entries.filter(entryHasClock).length === 1 &&
    below.length > 1 &&
    below.every(isDated)
  );
}

function reachOf(
  entry: Entry,
  one: LiveBlock,
  { words, below }: { words: ScopeWords; below: readonly LiveBlock[] },
): DefaultClock["of"] | null {
  if (!entryHasClock(entry)) return null;
  const { block, said } = one;
  const { source, spans } = said.reading;
  if (entryHasDay(entry)) {
    const isListed = said.reading.entries.flatMap(hoursOfWeekdays).length > 1;
    const isOpen = isListed && hoursOfWeekdays(entry).length > 0;
    return isOpen && words.forAll.test(sentenceOf(source, entry)) ? "weekday" : null;
  }
  const lead = leadOf(source, spans, entry);
  if (words.atHome.test(lead)) return "home";
  if (words.awayFromHome.test(lead)) return "away";
  if (words.forAll.test(sentenceOf(source, entry))) return "all";
  const isHead = /:\W*$/.test(source.text) && block.kind !== "field" && !said.opensWithTime;
  return isHead || headsDates(one, below) ? "list" : null;
}

/** `Doors 7.30, music 8.30`: hours that are of an evening by the words beside them, which the items do not say. */
function inItsHalf(moment: Moment, entry: Entry, { said: { reading } }: LiveBlock): Moment {
  const { source } = reading;
  if (!source.words.habits.evening.test(sentenceOf(source, entry))) return moment;
  const clocks = moment.clocks.map(
    (clock): Clock =>
      clock.exact || clock.hour > 11 || clock.meridiem !== null ? clock : { ...clock, meridiem: "pm" },
  );
  return { ...moment, clocks };
}

const wordsOf = ({ spans }: Moment, { said: { at } }: LiveBlock): Stretch[] =>
  spans.map(({ start, end }) => ({ start: at + start, end: at + end }));

/** `Both films start 7.45pm. Gates 6.30pm.`: when people are let in, beside an hour for all. */
const isEntrance = (entry: Entry, { said: { reading } }: LiveBlock, { begins }: ScopeWords): boolean =>
  !entryHasDay(entry) && entryHasClock(entry) && begins.test(leadOf(reading.source, reading.spans, entry));

/** The hours that a text says for all its items, and the blocks without them. */
export function takeDefaults(text: string, live: readonly LiveBlock[], words: ScopeWords): Defaults {
  const coded = sessionCodes(text, live);
  const legends = new Set(coded.map(({ said }) => said));
  const clocks: DefaultClock[] = coded.map(({ code, moment, said }) => ({
    of: "code",
    code,
    weekday: null,
    moment,
    block: said.block,
    words: wordsOf(moment, said),
  }));
  const others = live.filter((one) => !legends.has(one));
  const rest = others.map((one, at) => {
    const code = footMark(text, one, others);
    const entries = one.said.reading.entries.filter((entry) => {
      const reach = reachOf(entry, one, { words, below: others.slice(at + 1, at + 3) });
      const of = code !== null && !entryHasDay(entry) ? "mark" : reach;
      const moment = entry.parts.flat().find((cluster) => cluster.moment.clocks.length > 0)?.moment;
      if (of === null || moment === undefined) return true;
      const hours = of === "weekday" ? hoursOfWeekdays(entry) : [{ weekday: null, moment }];
      for (const hour of hours)
        clocks.push({
          of,
          code,
          weekday: hour.weekday,
          moment: inItsHalf(hour.moment, entry, one),
          block: one.block,
          words: wordsOf(hour.moment, one),
        });
      return false;
    });
    if (entries.length === one.said.reading.entries.length) return one;
    const reading = {
      ...one.said.reading,
      entries: entries.filter((entry) => !isEntrance(entry, one, words)),
    };
    const said = {
      ...one.said,
      reading,
      hasDay: reading.entries.some(entryHasDay),
      hasClock: reading.entries.some(entryHasClock),
    };
    return { ...one, said, saidUnderDay: () => said };
  });
  return { text, clocks, live: rest };
}

/** True for an entry that names a day and leaves its hour open. */
export function leavesHourOpen(entry: Entry, item: Item, words: ScopeWords): boolean {
  const moments = entry.parts.flat().map(({ moment }) => moment);
  const [first] = moments.flatMap(({ spans }) => spans);
  if (first === undefined || entryHasClock(entry)) return false;
  const isOpen = moments.every(
    ({ recurrence, lastDay, part, allDay, length }) =>
      recurrence === null && lastDay === null && part === null && !allDay && !length?.days && !length?.months,
  );
  const { source, spans } = item.said.reading;
  const lead = leadOf(source, spans, entry) + first.lead;
  return isOpen && first.isDue !== true && !words.deadline.test(lead) && !words.closed.test(source.lower);
}

/** The stanza of the first item behind a line that heads a list. */
const stanzaBelow = ({ start }: Block, items: readonly Item[]): number | undefined =>
  items.find(({ block }) => block.start > start)?.block.stanza;

function defaultFor(
  item: Item,
  { clocks, text, items }: Defaults & { items: readonly Item[] },
  words: ScopeWords,
): DefaultClock | undefined {
  const lower = text.slice(item.block.start, item.block.end).toLowerCase();
  const days = item.said.reading.entries.flatMap(momentsOf).flatMap((moment) => moment.days);
  const fits = ({ of, code, block, weekday }: DefaultClock): boolean => {
    if (of === "mark") return code !== null && endsWithMark(text, item.block, code);
    if (of === "weekday") return days.some((day) => "weekday" in day && day.weekday === weekday);
    if (code !== null) return namesCode(text, item.block, code);
    if (of === "home") return words.homeMark.test(lower);
    if (of === "away") return words.awayMark.test(lower);
    if (of === "all") return true;
    const isNear = item.block.stanza - block.stanza <= 1;
    return isNear && item.block.start > block.start && item.block.stanza === stanzaBelow(block, items);
  };
  const own = clocks.filter(fits);
  return own.find(({ of }) => of === "mark") ?? own.find(({ of }) => of !== "all") ?? own[0];
}

/** An entry with an hour that stands elsewhere. */
export function withClock(entry: Entry, { clocks, endClock, zone }: DefaultClock["moment"]): Entry {
  const parts = entry.parts.map((part) => {
    const [first] = part;
    return first ? [...part, { ...first, moment: { ...emptyMoment(), clocks, endClock, zone } }] : part;
  });
  return { ...entry, parts };
}

/** The items, those with a day and no hour with the hour that is said for all; and how many took one. */
export function applyDefaults(
  items: readonly Item[],
  defaults: Defaults,
  words: ScopeWords,
): { items: Item[]; count: number } {
  let count = 0;
  const settled = items.map((item) => {
    const chosen = defaultFor(item, { ...defaults, items }, words);
    if (chosen === undefined) return item;
    let elsewhere = item.elsewhere;
    const entries = item.said.reading.entries.map((entry) => {
      if (!terse.has(item.block.kind) || !leavesHourOpen(entry, item, words)) return entry;
      count += 1;
      elsewhere = [...item.elsewhere, ...chosen.words];
      return withClock(entry, chosen.moment);
    });
    return { ...withEntries(item, entries), elsewhere };
  });
  return { items: settled, count };
}
