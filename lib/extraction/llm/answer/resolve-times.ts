import type { ExtractionRequest } from "@/lib/extraction/extractor";
import type { ModelEvent } from "@/lib/extraction/llm/model-schema";
import type { EventDraft } from "@/lib/extraction/schema";
import { addDays, addMinutes, clockOf, dateOf, wallToInstant } from "@/lib/time/wall-clock";
import type { QuoteRange } from "./locate-quote";
import type { QuoteMatch } from "./match-quote";
import { readModelRule, readModelTimes, type WallTimes } from "./model-times";
import { otherEnd, otherStarts } from "./other-readings";
import { type QuoteReading, readQuote, wordsOf } from "./read-quote";

interface TimeQuestion {
  request: ExtractionRequest;
  event: ModelEvent;
  when: QuoteMatch;
  duration: QuoteMatch | null;
  recurrence: QuoteMatch | null;
  /** The folded words of the event's other quotes. */
  otherWords: ReadonlySet<string>;
  /** What the rules parser made of the whole text, where its times come from the same words. */
  inContext: readonly EventDraft[];
  /** Which of the events with the very same `when` this is, and how many there are. */
  place: { index: number; count: number };
}

export type ResolvedTimes = Pick<
  EventDraft,
  "start" | "end" | "allDay" | "timezone" | "recurrence" | "alternatives"
> &
  Pick<EventDraft, "startFold">;

/** The quotes as pieces of the text, in its order, those that overlap as one. */
function joinPieces(
  text: string,
  ranges: readonly QuoteRange[],
): { start: number; end: number; words: string }[] {
  const joined: { start: number; end: number }[] = [];
  for (const { start, end } of ranges.toSorted((left, right) => left.start - right.start)) {
    const last = joined.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else joined.push({ start, end });
  }
  return joined.map((piece) => ({ ...piece, words: text.slice(piece.start, piece.end) }));
}

/** Reads the quotes together; a bare length (`an hour`) needs a word before it to be one. */
function readTogether({ request, when, duration, recurrence, otherWords }: TimeQuestion): QuoteReading {
  const ranges = [when, duration, recurrence].flatMap((quote) => quote?.spans ?? []);
  const pieces = joinPieces(request.text, ranges);
  const readWith = (lead: string) => {
    const words = pieces
      .map(
        (piece) => (piece.start === duration?.start && piece.start !== when.start ? lead : "") + piece.words,
      )
      .join(" ");
    return readQuote(request, { words, otherWords });
  };
  const hasEnd = (reading: QuoteReading) => reading.drafts.some((draft) => draft.end !== null);
  const plain = readWith("");
  if (duration === null || hasEnd(plain)) return plain;
  const lasting = readWith("for ");
  return hasEnd(lasting) ? lasting : plain;
}

const isSameStart = (draft: EventDraft, model: WallTimes): boolean =>
  draft.start === model.start && draft.allDay === model.allDay;

/** `3pm ET` told as 9 PM in Paris: a model may turn a clock into the visitor's though it is asked not to. */
function isConverted(draft: EventDraft, model: WallTimes, visitorZone: string): boolean {
  if (draft.allDay || model.allDay || draft.timezone === visitorZone) return false;
  const instantOf = (wall: string, timeZone: string) => wallToInstant({ wall, timeZone, fold: "earlier" });
  return instantOf(draft.start, draft.timezone) === instantOf(model.start, visitorZone);
}

/** The model's times on the wall of a draft that means the same start. */
function onWallOf(draft: EventDraft, model: WallTimes): WallTimes {
  if (draft.start === model.start) return model;
  const end = model.end === null ? null : addMinutes(model.end, lengthOf(model.start, draft.start));
  return { start: draft.start, end, allDay: false };
}

/** Certain: it left no word of the quote unread, and knows no other way to read it. */
const isCertain = (draft: EventDraft, own: QuoteReading): boolean =>
  own.isWhole && !draft.alternatives.some(({ field }) => field !== "timezone");

/** The resolver's drafts: of the quote alone where that says everything, else those that know what stands around it. */
function resolverDrafts(own: QuoteReading, inContext: readonly EventDraft[]): readonly EventDraft[] {
  const saysAll = own.saysDay && (own.saysClock || inContext.every((draft) => draft.allDay));
  const isFull = saysAll && own.drafts.length > 0 && own.drafts.every((draft) => isCertain(draft, own));
  return isFull || inContext.length === 0 ? own.drafts : inContext;
}

/** The zone of a draft; where its words name none, the one that the text around them does. */
const zoneOf = ({ request, inContext }: TimeQuestion, draft: EventDraft | undefined): string =>
  draft !== undefined && draft.timezone !== request.timeZone
    ? draft.timezone
    : (inContext[0]?.timezone ?? request.timeZone);

/** The times of a draft, without the rest of it. */
function timesOf(question: TimeQuestion, draft: EventDraft): ResolvedTimes {
  const { start, end, allDay, startFold, recurrence, alternatives } = draft;
  const timezone = zoneOf(question, draft);
  return { start, end, allDay, ...(startFold ? { startFold } : {}), timezone, recurrence, alternatives };
}

/** Minutes on the wall from one clock, or one date, to another. */
const lengthOf = (start: string, end: string): number => (epochOf(end) - epochOf(start)) / 60_000;
const epochOf = (wall: string): number => Date.parse(wall.length === 10 ? wall : `${wall}Z`);

/** An end as far behind a new start as the old one was behind the old. */
function movedEnd(draft: EventDraft, start: string): string | null {
  if (draft.end === null || draft.allDay !== (start.length === 10)) return null;
  const minutes = lengthOf(draft.start, draft.end);
  return draft.allDay ? addDays(start, minutes / 1440) : addMinutes(start, minutes);
}

/** Every start that the words may mean, as far as the resolver knows: its own first. */
function startsOf({ start, allDay, alternatives }: EventDraft): string[] {
  const others = alternatives.flatMap(({ field, value }) =>
    field === "start_datetime" && typeof value === "string" && (value.length === 10) === allDay
      ? [value]
      : [],
  );
  return [start, ...others];
}

/** The day of the model, and the clock that the words say; where they may mean several, the model's if it is one of them. */
function joined(model: WallTimes, draft: EventDraft): WallTimes {
  const isMeant = startsOf(draft).some((start) => clockOf(start) === clockOf(model.start));
  const start = `${dateOf(model.start)}T${clockOf(isMeant ? model.start : draft.start)}`;
  return { start, end: movedEnd(draft, start), allDay: false };
}

interface Sides {
  draft: EventDraft;
  model: WallTimes;
  own: QuoteReading;
  /** True where the text has words for an end that the model may have understood. */
  mayEnd: boolean;
}

/** True where the model's start is one that the words may mean; their hour is free where they name none. */
function isAmong({ draft, model, own }: Sides): boolean {
  if (draft.allDay !== model.allDay) return false;
  const starts = startsOf(draft);
  const isHourOpen = !own.saysClock && !draft.allDay;
  return (
    starts.includes(model.start) ||
    (isHourOpen && starts.some((start) => dateOf(start) === dateOf(model.start)))
  );
}

/**
 * Who is right about the start. Where the resolver understood every word of the quote, the model may choose among what
 * they can mean, and no further. For all that is left unread the model is right.
 */
function settle(sides: Sides): WallTimes {
  const { draft, model, own, mayEnd } = sides;
  const modelEnd = mayEnd ? model.end : null;
  if (isSameStart(draft, model)) return { ...model, end: draft.end ?? modelEnd };
  if (own.isWhole && own.saysDay && !isAmong(sides)) return draft;
  if (own.isWhole && !own.saysDay && own.saysClock && !model.allDay && !draft.allDay)
    return joined(model, draft);
  return { ...model, end: modelEnd ?? movedEnd(draft, model.start) };
}

/** A model's rule counts where the text has words for it that the resolver did not understand. */
function withRule(question: TimeQuestion, times: ResolvedTimes, own: QuoteReading): ResolvedTimes {
  const isSaid = question.recurrence !== null || !own.isWhole;
  const rule = times.recurrence ?? (isSaid ? question.event.rrule : "");
  const read = rule === "" ? null : readModelRule(rule, dateOf(times.start));
  if (read === null) return times;
  const days = lengthOf(dateOf(times.start), read.date) / 1440;
  const shift = (wall: string) => `${addDays(dateOf(wall), days)}${wall.slice(10)}`;
  return {
    ...times,
    start: shift(times.start),
    end: times.end === null ? null : shift(times.end),
    recurrence: read.recurrence,
  };
}

/** Puts both readings together, with what the one that was not taken says as another reading (SPEC B2). */
function combine(question: TimeQuestion, sides: Sides): ResolvedTimes {
  const { draft, model, own, mayEnd } = sides;
  const { start, end, allDay } = settle(sides);
  const times = { start, end, allDay };
  const isDrafts = start === draft.start && allDay === draft.allDay;
  const ends = isDrafts && mayEnd && isSameStart(draft, model) ? otherEnd(times, model.end) : [];
  const combined: ResolvedTimes = {
    ...times,
    ...(isDrafts && draft.startFold ? { startFold: draft.startFold } : {}),
    timezone: zoneOf(question, draft),
    recurrence: draft.recurrence,
    alternatives: [...otherStarts(times, { draft, model }), ...ends],
  };
  return withRule(question, combined, own);
}

/** Words that the resolver cannot read as a time may still be one (`morgen um halb drei`), but not if they name something else. */
function fromModelAlone(question: TimeQuestion, model: WallTimes, own: QuoteReading): ResolvedTimes[] {
  if (wordsOf(question.when.quote).every((word) => question.otherWords.has(word))) return [];
  const end = question.duration !== null || !own.isWhole ? model.end : null;
  const timezone = zoneOf(question, undefined);
  return [withRule(question, { ...model, end, timezone, recurrence: null, alternatives: [] }, own)];
}

/**
 * When an event is, by its quotes and by what the model made of them. The resolver of the rules parser reads the quotes
 * by themselves and in the whole text. It wins where it understood them; else the model does, and the other reading
 * becomes an alternative. A quote that speaks of several starts gives one event for each. Empty where neither reads a time.
 */
export function resolveTimes(question: TimeQuestion): ResolvedTimes[] {
  const { request, event, inContext, place, duration } = question;
  const own = readTogether(question);
  const model = readModelTimes(event);
  const drafts = resolverDrafts(own, inContext);
  if (model === null)
    return drafts.slice(place.index, place.index + 1).map((draft) => timesOf(question, draft));
  const agreed = [...drafts, ...inContext, ...own.drafts].find(
    (known) => isSameStart(known, model) || isConverted(known, model, request.timeZone),
  );
  const draft = agreed ?? drafts[place.index] ?? drafts[0];
  if (draft === undefined) return fromModelAlone(question, model, own);
  const isList = place.count === 1 && own.drafts.length > 1 && drafts === own.drafts;
  if (isList && drafts.every((each) => isCertain(each, own)))
    return drafts.map((each) => timesOf(question, each));
  const read = agreed === undefined ? model : onWallOf(agreed, model);
  return [combine(question, { draft, model: read, own, mayEnd: duration !== null || !own.isWhole })];
}
