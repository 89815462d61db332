import { wordSet } from "./phrase-table";
import { isFree, lowerAt, type Range, type Reading } from "./reading";
import { splitClauses } from "./split-clauses";
import { softContainers } from "./words-en-commands";
import { eventNouns, weakWords } from "./words-en-titles";

/** What is to be done beside the event: `Call Ana about the report`. */
const deeds = wordSet(
  "call phone ring email e-mail mail text message ask tell remind talk pick buy send order pay fetch",
);
/** `call it Lunch`, `the call is at 3`: no deed. */
const notDeeds = wordSet("it this that is are will at in");
const leads = wordSet("then and also afterwards later a an the , -");

const hasTime = ({ roles }: Reading, { from, to }: Range): boolean => roles.slice(from, to).includes("time");

/** Whether a clause says what happens, and not merely that something does. */
function saysMatter(reading: Reading, { from, to }: Range): boolean {
  for (let at = from; at < to; at += 1) {
    const { kind, lower } = reading.tokens[at] ?? {};
    if (
      kind === "word" &&
      isFree(reading, at) &&
      lower !== undefined &&
      !weakWords.has(lower) &&
      !softContainers.has(lower)
    )
      return true;
  }
  return false;
}

/** The clause without `then a`, where it names a deed, or an activity with somebody or alone; null for any other. */
function matterOf(reading: Reading, { from, to }: Range): Range | null {
  let at = from;
  while (at < to && leads.has(lowerAt(reading, at))) at += 1;
  const isLed = lowerAt(reading, from) === "then";
  const first = lowerAt(reading, at);
  const next = lowerAt(reading, at + 1);
  if (at + 1 < to && deeds.has(first) && !notDeeds.has(next)) return { from: at, to };
  if (!eventNouns.has(first)) return null;
  return next === "with" || (isLed && at + 1 === to) ? { from: at, to } : null;
}

/** True where the first word of a matter stands behind something that may end a clause: else none need be cut. */
function mayHold({ tokens }: Reading): boolean {
  let isBehind = false;
  for (const { kind, lower } of tokens) {
    if (kind === "word" && lower !== "then") {
      if (isBehind && (deeds.has(lower) || eventNouns.has(lower))) return true;
      isBehind &&= leads.has(lower);
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
