import type { TextHabits } from "@/lib/extraction/extractor";
import type { ToldRequest } from "@/lib/extraction/rules/pack/language-pack";
import type { EventDraft } from "@/lib/extraction/schema";
import type { SilentStretch } from "./choose/silent-times";
import { leaveOutWhatIsOver } from "./choose/what-is-over";
import { hasDayFirst } from "./day-first";
import { joinLinks } from "./describe/choose-link";
import type { WeighedPlace } from "./describe/choose-place";
import type { DescribeContext } from "./describe/describe-item";
import { nameDuties } from "./describe/name-duties";
import type { NameCandidate } from "./describe/name-features";
import { readerOfPlaces } from "./describe/place-candidates";
import { sharedPlaces } from "./describe/shared-places";
import { writesDottedHours } from "./dotted-hours";
import { type Before, describedMax, draftsOf } from "./draft-item";
import type { Item } from "./items/item";
import { endWordsIn } from "./items/length-nearby";
import type { LiveBlock } from "./items/live-block";
import { readTimetable } from "./items/timetable";
import type { FoundEvent } from "./judge/found-event";
import { type JudgedEvent, judgeEvents } from "./judge/judge-events";
import { withoutTwins } from "./judge/without-twins";
import type { Block } from "./layout/block";
import { type Layout, readLayout } from "./layout/read-layout";
import { nowIn } from "./now";
import type { DocumentWords } from "./pack/document-words";
import { readBlocks } from "./read-blocks";
import { blank, prepare, type Source } from "./scan";
import { settleItems } from "./scope/settle-items";
import { writesTwentyFour } from "./time-table";

/** The candidates for a name of an item's entry, the best first. */
interface ItemNames {
  item: Item;
  candidates: readonly NameCandidate[];
}

/** The candidates for the place of an item's entry with this name, the best first. */
export interface ItemPlaces {
  item: Item;
  title: string;
  candidates: readonly WeighedPlace[];
}

const nameOf = ({ title }: EventDraft, names: readonly ItemNames[], item: Item): NameCandidate | null =>
  names
    .filter((one) => one.item === item)
    .flatMap(({ candidates }) => candidates)
    .find((candidate) => candidate.title === title) ?? null;

/** What became of a text on its way: what it is made of, what is silent, what says when, and each name with its rivals. */
export interface DocumentTrace {
  layout: Layout;
  /** Its blocks that say something, and all blocks of the mails that are read. */
  live: readonly LiveBlock[];
  blocks: readonly Block[];
  silent: readonly SilentStretch[];
  items: readonly Item[];
  /** What was left out because it is over. */
  over: readonly EventDraft[];
  names: readonly ItemNames[];
  places: readonly ItemPlaces[];
  /** It is too short to be judged as a whole. */
  isNote: boolean;
  /** What is not over, each judged whether it is an event. */
  judged: readonly JudgedEvent[];
  drafts: EventDraft[];
}

/** Keeps what is told of names and places. */
function watched(): Pick<DescribeContext, "watchNames" | "watchPlaces"> & {
  names: ItemNames[];
  places: ItemPlaces[];
} {
  const names: ItemNames[] = [];
  const places: ItemPlaces[] = [];
  return {
    names,
    places,
    watchNames: (item, candidates) => void names.push({ item, candidates }),
    watchPlaces: (item, title, candidates) => void places.push({ item, title, candidates }),
  };
}

interface Judging {
  request: ToldRequest;
  words: DocumentWords;
  blocks: readonly Block[];
}

function judgeFound(found: readonly FoundEvent[], { request, words, blocks }: Judging): JudgedEvent[] {
  const { today } = nowIn(request.timeZone, request.nowMs);
  const { silent, eventWords } = words;
  const { text } = request;
  const context = { text, lower: text.toLowerCase(), today, silent, words: eventWords, blocks };
  return judgeEvents(found, context, words);
}

/** What a text writes everywhere alike; when a mail was sent is written by a program. */
function habitsOf(source: Source, { mails, blocks }: Layout): TextHabits {
  const sent = [...mails.map((mail) => mail.sent), ...blocks.map(({ stamp }) => stamp)];
  const written = sent.reduce((text, one) => (one === null ? text : blank(text, one)), source.lower);
  const dottedHours = writesDottedHours(source);
  // `24.06.28` above `1.30 Ceremony`, `5.30 Dinner`: only the date is written with dots as it is where the day has 24 hours.
  const isOfHalves = dottedHours && /(?:^|\n)[1-6]\.[0-5]\d /.test(source.lower);
  return {
    dayFirst: hasDayFirst(source.lower),
    isTwentyFour: !isOfHalves && writesTwentyFour({ ...source, lower: written }),
    dottedHours,
  };
}

/** Reads a text of several blocks and keeps what each stage made of it. */
export function traceDocument(asked: ToldRequest, words: DocumentWords): DocumentTrace {
  const source = prepare(asked.text, asked.pack.sentence);
  const layout = readLayout(asked.text, words.layout);
  const request = { ...asked, habits: habitsOf(source, layout) };
  const { live, blocks, text, silent, past, offers, find } = readBlocks(request, layout, words);
  const timetable = readTimetable(live, text, words.shapes);
  const items = settleItems({ text, live, timetable, past, offers }, words);
  const before: Before = { start: null, item: null, describedCount: 0 };
  const timed = new Set(items.map(({ block }) => block));
  const placesIn = readerOfPlaces({ text, words });
  const shared = sharedPlaces({ blocks, live, timed }, { text, words, placesIn });
  const links = joinLinks(request.text, blocks, words.links);
  const starts = items.map(({ block }) => block.start);
  const { names, places, ...watching } = watched();
  const { details } = request.pack;
  const context = { ...watching, text, words, details, shared, placesIn, links, starts, before: [] };
  const ends = endWordsIn(text, { shapes: words.shapes, blocks, starts, find });
  const found = items.flatMap((item): FoundEvent[] => {
    const drafts = draftsOf(item, before, { request, context, ends });
    return drafts.map((draft) => ({ draft, item, name: nameOf(draft, names, item) }));
  });
  const all = found.map(({ draft }) => draft);
  const coming = new Set(leaveOutWhatIsOver(all, request.nowMs));
  const toCome = found.filter(({ draft }) => coming.has(draft));
  const judged = judgeFound(toCome.slice(0, describedMax), { request, words, blocks });
  const heard = judged.filter(({ isEvent }) => isEvent).map(({ draft }) => draft);
  const events = [...withoutTwins(heard), ...toCome.slice(describedMax).map(({ draft }) => draft)];
  return {
    layout,
    live,
    blocks,
    silent,
    items,
    over: all.filter((draft) => !coming.has(draft)),
    names,
    places,
    isNote: blocks.length < words.judgedFrom,
    judged,
    drafts: nameDuties(events, request.text, words.names),
  };
}
