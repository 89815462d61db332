import { gapKind } from "@/lib/extraction/rules/gaps";
import type { MarkedSpan } from "@/lib/extraction/rules/marked-span";
import type { WeakWords } from "@/lib/extraction/rules/pack/number-words";
import type { Source } from "@/lib/extraction/rules/scan";
import { itemTimes } from "./item-times";
import { isSpokenHour } from "./spoken-hour";

const speaksOfTime = new Set(["day", "clock", "part", "recurrence", "zone", "length"]);

/** "a table for two on the 12th", "Studio 7 on Friday": a number that belongs to the word before it. */
function belongsToWordBefore(source: Source, span: MarkedSpan, isBefore: boolean): boolean {
  const { weak } = source.words;
  if (span.value.kind !== "clock") return false;
  // "budget 2026 on Tuesday": a year, not 20:26.
  if (isBefore && /^(?:19|20)\d\d$/.test(source.lower.slice(span.start, span.end))) return true;
  const before = source.text.slice(Math.max(0, span.start - 24), span.start);
  if (weak.numbering.test(before) && !weak.hourBehind.test(before)) return true;
  if (
    isBefore &&
    /[a-z]/.test(source.lower.charAt(span.start)) &&
    !weak.hourInWords.test(source.lower.slice(span.start))
  )
    return true;
  return (
    isBefore && span.value.end === null && /[\w,] [A-Z][\w']* $/.test(before) && !weak.timeBefore.test(before)
  );
}

/** "at 1 embarcadero center": with a clear clock elsewhere, a bare number before the name of a place is no second one. */
const namesAPlace = (source: Source, span: MarkedSpan): boolean =>
  span.value.kind === "clock" &&
  span.value.end === null &&
  source.words.weak.placeName.test(source.lower.slice(span.end, span.end + 48));

/** "Christmas market", "New Year reception": the holiday names the event; the day is said elsewhere. */
const isAttribute = ({ lower, words }: Source, { lead, start, end }: MarkedSpan): boolean =>
  words.weak.attributeLead.test(lead) ||
  words.weak.attributeLead.test(
    /[\p{L}']+(?= $)/u.exec(lower.slice(Math.max(0, start - 8), start))?.[0] ?? "",
  ) ||
  (lead === "" && words.weak.nounBehind.test(lower.slice(end, end + 8)));

/** `closed Thursday and Friday for Thanksgiving`, `no school Wed-Fri (Thanksgiving)`: why, and not when. */
const isReason = (source: Source, span: MarkedSpan): boolean =>
  source.words.weak.reasonLead.test(span.lead) || source.lower.charAt(span.start - 1) === "(";

/** `starting 2027`, `in 2027`: a year. */
const isYear = ({ lower, words }: Source, span: MarkedSpan): boolean =>
  span.rule === "clock" &&
  /^20[2-4]\d$/.test(lower.slice(span.start, span.end)) &&
  words.weak.yearLead.test(span.lead);

function hasLead(span: MarkedSpan, weak: WeakWords): boolean {
  if (span.value.kind === "clock") return weak.clockLead.test(span.lead.trim());
  if (span.value.kind !== "day" || !weak.dayLead.test(span.lead.trim())) return false;
  // "on 24.12" is a date, "on 2.0" may be a version.
  return span.rule !== "numeric-date" || (span.end - span.start === 5 && weak.sureDayLead.test(span.lead));
}

/** True where one span leans on another: they speak of different things and only a small word stands between. */
function leans(source: Source, span: MarkedSpan, other: MarkedSpan | undefined): boolean {
  const { weak } = source.words;
  if (other === undefined || !speaksOfTime.has(other.value.kind) || other.value.kind === span.value.kind)
    return false;
  const [left, right] = other.start < span.start ? [other, span] : [span, other];
  const gap = gapKind(source.lower.slice(left.end, right.start), source.words.gaps);
  if (span.value.kind === "times") return true;
  // "movie night date Saturday": a date between friends, not one of the calendar.
  if (span.value.kind === "part" && weak.friendsDate.test(source.lower.slice(left.end, right.start)))
    return false;
  if (belongsToWordBefore(source, span, left === span)) return false;
  if (
    span.value.kind === "clock" &&
    left === span &&
    weak.due.test(source.lower.slice(left.end, right.start))
  )
    return false;
  const kinds = `${left.value.kind} ${right.value.kind}`;
  if (span.value.kind === "clock" && other.value.kind === "length") return false;
  return gap === "tight" || gap === "comma" || gap === "range" || (gap === "line" && kinds === "day clock");
}

const isRange = ({ value }: MarkedSpan): boolean => value.kind === "clock" && value.end !== null;

/** `9.30-1 and 1-4.30`: two stretches of hours side by side. */
const areRanges = (source: Source, left: MarkedSpan | undefined, right: MarkedSpan | undefined): boolean =>
  left !== undefined &&
  right !== undefined &&
  isRange(left) &&
  isRange(right) &&
  gapKind(source.lower.slice(left.end, right.start), source.words.gaps) === "list";

/** `Thursday 20 May, two sessions, 9.15 or 1.45`: two hours with their minutes to choose from, below a day. */
const offersHours = ({ lower }: Source, { value, start, end }: MarkedSpan): boolean =>
  value.kind === "clock" &&
  value.clocks.length > 1 &&
  value.clocks.every(({ minute }) => minute % 5 === 0) &&
  /^\d{1,2}[.:]\d\d .*\d[.:]\d\d$/.test(lower.slice(start, end));

function isAlone(source: Source, spans: readonly MarkedSpan[]): boolean {
  if (
    !spans.every(
      (span) => span.value.kind === "day" && !/^(?:7|9)\/11$/.test(source.lower.slice(span.start, span.end)),
    )
  )
    return false;
  const covered = spans.reduce(
    (text, span) => text.replace(source.lower.slice(span.start, span.end), ""),
    source.lower,
  );
  return !/[a-z0-9]/.test(covered.replace(source.words.weak.rangeWords, ""));
}

/** "at 7" and nothing else says too little for an event: no name, no day, no half of the day; "at 1030", "@2" say more. */
function isBareHour(source: Source, spans: readonly MarkedSpan[]): boolean {
  const [only] = spans;
  if (spans.length !== 1 || only?.value.kind !== "clock" || only.strength === "strong") return false;
  if (only.end - only.start > 2 || only.lead.startsWith("@")) return false;
  return !/[\p{L}\p{N}]/u.test(source.lower.slice(0, only.from) + source.lower.slice(only.end));
}

/** "Visit 1 on Monday at 8:15": the day has its clock, so the number before it belongs to the matter. */
function numbersTheMatter(source: Source, spans: readonly MarkedSpan[], at: number): boolean {
  const [span, day, clock] = spans.slice(at, at + 3);
  if (span?.value.kind !== "clock" || span.value.end !== null || day?.value.kind !== "day") return false;
  const before = spans[at - 1];
  // "4th Dec evening 7, wedding on 5th Dec 11am": the 7 has a day and a part of it before.
  if (before && gapKind(source.lower.slice(before.end, span.start), source.words.gaps) === "tight")
    return false;
  if (clock?.value.kind !== "clock" || (clock.strength === "weak" && !hasLead(clock, source.words.weak)))
    return false;
  return (
    gapKind(source.lower.slice(day.end, clock.start), source.words.gaps) === "tight" &&
    /[a-z]/.test(source.lower.slice(0, span.from))
  );
}

const saysWhen = new Set(["day", "clock"]);
/**
 * "Quarterly planning on December 1st", "monthly report due Friday": with a date the word is part of a name, and one that is
 * said of rare things is part of it unless a day of the month follows.
 */
function isNameOfEvent(source: Source, spans: readonly MarkedSpan[], span: MarkedSpan): boolean {
  // "Weekly sync until December 18th": the date bounds the series.
  const days = spans.flatMap(({ value, role }) =>
    value.kind === "day" && role === "plain" ? value.days : [],
  );
  const isDated = days.some((day) => day.kind === "calendar" && day.day !== null && day.month !== null);
  const isMonthly = days.some((day) => day.kind === "nth" || (day.kind === "calendar" && day.month === null));
  const isBounded = spans.some(
    ({ value, role }) => value.kind === "day" && role !== "plain" && role !== "deadline",
  );
  const isTimed = spans.some((other) => other !== span && saysWhen.has(other.value.kind));
  const isRare = source.words.weak.rare.test(source.lower.slice(span.start, span.end));
  return isDated || (isRare && !isBounded && !(isTimed && isMonthly));
}

/** `in December`, beside `every Tuesday`. */
const isPeriod = ({ value }: MarkedSpan): boolean => value.kind === "day" && value.days[0]?.kind === "period";

/** `Vesak Day in lieu - Mon 1 June`: a date in the clause of a holiday, which only names the matter. */
function isDateOf(source: Source, other: MarkedSpan, holiday: MarkedSpan): boolean {
  const [day] = other.value.kind === "day" ? other.value.days : [];
  if (other === holiday || day?.kind !== "calendar" || day.month === null || day.day === null) return false;
  const [left, right] = other.start < holiday.start ? [other, holiday] : [holiday, other];
  const between = source.lower.slice(left.end, right.start);
  const isNamed = source.words.weak.dateOfHoliday.test(between);
  const isAside = left === holiday && left.role === "plain" && isNamed;
  return isAside && (right.role === "plain" || right.role === "start");
}

/** Whether the name of a holiday says when something is; null where it is judged as any other day. */
function judgeHoliday(source: Source, real: readonly MarkedSpan[], span: MarkedSpan): boolean | null {
  const isDated = real.some((other) => other !== span && other.value.kind === "day");
  if (real.some((other) => isDateOf(source, other, span))) return false;
  if (isDated && (isAttribute(source, span) || isReason(source, span))) return false;
  if (span.strength !== "weak") return null;
  if (isDated) return false;
  const isTimed = real.some((other) => other.value.kind === "clock");
  return isTimed || source.words.weak.meal.test(source.lower.slice(span.end, span.end + 12));
}

/** Drops weak spans that neither a lead-in word nor a neighbour supports; noise goes too, its work is done. */
export function dropWeak(source: Source, spans: readonly MarkedSpan[]): MarkedSpan[] {
  const real = spans.filter((span) => span.value.kind !== "noise");
  if (isAlone(source, real)) return real;
  if (isBareHour(source, real)) return [];
  const isClear = real.some((span) => span.value.kind === "clock" && span.strength === "strong");
  const ofItems = itemTimes(source, real);
  const isHeaded = (at: number): boolean =>
    real.slice(0, at).some(({ value, strength }) => value.kind === "day" && strength === "strong");
  const kept = (span: MarkedSpan, at: number): boolean => {
    const asHoliday = span.rule === "holiday" ? judgeHoliday(source, real, span) : null;
    if (asHoliday !== null) return asHoliday;
    if (isYear(source, span)) return false;
    if (isClear && span.strength === "weak" && namesAPlace(source, span)) return false;
    if (span.value.kind === "recurrence" && span.strength === "weak")
      return !isNameOfEvent(source, real, span);
    if (span.value.kind === "offset" && span.strength === "weak")
      return real.every((other) => other === span || other.value.kind === "length");
    if (span.rule === "period")
      return !real.some(
        (other) => other !== span && (other.value.kind === "day" || other.value.kind === "offset"),
      );
    if (span.rule === "month-only")
      return (
        (span.role !== "plain" || isPeriod(span)) && real.some((other) => other.value.kind === "recurrence")
      );
    if (
      span.strength === "strong" ||
      hasLead(span, source.words.weak) ||
      isSpokenHour(source, span, isHeaded(at)) ||
      (isHeaded(at) &&
        (areRanges(source, real[at - 1], span) ||
          areRanges(source, span, real[at + 1]) ||
          offersHours(source, span))) ||
      ofItems.has(span)
    )
      return true;
    if (numbersTheMatter(source, real, at)) return false;
    if (span.value.kind === "times" || span.value.kind === "length")
      return real.some((other) => other !== span && other.strength === "strong");
    return [real[at - 1], real[at + 1]].some(
      (other) =>
        other !== undefined &&
        leans(source, span, other) &&
        (other.strength === "strong" || hasLead(other, source.words.weak) || span.value.kind !== "part"),
    );
  };
  return real.filter(kept);
}
