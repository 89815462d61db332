import type { MarkedSpan } from "@/lib/extraction/rules/marked-span";
import type { Source } from "@/lib/extraction/rules/scan";

interface Item {
  start: number;
  end: number;
}

/** The item of a line in which a span stands. */
function itemOf({ lower, words }: Source, { start, end }: MarkedSpan): Item {
  const item: Item = { start: 0, end: lower.length };
  for (const { 0: mark, index } of lower.matchAll(words.items.itemBreak)) {
    if (index + mark.length <= start) item.start = index + mark.length;
    if (index >= end) return { ...item, end: index };
  }
  return item;
}

const isInside = ({ start, end }: Item, span: MarkedSpan): boolean => span.start >= start && span.end <= end;

const aside = /\([^()]*\)/g;
const blanks = (found: string): string => " ".repeat(found.length);

/** The words of an item between two offsets, without its times and without what stands in brackets. */
function wordsOf({ lower }: Source, { start, end }: Item, spans: readonly MarkedSpan[]): string {
  let words = lower.slice(start, end).replace(aside, blanks);
  const told = spans.flatMap((span) => [
    span,
    ...(span.replaces ?? []).map((one) => ({ ...one, from: one.start })),
  ]);
  for (const span of told) {
    const [from, to] = [Math.max(span.from, start) - start, Math.min(span.end, end) - start];
    if (from < to) words = words.slice(0, from) + " ".repeat(to - from) + words.slice(to);
  }
  return words;
}

const visible = /[\p{L}\p{N}]/u;
const saysMatter = /\p{L}{2}/u;

/** `Aunt Carol 7`, `Studio 7`: behind a name inside an item the number is of the name. */
const isOfName = ({ text, words }: Source, item: Item, at: number): boolean =>
  words.items.nameBefore.test(text.slice(item.start, at));

/** How surely a bare clock stands as the hour of its item: by its minutes, by its place alone, or not at all. */
function standing(source: Source, span: MarkedSpan, spans: readonly MarkedSpan[]): "sure" | "likely" | null {
  const { items } = source.words;
  const { value } = span;
  const [clock] = value.kind === "clock" ? value.clocks : [];
  if (value.kind !== "clock" || clock === undefined || value.clocks.length > 1) return null;
  const item = itemOf(source, span);
  const others = spans.filter((other) => other !== span && isInside(item, other));
  if (others.some((other) => other.value.kind === "clock")) return null;
  const before = wordsOf(source, { start: item.start, end: span.start }, others);
  const after = wordsOf(source, { start: span.end, end: item.end }, others);
  if (!saysMatter.test(before + after) || items.bound.test(before) || items.measure.test(after)) return null;
  const isLast = !visible.test(after) || items.placeAhead.test(after);
  const hasMinutes = clock.written === "colon" && clock.minute % 5 === 0;
  if (hasMinutes) return isLast || !visible.test(before) ? "sure" : "likely";
  const isHour = span.end - span.start <= 2 && clock.hour >= 1 && clock.hour <= 12;
  return isLast && isHour && !isOfName(source, item, span.start) ? "likely" : null;
}

/** `mon maths 4pm`, `dentist 3.40 mon`, `and collected fri`: a short weekday at the edge of an item that has an hour. */
function opensOrCloses(source: Source, span: MarkedSpan, spans: readonly MarkedSpan[]): boolean {
  const { items } = source.words;
  const item = itemOf(source, span);
  const others = spans.filter((other) => other !== span && isInside(item, other));
  const isTimed = others.some(({ value }) => value.kind === "clock" || value.kind === "all-day");
  const isName = items.plainName.test(source.lower.slice(span.start, span.end));
  if (!isTimed && !(isName && spans.some((other) => other.strength === "strong"))) return false;
  if (items.otherWord.test(source.lower.slice(span.end, span.end + 16))) return false;
  const before = wordsOf(source, { start: item.start, end: span.start }, others);
  const after = wordsOf(source, { start: span.end, end: item.end }, others);
  return !visible.test(before) || !visible.test(after);
}

const isWeakDay = ({ value, strength, rule }: MarkedSpan): boolean =>
  value.kind === "day" && rule === "weekday" && strength === "weak";
const namesDay = ({ value, strength, rule }: MarkedSpan): boolean =>
  value.kind === "recurrence" || (value.kind === "day" && (strength === "strong" || rule === "holiday"));
const isBareClock = ({ value, strength }: MarkedSpan): boolean =>
  value.kind === "clock" && strength === "weak";

/** Bare clocks that stand as the hours of their items; an hour without minutes needs another item with a clock of its own. */
function clocksOf(source: Source, spans: readonly MarkedSpan[]): MarkedSpan[] {
  const judged = spans.filter(isBareClock).map((span) => ({ span, how: standing(source, span, spans) }));
  const isSure = (span: MarkedSpan): boolean => judged.some((one) => one.span === span && one.how === "sure");
  const clear = spans.filter(
    (span) => span.value.kind === "clock" && (span.strength === "strong" || isSure(span)),
  );
  const isBacked = (span: MarkedSpan): boolean => {
    const item = itemOf(source, span);
    return clear.some((other) => !isInside(item, other));
  };
  return judged.flatMap(({ span, how }) =>
    how === "sure" || (how === "likely" && isBacked(span)) ? [span] : [],
  );
}

/** No line that people write names more times; each is held against all others. */
const mostTimes = 60;

/**
 * `piano Ella 3.40 mon; fri dentist 9.00 Ella, 9.20 Max`, `dinner 7.30, film 10 tonight`: the weak days and clocks that count
 * because they open or close an item, in a text that names a day.
 */
export function itemTimes(source: Source, spans: readonly MarkedSpan[]): ReadonlySet<MarkedSpan> {
  if (spans.length > mostTimes || !spans.some((span) => isBareClock(span) || isWeakDay(span)))
    return new Set();
  const days = spans.filter((span) => isWeakDay(span) && opensOrCloses(source, span, spans));
  if (days.length === 0 && !spans.some(namesDay)) return new Set();
  const clocks = clocksOf(source, spans);
  const isTimed = (day: MarkedSpan): boolean => {
    if (source.words.items.plainName.test(source.lower.slice(day.start, day.end))) return true;
    const item = itemOf(source, day);
    return spans.some(
      (span) =>
        isInside(item, span) &&
        (span.value.kind === "all-day" ||
          (span.value.kind === "clock" &&
            (span.strength === "strong" || span.lead !== "" || clocks.includes(span)))),
    );
  };
  return new Set([...days.filter(isTimed), ...clocks]);
}
