import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import { emptyScope, type Scope, underDay, underPeriod } from "@/lib/extraction/rules/scope/scope";
import { type Weekly, weekdaysOf } from "@/lib/extraction/rules/scope/weekly";
import { type Part, plainPart, weekWords } from "./facts";
import {
  dayBelow,
  goesOn,
  type HourLines,
  headsDay,
  hourLinesOf,
  isAside,
  isInProgramme,
  isOfOneDay,
  isSeries,
  isTimed,
  saidIn,
  timesIn,
  weekHeaded,
} from "./heads";
import type { Item } from "./item";
import { withLinesAround } from "./lines-above";
import { isBehindList, type ListPlace } from "./list-place";
import type { LiveBlock } from "./live-block";
import { isOfItemsAbove } from "./of-items-above";
import { dayElsewhere, periodElsewhere } from "./said-elsewhere";
import { headsWeekday, saysNoHour, type Timetable } from "./timetable";

interface Walk {
  live: readonly LiveBlock[];
  hours: HourLines;
  scope: Scope;
  /** The words that say the month or the week of the scope. */
  periodWords: readonly Stretch[];
  items: Item[];
  headings: Block[];
  /** Where the items below a heading are. */
  place: ListPlace | null;
  /** Text blocks of the current stanza that no item has yet. */
  loose: Block[];
  /** The words that say when for others. */
  timesAbove: Stretch[];
  timetable: Timetable;
  /** The line that named the weekday of a timetable last. */
  weekday: LiveBlock | null;
  /** What its shape says of the line with the day of the scope. */
  dayPart: Part | null;
  /** The day of the scope has made an event. */
  isDayUsed: boolean;
  /** The last item of one day, and the last of these that happens at an hour and is not only due then. */
  dated: LiveBlock | null;
  held: LiveBlock | null;
  /** No block of the text says a day. */
  isWithoutDays: boolean;
}

/** The weeks of an item: those of the weekday above it in a timetable, those of the term where it is a series itself. */
function weeksOf({ timetable, scope, weekday, dated }: Walk, here: LiveBlock): Weekly | null {
  const [{ said }, { starting, until }] = [here, timetable];
  const row = [here, dated].find((one) => one !== null && timetable.rows.has(one.part));
  if (row != null && (row === here || scope.day?.block === row.block))
    return scope.week === null ? { byDay: weekdaysOf(row.said), starting, until } : null;
  if (isSeries(said)) return timetable.term === null ? null : { byDay: [], starting, until };
  const isUnder = weekday !== null && scope.day?.block === weekday.block && !said.hasDay;
  return isUnder && timetable.isWeekly && scope.week === null
    ? { byDay: weekdaysOf(weekday.said), starting, until }
    : null;
}

function addItem(walk: Walk, here: LiveBlock): void {
  const { block, said, part } = here;
  walk.items.push({
    block,
    elsewhere: isSeries(said)
      ? []
      : [...weekWords(part), ...periodElsewhere(said, walk), ...dayElsewhere(walk.scope, said)],
    said,
    part,
    scope: said.monthCell === null ? walk.scope : underPeriod(walk.scope, said.monthCell),
    above: walk.loose.splice(0),
    below: [],
    placeAbove: walk.place?.stretch ?? null,
    weekly: part.weeks?.byDay ? { ...walk.timetable, byDay: part.weeks.byDay } : weeksOf(walk, here),
    headings: walk.headings.slice(0, 3),
    timesAbove: walk.timesAbove,
    isOnly: true,
  });
}

/** A day that stands above nothing is what happens on that day. */
function flushDay(walk: Walk): void {
  const { day } = walk.scope;
  if (day === null || walk.isDayUsed || day.block === walk.weekday?.block) return;
  walk.items.push({
    block: day.block,
    said: day.said,
    part: walk.dayPart ?? plainPart(day.block),
    elsewhere: [],
    scope: { ...walk.scope, day: null },
    above: [],
    below: walk.loose.splice(0),
    placeAbove: null,
    weekly: null,
    headings: walk.headings.slice(0, 3),
    timesAbove: walk.timesAbove,
    isOnly: true,
  });
  walk.isDayUsed = true;
}

/** Hours without a day count where a line above names one for them, where they are asked for, and where no line names any. */
function fitsDay(walk: Walk, { block, said, part, isAsked }: LiveBlock): boolean {
  const { day } = walk.scope;
  if (day === null) return isAsked || (walk.isWithoutDays && block.kind !== "paragraph");
  const isNear = block.stanza <= day.block.stanza + 1;
  // `10:30–11:15 Ten thousand models — R. Costa` among others such is a line, however long.
  return block.kind === "paragraph" && part.when === null
    ? isNear
    : isNear || said.opensWithTime || walk.isDayUsed;
}

/**
 * `There will be soup in the foyer from 12`: hours of a later sentence are of the day of the event right before, and
 * `after-show drinks at 10` on that of the event before however much stands between them.
 */
function dayBefore({ hours, dated, held, scope }: Walk, here: LiveBlock): Scope | null {
  const { block, isTold, isBeside, isDue, said } = here;
  if (isBeside && !isDue && held?.block.mail === block.mail) return underDay(scope, held.block, held.said);
  if (dated === null || dated.block.mail !== block.mail) return null;
  if (!isTold && !goesOn(dated, block, said) && !isInProgramme(hours, dated, here)) return null;
  return block.stanza > dated.block.stanza + 1 ? null : underDay(scope, dated.block, dated.said);
}

function addText(walk: Walk, block: Block): void {
  const last = walk.items.at(-1);
  // `Walking Tour: Old Dublin` may be what the whole text is about.
  const mayBeTitle = block.kind === "line" ? block.opensStanza : block.kind === "field" && block.start === 0;
  if (["heading", "subject"].includes(block.kind) || (mayBeTitle && walk.items.length === 0))
    walk.headings.unshift(block);
  if (last && last.block.stanza === block.stanza && block.kind !== "heading") last.below.push(block);
  walk.loose.push(block);
}

function underDayOf(walk: Walk, { block, said, part }: LiveBlock): void {
  flushDay(walk);
  walk.dayPart = part;
  walk.timesAbove.push(...timesIn(said));
  walk.scope = underDay(walk.scope, block, said);
}

/** What a line says for the lines below it: a term, a place, a stretch of the calendar; true where it says no more. */
function takesScope(walk: Walk, here: LiveBlock, at: number): boolean {
  const { block, part, said } = here;
  if (
    here === walk.timetable.term ||
    (walk.timetable.rows.size > 0 && isTimed(said) && saysNoHour(here, walk.timetable.rows))
  ) {
    addText(walk, block);
    return true;
  }
  if (part.heads === true && part.facts?.place) {
    walk.place = { stretch: part.facts.place, stanza: block.stanza };
    return true;
  }
  if (walk.place !== null && isBehindList(walk.place, here, walk.items.at(-1))) walk.place = null;
  if (block.opensStanza)
    walk.loose = walk.loose.filter(({ stanza, kind }) => stanza >= block.stanza - 1 && kind === "heading");
  if (said.period !== null && !said.hasClock) {
    flushDay(walk);
    walk.scope = underPeriod(walk.scope, said.period);
    walk.periodWords = [{ start: block.from, end: block.end }];
    walk.loose = [];
    return true;
  }
  const week = walk.timetable.weeks.get(here) ?? weekHeaded(walk.live, at);
  if (week === null) return false;
  flushDay(walk);
  walk.timesAbove.push(...timesIn(said));
  walk.scope = underPeriod(walk.scope, week);
  walk.periodWords = timesIn(said);
  addText(walk, block);
  return true;
}

/** A line that says the day of the lines below it; true where it does, or has done so for those above. */
function takesDay(walk: Walk, here: LiveBlock, at: number): boolean {
  const { scope, timetable } = walk;
  if (here.block === scope.day?.block) return true;
  const isWeekday = timetable.isWeekly && headsWeekday(here);
  if (!isWeekday && !headsDay(walk.live, at, scope.day !== null)) return false;
  underDayOf(walk, here);
  walk.place = null;
  walk.weekday = isWeekday ? here : null;
  walk.isDayUsed = false;
  return true;
}

function addBlock(walk: Walk, at: number): void {
  const here = walk.live[at];
  if (here === undefined || takesScope(walk, here, at) || takesDay(walk, here, at)) return;
  const isWeekly = here.part.weeks !== undefined;
  const said = saidIn(walk.hours, here, walk.scope.day !== null || isWeekly);
  if (!isTimed(said) || isAside(said) || isOfItemsAbove(walk.items, { ...here, said })) {
    addText(walk, here.block);
    return;
  }
  const needsDay = !said.hasDay && !isSeries(said) && !isWeekly;
  const fits = needsDay && fitsDay(walk, { ...here, said });
  const dated = needsDay && !fits ? dayBefore(walk, { ...here, said }) : null;
  const below = needsDay && !fits && dated === null ? dayBelow(walk.live, at) : null;
  if (needsDay && !fits && dated === null && below === null && !said.namesDay) {
    addText(walk, here.block);
    return;
  }
  if (below !== null) underDayOf(walk, below);
  if (fits || below !== null) walk.isDayUsed = true;
  addItem(dated === null ? walk : { ...walk, scope: dated }, { ...here, said });
  if (!isOfOneDay(said) || here.part.isPassing === true) return;
  walk.dated = { ...here, said };
  if (said.hasClock && !here.isDue) walk.held = walk.dated;
}

/** The items of a text in its order, each with what stands around it and what was said for it above. */
export function gatherItems(live: readonly LiveBlock[], timetable: Timetable): Item[] {
  const walk: Walk = {
    live,
    hours: hourLinesOf(live),
    scope: emptyScope,
    periodWords: [],
    items: [],
    headings: [],
    place: null,
    timetable,
    weekday: null,
    loose: [],
    timesAbove: [],
    dayPart: null,
    isDayUsed: true,
    dated: null,
    held: null,
    isWithoutDays: live.every(({ said }) => !said.hasDay && said.period === null && !isSeries(said)),
  };
  for (let at = 0; at < live.length; at += 1) addBlock(walk, at);
  flushDay(walk);
  return withLinesAround(walk.items, live);
}
