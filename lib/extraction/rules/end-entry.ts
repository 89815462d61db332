import type { Cluster } from "./cluster";
import { areWeeks, isBareWeekday } from "./combine-days";
import { isEarlier } from "./earlier-day";
import { attach, type Entry } from "./entries";
import { every, weekdayCode } from "./every";
import { emptyMoment, type Moment } from "./moment";
import type { JourneyWords } from "./pack/change-words";
import type { DayExpression, Recurrence } from "./spans";

/** Where the words begin that lead to the end of a journey or a stay that has begun; -1 where they do not. */
export function arrivalAt(begun: string, between: string, words: JourneyWords): number {
  if (words.leg.test(between) && words.voyage.test(begun)) return 0;
  const found = words.arrival.exec(between);
  const isCome = found !== null && !words.asked.test(between.slice(0, found.index));
  if (isCome && words.departure.test(begun)) return found.index;
  return words.stay?.begins.test(begun) === true ? between.search(words.stay.ends) : -1;
}

const saysTime = new Set(["day", "clock", "part"]);

/** True for a cluster that only says how long: `until 5`, `until Dec 15`, `until Mon 4 Jan 8am`. */
function isEnd({ moment }: Cluster): boolean {
  const [first, ...others] = moment.spans.filter((span) => saysTime.has(span.value.kind));
  if (first?.role !== "until" || moment.recurrence !== null || moment.endClock !== null) return false;
  return others.every(({ role, lead }) => role === "until" || (role === "plain" && lead === ""));
}

/** Where an entry can take an end clock: beside its only clock. Undefined where it has none, null where it is taken. */
function openClock(known: readonly Moment[]): Moment | null | undefined {
  const timed = known.findLast((moment) => moment.clocks.length > 0);
  return timed && (timed.clocks.length !== 1 || timed.endClock !== null) ? null : timed;
}

/** Where an entry can take a last day; undefined where it names no day, null where it has one. */
function openDay(known: readonly Moment[]): Moment | null | undefined {
  const dated = known.findLast((moment) => moment.days.length > 0 || moment.recurrence !== null);
  if (dated === undefined) return undefined;
  const isTaken = dated.lastDay !== null || dated.until !== null;
  return isTaken || (dated.recurrence === null && dated.days.length !== 1) ? null : dated;
}

/**
 * Gives the end that a cluster says to the entry before it, though other words stand between:
 * `meeting at 3 with Bob until 5`, `every Monday at 9 standup until Dec 15`. False where it says no such end.
 */
export function endEntry(entry: Entry, cluster: Cluster): boolean {
  if (!isEnd(cluster)) return false;
  const known = entry.parts.flat().map(({ moment }) => moment);
  const [clock] = cluster.moment.clocks;
  const day = cluster.moment.lastDay ?? cluster.moment.days[0];
  const timed = openClock(known);
  const dated = openDay(known);
  if ((clock !== undefined && !timed) || (day !== undefined && dated === null)) return false;
  if (dated && dated.recurrence === null && isEarlier(day, dated.days[0])) return false;
  // A day said with the end alone is the day of it all: "Train 9:05, arrives 13:10 on Tuesday".
  if (day !== undefined && dated === undefined && !(clock !== undefined && timed)) return false;
  if (clock !== undefined && timed) timed.endClock = clock;
  if (day !== undefined && dated) {
    if (dated.recurrence !== null && clock === undefined) dated.until = day;
    else dated.lastDay = day;
  } else if (day !== undefined && timed) timed.days = [day];
  // The words stay a cluster of their own, so that those between belong to the title.
  attach(entry, [{ ...cluster, moment: { ...emptyMoment(), spans: cluster.moment.spans } }]);
  return true;
}

/** The cluster as the end of what has begun: its spans say until when, and take the words that lead to them. */
export function asEnd(cluster: Cluster, from: number): Cluster {
  const spans = cluster.moment.spans.map((span, at) => ({
    ...span,
    role: "until" as const,
    from: at === 0 ? Math.min(from, span.from) : span.from,
  }));
  return { ...cluster, from: Math.min(from, cluster.from), moment: { ...cluster.moment, spans } };
}

/** Gives its last day to the series before it: `Yoga Mondays 6pm, last class 14 December`. False where none is said. */
export function endSeries(entry: Entry, cluster: Cluster, { before, words }: WordsBefore): boolean {
  const found = words.lastOne.exec(before);
  const isOfSeries = entry.parts.flat().some(({ moment }) => moment.recurrence !== null);
  if (found === null || !isOfSeries || cluster.moment.clocks.length > 0) return false;
  const to = cluster.moment.spans[0]?.start ?? cluster.from;
  return endEntry(entry, asEnd(cluster, to - before.length + found.index));
}

/** `MWF 10:00-10:50am Siebel 1404, Jan 18 - May 5`: days in a row behind a mark, with nothing of their own, bound a series. */
const isBound = ({ moment }: Cluster, before: string): boolean =>
  moment.lastDay !== null && moment.clocks.length === 0 && /[,;(–-] ?$/.test(before);

/** The words between an entry and a cluster, and what the language says of journeys. */
interface WordsBefore {
  before: string;
  words: JourneyWords;
}

/** True for a cluster whose day is the first one of a series: `starting Dec 2`, `from Dec 7 to Dec 21`. */
function isStart(cluster: Cluster, { before, words }: WordsBefore): boolean {
  const { moment } = cluster;
  const [first, second] = moment.spans.filter((span) => span.value.kind === "day");
  if (
    (first?.role !== "start" && !words.nextOne.test(before) && !isBound(cluster, before)) ||
    moment.days.length !== 1 ||
    moment.recurrence !== null
  )
    return false;
  return second === undefined || moment.lastDay !== null;
}

/** The weekdays of a series as a rule. */
const weeklyOn = (days: readonly DayExpression[]): Recurrence =>
  every(
    "WEEKLY",
    days.flatMap((day) => (day.kind === "weekday" ? weekdayCode(day.weekday) : [])),
  );

/** `Mon & Wed 6pm` before `5 April to 12 May`: weekdays that are told to go on for weeks are those of a series; null for others. */
function weeklyOf(known: readonly Moment[], { days: [first], lastDay }: Moment): Moment | null {
  const moment = known.findLast(({ days }) => days.length > 0);
  if (moment === undefined || first === undefined || !areWeeks(first, lastDay)) return null;
  if (moment.lastDay !== null || !moment.days.every(isBareWeekday)) return null;
  moment.recurrence = weeklyOn(moment.days);
  moment.days = [];
  return moment;
}

/**
 * Behind days in a row for weeks, which have no hour: of `13 April to 18 May, Tues 7-9pm` makes a series, and takes the hours of
 * `13 March - 25 April, Tues-Sun 11-5` for when it is open, and no more. False for anything else.
 */
export function takeWeekdays(entry: Entry, cluster: Cluster): boolean {
  const { moment } = cluster;
  const [known, ...others] = entry.parts.flat().filter(({ moment: { days } }) => days.length > 0);
  const [first] = known?.moment.days ?? [];
  if (known === undefined || first === undefined || others.length > 0) return false;
  const isOpen = known.moment.clocks.length === 0 && moment.clocks.length > 0 && moment.days.length > 0;
  if (!isOpen || !areWeeks(first, known.moment.lastDay) || !moment.days.every(isBareWeekday)) return false;
  if (moment.lastDay !== null) {
    if (moment.lastDay.kind !== "weekday") return false;
    attach(entry, [{ ...cluster, moment: { ...emptyMoment(), spans: moment.spans } }]);
    return true;
  }
  Object.assign(known.moment, {
    recurrence: weeklyOn(moment.days),
    starting: first,
    until: known.moment.lastDay,
    days: [],
    lastDay: null,
  });
  attach(entry, [{ ...cluster, moment: { ...moment, days: [] } }]);
  return true;
}

/**
 * Gives the first day that a cluster says to the series before it, though other words stand between:
 * `every other Wednesday book club 7:30pm starting Dec 2`. False where it says no such start.
 */
export function startEntry(entry: Entry, cluster: Cluster, { before, words }: WordsBefore): boolean {
  if (!isStart(cluster, { before, words })) return false;
  const known = entry.parts.flat().map(({ moment }) => moment);
  if (known.some((moment) => moment.starting !== null)) return false;
  const series = known.findLast((moment) => moment.recurrence !== null) ?? weeklyOf(known, cluster.moment);
  if (series === null || known.some((moment) => moment.days.length > 0)) return false;
  if (cluster.moment.clocks.length > 0 && known.some((moment) => moment.clocks.length > 0)) return false;
  series.starting = cluster.moment.days[0] ?? null;
  series.until ??= cluster.moment.lastDay;
  // The words that lead to the first day say nothing about what happens.
  const lead = words.nextOne.exec(before)?.[0] ?? "";
  const told = asEnd(cluster, (cluster.moment.spans[0]?.start ?? cluster.from) - lead.length);
  const spans =
    lead === ""
      ? cluster.moment.spans
      : told.moment.spans.map((span) => ({ ...span, role: "start" as const }));
  attach(entry, [{ ...cluster, moment: { ...cluster.moment, spans, days: [], lastDay: null } }]);
  return true;
}

/**
 * `From 9 March we have a stand-up every Tuesday at 9:30`: a day, or days in a row for weeks, that are said before a series say
 * when it begins. False for anything else.
 */
export function takeSeries(entry: Entry, cluster: Cluster): boolean {
  const { recurrence, starting, days, until } = cluster.moment;
  const known = entry.parts.flat().map(({ moment }) => moment);
  const [bound, ...others] = known.filter((moment) => moment.days.length > 0 || moment.recurrence !== null);
  const [first, second] = bound?.days ?? [];
  if (
    recurrence === null ||
    recurrence.byDay.length > 5 ||
    starting !== null ||
    days.length > 0 ||
    others.length > 0
  )
    return false;
  if (bound === undefined || first === undefined || second !== undefined) return false;
  if (known.some(({ clocks }) => clocks.length > 0)) return false;
  const isFrom = bound.spans.some(({ role, value }) => role === "start" && value.kind === "day");
  if (!isFrom && !areWeeks(first, bound.lastDay)) return false;
  Object.assign(bound, {
    recurrence,
    starting: first,
    until: until ?? bound.lastDay,
    days: [],
    lastDay: null,
  });
  attach(entry, [{ ...cluster, moment: { ...cluster.moment, recurrence: null, until: null } }]);
  return true;
}

/** A rule that says how often and names no day, date or hour: `every week until 30 June`. */
const isRuleAlone = ({ recurrence, days, clocks, lastDay }: Moment): boolean =>
  recurrence !== null &&
  recurrence.byDay.length + recurrence.byMonthDay.length + recurrence.byMonth.length === 0 &&
  recurrence.frequency !== "HOURLY" &&
  recurrence.frequency !== "MINUTELY" &&
  days.length + clocks.length === 0 &&
  lastDay === null;

/** `Wednesday 20 January, 2-3pm, then every Wednesday`: the rule repeats the day before it. */
function goesOnWith({ recurrence, days, clocks, lastDay }: Moment, [day]: readonly DayExpression[]): boolean {
  if (recurrence === null || days.length + clocks.length > 0 || lastDay !== null) return false;
  if (day?.kind !== "weekday" && day?.kind !== "calendar") return false;
  return day.weekday !== null && recurrence.byDay.join() === weekdayCode(day.weekday);
}

/**
 * Gives a rule that names no day of its own to the event of one day before it: `14 April, 18:30 at the boathouse, every
 * week until 30 June`. False where it is another thing.
 */
export function repeatEntry(entry: Entry, cluster: Cluster, isThen: boolean): boolean {
  const { moment } = cluster;
  const known = entry.parts.flat().map((one) => one.moment);
  const [dated, ...others] = known.filter(
    ({ days, recurrence, lastDay }) => days.length > 0 || recurrence !== null || lastDay !== null,
  );
  if (dated === undefined || others.length > 0 || dated.recurrence !== null) return false;
  if (dated.days.length !== 1 || dated.lastDay !== null) return false;
  if (!isRuleAlone(moment) && !(isThen && goesOnWith(moment, dated.days))) return false;
  const { recurrence, until, times, except } = moment;
  Object.assign(dated, { recurrence, until, times, except });
  attach(entry, [{ ...cluster, moment: { ...emptyMoment(), spans: moment.spans } }]);
  return true;
}
