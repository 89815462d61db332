import type { Said } from "@/lib/extraction/rules/find/find-in-block";
import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import type { DayExpression } from "@/lib/extraction/rules/spans";
import type { LiveBlock } from "./live-block";

export const isTimed = ({ reading }: Said): boolean => reading.entries.length > 0;

export const isSeries = ({ reading }: Said): boolean =>
  reading.entries.some(({ parts }) => parts.flat().some(({ moment }) => moment.recurrence !== null));

const hasLastDay = ({ reading }: Said): boolean =>
  reading.entries.some(({ parts }) =>
    parts.flat().some(({ moment }) => moment.lastDay !== null || moment.days.length > 1),
  );

export const isOfOneDay = (said: Said): boolean => said.hasDay && !isSeries(said) && !hasLastDay(said);

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

/** `U12s 9.00`, `brunch 10-12 at ours`: a number that could be an hour stands at the edge of the line, or two of them together. */
const mayBeClock = ({ reading, hasClock }: Said): boolean =>
  !hasClock &&
  reading.candidates.some(
    ({ value, end, start }) =>
      value.kind === "clock" &&
      (value.end !== null ||
        start === 0 ||
        end === reading.source.text.length ||
        reading.source.text.trim().length === end - start),
  );

/** `All day   Annual leave`: a line of a calendar without an hour. */
const isAllDay = ({ reading }: Said): boolean =>
  reading.entries.some(({ parts }) => parts.flat().some(({ moment }) => moment.allDay));

const neverHeads = new Set<Block["kind"]>(["paragraph", "chat"]);

/** The first block behind a place that passes. */
function nextOf(
  live: readonly LiveBlock[],
  at: number,
  passes: (block: LiveBlock, at: number) => boolean,
): LiveBlock | undefined {
  for (let next = at + 1; next < live.length; next += 1) {
    const block = live[next];
    if (block !== undefined && passes(block, next)) return block;
  }
  return undefined;
}

/**
 * `It is set for Tuesday, August 19.` above `9:30 – 10:15 Design`: the only day of a paragraph, right above a list of hours.
 * `Mon, Feb 15 (no school!)` above `8 am - 1:30 pm`: so is a day that opens its line, right above the hours.
 */
function headsList({ block, said }: LiveBlock, next: LiveBlock | undefined): boolean {
  if (next === undefined || said.reading.entries.length > 1 || neverHeads.has(next.block.kind)) return false;
  const isAbove = said.opensWithTime && next.said.opensWithTime && next.block.stanza === block.stanza;
  if (isAbove && next.said.hasClock && !next.said.hasDay) return true;
  const isNear = next.block.stanza === block.stanza + 1 && next.block.opensStanza;
  const isMasthead = block.stanza === 0 && next.block.kind !== "paragraph";
  return isNear && next.said.hasClock && !next.said.hasDay && (next.said.opensWithTime || isMasthead);
}

const rowKinds = new Set<Block["kind"]>(["row", "line", "field", "item"]);
/** So many lines that name an hour and no day are a list of hours. */
const leastRows = 2;

/** `They read the meters on Tuesday 12 January.` above `Flats 1 to 8  between 8 and 10` and `Flats 9 to 16  between 10 and 12`. */
function isAboveRows(live: readonly LiveBlock[], at: number, { stanza }: Block): boolean {
  const rows = live.slice(at + 1, at + 1 + leastRows);
  const isRow = ({ block, said }: LiveBlock): boolean =>
    rowKinds.has(block.kind) &&
    block.stanza <= stanza + 1 &&
    !said.hasDay &&
    (said.hasClock || mayBeClock(said));
  return rows.length === leastRows && rows.every(isRow);
}

/** `(rain date Sun 23)`: an aside, whose day is not that of the lines below. */
const isBracketed = ({ reading }: Said): boolean => /^\s*\(.*\)\s*$/su.test(reading.source.text);

/** `AGENDA` between a date and `8:30 Breakfast`: the heading of hours, which says nothing of their day. */
function isAboveHours(live: readonly LiveBlock[], at: number): boolean {
  const [heading, below] = [live[at], live[at + 1]];
  return (
    heading?.block.kind === "heading" &&
    below !== undefined &&
    opensWithHour(below) &&
    below.block.stanza <= heading.block.stanza + 1
  );
}

/** `FRIDAY 11 JULY`, `Outward journey on Sat 14 June`: a day for the hours below it, which name none. */
export function headsDay(live: readonly LiveBlock[], at: number, isUnderDay: boolean): boolean {
  const here = live[at];
  if (here === undefined || here.said.hasClock || !isOfOneDay(here.said)) return false;
  if (isBracketed(here.said) || here.isDue || here.part.clock !== undefined) return false;
  const next = nextOf(
    live,
    at,
    (one, place) =>
      (isTimed(one.said) && !isBracketed(one.said)) ||
      mayBeClock(one.said) ||
      (one.block.kind === "heading" && one.part.heads !== true && !isAboveHours(live, place)),
  );
  const between = next === undefined ? -1 : live.indexOf(next, at) - 1;
  if (neverHeads.has(here.block.kind)) {
    if (here.block.kind !== "paragraph") return false;
    const isOne = here.said.reading.entries.length === 1;
    return headsList(here, next) || (isOne && isAboveRows(live, at, here.block));
  }
  const above = isAboveHours(live, between) ? live[between] : next;
  if (next === undefined || above === undefined || above.block.stanza > here.block.stanza + 1)
    return here.said.isBare && !isUnderDay;
  return !next.said.hasDay && (next.said.hasClock || mayBeClock(next.said) || isAllDay(next.said));
}

/** `Your shifts, week beginning 30 Nov:`, `Week of Sunday 7 March (Mothering Sunday)`: the week of the weekdays below it; null for any other line. */
export function weekHeaded(live: readonly LiveBlock[], at: number): DayExpression | null {
  const here = live[at];
  if (here === undefined || here.said.hasClock || neverHeads.has(here.block.kind)) return null;
  const [week, ...others] = daysIn(here.said);
  const isNamed = others.every(({ kind }) => kind === "holiday");
  if (week?.kind !== "week" || week.days === "weekend" || !isNamed || isSeries(here.said)) return null;
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

const opensWithHour = ({ block, said, part }: LiveBlock): boolean =>
  !neverHeads.has(block.kind) &&
  said.hasClock &&
  !said.hasDay &&
  said.opensWithTime &&
  (part.when === null ? !said.isBare : part.facts?.name != null);

const firstClock = ({ said }: LiveBlock): string | null => {
  const moments = said.reading.entries.flatMap(({ parts }) => parts.flat()).map(({ moment }) => moment);
  const [clock] = moments.flatMap(({ clocks }) => clocks);
  return clock === undefined ? null : `${clock.hour % 12}:${clock.minute}`;
};

/** The lines of a stanza that open with an hour, and the hours that they open with. */
interface HoursOfStanza {
  blocks: ReadonlySet<Block>;
  clocks: ReadonlySet<string | null>;
}

export type HourLines = ReadonlyMap<number, HoursOfStanza>;

/** The lines of a text that open with an hour, by their stanza. */
export function hourLinesOf(live: readonly LiveBlock[]): HourLines {
  const byStanza = Map.groupBy(live.filter(opensWithHour), ({ block }) => block.stanza);
  return new Map(
    Array.from(byStanza, ([stanza, lines]) => [
      stanza,
      { blocks: new Set(lines.map(({ block }) => block)), clocks: new Set(lines.map(firstClock)) },
    ]),
  );
}

/** Another line of its stanza opens with an hour. */
function isBesideHours(hours: HourLines, { block }: LiveBlock): boolean {
  const blocks = hours.get(block.stanza)?.blocks;
  return blocks !== undefined && blocks.size > (blocks.has(block) ? 1 : 0);
}

/** What a block says where it stands: below a day, and beside lines that open with hours, a bare number may be an hour. */
export function saidIn(hours: HourLines, here: LiveBlock, isUnderDay: boolean): Said {
  const { said } = here;
  const mayBe = !said.hasClock && !said.hasDay && mayBeClock(said);
  return mayBe && (isUnderDay || isBesideHours(hours, here)) ? here.saidUnderDay() : said;
}

/**
 * `1pm speeches` above `2pm cake` below `Party on Sunday 22 August, noon to 4`: hours of what happens on the day of what is
 * said right above. Where one of them is when that begins (`10.00 Welcome` below `Meeting on Thursday, 10-12`) they are an
 * agenda, the parts of one event.
 */
export const isInProgramme = (hours: HourLines, dated: LiveBlock, here: LiveBlock): boolean =>
  dated.said.hasClock &&
  opensWithHour(here) &&
  isBesideHours(hours, here) &&
  hours.get(here.block.stanza)?.clocks.has(firstClock(dated)) !== true;

/** `Good Friday  10 am  Workshop` above `2 pm  The Last Hour`, or items of a list: the line goes on with the day above. */
export const goesOn = (dated: LiveBlock, block: Block, said: Said): boolean =>
  block.stanza === dated.block.stanza &&
  dated.said.hasClock &&
  (block.kind === "item" || (said.opensWithTime && dated.said.opensWithTime && block.kind !== "paragraph"));
