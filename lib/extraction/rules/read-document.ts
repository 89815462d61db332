import type { ExtractionRequest } from "@/lib/extraction/extractor";
import type { EventDraft } from "@/lib/extraction/schema";
import { buildDrafts } from "./build-drafts";
import { type SilentSentence, silentSentences } from "./choose/silent-sentences";
import type { SilentWords } from "./choose/silent-words";
import { type CivilDate, parseCivil } from "./civil-date";
import type { NameWords } from "./describe/choose-name";
import { describeItem } from "./describe/describe-item";
import { readDetails } from "./details/read-details";
import { findIn } from "./find/find-in-block";
import { gatherItems, type LiveBlock } from "./items/gather-items";
import type { Item } from "./items/item";
import type { Block } from "./layout/block";
import type { LayoutWords } from "./layout/layout-words";
import { readLayout } from "./layout/read-layout";
import { nowIn } from "./now";
import { completeEntry } from "./scope/complete-entry";

/** The words of one language that the stages of a document ask. */
export interface LanguageWords {
  layout: LayoutWords;
  silent: SilentWords;
  names: NameWords;
}

const mute = new Set<Block["kind"]>(["header", "quoted", "separator", "greeting", "closing", "signature"]);

/** The text with what is silent turned to blanks, so that offsets stay. */
function blanked(text: string, silent: readonly SilentSentence[]): string {
  return silent.reduce(
    (rest, { start, end }) => rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end),
    text,
  );
}

function readBlocks(request: ExtractionRequest, blocks: readonly Block[], words: LanguageWords) {
  const live: LiveBlock[] = [];
  let text = request.text;
  for (const block of blocks) {
    if (mute.has(block.kind)) continue;
    const stretch = { start: block.kind === "field" ? block.start : block.from, end: block.end };
    const said = findIn(request, stretch);
    const silent = silentSentences(said, words.silent);
    if (silent.length === 0) live.push({ block, said });
    else {
      text = blanked(text, silent);
      const heard = findIn({ ...request, text }, stretch);
      if (heard.reading.entries.length > 0) live.push({ block, said: heard });
    }
  }
  return { live, text };
}

interface Before {
  start: { date: CivilDate; minutes: number } | null;
}

function draftsOf(
  item: Item,
  before: Before,
  { request, text, words }: { request: ExtractionRequest; text: string; words: LanguageWords },
): EventDraft[] {
  const { at, reading } = item.said;
  const entries = reading.entries.map((entry) => completeEntry(entry, item.scope));
  let isFirst = true;
  const drafts = buildDrafts({
    source: reading.source,
    entries,
    request: { ...request, text: reading.source.text },
    now: reading.now,
    nowIn: (zone) => nowIn(zone, request.nowMs),
    previousStart: before.start,
    readDetails: (segment) => {
      const own = readDetails(segment);
      const shifted = {
        ...own,
        evidence: own.evidence.map((one) => ({ ...one, start: one.start + at, end: one.end + at })),
      };
      const described = describeItem(item, shifted, { text, words: words.names, isFirst });
      isFirst = false;
      return {
        ...described,
        evidence: described.evidence.map((one) => ({ ...one, start: one.start - at, end: one.end - at })),
      };
    },
  });
  const last = drafts.at(-1);
  if (last) before.start = { date: parseCivil(last.start), minutes: last.allDay ? 0 : minutesOf(last.start) };
  return drafts.map((draft) => ({
    ...draft,
    evidence: draft.evidence.map((one) => ({ ...one, start: one.start + at, end: one.end + at })),
  }));
}

const minutesOf = (wall: string): number => Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14, 16));

/** Reads a text of several blocks: what it is, what is said for all of it, what each item says. */
export function readDocument(request: ExtractionRequest, words: LanguageWords): EventDraft[] {
  const { blocks } = readLayout(request.text, words.layout);
  const { live, text } = readBlocks(request, blocks, words);
  const items = gatherItems({ ...request, text }, live);
  const before: Before = { start: null };
  return items.flatMap((item) => draftsOf(item, before, { request, text, words }));
}
