import type { Source } from "@/lib/extraction/rules/scan";
import type { Span } from "@/lib/extraction/rules/spans";

const verbs = "move|push|shift|bump|reschedule|postpone|delay";
const participles =
  "moved|rescheduled|changed|postponed|shifted|bumped|pushed(?: back| out)?|switched|swapped|brought forward|delayed";
const auxiliary = "(?:(?:has|have|had|is|was|were|got)(?: now)?(?: been)? )?";
/** `moved from`, `has been pushed back from`: what follows no longer holds. */
const moved = new RegExp(
  `\\b(?:${auxiliary}(?:${participles})(?: (?:it|me|us|him|her|them|you))?) from (?:the |its )?$`,
);
/** `The 2pm review is moved to`: what came before no longer holds. */
const movedTo = new RegExp(`\\b${auxiliary}(?:${participles}) (?:to|until|for) (?:the )?$`);
/** `push the 3pm`, `move Friday's dinner`: what follows no longer holds where a `to` comes later. */
const toMove = new RegExp(
  `\\b(?:${verbs})(?: back| out| up)?(?<what>(?: [a-z':]+){0,4}?) (?<lead>(?:from |on |at |of |the )*)$`,
);
const instead =
  /\b(?:instead of|rather than|not(?: on)?|no longer(?: on)?|previously(?: on)?|originally(?: on| scheduled for)?|formerly)(?: at)? (?:the )?$|\((?:was|previously|originally)(?: due)?(?: on| at)?:? (?:the )?$/;
/** `I can't do Friday`, `busy on the 3rd`. */
const refused =
  /\b(?:(?:can't|cannot|can not|couldn't) (?:do|make|come|meet)(?: it)?|(?:(?:got|was|been|is|been) )?cancel+ed(?: for)?|not available|unavailable|not free|busy)(?: on| at)? (?:the )?$/;
/** `Friday doesn't work`, `the 4th I can't`. */
const refusedAfter =
  /^(?:'s)?,? (?:(?:that |it )?(?:doesn't|does not|won't|will not|isn't (?:good|possible|an option|going)|is not|is no good|is full|(?:is|was) off|(?:is|was|are|has been|have been) (?:now )?(?:cancel+ed|called off)|cancel+ed|didn't)|i (?:can't|cannot|can not|won't|am busy|have something)|i'm (?:busy|out|away))\b/;
/** `tomorrow's quiz is off`: of what is off the name stays. */
const offAfter = /^(?:'s)?(?: [a-z'-]+){1,3} (?:is|was) (?:off|(?:now )?cancel+ed|called off)\b/;
/** `Doors 7pm, show 8pm`: when people are let in is not when it begins, where that is said as well. */
const doors = /\bdoors?(?: open(?:s|ing)?)?(?: (?:at|from))?:? $/;
/** `warm up 12:15, start 1pm`: what comes before it begins, where the beginning is said. */
const early =
  /\b(?:warm[- ]?up|gates|registration|arrivals?|check-?in|sign-?in)(?: opens)?(?: at| from)?:? $/;
/** `Doors 6:30 / Show 8:00`: what opens then is the event, whose name stands elsewhere. */
const curtain =
  /^[\s/|,;(-]{1,4}(?:show|music|film|concert|performance|curtain|kick-?off|starts?|begins)(?: time)?(?: at| from)?:? $/;
/** `nah scrap thurs`, `forget 7`: what is let go of, where nobody is told not to forget it. */
const letGo =
  /(?:^|[.,;!?] ?|\b(?:nah|no|ok|actually|right|so|lads|guys) )(?:(?:nah|no|ok|actually|right|so|wait),? )*(?:scrap|ditch|forget|bin|sack(?: off)?|never ?mind|not)(?: about| off| the| on| at)* $/;
/** `we said 7 but`: an hour that was said and is taken back. */
const wasSaid = /\b(?:i|we|u|you) (?:said|told (?:you|u)|thought|put)(?: at| on| for| it was)? $/;
/** `10am her time (london), so 9pm here`: the hour over there, where the one over here is said as well. */
const overThere =
  /^(?: [a-z]+)? ?(?:in )?(?:his|her|their|ur|your|there|uk|us|local)(?: local)? time\b(?: ?\([^()]{2,24}\))?,?(?: so| which is| is| =)?/;
const overHere = /^ ?(?:here|our time|my time|ours|for (?:us|me)|our end)\b/;
/** `mon 7-3, tues off, weds 2-10`: a day of a rota on which nothing is. */
const dayOff = /^ ?:? ?(?:is )?(?:(?:day )?off|rdo|free)(?= ?(?:[,;.)]|$))/;

const another =
  /\b(?:but|instead|can we|how about|what about|could we|can we|let's|free|works?|maybe|now|new)\b/;
const leadsToNew = /\b(?:to|but|for|on|instead)(?: be)?(?: on| at)? (?:the )?$/;

/** Every change is said with one of these; most texts have none, and then nothing more is asked. */
const changeWord =
  /\b(?:mov|push|shift|bump|reschedul|postpon|delay|chang|switch|swap|brought|instead|rather|no\b|not\b|previous|original|formerly|can|couldn|unavail|busy|does|won't|will not|isn't|is |was |are |been |cancel|didn|i |i'm|doors?\b|warm|gates|registration|arrival|check|sign|scrap|ditch|forget|bin |sack|never ?mind|said |told |thought | time\b| off\b|free|rdo)/;

const saysWhen = ({ value }: Span): boolean => value.kind === "day" || value.kind === "clock";

/** `from Tuesday 3pm to Wednesday 4pm`: the clock beside an old day is old as well, where a new one is said. */
function isBeside(
  source: Source,
  old: Span,
  { span, later }: { span: Span; later: readonly Span[] },
): boolean {
  if (!saysWhen(span) || span.value.kind === old.value.kind) return false;
  if (!/^,? ?(?:at |on )?$/.test(source.lower.slice(old.end, span.start))) return false;
  return later.some((other) => other.value.kind === span.value.kind);
}

/** `Move the budget call from 2pm`: the words of the change begin behind what is moved, which is the event. */
function orderAt(order: RegExpExecArray, floor: number): number {
  const { what = "", lead = "" } = order.groups ?? {};
  return floor + (what === "" ? order.index : order.index + order[0].length - lead.length);
}

/** `got pushed to 5:30 from 5`: the old time stands behind the new one. */
const isOldBehind = (source: Source, span: Span, before: Span | undefined): boolean =>
  before !== undefined &&
  before.value.kind === span.value.kind &&
  /^,? from (?:the |its )?(?:original )?$/.test(source.lower.slice(before.end, span.start)) &&
  movedTo.test(source.lower.slice(Math.max(0, before.start - 40), before.start));

/** `showcase 6pm in the hall, doors 5.40`: when people are let in, behind the hour at which it begins. */
const entersLate = (source: Source, span: Span, kept: readonly Span[]): boolean =>
  /[,;(.] ?doors?(?: open(?:s|ing)?)?(?: (?:at|from))?:? $/.test(
    source.lower.slice(Math.max(0, span.start - 24), span.start),
  ) && kept.some(({ value }) => value.kind === "clock");

/** Where the words begin that no longer hold, and where those begin that lead to the new time. */
interface Change {
  start: number;
  since: number;
  /** Where the words end that refuse the old time, where they stand behind it: `is cancelled`. */
  end?: number;
}

/** `Friday's dinner to`: a noun between the old time and the new one is what happens, and stays. */
const noun = /^(?:'s)? (?!at |on |to |but )(?<noun>[a-z][a-z' ]*?) to (?:the )?$/;

/** What no longer holds about a span, for one whose time has changed; null for one that holds. */
function changeOf(source: Source, span: Span, later: readonly Span[]): Change | null {
  const floor = Math.max(0, span.start - 64);
  const before = source.lower
    .slice(floor, span.start)
    .replace(/^.*[.;!?\n]/s, (cut) => " ".repeat(cut.length));
  const found = moved.exec(before) ?? instead.exec(before);
  if (found) return { start: floor + found.index, since: floor + found.index };
  const off = span.value.kind === "day" ? dayOff.exec(source.lower.slice(span.end)) : null;
  if (off && (later.some(saysWhen) || /[,;] ?$/.test(before)))
    return { start: span.start, since: span.start, end: span.end + off[0].length };
  const next = later.find((other) => other.value.kind === span.value.kind);
  if (next === undefined) return null;
  const gone = letGo.exec(before);
  if (gone) return { start: floor + gone.index, since: floor + gone.index };
  const there = overThere.exec(source.lower.slice(span.end));
  if (there && overHere.test(source.lower.slice(next.end)))
    return { start: span.start, since: span.start, end: span.end + there[0].length };
  const said = wasSaid.exec(before);
  if (said && another.test(source.lower.slice(span.end, next.start)))
    return { start: floor + said.index, since: floor + said.index };
  const isEarly = curtain.test(source.lower.slice(span.end, next.start));
  const entrance =
    span.value.kind === "clock" ? (doors.exec(before) ?? (isEarly ? early.exec(before) : null)) : null;
  if (entrance) {
    return { start: floor + entrance.index, since: isEarly ? span.end : next.start };
  }
  const between = source.lower.slice(span.end, next.start);
  const isSentence = !/[.;!?\n]/.test(between);
  const result = isSentence ? movedTo.exec(between) : null;
  if (result) return { start: span.start, since: span.end + result.index };
  const order = toMove.exec(before);
  if (order && isSentence && / to (?:the )?$/.test(between)) {
    const kept = noun.exec(between)?.groups?.noun;
    const start = kept === undefined ? orderAt(order, floor) : span.start;
    return {
      start,
      since: kept === undefined ? start : next.start - (/to (?:the )?$/.exec(between)?.[0].length ?? 0),
    };
  }
  const isOff = span.value.kind === "day" && offAfter.test(source.lower.slice(span.end, span.end + 48));
  const refusal = refusedAfter.exec(source.lower.slice(span.end, span.end + 40));
  const isRefused = refusal !== null || isOff || refused.test(before);
  const isReplaced = another.test(between + source.lower.slice(next.end, next.end + 24));
  const end = span.end + (refusal?.[0].length ?? 0);
  return isRefused && isReplaced ? { start: span.start, since: span.start, end } : null;
}

/** `moved from 2 to 3pm`, `push the 3pm to 4pm`, `changed from the 3rd to the 5th`: of a range only the end still holds. */
function newEndOf(source: Source, span: Span): Span | null {
  const { value } = span;
  const words = source.lower.slice(span.start, span.end);
  if (!/ to /.test(words)) return null;
  const floor = Math.max(0, span.start - 64);
  const before = `${source.lower.slice(floor, span.start)}${/^from (?:the )?/.exec(words)?.[0] ?? ""}`;
  const order = toMove.exec(before);
  const found = moved.exec(before) ?? order;
  if (!found || /[.;!?\n]/.test(before.slice(found.index))) return null;
  const since = order && found === order ? Math.min(span.start, orderAt(order, floor)) : floor + found.index;
  if (value.kind === "clock" && value.end !== null)
    return { ...span, since, value: { ...value, clocks: [value.end], end: null } };
  if (value.kind === "day" && value.last !== null)
    return { ...span, since, value: { ...value, days: [value.last], last: null } };
  return null;
}

/** `the 2pm with legal on Monday is off, we'll do Tuesday at 9:30`: the clock said with the old day is old as well. */
function fellWith(
  source: Source,
  before: Span | undefined,
  { span, later }: { span: Span; later: readonly Span[] },
) {
  if (before === undefined || !saysWhen(before) || before.value.kind === span.value.kind) return false;
  const between = source.lower.slice(before.end, span.start);
  if (between.length > 30 || /[.,;!?\n]| and /.test(between)) return false;
  return later.some((other) => other.value.kind === before.value.kind);
}

/** The first time behind the old one takes the words of the change with it: they say nothing about what happens. */
function withChange(source: Source, span: Span, since: number | null): Span {
  if (since === null || !saysWhen(span) || span.start - since > 90) return span;
  const between = source.lower.slice(since, span.start);
  return (leadsToNew.test(between) || curtain.test(between)) && !/[.;!?\n]/.test(between)
    ? { ...span, since }
    : span;
}

/**
 * Drops a day or a clock that no longer holds: `moved from Tuesday to Thursday`, `push the 3pm to 4pm`, `Friday instead of
 * Monday`, `Friday doesn't work, how about Monday`. Of `Tuesday 3pm to Wednesday` the clock still holds.
 */
export function dropSuperseded(source: Source, spans: readonly Span[]): Span[] {
  if (!changeWord.test(source.lower)) return [...spans];
  const kept: Span[] = [];
  let old: Span | null = null;
  let since: number | null = null;
  const past: { start: number; end: number }[] = [];
  spans.forEach((span, at) => {
    const later = spans.slice(at + 1);
    const renewed = saysWhen(span) ? newEndOf(source, span) : null;
    const changed = saysWhen(span) && renewed === null ? changeOf(source, span, later) : null;
    if (span.value.kind === "clock" && entersLate(source, span, kept)) {
      past.push({ start: span.start, end: span.end });
      return;
    }
    if (saysWhen(span) && isOldBehind(source, span, kept.at(-1))) {
      past.push({ start: kept.at(-1)?.end ?? span.start, end: span.end });
      return;
    }
    const isOld = changed !== null || (old !== null && isBeside(source, old, { span, later }));
    if (changed !== null) since = changed.since;
    old = changed === null ? null : span;
    if (isOld) {
      const fallen =
        changed !== null && fellWith(source, kept.at(-1), { span, later }) ? kept.pop() : undefined;
      if (fallen) past.push({ start: fallen.start, end: fallen.end });
      past.push({ start: changed?.start ?? span.start, end: changed?.end ?? span.end });
      return;
    }
    const next = renewed ?? withChange(source, span, since);
    if (next.since !== undefined) since = null;
    kept.push(saysWhen(next) && past.length > 0 ? { ...next, replaces: past.splice(0) } : next);
  });
  const last = kept.findLastIndex(saysWhen);
  if (last < 0) return [...spans];
  return past.length === 0
    ? kept
    : kept.map((span, at) => (at === last ? { ...span, replaces: past } : span));
}
