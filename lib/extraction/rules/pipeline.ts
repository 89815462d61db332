import { chooseSpans } from "./choose-spans";
import { type Cluster, clusterSpans } from "./cluster";
import type { Entry } from "./entries";
import { finishOf } from "./finish-of";
import { joinClusters } from "./join";
import type { JoinDecision } from "./join-decision";
import { type MarkedSpan, markSpan } from "./marked-span";
import { nowIn } from "./now";
import { partStarts } from "./occurrence";
import type { TimePatterns, ToldRequest } from "./pack/language-pack";
import { dropCounts } from "./refiners/drop-counts";
import { dropEachDay } from "./refiners/drop-each-day";
import { dropQuoted } from "./refiners/drop-quoted";
import { dropSuperseded } from "./refiners/drop-superseded";
import { dropWeak } from "./refiners/drop-weak";
import { hoursForDates, keepEdgeClocks } from "./refiners/edge-clocks";
import { keepPieceClock } from "./refiners/piece-clocks";
import { prepare, type Source } from "./scan";
import type { Now, Span } from "./spans";
import { withColons } from "./time-table";

/** Everything that was found on the way from a text to its events, for the drafts and for the trace. */
export interface Reading {
  source: Source;
  now: Now;
  candidates: readonly Span[];
  spans: readonly MarkedSpan[];
  clusters: readonly Cluster[];
  entries: readonly Entry[];
  /** How each time was judged beside the event before it. */
  decisions: readonly JoinDecision[];
  /** What does not take place, as its own words say. */
  calledOff: readonly Entry[];
}

/** True for a span that can make an event; a length or a zone alone cannot. */
export const isTime = ({ value }: MarkedSpan): boolean =>
  ["day", "clock", "recurrence", "offset", "all-day", "moment"].includes(value.kind);

/** In a longer text "in the evening" is said of what is usual, not of an event. */
const shortTextLength = 80;
function clockOfPart({ value }: MarkedSpan): MarkedSpan["value"] {
  if (value.kind !== "part") return value;
  const minutes = partStarts[value.part];
  const clock = {
    hour: Math.floor(minutes / 60),
    minute: minutes % 60,
    meridiem: null,
    exact: true,
    written: "other",
    midnight: false,
  } as const;
  return { kind: "clock", clocks: [clock], end: null, part: value.part };
}

/**
 * What is asked where no pattern found a time: a part of the day, which is its next one, else another reader. Where neither
 * has an answer, what was found stays: a length makes no event, but is no part of a title either.
 */
function findLast(
  source: Source,
  kept: readonly MarkedSpan[],
  { now, times }: { now: Now; times: TimePatterns },
): MarkedSpan[] {
  const parts = kept.filter(({ value, strength }) => value.kind === "part" && strength === "strong");
  if (
    parts.length === 1 &&
    source.text.length <= shortTextLength &&
    !source.words.leads.habitual.test(source.lower)
  )
    return parts.map((span) => ({ ...span, value: clockOfPart(span) }));
  const guessed = times.guess(source.flat, now).map((span) => markSpan(source, span, 0));
  return guessed.length > 0 ? guessed : [...kept];
}

/** `o rol até 15/03, os documentos até dia 10`: behind a day by which something is done the same word leads to another. */
const isSecondDue = (before: MarkedSpan | undefined, { role, lead, value }: MarkedSpan): boolean =>
  role === "until" &&
  value.kind === "day" &&
  before?.role === "plain" &&
  before.value.kind === "day" &&
  before.lead.split(" ")[0] === lead.split(" ")[0];

/** Every span with its lead-in words; what stands right behind the day of a deadline is of the deadline as well. */
export function markSpans(source: Source, spans: readonly Span[]): MarkedSpan[] {
  const { leads } = source.words;
  const marked: MarkedSpan[] = [];
  for (const span of spans) {
    const before = marked.at(-1);
    const said = markSpan(source, span, before?.end ?? 0);
    const one: MarkedSpan = isSecondDue(before, said) ? { ...said, role: "plain" } : said;
    const finish = finishOf(source, one, marked);
    const between = before?.role === "deadline" ? source.lower.slice(before.end, span.start) : null;
    const isBeside =
      between !== null &&
      (leads.rangeOfDeadline.test(between) ||
        (one.value.kind !== before?.value.kind && leads.besideDeadline.test(between)));
    // What has an end is a time, though it be a bare number.
    if (before !== undefined && finish?.strength === "strong")
      marked[marked.length - 1] = { ...before, strength: "strong" };
    marked.push(
      isBeside
        ? { ...one, role: "deadline", ...(before?.isDue === true ? { isDue: true } : {}) }
        : (finish ?? one),
    );
  }
  return marked;
}

/** `10.30`, `10–12`, and whatever is no clock: behind a day by its number, `heat 5` is no hour. */
const isFullClock = ({ lower }: Source, { value, start, end }: MarkedSpan): boolean =>
  value.kind !== "clock" || /\d(?:[.:]\d\d| ?[-–] ?\d)/.test(lower.slice(start, end));

const dateInDigits = /^\d[\d./-]*\d$/;
const clockInDigits = /^\d{1,2}:\d\d(?!\d)/;

/** `24.11.2026`, `2026-11-24`, `14:30`: understood in every language. */
function saysDigits({ lower }: Source, { rule, start, end }: Span): boolean {
  if (rule === "not-a-time") return true;
  const words = lower.slice(start, end);
  if (rule === "numeric-date") return dateInDigits.test(words);
  return (rule === "clock" || rule === "clock-range") && clockInDigits.test(words);
}

/** In a text that tells of several things, what is to be done by a day is one of them. */
const withDeadlines = (marked: readonly MarkedSpan[]): MarkedSpan[] =>
  marked.map((span) => (span.role === "deadline" && span.isDue === true ? { ...span, role: "plain" } : span));

/** `8   Club races` under `MARCH`: the number that opens the line is a day, and nothing else. */
function withDayNumber(
  source: Source,
  found: readonly Span[],
  { findDayNumber }: TimePatterns,
): readonly Span[] {
  const number = findDayNumber(source);
  if (number === null) return found;
  const others = found.filter(({ start, end }) => end <= number.start || start >= number.end);
  return [{ ...number, rule: "day-of-month", strength: "strong" as const }, ...others];
}

/** What is known of a text that is one block of a longer one. */
export interface PartOptions {
  /** The text is in a language whose words nobody knows here: only what digits say counts. */
  readsDigitsAlone?: boolean;
  /** A day is said for the block elsewhere, so that a number at its edge may be an hour. */
  isUnderDay: boolean;
  /** The number that opens the text is a day: a line above names its month, or the calendar has that weekday. */
  opensWithDay?: boolean;
}

/** What a text says of time, before it is asked whether a day is said for it elsewhere. */
export interface Heard {
  source: Source;
  now: Now;
  candidates: readonly Span[];
  marked: readonly MarkedSpan[];
  /** Those of them that are times whatever stands around the text. */
  strong: readonly MarkedSpan[];
  hasDayNumber: boolean;
}

/** Spans first, then the choice among them. With `part` the text is a block of a longer one: what it names in passing counts. */
export function hear(request: ToldRequest, part?: Omit<PartOptions, "isUnderDay">): Heard {
  const { times, sentence } = request.pack;
  const dayFirst =
    part?.readsDigitsAlone === true || request.habits?.dayFirst === true || times.writesDayFirst(request);
  const prepared = prepare(request.text, sentence, dayFirst);
  const source =
    request.habits?.dottedHours === true ? { ...prepared, lower: withColons(prepared.lower) } : prepared;
  const now = nowIn(request.timeZone, request.nowMs);
  const found = times.find(source);
  const told = part?.readsDigitsAlone === true ? found.filter((span) => saysDigits(source, span)) : found;
  const candidates = part?.opensWithDay === true ? withDayNumber(source, told, times) : told;
  const chosen = dropSuperseded(
    source,
    dropEachDay(source, dropQuoted(source, chooseSpans(candidates, request.habits?.dottedHours))),
  );
  const beside = markSpans(source, chosen);
  const tellsDue = part !== undefined || sentence.leads.tellsDue === true;
  const marked = tellsDue ? withDeadlines(beside) : beside;
  const strong = part === undefined ? dropWeak(source, marked) : dropCounts(source, dropWeak(source, marked));
  return { source, now, candidates, marked, strong, hasDayNumber: candidates !== told };
}

/** The times of a block: under a day that is said elsewhere also a number at its edge. */
export function spansOfPart(heard: Heard, isUnderDay: boolean): readonly MarkedSpan[] {
  const { source, strong, hasDayNumber } = heard;
  const marked = isUnderDay ? hoursForDates(heard) : heard.marked;
  const edges = hasDayNumber ? marked.filter((span) => isFullClock(source, span)) : marked;
  const atEdges = isUnderDay || hasDayNumber ? keepEdgeClocks(source, edges, strong) : strong;
  return keepPieceClock(source, { marked: edges, kept: atEdges, isUnderDay });
}

/** Clusters of the times of a text, then entries. */
export function readHeard(
  { source, now, candidates }: Heard,
  spans: readonly MarkedSpan[],
  isPart: boolean,
): Reading {
  const clusters = clusterSpans(source, spans);
  return { source, now, candidates, spans, clusters, ...joinClusters(source, spans, { clusters, isPart }) };
}

/**
 * Each step sees only what the one before left. With `part` the text is a block of a longer one, of which nothing is guessed
 * where it says no time.
 */
export function runPipeline(request: ToldRequest, part?: PartOptions): Reading {
  const heard = hear(request, part);
  if (part !== undefined) return readHeard(heard, spansOfPart(heard, part.isUnderDay), true);
  const { source, now, strong } = heard;
  const spans = strong.some(isTime) ? strong : findLast(source, strong, { now, times: request.pack.times });
  return readHeard(heard, spans, false);
}
