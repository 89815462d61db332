import { withoutAsides } from "./asides";
import { isCalledOff } from "./called-off";
import { type Clause, contentOf, isSequel, isSupplement, splitClauses } from "./clauses";
import type { Cluster } from "./cluster";
import { datesOfSeries } from "./dates-of-series";
import {
  attach,
  countsFromEvent,
  type Entry,
  entryHasDay,
  inheritDays,
  isEventEntry,
  isOtherHalf,
} from "./entries";
import { joinClause } from "./join-clause";
import { decisionOf, type JoinDecision, type Verdict } from "./join-decision";
import { isBare, isHeading, judgeClause } from "./judge-clause";
import { judgeInPart } from "./judge-part";
import type { MarkedSpan } from "./marked-span";
import { isEvent } from "./moment";
import type { ProgrammeWords } from "./pack/clause-words";
import type { Source } from "./scan";
import { boundsSeries } from "./series-of-clause";
import type { DayExpression } from "./spans";
import { namesWeekday, putIntoWeek, weekOfHeading } from "./week-heading";

interface Joining {
  source: Source;
  entries: Entry[];
  /** What was said before any event, to be given to the first. */
  loose: Cluster[];
  /** Where the part of the text begins that no event has claimed yet. */
  unclaimed: number | null;
  heading: Entry | null;
  /** The week that a line above names for the lines below it. */
  week: DayExpression | null;
  lastClause: Clause | null;
  decisions: JoinDecision[];
  /** The text is a block of a longer one. */
  isPart: boolean;
}

/** "We hold tables for 15 minutes" is no length of the event; "The talk lasts 45 minutes" is one. */
function belongs(source: Source, clause: Clause, { moment }: Cluster): boolean {
  const { programme } = source.words;
  if (moment.length === null || isBare(clause) || isSupplement(clause) || contentOf(clause) <= 1) return true;
  if (moment.spans.some((span) => programme.lengthLead.test(span.lead))) return true;
  return programme.lastingClause.test(source.lower.slice(clause.start, clause.end));
}

/** Judges a clause against what stands before it; null where nothing does. The verdict goes into the trace. */
function judge(joining: Joining, clause: Clause, entry: Entry): Verdict | null {
  const { source, lastClause: before, heading } = joining;
  const last = joining.entries.at(-1);
  const [first] = entry.parts[0] ?? [];
  if (!last || !before || !first) return null;
  const usual = judgeClause({ source, last, before, isHeaded: heading !== null, clause, entry });
  const judged = (joining.isPart ? judgeInPart(last, entry, usual) : null) ?? usual;
  joining.decisions.push(decisionOf(last, first, judged));
  return judged[0];
}

/** "- 10:00 Opening / - 12:00 Lunch / on 5 December": a bare day below a list is the day of all its items. */
function shareBack(joining: Joining, from: Entry): void {
  if (from.parts.flat().some(countsFromEvent)) return;
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

/** The words that name the week are no part of a title. */
function keepHeading(entry: Entry, heading: Entry): void {
  const [first] = entry.parts.flat();
  first?.moment.spans.unshift(...heading.parts.flat().flatMap(({ moment }) => moment.spans));
}

function saysNothing({ words, start }: Clause, entry: Entry, { nothing }: ProgrammeWords): boolean {
  let rest = words;
  for (const { from, end } of entry.parts.flat().flatMap(({ moment }) => moment.spans))
    rest = rest.slice(0, from - start) + " ".repeat(Math.max(0, end - from)) + rest.slice(end - start);
  return nothing.test(rest.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ""));
}

/** Puts an item below the name of a week into it; the name itself is no event. False for what is no such item. */
function placeInWeek(joining: Joining, clause: Clause, entry: Entry): boolean {
  const { week } = joining;
  if (week === null || !namesWeekday(clause, entry)) return false;
  const last = joining.entries.at(-1);
  const [first] = entry.parts[0] ?? [];
  if (last && first) joining.decisions.push(decisionOf(last, first, ["inherit", ["under-week", -1]]));
  const isFirst =
    last !== undefined && joining.lastClause !== null && weekOfHeading(joining.lastClause, last) !== null;
  putIntoWeek(entry, week);
  // "Your shifts, w/c 30 Nov: / Mon 7-3 / Wed 3-11": hours without a name are those of the line above.
  if (last && isBare(clause) && (isFirst || last.rule === "hours-under-week")) {
    if (isFirst) keepHeading(entry, last);
    last.parts = isFirst ? entry.parts : [...last.parts, ...entry.parts];
    last.end = entry.end;
    last.rule = "hours-under-week";
    return true;
  }
  if (isFirst) joining.entries.pop();
  entry.rule = "under-week";
  joining.entries.push(entry);
  return true;
}

function place(joining: Joining, clause: Clause, entry: Entry): void {
  const [before] = joining.entries.slice(-1);
  if (clause.isItem && before && saysNothing(clause, entry, joining.source.words.programme)) {
    before.asides = [...(before.asides ?? []), { start: clause.start, end: clause.end }];
    return;
  }
  if (placeInWeek(joining, clause, entry)) return;
  const last = joining.entries.at(-1);
  if (boundsSeries(joining, clause, entry)) return;
  const verdict = judge(joining, clause, entry);
  if (verdict === "aside" && last) {
    last.end = clause.end;
    return;
  }
  if (verdict === "end" && last) {
    endAt(last, entry);
    last.end = clause.end;
    return;
  }
  if (verdict === "join" && last) {
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
    entry.rule = isSequel(clause) ? "sequel" : "inherits-day";
  }
  joining.entries.push(entry);
}

function addClause(joining: Joining, clause: Clause, clusters: readonly Cluster[]): void {
  const { entries, loose, decisions } = joinClause(joining.source, clause, clusters);
  joining.decisions.push(...decisions);
  const last = joining.entries.at(-1);
  if (entries.length === 0) {
    if (last) {
      attach(
        last,
        loose.filter(
          (cluster) =>
            belongs(joining.source, clause, cluster) &&
            // The half of the day in another sentence is of something else: "TÜV um 7:30. Das Auto ist nachmittags fertig."
            (isBare(clause) || !isOtherHalf(last, cluster.moment)),
        ),
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
      if (joining.week !== null) putIntoWeek(entry, joining.week);
      if (before && !entryHasDay(entry) && entry.inherited.length === 0) inheritDays(entry, before);
      joining.entries.push(entry);
    }
  });
  const current = joining.entries.at(-1);
  const [only] = entries;
  if (current && only === current && isHeading(joining.source, clause, current)) joining.heading = current;
  else if (current && entryHasDay(current)) joining.heading = null;
  if (current && only === current) joining.week = weekOfHeading(clause, current) ?? joining.week;
  joining.lastClause = clause;
}

/** Segments a text into events and puts the spans of each together: by clause, line, heading and order. */
export function joinClusters(
  source: Source,
  spans: readonly MarkedSpan[],
  { clusters, isPart }: { clusters: readonly Cluster[]; isPart: boolean },
): { entries: Entry[]; decisions: JoinDecision[]; calledOff: Entry[] } {
  const joining: Joining = {
    source,
    entries: [],
    loose: [],
    unclaimed: null,
    heading: null,
    week: null,
    lastClause: null,
    decisions: [],
    isPart,
  };
  const main = clusters.filter((cluster) => cluster.moment.spans.some((span) => span.role !== "deadline"));
  // "Submit the report by Friday 5pm" alone is something to put into a calendar after all.
  const usable = main.some((cluster) => isEvent(cluster.moment)) ? main : clusters;
  const clauses = splitClauses(source, spans);
  for (const clause of clauses) {
    const own = usable.filter((cluster) => cluster.from >= clause.start && cluster.from < clause.end);
    addClause(joining, clause, own);
  }
  const events = joining.entries.filter(isEventEntry);
  const calledOff = events.filter((entry) => isCalledOff(source, entry, events));
  const found = events.filter((entry) => !calledOff.includes(entry));
  const entries = datesOfSeries(source, found);
  return {
    entries: isPart ? entries : withoutAsides(source, entries, clauses),
    decisions: joining.decisions,
    calledOff,
  };
}
