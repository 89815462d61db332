import type { ToldRequest } from "@/lib/extraction/rules/pack/language-pack";
import { chooseMail, type MailAbove } from "./choose/choose-mails";
import { listedCountOf, wordsOfMail } from "./choose/mail-blocks";
import { type SilentStretch, silentTimes } from "./choose/silent-times";
import { namesDate } from "./choose/time-features";
import type { Entry } from "./entries";
import { dayNumberLines } from "./find/day-number-lines";
import { type Find, type PartRequest, remembering, type Said, stretchOf } from "./find/find-in-block";
import { hoursBelow, isOfPastYear, pastBelow } from "./heads-above";
import { isHoursList, mute } from "./hours-list";
import type { ShapeContext } from "./items/cell";
import type { Part } from "./items/facts";
import { type LiveBlock, readLiveBlock } from "./items/live-block";
import { shapeParts } from "./items/shape-parts";
import type { Block } from "./layout/block";
import type { Layout } from "./layout/read-layout";
import { nowIn } from "./now";
import type { DocumentWords } from "./pack/document-words";
import { blank } from "./scan";
import { anchorOf } from "./scope/anchor";
import type { Offer } from "./scope/messages";
import type { DayExpression } from "./spans";

/** The blocks that say something, the text with what is silent turned to blanks, and what was silent, and why. */
export interface ReadBlocks {
  live: LiveBlock[];
  /** All blocks of the mails that are read. */
  blocks: readonly Block[];
  text: string;
  silent: SilentStretch[];
  /** What the blocks say of which a time is over, or cannot be: its hours are known all the same. */
  past: Said[];
  /** What the mails say that others above them answer. */
  offers: Offer[];
  /** Reads a stretch of the text again, without a second reading of what the blocks were read for. */
  find: Find;
}

interface Walk {
  /** The blocks that are heard, and the text with what is silent turned to blanks. */
  heard: Block[];
  text: string;
  silent: SilentStretch[];
  past: Said[];
  offers: Offer[];
  /** The mails of which some heard block says a time. */
  timed: Set<number>;
  /** Where the lines begin of which the first number is a day, and the mail in which a month was named last. */
  dayLines: Set<number>;
  monthMail: number | null;
  /** The stanza in which a series was said last, and the one in which a block was nothing but opening hours. */
  seriesStanza: number | null;
  hoursStanza: number | null;
  /** Whether a stanza is a list of hours, for those that were asked for. */
  hoursLists: Map<number, boolean>;
  /** The stanza of the heading of hours above. */
  headStanza: number | null;
  /** The stanza of the heading of minutes, whose hours are those of a meeting that is over. */
  minutesStanza: number | null;
  /** The last stanza of what stands below `Past events` or a day that is over. */
  pastStanza: number | null;
  request: PartRequest;
  layout: Layout;
  words: DocumentWords;
  find: Find;
  /** What is known of each mail, by its number. */
  above: MailAbove[];
}

const isSeries = ({ parts }: Entry): boolean => parts.flat().some(({ moment }) => moment.recurrence !== null);

/** True for `MARCH`, `May 2026`. */
const isMonth = (period: DayExpression | null): boolean =>
  (period?.kind === "calendar" || period?.kind === "period") && period.month !== null;

const firstBlocks = 4;
const headBlocks = 2;
/** How many stanzas below a series a day without it is one of its exceptions. */
const nearSeries = 3;

function isInHoursList(walk: Walk, block: Block): boolean {
  const known = walk.hoursLists.get(block.stanza) ?? isHoursList(walk, block);
  walk.hoursLists.set(block.stanza, known);
  return known;
}

/** What the place of a block tells of its times. */
function placeOf(walk: Walk, at: number, { isBare, hasDay, reading }: Said): string[] {
  const { seriesStanza, hoursStanza, headStanza, minutesStanza, pastStanza } = walk;
  const { blocks } = walk.layout;
  const [block, ...next] = blocks.slice(at, at + 3);
  const features: string[] = [];
  if (at < firstBlocks) features.push("top");
  if (isBare) features.push("bare");
  if (block && isBare && isInHoursList(walk, block)) features.push("hours-list");
  if (block && hoursStanza === block.stanza) features.push("beside-hours");
  const isDivider = isBare && next[0]?.kind === "stamp";
  if (isDivider || next.some(({ kind }) => kind === "greeting")) features.push("above-greeting");
  if (block?.kind === "signature") features.push("signed");
  if (block && seriesStanza !== null && block.stanza - seriesStanza <= nearSeries) features.push("by-series");
  if (block && !hasDay && minutesStanza !== null && block.stanza - minutesStanza <= 1)
    features.push("minutes-held");
  if (block && headStanza !== null && block.stanza - headStanza <= 1) {
    // Who pastes dated hours of a season and nothing else asks for them.
    const isAlone = headStanza === 0 && blocks.at(-1)?.stanza === 0;
    if (!isAlone || !reading.clusters.some(namesDate)) features.push("under-hours");
  }
  if (pastStanza !== null || (block && isOfPastYear(walk, block))) features.push("under-past");
  return features;
}

/** The instant from which a block counts its days. */
const nowOf = ({ request, layout, words }: Walk, block: Block): number =>
  anchorOf(request, { layout, block }, words.layout.mail);

/** Keeps what a block says for those below it. */
function noteAbove(walk: Walk, block: Block, said: Said): void {
  const { entries } = said.reading;
  if (isMonth(said.period)) walk.monthMail = block.mail;
  if (entries.some(isSeries)) walk.seriesStanza = block.stanza;
  const isQuiet = block.kind === "heading" || entries.length === 0;
  // `Easter opening hours` names a day and is a heading all the same.
  if (isQuiet || !said.hasClock)
    walk.headStanza = hoursBelow(walk, block, { stanza: walk.headStanza, isQuiet });
  walk.pastStanza = pastBelow(walk, { block, said }, walk.pastStanza);
}

/** Hears what a block says; of a mail that another one above it answers, what it offers. */
function hearBlock(walk: Walk, at: number, isLive: boolean): void {
  const block = walk.layout.blocks[at];
  if (block === undefined || mute.has(block.kind)) return;
  const { request, words } = walk;
  const nowMs = nowOf(walk, block);
  const stretch = stretchOf(block);
  const { dayLines } = walk;
  if (walk.monthMail === block.mail && block.kind !== "paragraph") dayLines.add(stretch.start);
  let said = walk.find({ ...request, nowMs, dayLines, text: walk.text }, stretch);
  if (isLive) noteAbove(walk, block, said);
  const { hasClock } = said;
  const silent = silentTimes(said, { features: placeOf(walk, at, said), words: words.silent });
  if (silent.length > 0) {
    if (isLive) {
      walk.silent.push(...silent);
      if (silent.some(({ reason }) => reason === "hours")) walk.hoursStanza = block.stanza;
      if (silent.some(({ reason }) => reason === "past" || reason === "unclear")) walk.past.push(said);
      // `1:35 Minutes of 16 June` is an item of an agenda.
      const isTop = at < headBlocks && !hasClock;
      if (isTop && silent.some(({ decision: { features } }) => features.includes("minutes-held")))
        walk.minutesStanza = block.stanza;
    }
    walk.text = silent.reduce(blank, walk.text);
    said = walk.find({ ...request, nowMs, dayLines, text: walk.text }, stretch);
    if (said.reading.entries.length === 0 && block.kind !== "heading") return;
  }
  if (!isLive) {
    if (block.kind !== "signature") walk.offers.push({ block, said });
    return;
  }
  if (said.reading.entries.length > 0 && block.kind !== "subject") walk.timed.add(block.mail);
  walk.heard.push(block);
}

/** What is known of a mail once it has been read, for the one below it. */
function aboveOf(walk: Walk, mail: number, isLive: boolean): MailAbove {
  const words = wordsOfMail(walk.request.text, walk.layout, mail);
  const isForwarding = walk.layout.mails[mail]?.isSubjectForwarded ?? false;
  return { isLive, words, hasTimes: walk.timed.has(mail), isBelow: mail > 0, isForwarding };
}

function contextOf({ request, text, words, find, dayLines }: Walk, nowMs: number): ShapeContext {
  const spoken = { ...request, nowMs, dayLines, text };
  return {
    request: spoken,
    find: (stretch, isUnderDay) => find(spoken, stretch, isUnderDay),
    text,
    shapes: words.shapes,
    names: words.names,
  };
}

/** The parts of what is heard; a subject whose mail says by itself when it is, is a name and no event. */
function partsOf(walk: Walk): Part[] {
  const heard = walk.heard.sort((left, right) => left.start - right.start);
  const parts = shapeParts(contextOf(walk, walk.request.nowMs), heard);
  return parts.map((part) =>
    part.block.kind === "subject" && walk.timed.has(part.block.mail) ? { ...part, when: [] } : part,
  );
}

/** Hears the blocks of the mails that are read for events. */
function hearMails(walk: Walk): void {
  const { layout, words } = walk;
  for (const [mail, one] of layout.mails.entries()) {
    const above = walk.above[one.within ?? -1];
    const isLive =
      above === undefined ||
      chooseMail({ mail: one, listedCount: listedCountOf(layout, mail) }, above, words.mailChoice) !== null;
    const own = layout.blocks.keys().filter((at) => layout.blocks[at]?.mail === mail);
    for (const at of own) hearBlock(walk, at, isLive);
    walk.above.push(aboveOf(walk, mail, isLive));
  }
}

/** Reads the blocks of a text one by one, mail by mail, so that what is only repeated is left out. */
export function readBlocks(request: ToldRequest, layout: Layout, words: DocumentWords): ReadBlocks {
  const text = layout.lines.reduce(
    (rest, { start, quoteDepth }) =>
      quoteDepth === 0 ? rest : blank(rest, { start: rest.lastIndexOf("\n", start - 1) + 1, end: start }),
    request.text,
  );
  const walk: Walk = {
    request: { ...request, heard: new Map() },
    layout,
    words,
    find: remembering(),
    heard: [],
    text,
    silent: [],
    past: [],
    offers: [],
    timed: new Set(),
    dayLines: dayNumberLines(text, layout.blocks, {
      now: nowIn(request.timeZone, request.nowMs),
      pack: request.pack,
    }),
    monthMail: null,
    seriesStanza: null,
    hoursStanza: null,
    hoursLists: new Map(),
    headStanza: null,
    minutesStanza: null,
    pastStanza: null,
    above: [],
  };
  hearMails(walk);
  const live = partsOf(walk).map((part) =>
    readLiveBlock(contextOf(walk, nowOf(walk, part.block)), part, words),
  );
  const blocks = layout.blocks.filter(({ mail }) => walk.above[mail]?.isLive);
  const { silent, past, offers, find } = walk;
  return { live, blocks, text: walk.text, silent, past, offers, find };
}
