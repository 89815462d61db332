import { phraseLength } from "./phrases";
import { hasStart, isFree, lowerAt, mayStart, type Range, type Reading } from "./reading";
import { titleMentionLength } from "./title-mention";
import { starts } from "./word-starts";

/** `to my personal calendar`: where every event goes anyway. */
function calendarPhrase(reading: Reading, from: number): number {
  let at = from;
  if (!reading.words.fillers.calendarPrepositions.has(lowerAt(reading, at))) return 0;
  at += 1;
  const isOwned = reading.words.fillers.calendarOwners.has(lowerAt(reading, at));
  if (isOwned) at += 1;
  while (reading.words.fillers.calendarKinds.has(lowerAt(reading, at))) at += 1;
  if (!isFree(reading, at) || !reading.words.fillers.calendarNouns.has(lowerAt(reading, at))) return 0;
  // `to schedule` and `to diary` are verbs.
  if (!isOwned && !reading.words.grammar.plainCalendar.test(lowerAt(reading, at))) return 0;
  return at + 1 - from;
}

/** Finds the words that say that a title stands before them (`for the title of the event`). */
export function findTitleMentions(reading: Reading): Range[] {
  const found: Range[] = [];
  if (!hasStart(reading, starts.namedTitle)) return found;
  for (let at = 0; at < reading.tokens.length; at += 1) {
    if (!mayStart(reading, at, starts.mention) || !isFree(reading, at)) continue;
    const length = titleMentionLength(reading, at);
    if (length > 0) found.push({ from: at, to: at + length });
  }
  return found;
}

/** Finds words that ask, thank or say the obvious, wherever they stand. */
export function findFillers(reading: Reading): Range[] {
  const found: Range[] = [];
  const namesCalendar = hasStart(reading, starts.calendarNoun);
  if (!namesCalendar && !hasStart(reading, starts.filler)) return found;
  for (let at = 0; at < reading.tokens.length; at += 1) {
    if (!isFree(reading, at)) continue;
    const calendar = namesCalendar ? calendarPhrase(reading, at) : 0;
    const said = mayStart(reading, at, starts.filler)
      ? phraseLength(reading, at, reading.words.fillers.fixed)
      : 0;
    const length = Math.max(calendar, said);
    if (length === 0) continue;
    found.push({ from: at, to: at + length });
    at += length - 1;
  }
  return found;
}
