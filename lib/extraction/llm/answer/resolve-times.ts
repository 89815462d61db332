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
import type { ReadingInPlace } from "./read-in-place";
import { type QuoteReading, readQuote, wordsOf } from "./read-quote";
import { withSeries } from "./resolve-series";
import { lengthOf, type Sides, settle } from "./settle-times";

interface TimeQuestion {
  /** Its `nowMs` is the moment from which these words count their days. */
  request: ExtractionRequest;
  language: string;
  /** The facts about time in the whole text. */
  around: QuoteFacts;
  event: ModelEvent;
  when: QuoteMatch;
  duration: QuoteMatch | null;
  recurrence: QuoteMatch | null;
  /** The folded words of the event's other quotes. */
  otherWords: ReadonlySet<string>;
  /** The rules parser's reading of the same words in the whole text. */
  inPlace: ReadingInPlace;
  /** The position of this event among those with exactly the same `when`, and how many there are. */
  place: { index: number; count: number };
}

export type ResolvedTimes = Pick<
  EventDraft,
  "start" | "end" | "allDay" | "timezone" | "recurrence" | "alternatives"
> &
  Pick<EventDraft, "startFold">;

/** The quotes as pieces of the text, in its order; overlapping quotes become one piece. */
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

/**
 * Reads the quotes together. A bare length (`an hour`) is only understood after `for`, so that is tried too.
 */
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

/** The model's start and end, converted to the zone of a draft that means the same start. */
function onWallOf(draft: EventDraft, model: WallTimes): WallTimes {
  const { allDay } = model;
  if (draft.start === model.start) return { start: model.start, end: model.end, allDay };
  const end = model.end === null ? null : addMinutes(model.end, lengthOf(model.start, draft.start));
  return { start: draft.start, end, allDay: false };
}

/** Completes a quote's own reading from other lines: the day of a heading is as good as one in the quote. */
const inItsPlace = (own: QuoteReading, { isSaidElsewhere, isWhole }: ReadingInPlace): QuoteReading =>
  isSaidElsewhere && (own.isWhole || isWhole)
    ? { ...own, saysDay: true, isWhole: true, isPlaced: true }
    : own;

/** True where the reading left no word of the quote unread and has no alternative but a time zone. */
const isCertain = (draft: EventDraft, own: QuoteReading): boolean =>
  own.isWhole && !draft.alternatives.some(({ field }) => field !== "timezone");

/**
 * The resolver's drafts: those of the quote alone if it says everything, else those of the whole text, which
 * know the context.
 */
function resolverDrafts(own: QuoteReading, inContext: readonly EventDraft[]): readonly EventDraft[] {
  if (own.isPlaced) return inContext;
  const saysAll = own.saysDay && (own.saysClock || inContext.every((draft) => draft.allDay));
  const isFull = saysAll && own.drafts.length > 0 && own.drafts.every((draft) => isCertain(draft, own));
  return isFull || inContext.length === 0 ? own.drafts : inContext;
}

/** True where a quote's second start is the end that the model gives: `07:35 → Roma 10:49` is one journey. */
function isEndOfFirst(drafts: readonly EventDraft[], { end }: WallTimes): boolean {
  const [, second, third] = drafts;
  if (second === undefined || third !== undefined || end === null) return false;
  return second.start === (second.allDay ? dateOf(end) : end);
}

/** The time zone of a draft; if its words name none, the zone of the draft from the whole text. */
const zoneOf = ({ request, inPlace }: TimeQuestion, draft: EventDraft | undefined): string =>
  draft !== undefined && draft.timezone !== request.timeZone
    ? draft.timezone
    : (inPlace.drafts[0]?.timezone ?? request.timeZone);

/** The fields of a draft that concern its time. */
function timesOf(question: TimeQuestion, draft: EventDraft): ResolvedTimes {
  const { start, end, allDay, startFold, recurrence, alternatives } = draft;
  const timezone = zoneOf(question, draft);
  return { start, end, allDay, ...(startFold ? { startFold } : {}), timezone, recurrence, alternatives };
}

/** The words of a quote, without those of the text that it passes over. */
const quotedIn = ({ spans }: QuoteMatch): string => spans.map(({ quote }) => quote).join(" ");

/** The facts about time in the words of `when`, whatever their language. */
const factsOf = ({ when, language }: TimeQuestion): QuoteFacts => readFacts(quotedIn(when), language);

/** Combines both readings; the one that was not chosen becomes an alternative (SPEC B2). */
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

/**
 * Words that the resolver cannot read as a time may still be one (`morgen um halb drei`), unless the event
 * uses all of them for something else, such as its title.
 */
function fromModelAlone(question: TimeQuestion, { model, said, mayEnd }: FromModel): ResolvedTimes[] {
  const { when, otherWords } = question;
  if (wordsOf(quotedIn(when)).every((word) => otherWords.has(word))) return [];
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

/** The facts that the model's times are checked against. */
const fittingOf = (question: TimeQuestion, facts: QuoteFacts): Fitting => ({
  facts,
  around: question.around,
  today: dateOf(
    instantToWall(new Date(question.request.nowMs).toISOString(), question.request.timeZone).wall,
  ),
  repeats: question.event.rrule !== "",
});

/**
 * Resolves when an event is from its quotes and from the model's own reading of them. The resolver (the rules
 * parser) reads the quotes alone and in the whole text. It wins where it understood them; otherwise the model
 * wins as far as the words allow, and the other reading becomes an alternative. A quote with several starts
 * gives one event for each. Empty where neither reads a time.
 */
export function resolveTimes(question: TimeQuestion): ResolvedTimes[] {
  const { event, place } = question;
  const inContext = question.inPlace.drafts;
  const read = readTogether(question);
  const own = inItsPlace({ ...read, drafts: withoutSameInstants(read.drafts) }, question.inPlace);
  const said = readModelTimes(event);
  const drafts = resolverDrafts(own, inContext);
  // Of several events of one quote each has its own start, or all the one that there is.
  const ownDraft = drafts[place.index] ?? drafts[0];
  const byRules = () => (ownDraft === undefined ? [] : [withSeries(question, timesOf(question, ownDraft))]);
  if (said === null) return byRules();
  const agreed = sameStart([...drafts, ...inContext, ...own.drafts], said, question.request.timeZone);
  const facts = factsOf(question);
  const fitting = fittingOf(question, facts);
  const model = agreed === undefined ? fitTimes(said, fitting) : onWallOf(agreed, said);
  if (model === null) return byRules();
  const draft = agreed ?? ownDraft;
  const mayEnd = mayHaveEnd(question, read, facts);
  if (draft === undefined) return fromModelAlone(question, { model, said, mayEnd });
  // An event of the whole text that begins when the model says is what its words mean there.
  const isInText = agreed !== undefined && !own.drafts.includes(agreed);
  const isList = place.count === 1 && own.drafts.length > 1 && drafts === own.drafts;
  // Weekdays that the model repeats are no list of days, unless the words say otherwise.
  const isRepeated = fitting.repeats && facts.weekdays.size > 1 && facts.days.length === 0;
  // `Begins on Monday, 3 May. Every Monday`: a day that the model repeats is the first of the series beside it.
  const isFirstDay =
    fitting.repeats && agreed?.recurrence === null && drafts.some(({ recurrence }) => recurrence !== null);
  const isOne = isInText || isRepeated || isFirstDay || isEndOfFirst(drafts, said);
  if (isList && !isOne && drafts.every((each) => isCertain(each, own)))
    return drafts.map((each) => timesOf(question, each));
  return [
    combine(question, { draft, model, said: agreed === undefined ? said : model, own, fitting, mayEnd }),
  ];
}
