import { readEvents } from "@/lib/extraction/read-events";
import type { LanguageTold } from "@/lib/extraction/rules/pack/language-pack";
import type { EventDraft } from "@/lib/extraction/schema";
import { unreadOf } from "@/lib/extraction/unread-of";
import type { TextPart } from "@/lib/text/split-text";
import type { EvidenceField } from "@/lib/wire/event-fields";
import { joinParts, textLengthMax } from "@/lib/wire/text-limits";
import { chooseParts } from "./choose-parts";
import { linesThatMatter } from "./lines-that-matter";
import type { LiveRead } from "./live-messages";
import type { AskedPart, FoundPart } from "./long-text";
import { eventsOf, type LiveReading, type LiveRequest, readLiveBy } from "./read-live";

const timeFields: ReadonlySet<EvidenceField> = new Set(["start_datetime", "recurrence", "all_day"]);

/** For each offset into joined parts the offset into the text that they are of. */
function offsetsOf(parts: readonly TextPart[]): (offset: number) => number {
  let from = 0;
  const places = parts.map(({ start, end }) => {
    const place = { from, start, end };
    from += end - start + 1;
    return place;
  });
  return (offset) => {
    const place = places.findLast((one) => one.from <= offset);
    return place === undefined ? offset : Math.min(place.end, place.start + offset - place.from);
  };
}

/** The events of a text and its other times. */
function wholeOf(told: LanguageTold): LiveReading {
  const { unknownLanguage, ...found } = readEvents(told);
  return { drafts: found.drafts, unread: unreadOf(told.text, { ...found, found: found.whole.drafts }) };
}

/** Reads parts of a text as Create does, joined; words stand in the text, where they are together there too. */
async function readAsOne(
  request: LiveRequest & { parts: readonly TextPart[] },
  read: (told: LanguageTold) => LiveReading,
): Promise<LiveReading> {
  const { parts } = request;
  if (parts.length === 0) return { drafts: [], unread: [] };
  const words = parts.map(({ start, end }) => request.text.slice(start, end));
  const { drafts, unread } = await readLiveBy(read, { ...request, text: joinParts(words) });
  const offsetOf = offsetsOf(parts);
  const placed = <Words extends TextPart>(said: Words): Words[] => {
    const [start, end] = [offsetOf(said.start), offsetOf(said.end - 1) + 1];
    return end - start === said.end - said.start ? [{ ...said, start, end }] : [];
  };
  return {
    drafts: drafts.map((draft) => ({ ...draft, evidence: draft.evidence.flatMap(placed) })),
    unread: unread.flatMap(placed),
  };
}

const isIn = (part: TextPart, words: TextPart): boolean => words.start < part.end && part.start < words.end;

/** Where an event's own words stand: the last of those that say when, since what holds for several stands above them. */
function placeOf({ evidence }: EventDraft): TextPart {
  const times = evidence.filter(({ field }) => timeFields.has(field));
  const starts = (times.length > 0 ? times : evidence).map(({ start }) => start);
  const start = Math.max(0, ...starts);
  return { start, end: start + 1 };
}

const find = (part: TextPart, { drafts, unread }: LiveReading): FoundPart => ({
  start: part.start,
  end: part.end,
  eventCount: drafts.filter((draft) => isIn(part, placeOf(draft))).length,
  unreadCount: unread.filter((words) => isIn(part, words)).length,
  isDated: drafts.some(({ evidence }) => evidence.some((words) => isIn(part, words))),
});

const timesOf = (drafts: readonly EventDraft[]): string =>
  drafts.map(({ start, timezone, recurrence }) => [start, timezone, recurrence].join(" ")).join("\n");

/**
 * Reads a long text: what each of its parts has, its lines that matter, and the events of the chosen ones, read as one text.
 * The first part is among those with dates also where it only says what the others count from, such as the head of a mail.
 */
export async function readParts(request: LiveRequest, asked: readonly AskedPart[]): Promise<LiveRead> {
  const whole = await readAsOne({ ...request, parts: asked }, wholeOf);
  const all = whole.drafts;
  const kept = linesThatMatter(request.text.slice(0, asked.at(-1)?.end), all, textLengthMax);
  const readChosen = async (found: readonly FoundPart[]) => {
    const choices = chooseParts(
      asked.map(({ isWanted }, place) => ({ isWanted, isDated: found[place]?.isDated ?? null })),
    );
    const chosen = asked.filter((_, place) => choices[place]);
    const expected = all.filter((draft) => chosen.some((part) => isIn(part, placeOf(draft))));
    const isAll = chosen.length === asked.length;
    const { drafts } = isAll ? whole : await readAsOne({ ...request, parts: chosen }, eventsOf);
    return { drafts, isAsExpected: timesOf(drafts) === timesOf(expected) };
  };
  const parts = asked.map((part) => find(part, whole));
  const read = await readChosen(parts);
  const [head] = parts;
  if (read.isAsExpected || head === undefined || head.isDated) return { drafts: read.drafts, parts, kept };
  const partsWithHead = parts.with(0, { ...head, isDated: true });
  const readWithHead = await readChosen(partsWithHead);
  return readWithHead.isAsExpected
    ? { drafts: readWithHead.drafts, parts: partsWithHead, kept }
    : { drafts: read.drafts, parts, kept };
}
