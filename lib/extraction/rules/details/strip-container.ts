import type { Kept } from "./kept-words";
import { isCapitalAt } from "./letter-case";
import { phraseLength } from "./phrases";
import { lowerAt, type Reading } from "./reading";
/** What a container contains, with the people said before it moved behind. */
export interface Contained {
  kept: Kept;
  container: string;
}

function wordAt(reading: Reading, kept: Kept, offset: number): string {
  const at = kept[offset];
  return at === undefined ? "" : lowerAt(reading, at);
}

/** `meet to talk about X` is about X and `meet with Ana for lunch` is lunch; `meet Ana` is about Ana. */
function meetsFor(reading: Reading, kept: Kept, offset: number): boolean {
  const at = kept[offset] ?? 0;
  if (reading.roles[at] === null) return lowerAt(reading, at) === reading.words.small.to;
  const purpose = kept[peopleEnd(reading, kept, offset)];
  return (
    lowerAt(reading, at) === reading.words.small.with &&
    purpose !== undefined &&
    lowerAt(reading, purpose) === reading.words.small.for
  );
}

/** The offset of the container after articles and modifiers, or -1. */
function containerOffset(
  reading: Reading,
  kept: Kept,
): { offset: number; length: number; isSoft: boolean } | null {
  let offset = 0;
  while (offset < 6) {
    const at = kept[offset];
    if (at === undefined) return null;
    const length = phraseLength(reading, at, reading.words.commands.containers);
    if (length > 0) return { offset, length, isSoft: false };
    const word = lowerAt(reading, at);
    const next = kept[offset + 1];
    const isMeet =
      word === reading.words.small.meet && next !== undefined && meetsFor(reading, kept, offset + 1);
    if ((reading.words.commands.softContainers.has(word) || isMeet) && offset <= 1)
      return { offset, length: 1, isSoft: true };
    if (
      !reading.words.commands.containerModifiers.has(word) &&
      !reading.words.commands.determiners.has(word) &&
      word !== "-"
    )
      return null;
    offset += 1;
  }
  return null;
}

/** People between the container and what it contains: `event with Danny and Al for a lunch`. */
function peopleEnd(reading: Reading, kept: Kept, from: number): number {
  let offset = from;
  for (;;) {
    const at = kept[offset];
    if (at === undefined || reading.roles[at] !== "person") return offset;
    offset += 1;
  }
}

/** Soft containers give way only to a purpose: `meeting to go over X`, `meeting for lunch`, not `meeting for the team`. */
function softGivesWay(
  reading: Reading,
  kept: Kept,
  words: { connector: string; container: string },
): boolean {
  const { connector, container } = words;
  const skip = reading.words.commands.determiners.has(wordAt(reading, kept, 0)) ? 1 : 0;
  const word = wordAt(reading, kept, skip);
  const at = kept[skip];
  if (connector === reading.words.small.to)
    return skip === 0 && /^\p{L}/u.test(word) && at !== undefined && !isCapitalAt(reading, at);
  if (connector !== reading.words.small.for) return false;
  if (
    kept.slice(skip, skip + 3).some((index) => reading.words.titles.eventNouns.has(lowerAt(reading, index)))
  )
    return true;
  const isName = at === undefined || isCapitalAt(reading, at) || reading.words.people.givenNames.has(word);
  return reading.words.grammar.appointment.test(container) && !isName;
}

function hasContent(reading: Reading, kept: Kept): boolean {
  return kept.some((at) => {
    const token = reading.tokens[at];
    return (
      reading.roles[at] === null && token?.kind === "word" && !reading.words.titles.weakWords.has(token.lower)
    );
  });
}

/**
 * Opens a container at the front: `event for X`, `reminder about X`, `meeting to discuss X` become X. Null when there is
 * none, or nothing in it.
 */
export function stripContainer(reading: Reading, kept: Kept, isAsked: boolean): Contained | null {
  const found = containerOffset(reading, kept);
  if (found === null) return null;
  const container = wordAt(reading, kept, found.offset);
  const after = found.offset + found.length;
  const people = peopleEnd(reading, kept, after);
  const at = kept[people];
  if (at === undefined) return null;
  const length = phraseLength(reading, at, reading.words.commands.connectors);
  const rest = kept.slice(people + length);
  if (!hasContent(reading, rest)) return null;
  const connector = length === 0 ? "" : wordAt(reading, kept, people + length - 1);
  if (found.isSoft && !softGivesWay(reading, rest, { connector, container })) return null;
  const position = { found: found.offset, after, people, isAsked };
  const isRoom = reading.words.grammar.bookables.has(container);
  if (isRoom && !(reading.words.grammar.purposeEnd.test(connector) && namesEvent(reading, rest))) return null;
  if (!found.isSoft && length === 0 && !isNamedDirectly(reading, kept, position)) return null;
  return { kept: [...rest, ...kept.slice(after, people)], container };
}

function namesEvent(reading: Reading, kept: Kept): boolean {
  return kept
    .slice(0, 6)
    .some(
      (at) =>
        reading.words.titles.eventNouns.has(lowerAt(reading, at)) ||
        reading.words.commands.softContainers.has(lowerAt(reading, at)),
    );
}

interface Position {
  found: number;
  after: number;
  people: number;
  isAsked: boolean;
}

/** `add the event Apartment viewing`, `The event, Property viewing, is …`: the name follows its container at once. */
function isNamedDirectly(reading: Reading, kept: Kept, position: Position): boolean {
  const { after, people } = position;
  if (people !== after || kept[after] === undefined) return false;
  const isEvent = reading.words.grammar.eventHeads.has(wordAt(reading, kept, after - 1));
  const isDefinite =
    position.found > 0 && wordAt(reading, kept, position.found - 1) === reading.words.small.the;
  return isEvent && (position.isAsked || isDefinite || wordAt(reading, kept, after) === ",");
}
