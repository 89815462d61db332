import type { Kept } from "./kept-words";
import { phraseLength } from "./phrases";
import { lowerAt, type Reading } from "./reading";

/** `lunch after the meeting`, `gala before my flight`: beside another event is when, not what. */
function saysOrder(reading: Reading, kept: Kept, offset: number): boolean {
  if (!reading.words.grammar.orderWords.has(lowerAt(reading, kept[offset] ?? -1))) return false;
  const next = kept[offset + 1];
  if (next === undefined) return true;
  const skip = reading.words.commands.determiners.has(lowerAt(reading, next)) ? 1 : 0;
  return kept
    .slice(offset + 1 + skip, offset + 4 + skip)
    .some((at) => reading.words.titles.eventNouns.has(lowerAt(reading, at)));
}

/** `Dentist appointment event`: a kind of event followed by the word itself. */
function isNeedless(reading: Reading, kept: Kept, offset: number): boolean {
  const at = kept[offset];
  const before = kept[offset - 1];
  if (
    at === undefined ||
    before === undefined ||
    !reading.words.grammar.needless.has(reading.tokens[at]?.text ?? "")
  )
    return false;
  const next = kept[offset + 1];
  const ends =
    next === undefined ||
    next !== at + 1 ||
    reading.roles[next] === "person" ||
    reading.tokens[next]?.kind === "mark";
  const isFor = next === at + 1 && lowerAt(reading, next) === reading.words.small.for;
  return (ends || isFor) && reading.words.titles.eventNouns.has(lowerAt(reading, before));
}

/** Something must have been said before a statement can be about it (`a scheduled checkup`). */
function isContent(reading: Reading, at: number | undefined): boolean {
  const token = at === undefined ? undefined : reading.tokens[at];
  return (
    token?.kind === "word" &&
    (reading.words.commands.softContainers.has(token.lower) ||
      !reading.words.titles.weakWords.has(token.lower))
  );
}

/** Cuts a title where a statement about it begins: `trip that starts …`, `viewing, which …`, `gym scheduled for …`. */
export function cutTail(reading: Reading, start: Kept): Kept {
  const isWhole = !start.some((at) => reading.words.grammar.needless.has(reading.tokens[at]?.text ?? ""));
  const kept = isWhole ? start : start.filter((_, offset) => !isNeedless(reading, start, offset));
  let hasContent = false;
  for (let offset = 1; offset < kept.length; offset += 1) {
    const at = kept[offset];
    hasContent ||= isContent(reading, kept[offset - 1]);
    if (at === undefined || !hasContent) continue;
    if (
      phraseLength(reading, at, reading.words.titles.relativeStarters) === 0 &&
      !saysOrder(reading, kept, offset)
    )
      continue;
    const people = kept.slice(offset).filter((index) => reading.roles[index] === "person");
    return [...kept.slice(0, offset), ...people];
  }
  return kept;
}
