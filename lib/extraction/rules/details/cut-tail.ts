import type { Kept } from "./kept-words";
import { phraseLength } from "./phrases";
import { lowerAt, type Reading } from "./reading";
import { determiners, softContainers } from "./words-en-commands";
import { eventNouns, relativeStarters, weakWords } from "./words-en-titles";

const orderWords = new Set(["after", "before", "during"]);

/** `lunch after the meeting`, `gala before my flight`: beside another event is when, not what. */
function saysOrder(reading: Reading, kept: Kept, offset: number): boolean {
  if (!orderWords.has(lowerAt(reading, kept[offset] ?? -1))) return false;
  const next = kept[offset + 1];
  if (next === undefined) return true;
  const skip = determiners.has(lowerAt(reading, next)) ? 1 : 0;
  return kept.slice(offset + 1 + skip, offset + 4 + skip).some((at) => eventNouns.has(lowerAt(reading, at)));
}

const needless = new Set(["event", "reminder", "entry"]);

/** `Dentist appointment event`: a kind of event followed by the word itself. */
function isNeedless(reading: Reading, kept: Kept, offset: number): boolean {
  const at = kept[offset];
  const before = kept[offset - 1];
  if (at === undefined || before === undefined || !needless.has(reading.tokens[at]?.text ?? "")) return false;
  const next = kept[offset + 1];
  const ends =
    next === undefined ||
    next !== at + 1 ||
    reading.roles[next] === "person" ||
    reading.tokens[next]?.kind === "mark";
  const isFor = next === at + 1 && lowerAt(reading, next) === "for";
  return (ends || isFor) && eventNouns.has(lowerAt(reading, before));
}

/** Something must have been said before a statement can be about it (`a scheduled checkup`). */
function isContent(reading: Reading, at: number | undefined): boolean {
  const token = at === undefined ? undefined : reading.tokens[at];
  return token?.kind === "word" && (softContainers.has(token.lower) || !weakWords.has(token.lower));
}

/** Cuts a title where a statement about it begins: `trip that starts …`, `viewing, which …`, `gym scheduled for …`. */
export function cutTail(reading: Reading, start: Kept): Kept {
  const isWhole = !start.some((at) => needless.has(reading.tokens[at]?.text ?? ""));
  const kept = isWhole ? start : start.filter((_, offset) => !isNeedless(reading, start, offset));
  let hasContent = false;
  for (let offset = 1; offset < kept.length; offset += 1) {
    const at = kept[offset];
    hasContent ||= isContent(reading, kept[offset - 1]);
    if (at === undefined || !hasContent) continue;
    if (phraseLength(reading, at, relativeStarters) === 0 && !saysOrder(reading, kept, offset)) continue;
    const people = kept.slice(offset).filter((index) => reading.roles[index] === "person");
    return [...kept.slice(0, offset), ...people];
  }
  return kept;
}
