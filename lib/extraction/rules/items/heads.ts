import type { Said } from "@/lib/extraction/rules/find/find-in-block";
import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import type { DayExpression } from "@/lib/extraction/rules/spans";
import type { LiveBlock } from "./live-block";

export const isTimed = ({ reading }: Said): boolean => reading.entries.length > 0;

export const isSeries = ({ reading }: Said): boolean =>
  reading.entries.some(({ parts }) => parts.flat().some(({ moment }) => moment.recurrence !== null));

export const hasLastDay = ({ reading }: Said): boolean =>
  reading.entries.some(({ parts }) =>
    parts.flat().some(({ moment }) => moment.lastDay !== null || moment.days.length > 1),
  );

const daysIn = ({ reading }: Said): DayExpression[] =>
  reading.entries.flatMap(({ parts }) => parts.flat()).flatMap(({ moment }) => moment.days);

/** The words of a block that say when, by offsets into the text. */
export const timesIn = ({ at, reading }: Said): Stretch[] =>
  reading.spans
    .filter(({ value }) => value.kind !== "noise")
    .map(({ from, end }) => ({ start: at + from, end: at + end }));

/** `Refreshments: 3:15`, `Check-in closes 9:40`: an hour without a day that only stands beside an event. */
export const isAside = ({ reading, hasDay }: Said): boolean =>
  !hasDay &&
  reading.spans.some(({ role }) => role === "deadline") &&
  reading.spans.every(({ value, role }) => value.kind !== "clock" || role === "deadline");

/** `U12s 9.00`: a number that could be an hour stands at the edge of the line. */
export const mayBeClock = ({ reading, hasClock }: Said): boolean =>
  !hasClock &&
  reading.candidates.some(
    ({ value, end, start }) => value.kind === "clock" && (start === 0 || end === reading.source.text.length),
  );

const neverHeads = new Set<Block["kind"]>(["paragraph", "chat"]);

/** The first block behind a place that passes. */
function nextOf(
  live: readonly LiveBlock[],
  at: number,
  passes: (block: LiveBlock) => boolean,
): LiveBlock | undefined {
  for (let next = at + 1; next < live.length; next += 1) {
    const block = live[next];
    if (block !== undefined && passes(block)) return block;
  }
  return undefined;
}

/** `It is set for Tuesday, August 19.` above `9:30 – 10:15 Design`: the only day of a paragraph, right above a list of hours. */
function headsList({ block, said }: LiveBlock, next: LiveBlock | undefined): boolean {
  if (next === undefined || said.reading.entries.length > 1 || neverHeads.has(next.block.kind)) return false;
  const isNear = next.block.stanza === block.stanza + 1 && next.block.opensStanza;
  const isMasthead = block.stanza === 0 && next.block.kind !== "paragraph";
  return isNear && next.said.hasClock && !next.said.hasDay && (next.said.opensWithTime || isMasthead);
}

/** `(rain date Sun 23)`: an aside, whose day is not that of the lines below. */
const isBracketed = ({ reading }: Said): boolean => /^\s*\(.*\)\s*$/su.test(reading.source.text);

/** `FRIDAY 11 JULY`, `Outward journey on Sat 14 June`: a day for the hours below it, which name none. */
export function headsDay(live: readonly LiveBlock[], at: number, isUnderDay: boolean): boolean {
  const here = live[at];
  if (!here?.said.hasDay || here.said.hasClock || isSeries(here.said) || hasLastDay(here.said)) return false;
  if (isBracketed(here.said) || here.part.clock !== undefined) return false;
  const next = nextOf(
    live,
    at,
    ({ said, block, part }) =>
      (isTimed(said) && !isBracketed(said)) ||
      mayBeClock(said) ||
      (block.kind === "heading" && part.heads !== true),
  );
  if (neverHeads.has(here.block.kind)) return here.block.kind === "paragraph" && headsList(here, next);
  if (next === undefined || next.block.stanza > here.block.stanza + 1) return here.said.isBare && !isUnderDay;
  return !next.said.hasDay && (next.said.hasClock || mayBeClock(next.said));
}

/** `Your shifts, week beginning 30 Nov:`: the week of the weekdays below it; null for any other line. */
export function weekHeaded(live: readonly LiveBlock[], at: number): DayExpression | null {
  const here = live[at];
  if (here === undefined || here.said.hasClock || neverHeads.has(here.block.kind)) return null;
  const [week, ...others] = daysIn(here.said);
  if (week?.kind !== "week" || week.days === "weekend" || others.length > 0 || isSeries(here.said))
    return null;
  const next = nextOf(live, at, ({ said }) => isTimed(said));
  const isNear = next !== undefined && next.block.stanza <= here.block.stanza + 1;
  return isNear && daysIn(next.said)[0]?.kind === "weekday" ? week : null;
}

/** `16:40 Mr Webb` above a bare `Thursday 26 November`: the day that stands below the hours it is said for; null for none. */
export function dayBelow(live: readonly LiveBlock[], at: number): LiveBlock | null {
  const here = live[at];
  if (here === undefined || here.block.kind === "paragraph") return null;
  const below = nextOf(live, at, ({ said, block }) => said.hasDay || block.stanza > here.block.stanza);
  if (below === undefined || below.block.stanza !== here.block.stanza) return null;
  const { said } = below;
  if (!said.isBare || said.hasClock || isSeries(said) || hasLastDay(said)) return null;
  const behind = live[live.indexOf(below, at) + 1];
  const isOfNext =
    behind?.block.stanza === below.block.stanza && (behind.said.hasClock || mayBeClock(behind.said));
  return isOfNext ? null : below;
}

/** `Good Friday  10 am  Workshop` above `2 pm  The Last Hour`, or items of a list: the line goes on with the day above. */
export const goesOn = (dated: LiveBlock, block: Block, said: Said): boolean =>
  block.stanza === dated.block.stanza &&
  dated.said.hasClock &&
  (block.kind === "item" || (said.opensWithTime && dated.said.opensWithTime && block.kind !== "paragraph"));
