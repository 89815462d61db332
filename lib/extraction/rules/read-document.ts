import type { ExtractionRequest } from "@/lib/extraction/extractor";
import type { EventDraft } from "@/lib/extraction/schema";
import type { Evidence } from "@/lib/wire/evidence";
import { buildDrafts } from "./build-drafts";
import { type SilentSentence, silentSentences } from "./choose/silent-sentences";
import type { SilentWords } from "./choose/silent-words";
import { type CivilDate, parseCivil } from "./civil-date";
import { joinLinks, type LinkWords } from "./describe/choose-link";
import { type DescribeContext, describeItem } from "./describe/describe-item";
import type { NameWords } from "./describe/name-words";
import type { PlaceWords } from "./describe/place-words";
import { sharedPlaces } from "./describe/shared-places";
import { readDetails } from "./details/read-details";
import { findIn, findInWords, remembering } from "./find/find-in-block";
import type { ShapeContext } from "./items/cell";
import { endOfItem } from "./items/end-of-item";
import { onlyWords, type Part } from "./items/facts";
import type { LiveBlock } from "./items/gather-items";
import type { Item } from "./items/item";
import { endByLength } from "./items/length-nearby";
import { shapeParts } from "./items/shape-parts";
import type { ShapeWords } from "./items/shape-words";
import { type ItemBefore, inAfternoon, isBehindMidnight, onNextDay } from "./items/small-hours";
import { readTimetable } from "./items/timetable";
import type { Block } from "./layout/block";
import type { LayoutWords } from "./layout/layout-words";
import { readLayout } from "./layout/read-layout";
import { nowIn } from "./now";
import { completeEntry } from "./scope/complete-entry";
import type { ScopeWords } from "./scope/scope-words";
import { settleItems } from "./scope/settle-items";
import { datesOf, inWeeks, type Weekly, weekdaysOf } from "./scope/weekly";
import type { EventDetails, Segment } from "./types";

/** The words of one language that the stages of a document ask. */
export interface LanguageWords {
  layout: LayoutWords;
  silent: SilentWords;
  names: NameWords;
  places: PlaceWords;
  links: LinkWords;
  shapes: ShapeWords;
  scope: ScopeWords;
}

const mute = new Set<Block["kind"]>(["header", "quoted", "separator", "greeting", "closing", "signature"]);

/** The text with what is silent turned to blanks, so that offsets stay. */
function blanked(text: string, silent: readonly SilentSentence[]): string {
  return silent.reduce(
    (rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end),
    text,
  );
}

/** What a part says by the words that its shape leaves to be read. */
function findInPart({ request, find }: ShapeContext, { block, when }: Part, isUnderDay: boolean) {
  const stretch = stretchOf(block);
  if (when === null) return find(stretch, isUnderDay);
  return findInWords({ ...request, text: onlyWords(request.text, stretch, when) }, stretch.start, isUnderDay);
}

const stretchOf = (block: Block) => ({
  start: block.kind === "field" ? block.start : block.from,
  end: block.end,
});

function readBlocks(request: ExtractionRequest, blocks: readonly Block[], words: LanguageWords) {
  const live: LiveBlock[] = [];
  const heard: Block[] = [];
  const quiet: SilentSentence[] = [];
  const whole = remembering(request);
  let text = request.text;
  for (const block of blocks) {
    if (mute.has(block.kind)) continue;
    const stretch = stretchOf(block);
    const said = whole(stretch);
    const silent = silentSentences(said, words.silent);
    if (silent.length > 0) {
      text = blanked(text, silent);
      quiet.push(...silent);
      if (findIn({ ...request, text }, stretch).reading.entries.length === 0) continue;
    }
    heard.push(block);
  }
  const spoken = { ...request, text };
  const rest = remembering(spoken);
  const find: ShapeContext["find"] = (stretch, isUnderDay) =>
    quiet.some(({ start, end }) => start < stretch.end && end > stretch.start)
      ? rest(stretch, isUnderDay)
      : whole(stretch, isUnderDay);
  const context = { request: spoken, find, text, shapes: words.shapes, names: words.names };
  for (const part of shapeParts(context, heard)) {
    const read = (isUnderDay: boolean) => findInPart(context, part, isUnderDay);
    live.push({ block: part.block, part, said: read(false), saidUnderDay: () => read(true) });
  }
  return { live, text };
}

/** The details of an item's own words; of a part that a shape has read, those of all its words. */
function ownDetails(
  { said: { at }, part: { block, when } }: Item,
  segment: Segment,
  text: string,
): EventDetails {
  if (when !== null)
    return readDetails({
      text,
      ...stretchOf(block),
      taken: when.map((stretch) => ({ ...stretch, rule: "shape" })),
    });
  const own = readDetails(segment);
  return {
    ...own,
    evidence: own.evidence.map((one) => ({ ...one, start: one.start + at, end: one.end + at })),
  };
}

/** The weeks that the cells of a row name. */
function weeksOfPart(request: ExtractionRequest, { weeks }: Part): Weekly | null {
  if (weeks === undefined) return null;
  const dates = weeks.dates === null ? null : datesOf(findIn(request, weeks.dates));
  return {
    byDay: weeks.byDay ?? weekdaysOf(findIn(request, weeks.days)),
    starting: null,
    until: null,
    ...dates,
  };
}

interface Before {
  start: { date: CivilDate; minutes: number } | null;
  item: ItemBefore | null;
}

function draftsOf(
  item: Item,
  before: Before,
  { request, context, shapes }: { request: ExtractionRequest; context: DescribeContext; shapes: ShapeWords },
): EventDraft[] {
  const { at, reading } = item.said;
  const { text } = context;
  const weekly = item.weekly ?? weeksOfPart({ ...request, text }, item.part);
  const entries = reading.entries
    .map((entry) => completeEntry(entry, item.scope))
    .map((entry) => (weekly === null ? entry : inWeeks(entry, weekly)));
  let previous: string | null = null;
  const built = buildDrafts({
    source: reading.source,
    entries,
    request: { ...request, text: reading.source.text },
    now: reading.now,
    nowIn: (zone) => nowIn(zone, request.nowMs),
    previousStart: before.start,
    readDetails: (segment) => {
      const taken = segment.taken.map((one) => ({ ...one, start: one.start + at, end: one.end + at }));
      const whole = { text, start: segment.start + at, end: segment.end + at, taken };
      const own = ownDetails(item, segment, text);
      const described = describeItem({ item, segment: whole, own, previous }, context);
      previous = described.title;
      return {
        ...described,
        evidence: described.evidence.map((one) => ({ ...one, start: one.start - at, end: one.end - at })),
      };
    },
  });
  const kept = built.map((draft) => inAfternoon(item, before.item, draft));
  const drafts = kept.map((draft) => (isBehindMidnight(item, before.item, draft) ? onNextDay(draft) : draft));
  const last = drafts.at(-1);
  if (last) before.item = { item, start: last.start, isLate: last !== kept.at(-1) };
  if (last) before.start = { date: parseCivil(last.start), minutes: last.allDay ? 0 : minutesOf(last.start) };
  return drafts.map((draft) => ({
    ...draft,
    end: endOf(item, draft, { request: { ...request, text }, shapes }),
    evidence: draft.evidence.map((one) =>
      quoted(request.text, { ...one, start: one.start + at, end: one.end + at }),
    ),
  }));
}

/** When an item ends: by words of its own, by words apart from them, by a length beside it. */
const endOf = (
  item: Item,
  draft: EventDraft,
  { request, shapes }: { request: ExtractionRequest; shapes: ShapeWords },
): string | null =>
  endOfItem(request, item.part.ends, draft) ?? draft.end ?? endByLength(request, item, { draft, shapes });

/** Evidence quotes the text itself, also where some of its words were turned to blanks. */
const quoted = (text: string, one: Evidence): Evidence => ({ ...one, quote: text.slice(one.start, one.end) });

const minutesOf = (wall: string): number => Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));

/** Reads a text of several blocks: what it is, what is said for all of it, what each item says. */
export function readDocument(request: ExtractionRequest, words: LanguageWords): EventDraft[] {
  const { blocks } = readLayout(request.text, words.layout);
  const { live, text } = readBlocks(request, blocks, words);
  const timetable = readTimetable(live, text, words.shapes);
  const items = settleItems({ text, live, timetable }, words.scope);
  const before: Before = { start: null, item: null };
  const timed = new Set(items.map(({ block }) => block));
  const shared = sharedPlaces(text, blocks, { timed, names: words.names, places: words.places });
  const links = joinLinks(request.text, blocks, words.links);
  const starts = items.map(({ block }) => block.start);
  const context = { text, words, shared, links, starts };
  return items.flatMap((item) => draftsOf(item, before, { request, context, shapes: words.shapes }));
}
