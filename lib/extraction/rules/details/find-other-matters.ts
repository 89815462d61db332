import { isFree, lowerAt, type Range, type Reading } from "./reading";
import { splitClauses } from "./split-clauses";

const hasTime = ({ roles }: Reading, { from, to }: Range): boolean => roles.slice(from, to).includes("time");

/** Whether a clause says what happens, and not merely that something does. */
function saysMatter(reading: Reading, { from, to }: Range): boolean {
  for (let at = from; at < to; at += 1) {
    const { kind, lower } = reading.tokens[at] ?? {};
    if (
      kind === "word" &&
      isFree(reading, at) &&
      lower !== undefined &&
      !reading.words.titles.weakWords.has(lower) &&
      !reading.words.commands.softContainers.has(lower)
    )
      return true;
  }
  return false;
}

/** The clause without `then a`, where it names a deed, or an activity with somebody or alone; null for any other. */
function matterOf(reading: Reading, { from, to }: Range): Range | null {
  let at = from;
  while (at < to && reading.words.grammar.matterLeads.has(lowerAt(reading, at))) at += 1;
  const isLed = lowerAt(reading, from) === reading.words.small.afterwards;
  const first = lowerAt(reading, at);
  const next = lowerAt(reading, at + 1);
  if (at + 1 < to && reading.words.grammar.deeds.has(first) && !reading.words.grammar.notDeeds.has(next))
    return { from: at, to };
  if (!reading.words.titles.eventNouns.has(first)) return null;
  return next === reading.words.small.with || (isLed && at + 1 === to) ? { from: at, to } : null;
}

/** True where the first word of a matter stands behind something that may end a clause: else none need be cut. */
function mayHold({ tokens, words }: Reading): boolean {
  let isBehind = false;
  for (const { kind, lower } of tokens) {
    if (kind === "word" && lower !== words.small.afterwards) {
      if (isBehind && (words.grammar.deeds.has(lower) || words.titles.eventNouns.has(lower))) return true;
      isBehind &&= words.grammar.matterLeads.has(lower);
    } else if (kind !== "time") isBehind = true;
  }
  return false;
}

/**
 * Finds clauses without a time behind one that says what happens and when: `Lunch tomorrow at noon. Call with Bob.` They are
 * other matters, whose people do not come along; `claimed` is the whole clause, `note` what it says.
 */
export function findOtherMatters(reading: Reading): { claimed: Range; note: Range }[] {
  if (!mayHold(reading)) return [];
  const clauses = splitClauses(reading);
  const main = clauses.findIndex((clause) => hasTime(reading, clause) && saysMatter(reading, clause));
  if (main < 0) return [];
  return clauses.slice(main + 1).flatMap((claimed) => {
    if (hasTime(reading, claimed)) return [];
    const note = matterOf(reading, claimed);
    return note === null ? [] : [{ claimed, note }];
  });
}
