import type { ToldRequest } from "@/lib/extraction/rules/pack/language-pack";
import type { EventDraft } from "@/lib/extraction/schema";
import { eventsPerTextMax } from "@/lib/wire/event-limits";
import type { Evidence } from "@/lib/wire/evidence";
import { buildDrafts } from "./build-drafts";
import { type CivilDate, parseCivil } from "./civil-date";
import { type DescribeContext, describeItem } from "./describe/describe-item";
import { readDetails } from "./details/read-details";
import { type Entry, entryHasClock, momentsOf } from "./entries";
import { findIn, stretchOf } from "./find/find-in-block";
import { endOfItem } from "./items/end-of-item";
import type { Part } from "./items/facts";
import type { Item } from "./items/item";
import { type EndWords, endAfter, minutesNearby } from "./items/length-nearby";
import { type ItemBefore, inAfternoon, isBehindMidnight, onNextDay } from "./items/small-hours";
import type { Stretch } from "./layout/block";
import { countsBack, type Moment } from "./moment";
import { noDetails } from "./no-details";
import { nowIn } from "./now";
import { completeEntry } from "./scope/complete-entry";
import { withClock } from "./scope/default-clock";
import { datesOf, inWeeks, type Weekly, weekdaysOf } from "./scope/weekly";
import type { EventDetails, Segment } from "./types";

/** The details of an item's own words; of a part that a shape has read, those of all its words. */
function ownDetails(
  { said: { at }, part: { block, when, apart = [] } }: Item,
  segment: Segment,
  { text, details }: DescribeContext,
): EventDetails {
  if (when !== null)
    return readDetails(
      {
        text,
        ...stretchOf(block),
        taken: [...when, ...apart]
          .map((stretch) => ({ ...stretch, rule: "shape" }))
          .sort((left, right) => left.start - right.start),
      },
      details,
    );
  const own = readDetails(segment, details);
  return {
    ...own,
    evidence: own.evidence.map((one) => ({ ...one, start: one.start + at, end: one.end + at })),
  };
}

/** The weeks that the cells of a row name. */
function weeksOfPart(request: ToldRequest, { weeks }: Part): Weekly | null {
  if (weeks === undefined) return null;
  const dates = weeks.dates === null ? null : datesOf(findIn(request, weeks.dates));
  return {
    byDay: weeks.byDay ?? weekdaysOf(findIn(request, weeks.days)),
    starting: null,
    until: null,
    ...dates,
  };
}

/** The hour that the header of a column says. */
const clockIn = (request: ToldRequest, stretch: Stretch): Moment | null =>
  findIn(request, stretch, true).reading.entries.flatMap(momentsOf)[0] ?? null;

/** What came before an item in its text. */
export interface Before {
  start: { date: CivilDate; minutes: number } | null;
  item: ItemBefore | null;
  describedCount: number;
}

/**
 * A group keeps the first events alone, so those far behind them are only counted: to name each of three hundred hours costs
 * more than to find them. Twice as many as are kept, for some of the first may be the same event said again.
 */
export const describedMax = 2 * eventsPerTextMax;

/** The entries of an item, each with what is said for it elsewhere. */
function entriesOf(item: Item, request: ToldRequest, { words }: DescribeContext): Entry[] {
  const { block, scope, said } = item;
  const weekly = item.weekly ?? weeksOfPart(request, item.part);
  // Whoever asks for an entry on `aug 10` in September asks for the next one.
  const isAsked = words.names.request.test(request.text.slice(block.from, block.end).toLowerCase());
  const hour = item.part.clock === undefined ? null : clockIn(request, item.part.clock);
  return said.reading.entries
    .map((entry) => (hour === null || entryHasClock(entry) ? entry : withClock(entry, hour)))
    .map((entry) => completeEntry(entry, scope, isAsked ? null : said.reading.now.today))
    .map((entry) => (weekly === null ? entry : inWeeks(entry, weekly)));
}

/** What lasts all day is neither of an evening nor of a night, for the hours that follow it. */
const noon = 12 * 60;

/** The drafts of an item, described. */
export function draftsOf(
  item: Item,
  before: Before,
  { request, context, ends }: { request: ToldRequest; context: DescribeContext; ends: EndWords },
): EventDraft[] {
  const { at, reading } = item.said;
  const { text } = context;
  const entries = entriesOf(item, { ...request, text }, context);
  let previous: string | null = null;
  const built = buildDrafts({
    source: reading.source,
    entries,
    request: { ...request, text: reading.source.text },
    now: reading.now,
    nowIn: (zone) => nowIn(zone, item.said.nowMs),
    previousStart: before.start,
    readDetails: (segment) => {
      before.describedCount += 1;
      if (before.describedCount > describedMax) return noDetails(context.details.titles.unnamed);
      const own = segment.taken.map((one) => ({ ...one, start: one.start + at, end: one.end + at }));
      const taken = [
        ...own,
        ...[...item.part.ends, ...(item.part.apart ?? [])].map((one) => ({ ...one, rule: "shape" })),
      ].sort((left, right) => left.start - right.start);
      const whole = { text, start: segment.start + at, end: segment.end + at, taken };
      const details = ownDetails(item, segment, context);
      const described = describeItem({ item, segment: whole, own: details, previous }, context);
      previous = described.title;
      return {
        ...described,
        evidence: described.evidence.map((one) => ({ ...one, start: one.start - at, end: one.end - at })),
      };
    },
  });
  const isTwentyFour = request.habits?.isTwentyFour === true;
  const kept = isTwentyFour ? built : built.map((draft) => inAfternoon(item, before.item, draft));
  const drafts = kept.map((draft) => (isBehindMidnight(item, before.item, draft) ? onNextDay(draft) : draft));
  const last = drafts.at(-1);
  if (last) before.item = { item, start: last.start, isLate: last !== kept.at(-1) };
  if (last && (before.start === null || !entries.flatMap(momentsOf).some(countsBack)))
    before.start = { date: parseCivil(last.start), minutes: last.allDay ? noon : minutesOf(last.start) };
  const whole = { ...request, text };
  const isOpen = drafts.some(({ end, allDay }) => end === null && !allDay);
  const minutes = isOpen ? minutesNearby(whole, item, ends) : null;
  return drafts.map((draft) => {
    const { end, words } = endOf(item, draft, { request: whole, minutes });
    const evidence = evidenceOf(item, draft, words).map((one) => quoted(request.text, one));
    return { ...draft, end, evidence };
  });
}

/** When an item ends: by words apart from its own, which are told, by its own, by a length beside it. */
function endOf(
  item: Item,
  draft: EventDraft,
  { request, minutes }: { request: ToldRequest; minutes: number | null },
): { end: string | null; words: readonly Stretch[] } {
  const apart = endOfItem(request, item.part.ends, draft);
  if (apart !== null) return { end: apart, words: item.part.ends };
  return { end: endAfter(draft, minutes), words: [] };
}

/** The words that a draft comes from: its own, those that stand elsewhere, and those that say when it ends. */
const evidenceOf = (item: Item, { evidence }: EventDraft, endWords: readonly Stretch[]): Evidence[] => [
  ...evidence.map((one) => ({ ...one, start: one.start + item.said.at, end: one.end + item.said.at })),
  ...[...item.elsewhere, ...(item.part.clock ? [item.part.clock] : [])].map((stretch) => ({
    ...stretch,
    field: "start_datetime" as const,
    quote: "",
  })),
  ...endWords.map((stretch) => ({ ...stretch, field: "end_datetime" as const, quote: "" })),
];

/** Evidence quotes the text itself, also where some of its words were turned to blanks. */
const quoted = (text: string, one: Evidence): Evidence => ({ ...one, quote: text.slice(one.start, one.end) });

const minutesOf = (wall: string): number => Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));
