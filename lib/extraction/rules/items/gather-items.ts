import type { Said } from "@/lib/extraction/rules/find/find-in-block";
import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import { emptyScope, type Scope, underDay, underPeriod } from "@/lib/extraction/rules/scope/scope";
import { type Weekly, weekdaysOf } from "@/lib/extraction/rules/scope/weekly";
import { type Part, plainPart } from "./facts";
import type { Item } from "./item";
import { headsWeekday, type Timetable } from "./timetable";

/** A block of the text that may say something, with what it says by itself and its words where some of them are silent. */
export interface LiveBlock {
  block: Block;
  said: Said;
  /** What it says where a day is said for it elsewhere, so that a number at its edge may be an hour. */
  saidUnderDay: () => Said;
  part: Part;
  /** It asks for an event: `create`, `put in`. */
  isAsked: boolean;
  /** It tells what happens: `there will be`, `we meet`. */
  isTold: boolean;
}

interface Walk {
  live: readonly LiveBlock[];
  scope: Scope;
  items: Item[];
  headings: Block[];
  /** Where the items below a heading are. */
  place: { stretch: Stretch; stanza: number } | null;
  /** Text blocks of the current stanza that no item has yet. */
  loose: Block[];
  timetable: Timetable;
  /** The line that named the weekday of a timetable last. */
  weekday: LiveBlock | null;
  /** The day of the scope has made an event. */
  isDayUsed: boolean;
  /** The last item of one day. */
  dated: LiveBlock | null;
  /** No block of the text says a day. */
  isWithoutDays: boolean;
}

const isTimed = ({ reading }: Said): boolean => reading.entries.length > 0;
const isSeries = ({ reading }: Said): boolean =>
  reading.entries.some(({ parts }) => parts.flat().some(({ moment }) => moment.recurrence !== null));
const hasLastDay = ({ reading }: Said): boolean =>
  reading.entries.some(({ parts }) =>
    parts.flat().some(({ moment }) => moment.lastDay !== null || moment.days.length > 1),
  );

const neverHeads = new Set<Block["kind"]>(["paragraph", "chat"]);

/** `FRIDAY 11 JULY`, `Outward journey on Sat 14 June`: a day for the hours below it, which name none. */
function headsDay({ live, scope }: Walk, at: number): boolean {
  const here = live[at];
  if (!here?.said.hasDay || here.said.hasClock || isSeries(here.said) || hasLastDay(here.said)) return false;
  if (neverHeads.has(here.block.kind)) return false;
  const next = live
    .slice(at + 1)
    .find(
      ({ said, block, part }) =>
        isTimed(said) || mayBeClock(said) || (block.kind === "heading" && part.heads !== true),
    );
  if (next === undefined || next.block.stanza > here.block.stanza + 1)
    return here.said.isBare && scope.day === null;
  return !next.said.hasDay && (next.said.hasClock || mayBeClock(next.said));
}

/** `U12s 9.00`: a number that could be an hour stands at the edge of the line. */
const mayBeClock = ({ reading, hasClock }: Said): boolean =>
  !hasClock &&
  reading.candidates.some(
    ({ value, end, start }) => value.kind === "clock" && (start === 0 || end === reading.source.text.length),
  );

/** The weeks of an item: those of the weekday above it in a timetable, those of the term where it is a series itself. */
function weeksOf({ timetable, scope, weekday }: Walk, said: Said): Weekly | null {
  const { starting, until } = timetable;
  if (isSeries(said)) return timetable.term === null ? null : { byDay: [], starting, until };
  const isUnder =
    timetable.isWeekly && weekday !== null && scope.day?.block === weekday.block && !said.hasDay;
  return isUnder ? { byDay: weekdaysOf(weekday.said), starting, until } : null;
}

function addItem(walk: Walk, { block, said, part }: LiveBlock): void {
  walk.items.push({
    block,
    said,
    part,
    scope: walk.scope,
    above: walk.loose.splice(0),
    below: [],
    placeAbove: walk.place?.stretch ?? null,
    weekly: part.weeks?.byDay ? { ...walk.timetable, byDay: part.weeks.byDay } : weeksOf(walk, said),
    headings: walk.headings.slice(0, 3),
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
    part: plainPart(day.block),
    scope: { ...walk.scope, day: null },
    above: [],
    below: walk.loose.splice(0),
    placeAbove: null,
    weekly: null,
    headings: walk.headings.slice(0, 3),
    isOnly: true,
  });
  walk.isDayUsed = true;
}

/** Hours without a day count where a line above names one for them, where they are asked for, and where no line names any. */
function fitsDay(walk: Walk, { block, said, isAsked }: LiveBlock): boolean {
  const { day } = walk.scope;
  if (day === null) return isAsked || (walk.isWithoutDays && block.kind !== "paragraph");
  const isNear = block.stanza <= day.block.stanza + 1;
  return block.kind === "paragraph" ? isNear : isNear || said.opensWithTime || walk.isDayUsed;
}

const isOfOneDay = (said: Said): boolean => said.hasDay && !isSeries(said) && !hasLastDay(said);

/** `There will be soup in the foyer from 12`: hours of a later sentence are of the day of the event right before. */
function dayBefore({ dated, scope }: Walk, { block, isTold }: LiveBlock): Scope | null {
  if (dated === null || dated.block.mail !== block.mail || !isTold) return null;
  return block.stanza > dated.block.stanza + 1 ? null : underDay(scope, dated.block, dated.said);
}

function addText(walk: Walk, block: Block): void {
  const last = walk.items.at(-1);
  if (
    block.kind === "heading" ||
    block.kind === "subject" ||
    (block.opensStanza && block.kind === "line" && walk.items.length === 0)
  )
    walk.headings.unshift(block);
  if (last && last.block.stanza === block.stanza && block.kind !== "heading") last.below.push(block);
  walk.loose.push(block);
}

function addBlock(walk: Walk, at: number): void {
  const here = walk.live[at];
  if (here === undefined) return;
  const { block } = here;
  if (here === walk.timetable.term) {
    addText(walk, block);
    return;
  }
  if (here.part.heads === true && here.part.facts?.place) {
    walk.place = { stretch: here.part.facts.place, stanza: block.stanza };
    return;
  }
  if (walk.place !== null && (block.kind === "heading" || block.stanza > walk.place.stanza + 1))
    walk.place = null;
  if (block.opensStanza)
    walk.loose = walk.loose.filter(({ stanza, kind }) => stanza >= block.stanza - 1 && kind === "heading");
  if (here.said.period !== null && !here.said.hasClock) {
    flushDay(walk);
    walk.scope = underPeriod(walk.scope, here.said.period);
    walk.loose = [];
    return;
  }
  if (headsDay(walk, at) || (walk.timetable.isWeekly && headsWeekday(here))) {
    flushDay(walk);
    walk.scope = underDay(walk.scope, block, here.said);
    walk.place = null;
    walk.weekday = walk.timetable.isWeekly && headsWeekday(here) ? here : null;
    walk.isDayUsed = false;
    return;
  }
  const isUnderDay =
    walk.scope.day !== null && !here.said.hasClock && !here.said.hasDay && mayBeClock(here.said);
  const said = isUnderDay ? here.saidUnderDay() : here.said;
  if (!isTimed(said)) {
    addText(walk, block);
    return;
  }
  const needsDay = !said.hasDay && !isSeries(said) && here.part.weeks === undefined;
  const fits = needsDay && fitsDay(walk, { ...here, said });
  const dated = needsDay && !fits ? dayBefore(walk, here) : null;
  if (needsDay && !fits && dated === null) {
    addText(walk, block);
    return;
  }
  if (fits) walk.isDayUsed = true;
  addItem(dated === null ? walk : { ...walk, scope: dated }, { ...here, said });
  if (isOfOneDay(said)) walk.dated = { ...here, said };
}

/** The items of a text in its order, each with what stands around it and what was said for it above. */
export function gatherItems(live: readonly LiveBlock[], timetable: Timetable): Item[] {
  const walk: Walk = {
    live,
    scope: emptyScope,
    items: [],
    headings: [],
    place: null,
    timetable,
    weekday: null,
    loose: [],
    isDayUsed: true,
    dated: null,
    isWithoutDays: live.every(({ said }) => !said.hasDay && said.period === null && !isSeries(said)),
  };
  for (let at = 0; at < live.length; at += 1) addBlock(walk, at);
  flushDay(walk);
  const perStanza = Map.groupBy(walk.items, ({ block }) => block.stanza);
  return walk.items.map((item) => ({ ...item, isOnly: perStanza.get(item.block.stanza)?.length === 1 }));
}
