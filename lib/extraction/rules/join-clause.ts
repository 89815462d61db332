import {
  type Accumulator,
  beginAtEnd,
  beginsEvent,
  isFull,
  isOutspoken,
  open,
  says,
  searchFrom,
  shareBack,
  wordsBefore,
} from "./clause-entries";
import type { Clause } from "./clauses";
import type { Cluster } from "./cluster";
import { cutBetween, isEmpty } from "./connections";
import {
  arrivalAt,
  asEnd,
  endEntry,
  endSeries,
  repeatEntry,
  startEntry,
  takeSeries,
  takeWeekdays,
} from "./end-entry";
import {
  attach,
  completes,
  countsFromEvent,
  type Entry,
  entryHasDay,
  inheritDays,
  isOtherHalf,
  lastOf,
} from "./entries";
import { decisionOf, type JoinDecision, type Signal, type Verdict } from "./join-decision";
import { isOtherMatter } from "./judge-part";
import { hasClock, hasDay, isEvent } from "./moment";
import type { ConnectionWords } from "./pack/clause-words";
import type { Source } from "./scan";
import { isVague, saysDayOf, sharpened } from "./series-in-full";
import { shareWeek } from "./week-heading";

/** Without a connection, prose mentions another time: true where that, and not the one before, is the event's. */
function isStronger(
  entry: Entry,
  cluster: Cluster,
  { last, words }: { last: Cluster; words: ConnectionWords },
): boolean {
  const { moment } = cluster;
  if (!hasDay(moment)) return false;
  const isSaid = (one: Cluster): boolean => isOutspoken(one, words);
  if (isSaid(cluster) && !entry.parts.flat().some(isSaid) && !hasClock(last.moment)) return true;
  return hasClock(moment) && completes({ ...entry, parts: [] }, moment) && !isFull(entry);
}

const fewWords = /^ [\p{L}'’]{2,12}(?: [\p{L}'’]{2,12})? $/u;

/** Two times of the same kind in one clause: another start, another event, or words that can be left aside. */
function addRival(made: Accumulator, entry: Entry, cluster: Cluster): void {
  const { lower, words } = made.source;
  const { connections } = words;
  const last = lastOf(entry) ?? cluster;
  const isNear =
    !(countsFromEvent(cluster) && says(made, cluster.to)) &&
    (cluster.gap === "list" || cluster.gap === "comma" || cluster.gap === "tight") &&
    isEmpty(lower.slice(last.to, cluster.from), connections);
  const isTitledTwice =
    isNear &&
    cluster.gap !== "list" &&
    !isEmpty(lower.slice(entry.start, last.from), connections) &&
    says(made, cluster.to);
  const note = (...judged: [Verdict, ...Signal[]]) => made.decisions.push(decisionOf(entry, cluster, judged));
  shareWeek(cluster, entry);
  if (isNear && !isTitledTwice) {
    note("share", ["beside-in-list", 2]);
    entry.parts.push([cluster]);
    // "2.30pm, evening 7.30pm, Sat 5 December": the day said last is the day of both.
    if (entry.inherited.length === 0) inheritDays(entry, entry);
    return;
  }
  // "7.30pm, Sat matinee 2.30pm": of the hours behind a day in a list of starts, it has its own.
  const part = entry.parts.at(-1) ?? [];
  const isOpenDay = entry.parts.length > 1 && !part.some(({ moment }) => hasClock(moment));
  if (isOpenDay && !hasDay(cluster.moment) && fewWords.test(lower.slice(last.to, cluster.from))) {
    note("join", ["hour-of-day", 2]);
    part.push(cluster);
    return;
  }
  const from = searchFrom(made, last);
  const between = lower.slice(from, cluster.from);
  const cut = cutBetween(made.source, from, cluster.from);
  if (cut !== null && connections.sequence.test(between)) beginAtEnd(last, cluster);
  if (cut === null) {
    made.searched = { behind: last, to: cluster.from };
    note("aside", ["no-connection", 1]);
    if (isStronger(entry, cluster, { last, words: connections })) entry.parts = [[cluster]];
    return;
  }
  note("part", ["same-slots", -2], connections.sequence.test(between) ? ["sequel", -3] : ["connection", -1]);
  entry.end = cut.end;
  const next = open(made, cluster, {
    start: cut.start,
    rule: connections.sequence.test(between) ? "sequel-in-clause" : "next-in-clause",
  });
  if (!hasDay(cluster.moment)) inheritDays(next, entry);
  else shareBack(made, next);
}

/** `LGW 06:40 (+1)`: on the day after, which only an arrival is. */
const onNextDay = /^ ?\(?\+1\b/;

/** `Train 9:05 from Berlin, arrives 13:10`, `check-in Friday 3pm, check-out Sunday 11am`: one event with its end. */
function arrives(made: Accumulator, entry: Entry, cluster: Cluster): boolean {
  const last = lastOf(entry) ?? cluster;
  const begun = made.source.lower.slice(entry.start, last.to);
  // "gets in 7am": the "in" before a time may be of the word of arrival.
  const at = arrivalAt(begun, wordsBefore(made, entry, cluster), made.source.words.journeys);
  if (at < 0 && onNextDay.test(made.source.lower.slice(cluster.to, cluster.to + 5)))
    return endEntry(entry, asEnd(cluster, cluster.from));
  return at >= 0 && endEntry(entry, asEnd(cluster, last.to + at));
}

/** `9-10, then work till noon`: the end is of what comes then, where the one before has its own. */
function isSequelOf(made: Accumulator, entry: Entry, cluster: Cluster): boolean {
  const last = lastOf(entry);
  if (last === undefined || last.moment.endClock === null) return false;
  return made.source.words.connections.sequence.test(made.source.lower.slice(last.to, cluster.from));
}

/** Where a cluster only says more of the event before it, adds it and tells why; null where that is to be judged. */
function addMore(made: Accumulator, entry: Entry, cluster: Cluster): [Verdict, Signal] | null {
  if (arrives(made, entry, cluster)) return ["end", ["arrival", 5]];
  if (!isSequelOf(made, entry, cluster) && endEntry(entry, cluster)) return ["end", ["until", 5]];
  const said = { before: wordsBefore(made, entry, cluster), words: made.source.words.journeys };
  const { connections } = made.source.words;
  // `7:00-8:30 p.m. in the choir room, and we'll go every Wednesday through March 24`: the words behind the comma name nothing.
  const isThen =
    connections.sequence.test(said.before) ||
    (cluster.moment.until !== null && isEmpty(said.before.replace(/^.*,/s, ""), connections));
  if (endSeries(entry, cluster, said)) return ["end", ["until", 5]];
  if (startEntry(entry, cluster, said)) return ["join", ["start-of-series", 5]];
  if (repeatEntry(entry, cluster, isThen) || takeWeekdays(entry, cluster) || takeSeries(entry, cluster))
    return ["join", ["rule-of-day", 4]];
  if (cluster.moment.recurrence !== null && isVague(entry)) {
    entry.parts[0]?.unshift(sharpened(cluster, entry));
    return ["join", ["series-in-full", 4]];
  }
  if (isEvent(cluster.moment) && !(isVague(entry) && saysDayOf(entry, cluster))) return null;
  attach(entry, [cluster]);
  return ["join", isEvent(cluster.moment) ? ["day-of-series", 4] : ["says-more", 3]];
}

/** `10.15 dentist mon, 2pm physio tues`: an item that has borrowed its day names one of its own at its end. */
function closesItem({ source }: Accumulator, entry: Entry, { moment, to, from }: Cluster): boolean {
  const last = lastOf(entry);
  if (last === undefined || entry.inherited.length === 0 || entryHasDay(entry)) return false;
  if (moment.days.length === 0 || hasClock(moment)) return false;
  const isItemEnd = /^\s*(?:$|[,;.!?\n])/.test(source.lower.slice(to, to + 4));
  return isItemEnd && /^(?: [\p{L}'-]+){1,3} $/u.test(source.lower.slice(last.to, from));
}

function addCluster(made: Accumulator, cluster: Cluster, pending: Cluster[]): void {
  const entry = made.entries.at(-1);
  if (!entry) {
    if (!isEvent(cluster.moment)) pending.push(cluster);
    else
      open(made, cluster, { start: made.clause.start, rule: "first-in-clause" }).parts[0]?.unshift(
        ...pending.splice(0),
      );
    return;
  }
  const blank = decisionOf(entry, cluster, ["join"]);
  const note = (verdict: Verdict, signals: readonly Signal[]) =>
    made.decisions.push({ ...blank, verdict, signals });
  const before = made.source.lower.slice(lastOf(entry)?.to, cluster.from);
  if (isOtherHalf(entry, cluster.moment) && /[.!?]\s/.test(before)) return;
  const more = addMore(made, entry, cluster);
  if (more) {
    note(more[0], [more[1]]);
    return;
  }
  if (closesItem(made, entry, cluster)) {
    note("join", [["day-closes-item", 3]]);
    entry.inherited = [];
    entry.inheritedSpans = [];
    attach(entry, [cluster]);
    return;
  }
  const last = lastOf(entry) ?? cluster;
  const between = made.source.lower.slice(last.to, cluster.from);
  if (!completes(entry, cluster.moment) || isOtherMatter(entry, cluster)) {
    addRival(made, entry, cluster);
    return;
  }
  const cut = beginsEvent(made, entry, between) ? cutBetween(made.source, last.to, cluster.from) : null;
  const signals: Signal[] = [
    ["completes", 1],
    ...(cut === null ? [] : [["event-named-between", -2] as const]),
  ];
  note(cut === null ? "join" : "part", signals);
  if (cut === null) {
    attach(entry, [cluster]);
    if (hasDay(cluster.moment)) shareBack(made, entry);
    return;
  }
  entry.end = cut.end;
  const next = open(made, cluster, { start: cut.start, rule: "sequel-in-clause" });
  if (!hasDay(cluster.moment)) inheritDays(next, entry);
}

/** Joins the clusters of one clause into entries; what only says more (`for an hour`) waits for its event. */
export function joinClause(
  source: Source,
  clause: Clause,
  clusters: readonly Cluster[],
): { entries: Entry[]; loose: Cluster[]; decisions: JoinDecision[] } {
  const made: Accumulator = { source, clause, entries: [], decisions: [], searched: null };
  const pending: Cluster[] = [];
  for (const cluster of clusters) addCluster(made, cluster, pending);
  return { entries: made.entries, loose: pending, decisions: made.decisions };
}
