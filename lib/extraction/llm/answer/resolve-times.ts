import type { ExtractionRequest } from "@/lib/extraction/extractor";
import type { ModelEvent } from "@/lib/extraction/llm/model-schema";
import type { EventDraft } from "@/lib/extraction/schema";
import { addMinutes, dateOf, instantToWall } from "@/lib/time/wall-clock";
import { isSameStart, sameStart, withoutSameInstants } from "./agreement";
import { type Fitting, fitTimes } from "./fit-times";
import type { QuoteRange } from "./locate-quote";
import type { QuoteMatch } from "./match-quote";
import { readModelTimes, type WallTimes } from "./model-times";
import { otherEnd, otherStarts } from "./other-readings";
import { type QuoteFacts, readFacts } from "./quote-facts";
import { type QuoteReading, readQuote, wordsOf } from "./read-quote";
import { withSeries } from "./resolve-series";
import { lengthOf, type Sides, settle } from "./settle-times";

interface TimeQuestion {
  /** With the moment from which these words count their days. */
  request: ExtractionRequest;
  language: string;
  /** What the whole text says of time. */
  around: QuoteFacts;
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
function readTogether({
  request,
  language,
  when,
  duration,
  recurrence,
  otherWords,
}: TimeQuestion): QuoteReading {
  const ranges = [when, duration, recurrence].flatMap((quote) => quote?.spans ?? []);
  const pieces = joinPieces(request.text, ranges);
  const readWith = (lead: string) => {
    const words = pieces
      .map(
        (piece) => (piece.start === duration?.start && piece.start !== when.start ? lead : "") + piece.words,
      )
      .join(" ");
    return readQuote(request, { words, otherWords, language });
  };
  const hasEnd = (reading: QuoteReading) => reading.drafts.some((draft) => draft.end !== null);
  const plain = readWith("");
  if (duration === null || hasEnd(plain)) return plain;
  const lasting = readWith("for ");
  return hasEnd(lasting) ? lasting : plain;
}

/** The model's times on the wall of a draft that means the same start. */
function onWallOf(draft: EventDraft, model: WallTimes): WallTimes {
  const { allDay } = model;
  if (draft.start === model.start) return { start: model.start, end: model.end, allDay };
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

/** What the words that say when say in any language. */
const factsOf = ({ when, language }: TimeQuestion): QuoteFacts =>
  readFacts(when.spans.map(({ quote }) => quote).join(" "), language);

/** Puts both readings together, with what the one that was not taken says as another reading (SPEC B2). */
function combine(question: TimeQuestion, sides: Sides): ResolvedTimes {
  const { draft, model, said, mayEnd } = sides;
  const { start, end, allDay } = settle(sides);
  const times = { start, end, allDay };
  const isDrafts = start === draft.start && allDay === draft.allDay;
  const ends = isDrafts && mayEnd && isSameStart(draft, model) ? otherEnd(times, model.end) : [];
  const combined: ResolvedTimes = {
    ...times,
    ...(isDrafts && draft.startFold ? { startFold: draft.startFold } : {}),
    timezone: zoneOf(question, draft),
    recurrence: draft.recurrence,
    alternatives: [...otherStarts(times, { draft, models: [model, said] }), ...ends],
  };
  return withSeries(question, combined);
}

interface FromModel {
  model: WallTimes;
  said: WallTimes;
  mayEnd: boolean;
}

/** Words that the resolver cannot read as a time may still be one (`morgen um halb drei`), but not if they name something else. */
function fromModelAlone(question: TimeQuestion, { model, said, mayEnd }: FromModel): ResolvedTimes[] {
  if (wordsOf(question.when.quote).every((word) => question.otherWords.has(word))) return [];
  const end = mayEnd ? model.end : null;
  const timezone = zoneOf(question, undefined);
  const alternatives = otherStarts(model, { draft: null, models: [said] });
  const times = { ...model, end, timezone, recurrence: null, alternatives };
  return [withSeries<ResolvedTimes>(question, times)];
}

/** True where the text has words for an end that the model may have understood. */
function mayHaveEnd(
  { duration }: TimeQuestion,
  own: QuoteReading,
  { isWhole, clocks, days }: QuoteFacts,
): boolean {
  if (duration !== null) return true;
  return !own.isWhole && (!isWhole || clocks.length > 1 || days.length > 1);
}

/** What the words hold the model's times against. */
const fittingOf = (question: TimeQuestion, facts: QuoteFacts): Fitting => ({
  facts,
  around: question.around,
  today: dateOf(
    instantToWall(new Date(question.request.nowMs).toISOString(), question.request.timeZone).wall,
  ),
  repeats: question.event.rrule !== "",
});

/**
 * When an event is, by its quotes and by what the model made of them. The resolver of the rules parser reads the quotes
 * by themselves and in the whole text. It wins where it understood them; else the model does, as far as the words allow
 * it, and the other reading becomes an alternative. A quote that speaks of several starts gives one event for each. Empty
 * where neither reads a time.
 */
export function resolveTimes(question: TimeQuestion): ResolvedTimes[] {
  const { event, inContext, place } = question;
  const read = readTogether(question);
  const own = { ...read, drafts: withoutSameInstants(read.drafts) };
  const said = readModelTimes(event);
  const drafts = resolverDrafts(own, inContext);
  const byRules = () =>
    drafts.slice(place.index, place.index + 1).map((draft) => withSeries(question, timesOf(question, draft)));
  if (said === null) return byRules();
  const agreed = sameStart([...drafts, ...inContext, ...own.drafts], said, question.request.timeZone);
  const facts = factsOf(question);
  const fitting = fittingOf(question, facts);
  const model = agreed === undefined ? fitTimes(said, fitting) : onWallOf(agreed, said);
  if (model === null) return byRules();
  const draft = agreed ?? drafts[place.index] ?? drafts[0];
  const mayEnd = mayHaveEnd(question, own, facts);
  if (draft === undefined) return fromModelAlone(question, { model, said, mayEnd });
  const isList = place.count === 1 && own.drafts.length > 1 && drafts === own.drafts;
  if (isList && drafts.every((each) => isCertain(each, own)))
    return drafts.map((each) => timesOf(question, each));
  return [
    combine(question, { draft, model, said: agreed === undefined ? said : model, own, fitting, mayEnd }),
  ];
}
