import type { SilentWords } from "@/lib/extraction/rules/choose/silent-words";
import { type CivilDate, parseCivil, toDayNumber } from "@/lib/extraction/rules/civil-date";
import type { NameCandidate } from "@/lib/extraction/rules/describe/name-features";
import type { Item } from "@/lib/extraction/rules/items/item";
import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import type { EventWords } from "@/lib/extraction/rules/pack/document-words";
import type { EventDraft } from "@/lib/extraction/schema";

/** A draft with the item that it comes from and what spoke for its name. */
export interface FoundEvent {
  draft: EventDraft;
  item: Item;
  name: NameCandidate | null;
}

/** What the judge of events asks of a text as a whole. */
export interface EventContext {
  text: string;
  /** The text in lower case. */
  lower: string;
  today: CivilDate;
  silent: SilentWords;
  words: EventWords;
  /** The blocks of the text that say something, from first to last. */
  blocks: readonly Block[];
}

const isTime = ({ field }: EventDraft["evidence"][number]): boolean => field === "start_datetime";

/** What each other event of a text asks of a draft. */
interface DraftFacts {
  /** The words that say when, in their order, and how far those up to each of them reach. */
  times: readonly Stretch[];
  reach: readonly number[];
  day: number;
  /** The title in lower case, and its words. */
  name: string;
  words: readonly string[];
}

const known = new WeakMap<EventDraft, DraftFacts>();

/** The number of the day on which a wall clock stands; 0 where it names none. */
function dayNumber(start: string): number {
  const day = parseCivil(start);
  return day === null ? 0 : toDayNumber(day);
}

/** Put together once for a draft. */
function factsOf(draft: EventDraft): DraftFacts {
  const before = known.get(draft);
  if (before !== undefined) return before;
  const times = draft.evidence.filter(isTime).sort((left, right) => left.start - right.start);
  const reach: number[] = [];
  for (const { end } of times) reach.push(Math.max(end, reach.at(-1) ?? end));
  const name = draft.title.toLowerCase();
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const facts = { times, reach, day: dayNumber(draft.start), name, words };
  known.set(draft, facts);
  return facts;
}

/** The words that say when, in their order. */
export const timesOf = (draft: EventDraft): readonly Stretch[] => factsOf(draft).times;

/** True for words that are among those by which a draft says when, in whole or in part; the cost is logarithmic. */
export function saysWhenBy(draft: EventDraft, { start, end }: Stretch): boolean {
  const { times, reach } = factsOf(draft);
  let [first, last] = [0, times.length];
  while (first < last) {
    const middle = (first + last) >> 1;
    if ((times[middle]?.start ?? end) < end) first = middle + 1;
    else last = middle;
  }
  return (reach[first - 1] ?? start) > start;
}

/** Where the first word stands that says when. */
export const timeOffset = ({ draft, item }: FoundEvent): number =>
  timesOf(draft)[0]?.start ?? item.block.start;

/** The number of the day on which a draft starts. */
export const dayOf = (draft: EventDraft): number => factsOf(draft).day;

/** The title of a draft in lower case. */
export const nameOf = (draft: EventDraft): string => factsOf(draft).name;

/** The words of a title in lower case. */
export const wordsOfName = (draft: EventDraft): readonly string[] => factsOf(draft).words;

/** How many of the steps a value has reached. */
export const bucket = (value: number, steps: readonly number[]): number =>
  steps.filter((step) => value >= step).length;
