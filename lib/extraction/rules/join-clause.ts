import type { Clause } from "./clauses";
import type { Cluster } from "./cluster";
import { arrivalAt, asEnd, endEntry, startEntry } from "./end-entry";
import { attach, completes, type Entry, entryHasDay, inheritDays } from "./entries";
import { type Joint, jointOf, type Signal, type Verdict } from "./joint";
import { isOtherMatter } from "./judge-part";
import { hasClock, hasDay, isEvent } from "./moment";
import type { Source } from "./scan";
import { isVague, saysDayOf, sharpened } from "./series-in-full";
import { shareWeek } from "./week-heading";
import { commandWords, emptyWords, eventNouns, sequenceWords } from "./words/events-en";

const sequence = new RegExp(`(?:[,;]|\\b(?:and|but)\\b)?\\s*\\b(?:${sequenceWords}|plus|also)\\b,?`);
const eventAhead = new RegExp(
  `(?:[,;+&]|\\b(?:and|or|plus|also)\\b)\\s+(?:(?:a|an|the|my|our|team|have|go to|i have|another)\\s+)?(?:[\\p{L}'-]+\\s+){0,2}?(?:${eventNouns})\\b`,
  "u",
);
const connector = /[,;]\s*(?:and |but |or |then )?|\s+(?:and|but|so|plus|also|or|&|\+)\s+|\s[-–—]\s/;
const filler = new RegExp(
  `\\b(?:${emptyWords}|${commandWords}|plus|but|again|as well|over|through|next|last)\\b|[^\\p{L}\\p{N}]`,
  "gu",
);

const isEmpty = (words: string): boolean => words.replace(filler, "") === "";

/** Where between two clusters of one clause a new event begins, as offsets of the cut; null where none does. */
function cutBetween(source: Source, from: number, to: number): { end: number; start: number } | null {
  const words = source.lower.slice(from, to);
  const found = sequence.exec(words) ?? eventAhead.exec(words) ?? connector.exec(words);
  if (!found) return null;
  const joint =
    connector.exec(found[0])?.[0] ?? found[0].match(/^[\s,;]*(?:and|or|plus|also|&|\+)?\s*/)?.[0] ?? "";
  const length = sequence.exec(words) ? found[0].length : joint.length;
  const before = connector.exec(words.slice(0, found.index));
  if (before && isEmpty(words.slice(found.index + length))) {
    // "a reception afterwards at 5:30": what happens then is named before the word, back to the last connection.
    return { end: from + before.index, start: from + before.index + before[0].length };
  }
  return { end: from + found.index, start: from + found.index + length };
}

interface Fold {
  source: Source;
  clause: Clause;
  entries: Entry[];
  joints: Joint[];
}

function open(fold: Fold, cluster: Cluster, { start, rule }: { start: number; rule: string }): Entry {
  const entry: Entry = {
    parts: [[cluster]],
    start,
    end: fold.clause.end,
    inherited: [],
    inheritedSpans: [],
    rule,
  };
  fold.entries.push(entry);
  return entry;
}

/** `Dad's 60th - Sat 16 Jan, lunch at 1pm`: what happens on such a day is how it is kept. */
const occasion =
  /\b(?:\d{1,3}(?:st|nd|rd|th)|birthday|bday|anniversary|baptism|christening)(?: (?:is|on|-|–|:))*[ -–:]*$/;

/** `Meeting tomorrow, dinner at 7`: something is said before the first time and another event is named behind it. */
function beginsEvent(fold: Fold, entry: Entry, between: string): boolean {
  if (sequence.test(between)) return true;
  const first = entry.parts[0]?.[0];
  const before = fold.source.lower.slice(entry.start, first?.from ?? entry.start);
  return !isEmpty(before) && !occasion.test(before) && eventAhead.test(between);
}

/** A day said last is the day of all before it that name none: `lunch at noon, coffee at 3, dinner at 7 tomorrow`. */
function shareBack(fold: Fold, from: Entry): void {
  for (const earlier of fold.entries) {
    if (earlier !== from && !entryHasDay(earlier) && earlier.inherited.length === 0)
      inheritDays(earlier, from);
  }
}

/** `gym 9-10, then work till noon`: what comes then begins where the one before ends. */
function beginAtEnd({ moment: before }: Cluster, { moment }: Cluster): void {
  const [end] = moment.clocks;
  if (before.endClock === null || end === undefined || moment.endClock !== null) return;
  if (!moment.spans.every((span) => span.role === "until")) return;
  moment.clocks = [before.endClock];
  moment.endClock = end;
}

/** Two times of the same kind in one clause: another start, another event, or words that can be left aside. */
function addRival(fold: Fold, entry: Entry, cluster: Cluster): void {
  const last = entry.parts.flat().at(-1) ?? cluster;
  const between = fold.source.lower.slice(last.to, cluster.from);
  const trailing = fold.source.lower.slice(cluster.to, fold.clause.end).split(connector)[0] ?? "";
  const isNear =
    isEmpty(between) && (cluster.gap === "list" || cluster.gap === "comma" || cluster.gap === "tight");
  const isTitledTwice =
    cluster.gap !== "list" && !isEmpty(fold.source.lower.slice(entry.start, last.from)) && !isEmpty(trailing);
  const note = (...judged: [Verdict, ...Signal[]]) => fold.joints.push(jointOf(entry, cluster, judged));
  shareWeek(cluster, entry);
  if (isNear && !isTitledTwice) {
    note("share", ["beside-in-list", 2]);
    entry.parts.push([cluster]);
    // "2.30pm, evening 7.30pm, Sat 5 December": the day said last is the day of both.
    if (entry.inherited.length === 0) inheritDays(entry, entry);
    return;
  }
  const cut = cutBetween(fold.source, last.to, cluster.from);
  if (cut !== null && sequence.test(between)) beginAtEnd(last, cluster);
  if (cut === null) {
    note("aside", ["no-connection", 1]);
    if (
      isOutspoken(cluster) &&
      !entry.parts.flat().some(isOutspoken) &&
      hasDay(cluster.moment) &&
      !hasClock(last.moment)
    ) {
      entry.parts = [[cluster]];
      return;
    }
    // No connection: prose that mentions another time. The fuller of the two is the event's.
    const isFuller =
      hasDay(cluster.moment) &&
      hasClock(cluster.moment) &&
      completes({ ...entry, parts: [] }, cluster.moment) &&
      !isFull(entry);
    if (isFuller) entry.parts = [[cluster]];
    return;
  }
  note("part", ["same-slots", -2], sequence.test(between) ? ["sequel", -3] : ["connection", -1]);
  entry.end = cut.end;
  const next = open(fold, cluster, {
    start: cut.start,
    rule: sequence.test(between) ? "sequel-in-clause" : "next-in-clause",
  });
  if (!hasDay(cluster.moment)) inheritDays(next, entry);
  else shareBack(fold, next);
}

/** Said with `on`: "Taking Back Sunday concert on March 13th" is on March 13th. */
const isOutspoken = (cluster: Cluster): boolean =>
  cluster.moment.spans.some((span) => /^(?:on|for|this|next)\b/.test(span.lead) || span.rule === "month-day");

const isFull = (entry: Entry): boolean =>
  entry.parts.flat().some(({ moment }) => hasDay(moment)) &&
  entry.parts.flat().some(({ moment }) => hasClock(moment));

/** `Train 9:05 from Berlin, arrives 13:10`, `check-in Friday 3pm, check-out Sunday 11am`: one event with its end. */
function arrives(fold: Fold, entry: Entry, cluster: Cluster): boolean {
  const last = entry.parts.flat().at(-1) ?? cluster;
  const begun = fold.source.lower.slice(entry.start, last.to);
  // "gets in 7am": the "in" before a time may be of the word of arrival.
  const at = arrivalAt(begun, wordsBefore(fold, entry, cluster));
  return at >= 0 && endEntry(entry, asEnd(cluster, last.to + at));
}

/** `9-10, then work till noon`: the end is of what comes then, where the one before has its own. */
function isSequelOf(fold: Fold, entry: Entry, cluster: Cluster): boolean {
  const last = entry.parts.flat().at(-1);
  if (last === undefined || last.moment.endClock === null) return false;
  return sequence.test(fold.source.lower.slice(last.to, cluster.from));
}

/** The words between what an entry says last and the first time of a cluster, with its lead-in words. */
function wordsBefore({ source }: Fold, entry: Entry, cluster: Cluster): string {
  const last = entry.parts.flat().at(-1) ?? cluster;
  return source.lower.slice(last.to, cluster.moment.spans[0]?.start ?? cluster.from);
}

/** Where a cluster only says more of the event before it, adds it and tells why; null where that is to be judged. */
function addMore(fold: Fold, entry: Entry, cluster: Cluster): [Verdict, Signal] | null {
  if (arrives(fold, entry, cluster)) return ["end", ["arrival", 5]];
  if (!isSequelOf(fold, entry, cluster) && endEntry(entry, cluster)) return ["end", ["until", 5]];
  if (startEntry(entry, cluster, wordsBefore(fold, entry, cluster))) return ["join", ["start-of-series", 5]];
  const isSeries = cluster.moment.recurrence !== null && isVague(entry);
  if (isSeries) {
    entry.parts[0]?.unshift(sharpened(cluster, entry));
    return ["join", ["series-in-full", 4]];
  }
  if (isEvent(cluster.moment) && !(isVague(entry) && saysDayOf(entry, cluster))) return null;
  const signal: Signal = isEvent(cluster.moment) ? ["day-of-series", 4] : ["says-more", 3];
  attach(entry, [cluster]);
  return ["join", signal];
}

function addCluster(fold: Fold, cluster: Cluster, pending: Cluster[]): void {
  const entry = fold.entries.at(-1);
  if (!entry) {
    if (!isEvent(cluster.moment)) pending.push(cluster);
    else
      open(fold, cluster, { start: fold.clause.start, rule: "first-in-clause" }).parts[0]?.unshift(
        ...pending.splice(0),
      );
    return;
  }
  const blank = jointOf(entry, cluster, ["join"]);
  const note = (verdict: Verdict, signals: readonly Signal[]) =>
    fold.joints.push({ ...blank, verdict, signals });
  const more = addMore(fold, entry, cluster);
  if (more) {
    note(more[0], [more[1]]);
    return;
  }
  const last = entry.parts.flat().at(-1) ?? cluster;
  const between = fold.source.lower.slice(last.to, cluster.from);
  if (!completes(entry, cluster.moment) || isOtherMatter(entry, cluster)) {
    addRival(fold, entry, cluster);
    return;
  }
  const cut = beginsEvent(fold, entry, between) ? cutBetween(fold.source, last.to, cluster.from) : null;
  const signals: Signal[] = [
    ["completes", 1],
    ...(cut === null ? [] : [["event-named-between", -2] as const]),
  ];
  note(cut === null ? "join" : "part", signals);
  if (cut === null) {
    attach(entry, [cluster]);
    if (hasDay(cluster.moment)) shareBack(fold, entry);
    return;
  }
  entry.end = cut.end;
  const next = open(fold, cluster, { start: cut.start, rule: "sequel-in-clause" });
  if (!hasDay(cluster.moment)) inheritDays(next, entry);
}

/** Joins the clusters of one clause into entries; what only says more (`for an hour`) waits for its event. */
export function joinClause(
  source: Source,
  clause: Clause,
  clusters: readonly Cluster[],
): { entries: Entry[]; loose: Cluster[]; joints: Joint[] } {
  const fold: Fold = { source, clause, entries: [], joints: [] };
  const pending: Cluster[] = [];
  for (const cluster of clusters) addCluster(fold, cluster, pending);
  return { entries: fold.entries, loose: pending, joints: fold.joints };
}
