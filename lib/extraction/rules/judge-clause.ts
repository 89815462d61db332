import { opensLine } from "./asides";
import { type Clause, contentOf, isCommand, isSequel, isSupplement, labelOf } from "./clauses";
import { mayRepeat } from "./combine-days";
import { arrivalAt } from "./end-entry";
import { completes, daysOf, type Entry, entryHasClock, entryHasDay, isFullEntry, momentsOf } from "./entries";
import { isJustBefore } from "./finish-of";
import { type Signal, scoreOf, type Verdict } from "./join-decision";
import type { Source } from "./scan";

/** What a clause is judged against. */
export interface Judged {
  source: Source;
  /** The event before, and the clause that it came from. */
  last: Entry;
  before: Clause;
  /** True under a line that names a day for the lines below it. */
  isHeaded: boolean;
  clause: Clause;
  entry: Entry;
}

export const isBare = (clause: Clause): boolean => contentOf(clause) === 0;

/** `Saturday`, `Schedule for Saturday:`: a day on a line of its own, for the lines below it. */
export function isHeading(source: Source, clause: Clause, entry: Entry): boolean {
  if (!entryHasDay(entry) || entryHasClock(entry) || labelOf(clause) !== null) return false;
  return isBare(clause) || (clause.isLine && /:\s*$/.test(source.text.slice(clause.start, clause.end)));
}

/** The subject says `Tuesday`, the mail below `Tuesday, April 11, 3:30`: one event; behind an hour, `deposits by Tuesday` are none of it. */
function saysAgain({ source, last, entry }: Judged): boolean {
  const [known] = daysOf(last);
  const [added] = daysOf(entry);
  return (
    known !== undefined &&
    added !== undefined &&
    mayRepeat(known, added) &&
    !(
      entryHasClock(last) &&
      (entryHasClock(entry) || source.words.leads.lastMinute?.test(`${momentsOf(entry)[0]?.spans[0]?.lead} `))
    )
  );
}

/** `Until 11pm.`, `Carriages at midnight.`: a clause that says nothing but an hour of the end. */
const saysOnlyEnd = (clause: Clause, entry: Entry): boolean =>
  isBare(clause) &&
  entry.parts
    .flat()
    .every(({ moment }) => moment.clocks.length > 0 && moment.spans.every(({ role }) => role === "until"));

/** `We expect to be done around 2`: a clause whose only hour is the one at which all is over. */
const saysFinish = (source: Source, entry: Entry): boolean =>
  momentsOf(entry).every(
    ({ clocks, days, spans }) =>
      clocks.length === 1 &&
      days.length === 0 &&
      spans.every(({ role, lead }) => role === "until" && source.words.leads.finishing.test(`${lead} `)),
  );

/** `End: 1:30 PM`, `Check-out: Sunday 11 AM`, `Arrive 1pm.` behind the departure. */
function endsLast({ source, last, before, clause, entry }: Judged): boolean {
  const { programme } = source.words;
  const [begin, end] = [last, entry].map((one) => momentsOf(one).flatMap(({ clocks }) => clocks)[0]);
  if (begin === undefined || (end !== undefined && isJustBefore(end, begin))) return false;
  if (saysOnlyEnd(clause, entry) || saysFinish(source, entry)) return true;
  if (programme.endLabel.test(labelOf(clause) ?? "")) return true;
  // Of a stay, the arrival comes first.
  if (
    programme.arrivalLabel.test(labelOf(before) ?? "") &&
    programme.departureLabel.test(labelOf(clause) ?? "")
  )
    return true;
  const first = entry.parts[0]?.[0];
  const begun = source.lower.slice(last.start, last.end);
  return (
    first !== undefined &&
    arrivalAt(begun, source.lower.slice(clause.start, first.from), source.words.journeys) >= 0
  );
}

/** What speaks for and against one event where each says what the other leaves open; weights are read in the trace. */
function weighComplement({ clause, before }: Judged): Signal[] {
  const isMore = isSupplement(clause) && (!isCommand(clause) || contentOf(clause) <= 2);
  const facts: [boolean, string, number][] = [
    [true, "completes", 1],
    [labelOf(clause) !== null, "labelled", 4],
    [isBare(clause), "says-only-when", 4],
    [isMore, "supplement", 4],
    [labelOf(before) !== null, "label-before", 4],
    [isBare(before) && !isCommand(clause), "only-when-before", 4],
    [clause.isItem && !isBare(clause), "item-with-words", -2],
    [isSequel(clause), "sequel", -30],
  ];
  return facts.flatMap(([holds, rule, weight]) => (holds ? [[rule, weight] as const] : []));
}

/** A clock of its own where the event before has one: the next item of a list, words aside, or an event by itself. */
function judgeClock({ source, last, clause, entry }: Judged): [Verdict, Signal] | null {
  if (isSequel(clause)) return ["inherit", ["sequel", -3]];
  if (clause.isItem && !isCommand(clause) && opensLine(source, clause, entry))
    return isBare(clause) ? ["share", ["clock-alone", 2]] : ["inherit", ["clock-opens-line", -2]];
  if (labelOf(clause) !== null || (isSupplement(clause) && isFullEntry(last)))
    return ["aside", [labelOf(clause) === null ? "supplement" : "labelled", 1]];
  if (!isCommand(clause) && !isBare(clause) && (clause.isLine || !clause.isItem))
    return ["inherit", ["clock-with-words", -1]];
  return null;
}

/** `Sales Offsite, Dec 8` above `8:30 Breakfast`: an hour that opens a line with words is of the day of the line above. */
const opensBelowDay = ({ source, last, before, clause, entry }: Judged): boolean =>
  clause.isItem &&
  before.isLine &&
  !isBare(clause) &&
  !isCommand(clause) &&
  entryHasDay(last) &&
  !entryHasClock(last) &&
  !entryHasDay(entry) &&
  opensLine(source, clause, entry);

/** Judges a clause with a time against the event before it. */
export function judgeClause(judged: Judged): [Verdict, ...Signal[]] {
  const { source, last, clause, entry, isHeaded } = judged;
  const isComplement = entry.parts.flat().every(({ moment }) => completes(last, moment));
  if (isHeaded && !entryHasDay(entry))
    return isBare(clause) && isComplement
      ? ["join", ["under-heading", 2]]
      : ["inherit", ["under-heading", -1]];
  if (endsLast(judged)) return ["end", ["arrival", 5]];
  if (saysAgain(judged)) return ["join", ["same-day-again", 3]];
  if (isComplement) {
    if (opensBelowDay(judged)) return ["inherit", ["clock-opens-line", -2]];
    const signals = weighComplement(judged);
    if (scoreOf(signals) > 0) return ["join", ...signals];
    return [isSequel(clause) && !entryHasDay(entry) ? "inherit" : "part", ...signals];
  }
  const isLater = !entryHasDay(entry) && entryHasClock(entry);
  const byClock = isLater && (entryHasDay(last) || last.inherited.length > 0) ? judgeClock(judged) : null;
  if (byClock) return byClock;
  const isAlike = isFullEntry(entry) === isFullEntry(last);
  if (isBare(clause) && labelOf(clause) === null && clause.isLine && isAlike)
    return ["share", ["line-of-times", 2]];
  const isOwnLine = clause.isLine && entryHasDay(entry) && isFullEntry(entry);
  if (isBare(clause) && !isOwnLine && !isHeading(source, clause, entry))
    return ["aside", ["says-only-when", 1]];
  return ["part", ["same-slots", -2]];
}
