import { phraseLength, phraseTable, wordSet } from "./phrases";
import { isFree, lowerAt, type Range, type Reading } from "./reading";
import { titleMentionLength } from "./title-mention";

const calendarNouns = wordSet(
  "calendar calendars calender calander calendat schedule schedual agenda diary planner",
);
const calendarPrepositions = wordSet("to on in into onto for from ot at of with");
const calendarOwners = wordSet("my the your our his her a this me you");
const calendarKinds = wordSet(
  "personal work google outlook apple shared family business online office home own main weekly daily",
);

/** `to my personal calendar`: where every event goes anyway. */
function calendarPhrase(reading: Reading, from: number): number {
  let at = from;
  if (!calendarPrepositions.has(lowerAt(reading, at))) return 0;
  at += 1;
  const isOwned = calendarOwners.has(lowerAt(reading, at));
  if (isOwned) at += 1;
  while (calendarKinds.has(lowerAt(reading, at))) at += 1;
  if (!isFree(reading, at) || !calendarNouns.has(lowerAt(reading, at))) return 0;
  // `to schedule` and `to diary` are verbs.
  if (!isOwned && !lowerAt(reading, at).startsWith("cal")) return 0;
  return at + 1 - from;
}

const fixed = phraseTable(`
  is that correct; is this correct; is it correct; is that right; is this right; is it right; was that all correct; is this all correct; is that all correct; do you confirm; am i right; does that work; would that work; does this sound right;
  as soon as possible; if possible; if you can; if you don't mind; thank you; thank you so much; thanks; thanks in advance; thank you very much;
  show me as busy; show me as free; show me as out of office; mark it as busy; mark me as busy; mark it as private; mark as busy; mark as private; mark me as out of office; set my status to busy; set my status to out of office; set my status as busy; set my status as out of office; set status to busy;
  put it on my calendar; put that on my calendar; put this on my calendar; add it to my calendar; add that to my calendar; add this to my calendar; put it on the calendar; add it to the calendar; add that to the calendar; put it in my calendar; put that in my calendar; please add that; please add it; for me please; for me; for us;
  with the whole team; with everyone; with everybody; with all of us; with the entire team; for the whole team; with the whole family; with the whole office; with the whole company; with all employees;
  in the spring; in the summer; in the fall; in the autumn; in the winter; for the summer; for the winter; during the summer; during the winter; this summer; this winter; this fall; this spring; this month; this year; next month; next year; next summer; next winter; next spring; next fall; last month; last year;
  first thing; needs to be on my calendar; need it; on it; save the date; save the date for; by myself; at all
`);

/** Finds the words that say that a title stands before them (`for the title of the event`). */
export function findTitleMentions(reading: Reading): Range[] {
  const found: Range[] = [];
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const length = isFree(reading, at) ? titleMentionLength(reading, at) : 0;
    if (length > 0) found.push({ from: at, to: at + length });
  }
  return found;
}

/** Finds words that ask, thank or say the obvious, wherever they stand. */
export function findFillers(reading: Reading): Range[] {
  const found: Range[] = [];
  for (let at = 0; at < reading.tokens.length; at += 1) {
    if (!isFree(reading, at)) continue;
    const length = Math.max(calendarPhrase(reading, at), phraseLength(reading, at, fixed));
    if (length === 0) continue;
    found.push({ from: at, to: at + length });
    at += length - 1;
  }
  return found;
}
