import { contentOf } from "@/lib/extraction/rules/clauses";
import { countsFromEvent, entryHasClock, entryHasDay } from "@/lib/extraction/rules/entries";
import type { Block, Stretch } from "@/lib/extraction/rules/layout/block";
import type { MarkedSpan } from "@/lib/extraction/rules/marked-span";
import type { ToldRequest } from "@/lib/extraction/rules/pack/language-pack";
import { type Heard, hear, type Reading, readHeard, spansOfPart } from "@/lib/extraction/rules/pipeline";
import type { DayExpression } from "@/lib/extraction/rules/spans";
import { withoutFeastOfDate } from "./feast-of-date";

/** What a block says of time. Offsets inside `reading` count from `at`. */
export interface Said {
  at: number;
  /** The instant from which it counts its days: now, or when its mail or message was sent. */
  nowMs: number;
  reading: Reading;
  hasDay: boolean;
  /** Some entry names a day, though it is none of those that say an hour alone: by which something is due. */
  namesDay: boolean;
  hasClock: boolean;
  /** It says when and nothing else. */
  isBare: boolean;
  /** The words before the first time are none, but for signs. */
  opensWithTime: boolean;
  /** The only thing it says is a stretch of the calendar for what stands below: a month, a week, a year. */
  period: DayExpression | null;
  /** The month that its first cell names; null for none. */
  monthCell: DayExpression | null;
}

const visible = /[\p{L}\p{N}]/u;

/** `MARCH`, `May 2026`, `w/c 23 November`: a stretch of the calendar and nothing else. */
function periodOf({ source, candidates }: Reading): DayExpression | null {
  for (const { value, start, end, rule } of candidates) {
    if (value.kind !== "day" || value.last !== null) continue;
    const [day] = value.days;
    const isWeek = (day?.kind === "week" && day.days !== "weekend") || day?.kind === "nth-week";
    const isStretch = rule === "month-only" || day?.kind === "period" || isWeek;
    const rest = source.text.slice(0, start) + source.text.slice(end);
    if (day && isStretch && !visible.test(rest)) return day;
  }
  return null;
}

/** `MAR   Working party Sat 13th`: the month in the first cell of a row, for the days of that row. */
const monthCellOf = ({ source: { text }, candidates }: Reading): DayExpression | null =>
  candidates.flatMap(({ value, start, end, rule }) =>
    rule === "month-only" && value.kind === "day" && start === 0 && /^\.?:?(?:\t| {2})/.test(text.slice(end))
      ? value.days
      : [],
  )[0] ?? null;

/** A text to read. */
export interface PartRequest extends ToldRequest {
  /** Where the lines begin of which the first number is a day. */
  dayLines?: ReadonlySet<number>;
  /** What was heard of its words, which say the same wherever they stand: the hours and rooms of a table are said again and again. */
  heard?: Map<string, Heard>;
}

/** Words that stand at `at` in a text, some of which may be turned to blanks. */
function hearAt(request: PartRequest, at: number): Heard {
  const opensWithDay = request.dayLines?.has(at) === true;
  const key = `${request.nowMs} ${opensWithDay} ${request.text}`;
  const heard = request.heard?.get(key) ?? withoutFeastOfDate(hear(request, { opensWithDay }));
  request.heard?.set(key, heard);
  return heard;
}

function saidOf(heard: Heard, spans: readonly MarkedSpan[], { nowMs, at }: Pick<Said, "nowMs" | "at">): Said {
  const reading = readHeard(heard, spans, true);
  const { source, entries } = reading;
  const { text } = source;
  const first = spans.find(({ value }) => value.kind !== "noise");
  // `At 3 the ceremony, the next day brunch at 11`, `Departs 8am. Sign up by 12 March`: these days are none of the others.
  const own = entries.filter(
    ({ parts }) =>
      !parts
        .flat()
        .some((one) => countsFromEvent(one) || one.moment.spans.some(({ isDue }) => isDue === true)),
  );
  const clause = {
    start: 0,
    end: text.length,
    isLine: true,
    isItem: true,
    words: source.lower,
    spans,
    vocabulary: source.words.clauses,
  };
  return {
    at,
    nowMs,
    reading,
    hasDay: (own.length > 0 ? own : entries).some(
      (entry) => entryHasDay(entry) || entry.inherited.length > 0,
    ),
    namesDay: entries.some(entryHasDay),
    hasClock: entries.some(entryHasClock),
    isBare: entries.length > 0 && contentOf(clause) === 0,
    opensWithTime: first !== undefined && !visible.test(text.slice(0, first.from)),
    period: periodOf(reading),
    monthCell: monthCellOf(reading),
  };
}

/** Reads words that stand at `at` in the text, some of which may be turned to blanks. */
export function findInWords(request: PartRequest, at: number, isUnderDay = false): Said {
  const heard = hearAt(request, at);
  return saidOf(heard, spansOfPart(heard, isUnderDay), { nowMs: request.nowMs, at });
}

const partOf = (request: PartRequest, { start, end }: Stretch): PartRequest => ({
  ...request,
  text: request.text.slice(start, end),
});

/** Reads what a stretch of the text says of time by itself. */
export const findIn = (request: PartRequest, stretch: Stretch, isUnderDay = false): Said =>
  findInWords(partOf(request, stretch), stretch.start, isUnderDay);

/** A block and the stretch of it that is read: its label says what its value is. */
export const stretchOf = (block: Block): Stretch => ({
  start: block.kind === "field" ? block.start : block.from,
  end: block.end,
});

/** The stretch of a block that says something: all of it but its bullet, or a field's value. */
export const wordsOf = ({ from, end }: Block): Stretch => ({ start: from, end });

/** Reads a stretch of a text; `request.text` is the whole of it. */
export type Find = (request: PartRequest, stretch: Stretch, isUnderDay?: boolean) => Said;

const isSame = (left: readonly MarkedSpan[], right: readonly MarkedSpan[]): boolean =>
  left.length === right.length && left.every((span, at) => span === right[at]);

/**
 * Reads stretches of one text, the same words at the same place and instant once however often they are asked for. What they
 * say under a day is mostly what they say by themselves.
 */
export function remembering(): Find {
  const known = new Map<string, { heard: Heard; said: Map<boolean, Said> }>();
  return (request, stretch, isUnderDay = false) => {
    const { start: at, end } = stretch;
    const opensWithDay = request.dayLines?.has(at) === true;
    const key = `${request.nowMs} ${at} ${opensWithDay} ${request.text.slice(at, end)}`;
    const one = known.get(key) ?? { heard: hearAt(partOf(request, stretch), at), said: new Map() };
    known.set(key, one);
    const before = one.said.get(isUnderDay);
    if (before !== undefined) return before;
    const spans = spansOfPart(one.heard, isUnderDay);
    const alike = one.said.values().find(({ reading }) => isSame(reading.spans, spans));
    const said = alike ?? saidOf(one.heard, spans, { nowMs: request.nowMs, at });
    one.said.set(isUnderDay, said);
    return said;
  };
}
