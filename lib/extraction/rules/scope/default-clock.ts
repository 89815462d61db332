import { type Entry, entryHasClock, entryHasDay } from "@/lib/extraction/rules/entries";
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
  /** `list`: those of the stanza right below it; `home` and `away`: rows with that mark; `code`: those with its code. */
  of: "all" | "list" | "home" | "away" | "code";
  code: string | null;
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

function reachOf(entry: Entry, { block, said }: LiveBlock, words: ScopeWords): DefaultClock["of"] | null {
  if (entryHasDay(entry) || !entryHasClock(entry)) return null;
  const { source, spans } = said.reading;
  const lead = leadOf(source, spans, entry);
  if (words.atHome.test(lead)) return "home";
  if (words.awayFromHome.test(lead)) return "away";
  if (words.forAll.test(sentenceOf(source, entry))) return "all";
  const isHead = /:\W*$/.test(source.text) && block.kind !== "field" && !said.opensWithTime;
  return isHead ? "list" : null;
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
    moment,
    block: said.block,
    words: wordsOf(moment, said),
  }));
  const others = live.filter((one) => !legends.has(one));
  const rest = others.map((one) => {
    const entries = one.said.reading.entries.filter((entry) => {
      const of = reachOf(entry, one, words);
      const moment = entry.parts.flat().find((cluster) => cluster.moment.clocks.length > 0)?.moment;
      if (of === null || moment === undefined) return true;
      clocks.push({
        of,
        code: null,
        moment: inItsHalf(moment, entry, one),
        block: one.block,
        words: wordsOf(moment, one),
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
      recurrence === null && lastDay === null && part === null && !allDay && length === null,
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
  const fits = ({ of, code, block }: DefaultClock): boolean => {
    if (code !== null) return namesCode(text, item.block, code);
    if (of === "home") return words.homeMark.test(lower);
    if (of === "away") return words.awayMark.test(lower);
    if (of === "all") return true;
    const isNear = item.block.stanza - block.stanza <= 1;
    return isNear && item.block.start > block.start && item.block.stanza === stanzaBelow(block, items);
  };
  return clocks.find((one) => one.of !== "all" && fits(one)) ?? clocks.find(fits);
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
