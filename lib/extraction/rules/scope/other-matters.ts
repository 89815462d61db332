import type { NameWords } from "@/lib/extraction/rules/describe/name-words";
import { entryHasDay, momentsOf } from "@/lib/extraction/rules/entries";
import { isSeries } from "@/lib/extraction/rules/items/heads";
import type { LiveBlock } from "@/lib/extraction/rules/items/live-block";
import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import type { TalkWords } from "./messages";
import { isRefused, type Proposals } from "./proposals";
import { isSameDay } from "./talk-choices";
import { sentenceOf } from "./words-around";

/** `ok, Friday at 8.40 at the Gaumont` below `or Friday?`: a message that opens with a yes, and says a day that another one asked for. */
function agrees({ said, block }: LiveBlock, { days }: Proposals, { accepts }: TalkWords): boolean {
  const { lower } = said.reading.source;
  if (accepts?.exec(lower)?.index !== lower.search(/\p{L}/u)) return false;
  const before = days.filter((one) => one.block.start < block.start).flatMap(({ value }) => value);
  const own = days.filter((one) => one.block === block).flatMap(({ value }) => value);
  return own.some((day) => before.some((offered) => isSameDay(day, offered)));
}

/** True for a message that tells of one event in full, and neither asks whether that suits nor is the last word on it. */
function isTold({ said, block }: LiveBlock, { days, hours }: Proposals, text: string): boolean {
  const isOwn = (one: Stretch & { block: Block }): boolean => one.block === block;
  const isFull = said.hasDay && said.hasClock && !said.isBare && days.some(isOwn) && hours.some(isOwn);
  const isAsked = text.slice(block.from, block.end).includes("?");
  return isFull && !isAsked && [...days, ...hours].some((one) => one.block.start > block.start);
}

/** `At my nan's sat. friday 5th?`: a message that asks for a day at its end, and before it only says why another is no good. */
function asksAtEnd({ source, spans }: LiveBlock["said"]["reading"]): boolean {
  const last = spans.findLast(({ value }) => value.kind === "day" || value.kind === "clock");
  return last !== undefined && /^[\s)]*\?\W*$/u.test(source.text.slice(last.end));
}

/** `Also mum's 60th is the 27th`: a message that turns to another thing, and says when that is. */
function turnsAway({ said: { reading } }: LiveBlock, { besides }: TalkWords): boolean {
  const at = besides?.exec(reading.source.lower)?.index ?? -1;
  return at >= 0 && reading.spans.some(({ start, value }) => start > at && value.kind === "day");
}

/** True for a message that names another thing with its day. */
function namesOther({ said }: LiveBlock, words: Words): boolean {
  const { ofSomebody, names } = words;
  const { source, spans, entries } = said.reading;
  if (entries.length > 1 && asksAtEnd(said.reading)) return false;
  const { answer } = source.words.spokenHours;
  return entries.some((entry) => {
    const day = spans.find(({ value, start }) => value.kind === "day" && start >= entry.start);
    // `Thursday I can't, I have the dentist`: why not, and nothing to talk about.
    if (day !== undefined && isRefused(source, day, words)) return false;
    const sentence = sentenceOf(source, entry);
    const behind = day === undefined ? "" : source.lower.slice(day.end);
    const answered = answer.exec(behind)?.[0] ?? "";
    return (
      entryHasDay(entry) &&
      (names.eventNoun.test(sentence.replace(answered, "")) || ofSomebody?.test(sentence) === true)
    );
  });
}

/** Words of messages, and those of names. */
export type Words = TalkWords & { names: NameWords };

/** True for a message that says no to all of what was proposed. */
export const saysNo = (message: LiveBlock | undefined, { declined }: Words): boolean =>
  message !== undefined && declined?.test(message.said.reading.source.lower) === true;

/** The words of the message below another, behind its sender; blanks where it is silent, as one is that says `I am away then`. */
const wordsBelow = ({ block }: LiveBlock, text: string): string =>
  text
    .slice(block.end)
    .replace(/^\r?\n/, "")
    .replace(/\n.*$/s, "")
    .replace(/^.*?: /, "")
    .toLowerCase();

/** True for a message to which the next one says no: what it told of in full is still talked about. */
function isDeclined(message: LiveBlock, { text, proposals }: Talk, words: Words): boolean {
  const below = wordsBelow(message, text);
  const isLater = (one: { block: Block }): boolean => one.block.start > message.block.start;
  const isSilent = below !== "" && below.trim() === "";
  if (isSilent && proposals.days.some(isLater) && !proposals.hours.some(isLater)) return true;
  return words.declined?.test(below) === true;
}

/** A talk: its messages, and what they propose. */
export interface Talk {
  talk: readonly LiveBlock[];
  text: string;
  proposals: Proposals;
}

/** True for a message of days in a row. */
export const isOfDaysInRow = ({ said }: LiveBlock): boolean =>
  said.reading.entries.flatMap(momentsOf).some(({ lastDay }) => lastDay !== null);

/** The messages that tell of another thing: in full, of a series or of days in a row, or by its name with its day. */
export function othersIn(told: Talk, words: Words): Set<Block> {
  const { talk, text, proposals } = told;
  const [, ...later] = talk.filter(({ said }) => said.hasDay);
  const isOther = (message: LiveBlock): boolean =>
    isSeries(message.said) ||
    isOfDaysInRow(message) ||
    turnsAway(message, words) ||
    (!agrees(message, proposals, words) &&
      ((isTold(message, proposals, text) && !isDeclined(message, told, words)) ||
        (later.includes(message) && namesOther(message, words))));
  return new Set(talk.filter(isOther).map(({ block }) => block));
}

/** True where the messages come back to one thing after another was told of: nobody can tell then what each hour is of. */
export function isMixed({ proposals: { days, hours } }: Talk, others: ReadonlySet<Block>): boolean {
  const last = Math.max(...[...days, ...hours].map(({ start }) => start));
  return [...others].some(({ start }) => start < last);
}
