import { weekdayOfCode } from "@/lib/extraction/rules/every";
import type { Source } from "@/lib/extraction/rules/scan";
import type { Recurrence, Span } from "@/lib/extraction/rules/spans";

const saysWhen = ({ value }: Span): boolean => value.kind === "day" || value.kind === "clock";

/** `every other Thursday rather than Fridays`: a rule that another one replaces. */
const isRefusedRule = (source: Source, { value, start }: Span): boolean =>
  value.kind === "recurrence" &&
  source.words.changes.insteadOf.test(source.lower.slice(Math.max(0, start - 24), start));

/** `from Tuesday 3pm to Wednesday 4pm`: the clock beside an old day is old as well, where a new one is said. */
function isBeside(
  source: Source,
  old: Span,
  { span, later }: { span: Span; later: readonly Span[] },
): boolean {
  if (!saysWhen(span) || span.value.kind === old.value.kind) return false;
  if (!source.words.changes.besideOld.test(source.lower.slice(old.end, span.start))) return false;
  return later.some((other) => other.value.kind === span.value.kind);
}

/** `Move the budget call from 2pm`, `We moved the picnic from Friday`: the words of the change begin behind what is moved, which is the event. */
function orderAt(order: RegExpExecArray, floor: number): number {
  const { what = "", lead = "" } = order.groups ?? {};
  return floor + (what === "" ? order.index : order.index + order[0].length - lead.length);
}

/** `got pushed to 5:30 from 5`: the old time stands behind the new one. */
const isOldBehind = (source: Source, span: Span, before: Span | undefined): boolean =>
  before !== undefined &&
  before.value.kind === span.value.kind &&
  source.words.changes.oldBehind.test(source.lower.slice(before.end, span.start)) &&
  source.words.changes.movedTo.test(source.lower.slice(Math.max(0, before.start - 40), before.start));

/** `showcase 6pm in the hall, doors 5.40`: when people are let in, behind the hour at which it begins. */
const entersLate = (source: Source, span: Span, kept: readonly Span[]): boolean =>
  source.words.changes.doorsBehind.test(source.lower.slice(Math.max(0, span.start - 24), span.start)) &&
  kept.some(({ value }) => value.kind === "clock");

/** Where the words begin that no longer hold, and where those begin that lead to the new time. */
interface Change {
  start: number;
  since: number;
  /** Where the words end that refuse the old time, where they stand behind it: `is cancelled`. */
  end?: number | undefined;
  /** Where an hour must follow: behind `doors 7:30` a weak `8.15` is one; true where a number alone is, in `doors 7 / music 8`. */
  awaits?: boolean;
}

/** A change whose words begin where what no longer holds does. */
const changeFrom = (start: number, end?: number): Change => ({ start, since: start, end });

/** `doors 7pm, show 8pm`: what people are let in for stands in the same sentence, or opens the next. */
function opensNext({ lower, text, words }: Source, span: Span, next: Span): boolean {
  const between = lower.slice(span.end, next.start);
  if (words.leads.finishing.test(between)) return false;
  const endsSentence = /[.!?]\s+\p{Lu}/u.test(text.slice(span.end - 1, next.start));
  return !endsSentence || words.changes.curtain.test(between.replace(/^[.!?]+/, ""));
}

/** `~~Sat 6 Feb~~`: struck out. */
function isStruck({ text }: Source, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - 40), start).split("~~");
  return before.length % 2 === 0 && /^[^~\n]{0,40}~~/.test(text.slice(end, end + 42));
}

/** `18 January 25 January (extended)`, `5 June -> 12 June (firm)`: of two dates side by side the second holds. */
const isRenewed = ({ lower, words }: Source, span: Span, next: Span): boolean =>
  span.value.kind === "day" &&
  /^(?:\s| ?-> ?)$/.test(lower.slice(span.end, next.start)) &&
  words.changes.renewed.test(lower.slice(next.end, next.end + 16));

/** `thursday at 3:15 no wait its friday 3:15`, `Dinner at 7, make that 8`: who writes corrects themselves. */
const isCorrected = ({ lower, words }: Source, span: Span, next: Span): boolean =>
  words.changes.corrected.test(lower.slice(span.end, next.start));

/** `Friday doesn't work, how about Monday`: a time that is refused, where another one is put forward. */
function refusalOf(
  { lower, words }: Source,
  span: Span,
  { before, next }: { before: string; next: Span },
): Change | null {
  const { changes } = words;
  const isOff = span.value.kind === "day" && changes.offAfter.test(lower.slice(span.end, span.end + 48));
  const refusal = changes.refusedAfter.exec(lower.slice(span.end, span.end + 40));
  const isRefused = refusal !== null || isOff || changes.refused.test(before);
  const isReplaced = changes.another.test(lower.slice(span.end, next.end + 32));
  const end = span.end + (refusal?.[0].length ?? 0);
  return isRefused && isReplaced ? changeFrom(span.start, end) : null;
}

/** `was 7 March, then the 14th, now Sunday 21 March`: the time that holds, behind others that no longer do. */
const leadsToNow = ({ lower, words }: Source, span: Span, other: Span): boolean =>
  other.value.kind === span.value.kind && words.changes.arrow.test(lower.slice(span.end, other.start));

/** What no longer holds about a span, for one whose time has changed; null for one that holds. */
function changeOf(source: Source, span: Span, later: readonly Span[]): Change | null {
  const { changes } = source.words;
  const floor = Math.max(0, span.start - 64);
  const before = source.lower
    .slice(floor, span.start)
    .replace(/^.*[.;!?\n]/s, (cut) => " ".repeat(cut.length));
  const found = changes.moved.exec(before) ?? changes.instead.exec(before);
  if (found) return changeFrom(orderAt(found, floor));
  const off = span.value.kind === "day" ? changes.dayOff.exec(source.lower.slice(span.end)) : null;
  if (off && (later.some(saysWhen) || /[,;] ?$/.test(before)))
    return changeFrom(span.start, span.end + off[0].length);
  if (isStruck(source, span)) return changeFrom(span.start);
  const next = later.find((other) => other.value.kind === span.value.kind);
  if (next === undefined) return null;
  const between = source.lower.slice(span.end, next.start);
  if (isRenewed(source, span, next)) return { start: span.start, since: next.start };
  if (!changes.formerly.test(before) && isCorrected(source, span, next))
    return { start: span.start, since: span.end };
  const once = changes.formerly.exec(before);
  const now = once && later.find((other) => leadsToNow(source, span, other));
  if (once && now) return { start: floor + once.index, since: now.start };
  const gone = changes.letGo.exec(before);
  if (gone) return changeFrom(floor + gone.index);
  const there = changes.overThere.exec(source.lower.slice(span.end));
  if (there && changes.overHere.test(source.lower.slice(next.end)))
    return changeFrom(span.start, span.end + there[0].length);
  const said = changes.wasSaid.exec(before);
  if (said && changes.another.test(between)) return changeFrom(floor + said.index);
  const isEarly = changes.curtain.test(between);
  const entrance =
    span.value.kind === "clock" && opensNext(source, span, next)
      ? (changes.doors.exec(before) ?? (isEarly ? changes.early.exec(before) : null))
      : null;
  if (entrance)
    return { start: floor + entrance.index, since: isEarly ? span.end : next.start, awaits: isEarly };
  const isSentence = !/[.;!?\n]/.test(between);
  const result = isSentence ? changes.movedTo.exec(between) : null;
  if (result) return { start: span.start, since: span.end + result.index };
  const order = changes.toMove.exec(before);
  if (order && isSentence && changes.toNew.test(between)) {
    const kept = changes.noun.exec(between)?.groups?.noun;
    if (kept === undefined) return changeFrom(orderAt(order, floor));
    return { start: span.start, since: next.start - (changes.toNewWord.exec(between)?.[0].length ?? 0) };
  }
  return refusalOf(source, span, { before, next });
}

/** `passe du mardi au jeudi`: behind a change two weekdays are no stretch of every week, but the old day and the new one. */
function onLastDay(span: Span, { byDay }: Recurrence, since: number): Span | null {
  const last = byDay.at(-1);
  if (last === undefined || byDay.length < 2) return null;
  const day = { kind: "weekday", weekday: weekdayOfCode(last), which: "bare", weeks: 0 } as const;
  return { ...span, since, value: { kind: "day", days: [day], last: null, other: null, part: null } };
}

/** `moved from 2 to 3pm`, `push the 3pm to 4pm`, `changed from the 3rd to the 5th`: of a range only the end still holds. */
function newEndOf(source: Source, span: Span): Span | null {
  const { changes } = source.words;
  const { value } = span;
  const words = source.lower.slice(span.start, span.end);
  if (!changes.rangeWord.test(words)) return null;
  const floor = Math.max(0, span.start - 64);
  const before = `${source.lower.slice(floor, span.start)}${changes.rangeLead.exec(words)?.[0] ?? ""}`;
  const found = changes.moved.exec(before) ?? changes.toMove.exec(before);
  if (!found || /[.;!?\n]/.test(before.slice(found.index))) return null;
  const since = Math.min(span.start, orderAt(found, floor));
  if (value.kind === "clock" && value.end !== null)
    return { ...span, since, value: { ...value, clocks: [value.end], end: null } };
  if (value.kind === "day" && value.last !== null)
    return { ...span, since, value: { ...value, days: [value.last], last: null } };
  return value.kind === "recurrence" ? onLastDay(span, value.recurrence, since) : null;
}

/** `the 2pm with legal on Monday is off, we'll do Tuesday at 9:30`: the clock said with the old day is old as well. */
function fellWith(
  source: Source,
  before: Span | undefined,
  { span, later }: { span: Span; later: readonly Span[] },
) {
  if (before === undefined || !saysWhen(before) || before.value.kind === span.value.kind) return false;
  const between = source.lower.slice(before.end, span.start);
  // "Thursday 10am instead of tomorrow": what stands before the words of the change is the new time.
  if (source.words.changes.instead.test(between)) return false;
  if (between.length > 30 || source.words.changes.clauseBreak.test(between)) return false;
  return later.some((other) => other.value.kind === before.value.kind);
}

/** The first time behind the old one takes the words of the change with it: they say nothing about what happens. */
function withChange(source: Source, span: Span, since: number | null): Span {
  const { changes } = source.words;
  if (since === null || !saysWhen(span) || span.start - since > 90) return span;
  const between = source.lower.slice(since, span.start);
  if (changes.corrected.test(between)) return { ...span, since, strength: "strong" };
  return (changes.leadsToNew.test(between) || changes.curtain.test(between)) && !/[.;!?\n]/.test(between)
    ? { ...span, since }
    : span;
}

/** An hour where one must follow. */
const certain = (span: Span, awaits: boolean | null): Span =>
  span.value.kind === "clock" && awaits !== null && (awaits || span.value.clocks[0]?.written === "colon")
    ? { ...span, strength: "strong" }
    : span;

/**
 * Drops a day or a clock that no longer holds: `moved from Tuesday to Thursday`, `push the 3pm to 4pm`, `Friday instead of
 * Monday`, `Friday doesn't work, how about Monday`. Of `Tuesday 3pm to Wednesday` the clock still holds.
 */
export function dropSuperseded(source: Source, spans: readonly Span[]): Span[] {
  if (!source.words.changes.sign.test(source.lower)) return [...spans];
  const kept: Span[] = [];
  let old: Span | null = null;
  let since: number | null = null;
  let awaits: boolean | null = null;
  const past: { start: number; end: number }[] = [];
  spans.forEach((span, at) => {
    const later = spans.slice(at + 1);
    const mayEnd = saysWhen(span) || span.value.kind === "recurrence";
    const renewed = mayEnd ? newEndOf(source, span) : null;
    const changed = saysWhen(span) && renewed === null ? changeOf(source, span, later) : null;
    if (isRefusedRule(source, span) || (span.value.kind === "clock" && entersLate(source, span, kept))) {
      past.push({ start: span.start, end: span.end });
      return;
    }
    if (saysWhen(span) && isOldBehind(source, span, kept.at(-1))) {
      past.push({ start: kept.at(-1)?.end ?? span.start, end: span.end });
      return;
    }
    const isOld = changed !== null || (old !== null && isBeside(source, old, { span, later }));
    if (changed !== null) since = changed.since;
    awaits = changed?.awaits ?? awaits;
    old = changed === null ? null : span;
    if (isOld) {
      const fallen =
        changed !== null && fellWith(source, kept.at(-1), { span, later }) ? kept.pop() : undefined;
      if (fallen) past.push({ start: fallen.start, end: fallen.end });
      past.push({ start: changed?.start ?? span.start, end: changed?.end ?? span.end });
      return;
    }
    const next = certain(renewed ?? withChange(source, span, since), awaits);
    if (span.value.kind === "clock") awaits = null;
    if (next.since !== undefined) since = null;
    kept.push(saysWhen(next) && past.length > 0 ? { ...next, replaces: past.splice(0) } : next);
  });
  const last = kept.findLastIndex(saysWhen);
  if (last < 0) return [...spans];
  return past.length === 0
    ? kept
    : kept.map((span, at) => (at === last ? { ...span, replaces: past } : span));
}
