import { opensLine, withoutAsides } from "./asides";
import { type Clause, splitClauses } from "./clauses";
import type { Cluster } from "./cluster";
import { mayRepeat } from "./combine-days";
import { arrivalAt } from "./end-entry";
import {
  attach,
  completes,
  daysOf,
  type Entry,
  entryHasClock,
  entryHasDay,
  inheritDays,
  isEventEntry,
  isFullEntry,
} from "./entries";
import { joinClause } from "./join-clause";
import type { MarkedSpan } from "./marked-span";
import { isEvent } from "./moment";
import type { Source } from "./scan";

interface Joining {
  source: Source;
  entries: Entry[];
  /** What was said before any event, to be given to the first. */
  loose: Cluster[];
  /** Where the part of the text begins that no event has claimed yet. */
  unclaimed: number | null;
  heading: Entry | null;
  lastClause: Clause | null;
}

const isBare = (clause: Clause): boolean => clause.content === 0;
/** `Saturday`, `Schedule for Saturday:`: a day on a line of its own, for the lines below it. */
function isHeading(source: Source, clause: Clause, entry: Entry): boolean {
  if (clause.label !== null || !entryHasDay(entry) || entryHasClock(entry)) return false;
  return isBare(clause) || (clause.isLine && /:\s*$/.test(source.text.slice(clause.start, clause.end)));
}

/** True where a clause only completes the event before: labels, pronouns, or nothing but the time. */
const supplements = (clause: Clause): boolean =>
  clause.label !== null ||
  isBare(clause) ||
  (clause.isSupplement && !clause.isCommand) ||
  (clause.isSupplement && clause.content <= 2);

/** The subject says `Tuesday`, the mail below `Tuesday, April 11, 3:30`: one event. */
function saysAgain(last: Entry, entry: Entry): boolean {
  const [known] = daysOf(last);
  const [added] = daysOf(entry);
  return (
    known !== undefined &&
    added !== undefined &&
    mayRepeat(known, added) &&
    !(entryHasClock(last) && entryHasClock(entry))
  );
}

/** "We hold tables for 15 minutes" is no length of the event; "The talk lasts 45 minutes" is one. */
function belongs(source: Source, clause: Clause, { moment }: Cluster): boolean {
  if (moment.length === null || isBare(clause) || clause.isSupplement || clause.content <= 1) return true;
  if (moment.spans.some((span) => /last|duration|length|take/.test(span.lead))) return true;
  return /\b(?:be|stay|runs?|goes|event|meeting|party|talk|session)\b/.test(
    source.lower.slice(clause.start, clause.end),
  );
}

/** `End: 1:30 PM`, `Check-out: Sunday 11 AM`, `Arrive 1pm.` behind the departure. */
function endsLast(
  source: Source,
  { last, clause, entry }: { last: Entry; clause: Clause; entry: Entry },
): boolean {
  if (!entryHasClock(last)) return false;
  if (clause.label !== null && /^(?:end|arriv|check-?out)/.test(clause.label)) return true;
  const first = entry.parts[0]?.[0];
  const begun = source.lower.slice(last.start, last.end);
  return first !== undefined && arrivalAt(begun, source.lower.slice(clause.start, first.from)) >= 0;
}

type Verdict = "end" | "merge" | "new" | "inherit" | "share" | "drop";

function judge(joining: Joining, clause: Clause, entry: Entry): Verdict {
  const last = joining.entries.at(-1);
  const before = joining.lastClause;
  if (!last || !before) return "new";
  const moments = entry.parts.flat().map((cluster) => cluster.moment);
  const complement = moments.every((moment) => completes(last, moment));
  const isHeaded = joining.heading !== null && !entryHasDay(entry);
  if (isHeaded) return isBare(clause) && complement ? "merge" : "inherit";
  if (endsLast(joining.source, { last, clause, entry })) return "end";
  if (saysAgain(last, entry)) return "merge";
  if (complement) {
    if (clause.isSequel) return entryHasDay(entry) ? "new" : "inherit";
    if (supplements(clause) || before.label !== null) return "merge";
    if (isBare(before) && !clause.isCommand) return "merge";
    return clause.isItem && clause.content > 0 ? "new" : "merge";
  }
  if (!entryHasDay(entry) && entryHasClock(entry) && (entryHasDay(last) || last.inherited.length > 0)) {
    if (clause.isSequel) return "inherit";
    if (clause.isItem && !clause.isCommand && opensLine(joining.source, clause, entry))
      return isBare(clause) ? "share" : "inherit";
    if (clause.label !== null || (clause.isSupplement && isFullEntry(last))) return "drop";
    if (!clause.isCommand && !isBare(clause) && (clause.isLine || !clause.isItem)) return "inherit";
  }
  if (isBare(clause) && clause.label === null && clause.isLine && isFullEntry(entry) === isFullEntry(last))
    return "share";
  if (isBare(clause) && !isHeading(joining.source, clause, entry)) return "drop";
  return "new";
}

/** "- 10:00 Opening / - 12:00 Lunch / on 5 December": a bare day below a list is the day of all its items. */
function shareBack(joining: Joining, from: Entry): void {
  for (const earlier of joining.entries) {
    if (!entryHasDay(earlier) && earlier.inherited.length === 0) inheritDays(earlier, from);
  }
}

/** `End: 1:30 PM` on a line of its own. */
function endAt(last: Entry, entry: Entry): void {
  const timed = last.parts.flat().find((cluster) => cluster.moment.clocks.length > 0);
  const [cluster] = entry.parts.flat();
  if (!timed || !cluster || timed.moment.endClock !== null) return;
  timed.moment.endClock = cluster.moment.clocks[0] ?? null;
  timed.moment.lastDay ??= cluster.moment.days[0] ?? null;
  timed.moment.spans.push(...cluster.moment.spans.map((span) => ({ ...span, role: "until" as const })));
}

function place(joining: Joining, clause: Clause, entry: Entry): void {
  const last = joining.entries.at(-1);
  const verdict = judge(joining, clause, entry);
  if (verdict === "drop" && last) {
    last.end = clause.end;
    return;
  }
  if (verdict === "end" && last) {
    endAt(last, entry);
    last.end = clause.end;
    return;
  }
  if (verdict === "merge" && last) {
    if (isBare(clause) && entryHasDay(entry)) shareBack(joining, entry);
    attach(last, entry.parts.flat());
    last.end = entry.end;
    return;
  }
  if (verdict === "share" && last) {
    last.parts.push(...entry.parts);
    if (last.inherited.length === 0 && !entryHasDay(entry)) inheritDays(last, last);
    last.end = entry.end;
    return;
  }
  if (verdict === "inherit" && last) {
    inheritDays(entry, joining.heading ?? last);
    if (joining.heading === last) joining.entries.pop();
    entry.rule = clause.isSequel ? "sequel" : "inherits-day";
  }
  joining.entries.push(entry);
}

function addClause(joining: Joining, clause: Clause, clusters: readonly Cluster[]): void {
  const { entries, loose } = joinClause(joining.source, clause, clusters);
  const last = joining.entries.at(-1);
  if (entries.length === 0) {
    if (last) {
      attach(
        last,
        loose.filter((cluster) => belongs(joining.source, clause, cluster)),
      );
      last.end = clause.end;
    } else {
      joining.loose.push(...loose);
      joining.unclaimed ??= clause.start;
    }
    return;
  }
  entries.forEach((entry, index) => {
    if (index === 0 && joining.unclaimed !== null) {
      entry.start = joining.unclaimed;
      joining.unclaimed = null;
    }
    if (index === 0 && joining.loose.length > 0) attach(entry, joining.loose.splice(0));
    if (index === 0) place(joining, clause, entry);
    else {
      const before = joining.entries.at(-1);
      if (before && !entryHasDay(entry) && entry.inherited.length === 0) inheritDays(entry, before);
      joining.entries.push(entry);
    }
  });
  const current = joining.entries.at(-1);
  const [only] = entries;
  if (current && only === current && isHeading(joining.source, clause, current)) joining.heading = current;
  else if (current && entryHasDay(current)) joining.heading = null;
  joining.lastClause = clause;
}

/** Segments a text into events and puts the spans of each together: by clause, line, heading and order. */
export function joinClusters(
  source: Source,
  spans: readonly MarkedSpan[],
  clusters: readonly Cluster[],
): Entry[] {
  const joining: Joining = {
    source,
    entries: [],
    loose: [],
    unclaimed: null,
    heading: null,
    lastClause: null,
  };
  const main = clusters.filter((cluster) => cluster.moment.spans.some((span) => span.role !== "deadline"));
  // "Submit the report by Friday 5pm" alone is something to put into a calendar after all.
  const usable = main.some((cluster) => isEvent(cluster.moment)) ? main : clusters;
  const clauses = splitClauses(source, spans);
  for (const clause of clauses) {
    const own = usable.filter((cluster) => cluster.from >= clause.start && cluster.from < clause.end);
    addClause(joining, clause, own);
  }
  const entries = joining.entries.filter(isEventEntry);
  return withoutAsides(source, entries, clauses);
}
