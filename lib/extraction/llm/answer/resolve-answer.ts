import type { ExtractionRequest } from "@/lib/extraction/extractor";
import type { ModelEvent } from "@/lib/extraction/llm/model-schema";
import { readText } from "@/lib/extraction/rules/read-text";
import type { EventDraft } from "@/lib/extraction/schema";
import { eventsPerTextMax } from "@/lib/wire/event-limits";
import type { Evidence } from "@/lib/wire/evidence";
import type { EvidenceField } from "@/lib/wire/evidence-fields";
import { nearest, type QuoteRange } from "./locate-quote";
import { matchQuote, type QuoteMatch, type QuoteSource, sourceOf } from "./match-quote";
import { wordsOf } from "./read-quote";
import { type Refusal, resolveDetails } from "./resolve-details";
import { type ResolvedTimes, resolveTimes } from "./resolve-times";
import { resolveTitle } from "./resolve-title";

/** What code made of a model's answer. */
export interface ResolvedAnswer {
  /** In the order of the text. */
  drafts: EventDraft[];
  /** What the model claimed and the text does not say; a refused `when` takes its whole event with it. */
  refusals: Refusal[];
  /** Events beyond those that are looked at. */
  unreadEvents: number;
}

/** An answer may hold thousands of events; so many are looked at, which leaves enough should most be refused. */
export const resolvedMax = 4 * eventsPerTextMax;

/** An event whose words for the time are in the text, and which of those with the very same words it is. */
interface Placed {
  event: ModelEvent;
  when: QuoteMatch;
  place: { index: number; count: number };
}

/** Finds the `when` of each event: the first event with some words has their first place in the text, and so on. */
function placeEvents(
  source: QuoteSource,
  events: readonly ModelEvent[],
): { placed: Placed[]; refusals: Refusal[] } {
  const seen = new Map<string, number>();
  const refusals: Refusal[] = [];
  const located = events.flatMap((event) => {
    const ranges = matchQuote(source, event.when, "of-time");
    const words = wordsOf(event.when).join(" ");
    const earlier = seen.get(words) ?? 0;
    seen.set(words, earlier + 1);
    const when = ranges[earlier] ?? ranges.at(-1);
    if (when !== undefined) return [{ event, when }];
    refusals.push({ field: "when", words: event.when });
    return [];
  });
  const keyOf = ({ when }: { when: QuoteRange }) => `${when.start} ${when.end}`;
  const groups = Map.groupBy(located, keyOf);
  const placed = located.map((each) => {
    const group = groups.get(keyOf(each)) ?? [];
    return { ...each, place: { index: group.indexOf(each), count: group.length } };
  });
  return { placed, refusals };
}

const timeFields: ReadonlySet<EvidenceField> = new Set(["start_datetime", "recurrence", "all_day"]);

/** The rules parser's events whose own times come from these words. */
function draftsAt(drafts: readonly EventDraft[], { spans }: QuoteMatch): EventDraft[] {
  const isBeside = (words: QuoteRange) =>
    spans.some(({ start, end }) => words.start < end && words.end > start);
  return drafts.filter((draft) =>
    draft.evidence.some((words) => timeFields.has(words.field) && isBeside(words)),
  );
}

interface Quotes {
  when: QuoteMatch;
  duration: QuoteMatch | null;
  recurrence: QuoteMatch | null;
}

const ofField = (field: EvidenceField, { spans }: QuoteMatch): Evidence[] =>
  spans.map((span) => ({ field, ...span }));

/** The words that each time came from. */
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

interface Context {
  request: ExtractionRequest;
  source: QuoteSource;
  byRules: readonly EventDraft[];
}

type ResolvedEvent = Omit<ResolvedAnswer, "unreadEvents">;

function resolveEvent({ event, when, place }: Placed, context: Context): ResolvedEvent {
  const { request, source } = context;
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
  const times = resolveTimes({ request, event, ...quotes, otherWords, inContext, place });
  if (times.length === 0) return { drafts: [], refusals: [{ field: "when", words: event.when }] };
  if (title.isReplaced && event.title !== "") refusals.push({ field: "title", words: event.title });
  const { refusals: _, evidence, ...values } = details;
  return {
    drafts: times.map((time) => ({
      title: title.title,
      ...time,
      ...datesBeside(time, inContext),
      ...values,
      evidence: [...title.evidence, ...timeEvidence(time, quotes, request.timeZone), ...evidence],
    })),
    refusals,
  };
}

const firstOffset = ({ evidence }: EventDraft): number => Math.min(...evidence.map(({ start }) => start));

/**
 * Turns what a model answered into drafts. Nothing is taken on its word: every value is words of the text, and times
 * are what the rules parser's resolver makes of those words, the model's own reading beside it (DESIGN, "The idea").
 */
export function resolveAnswer(request: ExtractionRequest, answered: readonly ModelEvent[]): ResolvedAnswer {
  const events = answered.slice(0, resolvedMax);
  const source = sourceOf(request.text);
  const { placed, refusals } = placeEvents(source, events);
  const context = { request, source, byRules: readText(request) };
  const resolved = placed.map((each) => resolveEvent(each, context));
  return {
    drafts: resolved
      .flatMap((answer) => answer.drafts)
      .sort((left, right) => firstOffset(left) - firstOffset(right)),
    refusals: [...refusals, ...resolved.flatMap((answer) => answer.refusals)],
    unreadEvents: answered.length - events.length,
  };
}
