import type { ExtractionRequest } from "@/lib/extraction/extractor";
import type { ModelEvent } from "@/lib/extraction/llm/model-schema";
import { readAsides } from "@/lib/extraction/rules/asides/read-asides";
import type { EventDraft } from "@/lib/extraction/schema";
import type { Assumption } from "@/lib/wire/assumption-schema";
import type { EvidenceField } from "@/lib/wire/event-fields";
import { eventsPerTextMax } from "@/lib/wire/event-limits";
import type { Evidence } from "@/lib/wire/evidence";
import { noTexts } from "@/lib/wire/no-texts";
import { fillDetails } from "./fill-details";
import { nearest } from "./locate-quote";
import { matchQuote, type QuoteMatch } from "./match-quote";
import { draftsAt, type Placed, placeEvents } from "./place-events";
import { isOnlyName, readInPlace } from "./read-in-place";
import { wordsOf } from "./read-quote";
import { type Refusal, resolveDetails } from "./resolve-details";
import { type ResolvedTimes, resolveTimes } from "./resolve-times";
import { resolveTitle } from "./resolve-title";
import { readContext, type TextContext } from "./text-context";
import { readTimeless, type TimelessEvent } from "./timeless-event";

/** What the code made of a model's answer. */
export interface ResolvedAnswer {
  /** In the order of the text. */
  drafts: EventDraft[];
  /** The model's claims that the text does not support; a refused `when` drops its whole event. */
  refusals: Refusal[];
  /**
   * How many events have a `when` that is not the text's wording and a start that the rules parser did not
   * read.
   */
  doubtfulEvents: number;
  /** The events without words for their time, as far as the text says the rest of them. */
  timeless: TimelessEvent[];
  /** How many events come after the first `resolvedMax`, which alone are examined. */
  unreadEvents: number;
}

/** An answer may hold thousands of events; this many are examined, which leaves enough if most are refused. */
export const resolvedMax = 4 * eventsPerTextMax;

interface Quotes {
  when: QuoteMatch;
  duration: QuoteMatch | null;
  recurrence: QuoteMatch | null;
}

const ofField = (field: EvidenceField, { spans }: QuoteMatch): Evidence[] =>
  spans.map((span) => ({ field, ...span }));

/** The evidence of each time: the words that it came from. */
function timeEvidence(times: ResolvedTimes, quotes: Quotes, visitorZone: string): Evidence[] {
  const { when, duration, recurrence } = quotes;
  return [
    ...ofField("start_datetime", when),
    ...(times.end === null ? [] : ofField("end_datetime", duration ?? when)),
    ...(times.recurrence === null ? [] : ofField("recurrence", recurrence ?? when)),
    ...(times.timezone === visitorZone ? [] : ofField("timezone", when)),
  ];
}

/** The days that a series leaves out or adds, where the rules parser read the same series from the same words. */
function datesBeside(
  { start, recurrence }: ResolvedTimes,
  inContext: readonly EventDraft[],
): Pick<EventDraft, "exdates" | "rdates"> {
  const same = inContext.find(
    (draft) => recurrence !== null && draft.start === start && draft.recurrence === recurrence,
  );
  return { exdates: same?.exdates ?? [], rdates: same?.rdates ?? [] };
}

/** Marks a start that the model read and the text words differently (SPEC E2). */
const inOtherWords: Assumption = { field: "start_datetime", code: "other-words", params: {} };

/** The end that the rules parser reads for the same start, with its words, where the quotes say none. */
function endOf(
  { end, allDay }: ResolvedTimes,
  known: EventDraft | undefined,
): Pick<EventDraft, "end" | "evidence"> | null {
  if (end !== null || known === undefined || known.end === null || known.allDay !== allDay) return null;
  return { end: known.end, evidence: known.evidence.filter(({ field }) => field === "end_datetime") };
}

type ResolvedEvent = Omit<ResolvedAnswer, "unreadEvents">;

/** An event whose time has no words in the text: it becomes none. */
const withoutTime = (event: ModelEvent, context: TextContext): ResolvedEvent => ({
  drafts: [],
  refusals: [{ field: "when", words: event.when }],
  doubtfulEvents: 0,
  timeless: [readTimeless(event, context)],
});

function resolveEvent({ event, when, place, isDoubtful }: Placed, context: TextContext): ResolvedEvent {
  if (isOnlyName(when, context)) return withoutTime(event, context);
  const { source, language, around } = context;
  const request = context.requestAt(when);
  const details = resolveDetails(event, { source, when });
  const refusals = [...details.refusals];
  const find = (field: "duration" | "recurrence") => {
    const range = nearest(matchQuote(source, event[field], "of-time"), when);
    if (range === null && event[field] !== "") refusals.push({ field, words: event[field] });
    return range;
  };
  const quotes = { when, duration: find("duration"), recurrence: find("recurrence") };
  const inContext = draftsAt(context.byRules, when);
  const title = resolveTitle({ request, source, title: event.title, when, inContext });
  const otherWords = new Set(wordsOf([title.title, ...details.evidence.map(({ quote }) => quote)].join(" ")));
  const said = { request, language, around, event, ...quotes, otherWords, place };
  const times = resolveTimes({ ...said, inPlace: readInPlace(context, { when, inContext }) });
  if (times.length === 0) return withoutTime(event, context);
  if (title.isReplaced && event.title !== "") refusals.push({ field: "title", words: event.title });
  const { refusals: _, ...own } = details;
  const drafts = times.map((found): EventDraft => {
    const known = inContext.find(({ start }) => start === found.start);
    const end = endOf(found, known);
    const time = { ...found, end: end?.end ?? found.end };
    const { evidence, ...values } = fillDetails(own, known);
    return {
      title: title.title,
      ...time,
      ...datesBeside(time, inContext),
      ...noTexts,
      ...values,
      reminders: [],
      evidence: [
        ...title.evidence,
        ...(end?.evidence ?? []),
        ...timeEvidence(found, quotes, request.timeZone),
        ...evidence,
      ],
      // A start that the rules parser reads from these words is the text's own.
      ...(isDoubtful && known === undefined && { assumptions: [inOtherWords] }),
    };
  });
  const isMarked = drafts.some(({ assumptions }) => assumptions !== undefined);
  return { drafts, refusals, doubtfulEvents: isMarked ? 1 : 0, timeless: [] };
}

const firstOffset = ({ evidence }: EventDraft): number => Math.min(...evidence.map(({ start }) => start));

/**
 * Turns a model's answer into drafts. Nothing is trusted: every value consists of words of the text, and the
 * times are the rules parser's reading of those words, with the model's own reading beside it.
 */
export function resolveAnswer(request: ExtractionRequest, answered: readonly ModelEvent[]): ResolvedAnswer {
  const events = answered.slice(0, resolvedMax);
  const context = readContext(request);
  const { placed, refused } = placeEvents(context, events);
  const resolved = [
    ...refused.map((event) => withoutTime(event, context)),
    ...placed.map((each) => resolveEvent(each, context)),
  ];
  const drafts = resolved
    .flatMap((answer) => answer.drafts)
    .sort((left, right) => firstOffset(left) - firstOffset(right));
  return {
    drafts: readAsides(drafts, request.text, context.words),
    refusals: resolved.flatMap((answer) => answer.refusals),
    timeless: resolved.flatMap((answer) => answer.timeless),
    doubtfulEvents: resolved.reduce((sum, { doubtfulEvents }) => sum + doubtfulEvents, 0),
    unreadEvents: answered.length - events.length,
  };
}
