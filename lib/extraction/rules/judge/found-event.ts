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
  today: CivilDate;
  silent: SilentWords;
  words: EventWords;
  /** The blocks of the text that say something, from first to last. */
  blocks: readonly Block[];
}

const isTime = ({ field }: EventDraft["evidence"][number]): boolean => field === "start_datetime";

/** The words that say when, in their order. */
export const timesOf = ({ evidence }: EventDraft): Stretch[] =>
  evidence.filter(isTime).sort((left, right) => left.start - right.start);

/** Where the first word stands that says when. */
export const timeOffset = ({ draft, item }: FoundEvent): number =>
  timesOf(draft)[0]?.start ?? item.block.start;

/** The number of the day on which a wall clock stands; 0 where it names none. */
export const dayNumber = (start: string): number => {
  const day = parseCivil(start);
  return day === null ? 0 : toDayNumber(day);
};

/** How many of the steps a value has reached. */
export const bucket = (value: number, steps: readonly number[]): number =>
  steps.filter((step) => value >= step).length;
