import { addCivilDays, formatCivil, parseCivil } from "@/lib/extraction/rules/civil-date";
import { type Find, type Said, wordsOf } from "@/lib/extraction/rules/find/find-in-block";
import type { Block } from "@/lib/extraction/rules/layout/block";
import type { ToldRequest } from "@/lib/extraction/rules/pack/language-pack";
import type { EventDraft } from "@/lib/extraction/schema";
import type { Item } from "./item";
import type { ShapeWords } from "./shape-words";

const minutesOfDay = 24 * 60;
const longest = 12 * 60;

/** What stands before a length, up to its digits, and behind it. */
interface AroundLength {
  before: string;
  rest: string;
  /** What stands before it where no digit opens it, too. */
  ahead: string;
}

/** The beginning of a sentence. */
const opening = /(?:^|[.!?] )[^\p{L}\p{N}]*$/u;

/** True where the words around a length say that something right beside it takes so long. */
function isSaidBeside({ before, rest, ahead }: AroundLength, shapes: ShapeWords): boolean {
  const isBracketed = before.endsWith("(") && rest.startsWith(")");
  const isAlone = opening.test(ahead) && shapes.durationBehind.test(rest);
  return isBracketed || isAlone || shapes.duration.test(before) || shapes.durationSaid.test(rest);
}

/** True where they name what takes so long, however far off that stands. */
const isSaidOfAll = ({ before, rest }: AroundLength, shapes: ShapeWords): boolean =>
  shapes.durationOf.test(before) || shapes.durationFor.test(rest);

/** True where they say it of every item of a list: `All classes are`, `Crossing`, `90 minutes each`. */
const isSaidOfEach = ({ before, rest }: AroundLength, shapes: ShapeWords): boolean =>
  shapes.durationOfEach.test(/\D*$/.exec(before)?.[0] ?? "") || shapes.each.test(rest.slice(0, 12));

/** How many minutes a block says that something takes: `Lane swim (45 mins)`, `Running time 2 hours, with one break of 20 minutes`. */
function minutesIn(said: Said, says: (around: AroundLength) => boolean): number | null {
  const { spans, source } = said.reading;
  const { lower } = source;
  for (const span of spans) {
    if (span.value.kind !== "length") continue;
    const { minutes, days, months } = span.value.length;
    if (days > 0 || months > 0 || minutes <= 0 || minutes > longest) continue;
    const digit = lower.slice(span.start, span.end).search(/\d/);
    const before = lower.slice(0, digit < 0 ? span.end : span.start + digit);
    const ahead = digit < 0 ? lower.slice(0, span.start) : before;
    if (says({ before, rest: lower.slice(span.end), ahead })) return minutes;
  }
  return null;
}

function later(wall: string, minutes: number): string {
  const total = Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16)) + minutes;
  const day = addCivilDays(parseCivil(wall), Math.floor(total / minutesOfDay));
  const rest = total % minutesOfDay;
  const two = (count: number): string => String(count).padStart(2, "0");
  return `${formatCivil(day)}T${two(Math.floor(rest / 60))}:${two(rest % 60)}`;
}

/** How many stanzas below an event its length may stand. */
const farthest = 5;

/** The blocks below an item, up to the next that says when something is; what stands below its list is said of all of it. */
function blocksBelow({ block }: Item, blocks: readonly Block[], starts: readonly number[]): Block[] {
  const others = starts.filter((start) => start > block.start);
  const last = blocks.findLast(({ stanza }) => stanza === block.stanza)?.start ?? block.start;
  const next = Math.min(...others);
  const nextList = block.kind === "paragraph" ? next : Math.min(...others.filter((start) => start > last));
  return blocks.filter(
    ({ start, stanza, mail }) =>
      start > block.start &&
      (start < next || (start > last && start < nextList)) &&
      mail === block.mail &&
      stanza <= block.stanza + farthest,
  );
}

/** The paragraph that leads to the list in which an item stands; none where it says itself when something is. */
function leadOfList({ block }: Item, blocks: readonly Block[], starts: readonly number[]): Block[] {
  const before = blocks.filter(({ start, mail }) => start < block.start && mail === block.mail);
  const lead = before.findLast(({ kind }) => kind !== block.kind);
  return lead?.kind !== "paragraph" || starts.includes(lead.start) ? [] : [lead];
}

/** The blocks of a text, where each of its items begins, and the words that say how long something takes. */
export interface EndWords {
  shapes: ShapeWords;
  blocks: readonly Block[];
  starts: readonly number[];
  find: Find;
  /** The blocks that may say how long each row of a list takes. */
  ofEach: readonly Block[];
}

/** The end words of a text. */
export function endWordsIn(text: string, words: Omit<EndWords, "ofEach">): EndWords {
  const { shapes, blocks } = words;
  const ofEach = blocks.filter(({ from, end }) => {
    const said = text.slice(from, end).toLowerCase();
    return shapes.durationOfEach.test(said) || shapes.each.test(said);
  });
  return { ...words, ofEach };
}

/**
 * How many minutes an item takes, as another sentence of its block, the lines right around it or a sentence
 * below it say; null where they do not.
 */
export function minutesNearby(request: ToldRequest, item: Item, ends: EndWords): number | null {
  const { shapes, blocks, starts, find } = ends;
  const saidBy = (one: Block): Said => find(request, wordsOf(one));
  const { block, said, part, above, below, isOnly } = item;
  const isWhole = isOnly || (part.apart === undefined && block.kind !== "row");
  const own = isWhole && said.reading.entries.length === 1 ? [block] : [];
  const near = isOnly ? [...above, ...below].filter(({ stanza }) => stanza === block.stanza) : [];
  // Another item of a list, and a line with an hour, say how long that itself takes.
  const free = near.filter((one) => one.kind !== "item" && saidBy(one).reading.entries.length === 0);
  for (const one of [...own, ...free]) {
    const minutes = minutesIn(saidBy(one), (words) => isSaidBeside(words, shapes));
    if (minutes !== null) return minutes;
  }
  const isOne = said.reading.entries.length === 1;
  const lead = block.kind === "item" && isOne ? leadOfList(item, blocks, starts) : [];
  for (const one of [...(isOne ? blocksBelow(item, blocks, starts) : []), ...lead]) {
    const minutes = minutesIn(saidBy(one), (words) => isSaidOfAll(words, shapes));
    if (minutes !== null) return minutes;
  }
  const isListed = part.when !== null || (block.kind !== "paragraph" && isOne);
  return !isListed ? null : minutesOfEach(request, item, ends);
}

/** `All classes are 60 minutes unless shown`: what a list says of each of its rows, wherever it says so. */
function minutesOfEach(
  request: ToldRequest,
  { block }: Item,
  { shapes, ofEach, starts, find }: EndWords,
): number | null {
  for (const one of ofEach) {
    // `Parents' evening, 3.45pm. Slots are 10 mins`: said beside an hour, it is said of that.
    if (one.mail !== block.mail || (one !== block && starts.includes(one.start))) continue;
    const minutes = minutesIn(find(request, wordsOf(one)), (words) => isSaidOfEach(words, shapes));
    if (minutes !== null) return minutes;
  }
  return null;
}

/** When what has no other end is over, where it takes so many minutes. */
export const endAfter = (draft: EventDraft, minutes: number | null): string | null =>
  draft.allDay || draft.end !== null || minutes === null ? draft.end : later(draft.start, minutes);
