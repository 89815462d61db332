import type { Phrase } from "@/lib/messages/phrase";
import { combineDays, precision, withYearOf } from "./combine-days";
import { beginsSeries } from "./each-week";
import type { Gap } from "./gaps";
import type { MarkedSpan } from "./marked-span";
import type { Clock, DayExpression, DayRange, Length, PartOfDay, Recurrence } from "./spans";

/** The spans that say together when one thing happens, each part in its slot. */
export interface Moment {
  spans: MarkedSpan[];
  days: DayExpression[];
  lastDay: DayExpression | null;
  otherDays: { days: DayExpression[]; reason: Phrase } | null;
  clocks: Clock[];
  endClock: Clock | null;
  part: PartOfDay | null;
  length: Length | null;
  zone: { zone: string; alternatives: string[] } | null;
  offset: { minutes: number; from: "now" | "previous" } | null;
  recurrence: Recurrence | null;
  starting: DayExpression | null;
  until: DayExpression | null;
  times: number | null;
  except: { byDay: string[]; byMonth: number[]; dates: DayRange[] };
  /** Days on which a series takes place besides those of its rule. */
  added: DayRange[];
  /** Minutes by which the stated time is moved. */
  shift: number;
  allDay: boolean;
  /** The days are those of the event before. */
  isBorrowed: boolean;
}

/** A moment that says nothing yet. */
export function emptyMoment(): Moment {
  return {
    spans: [],
    days: [],
    lastDay: null,
    otherDays: null,
    clocks: [],
    endClock: null,
    part: null,
    length: null,
    zone: null,
    offset: null,
    recurrence: null,
    starting: null,
    until: null,
    times: null,
    except: { byDay: [], byMonth: [], dates: [] },
    added: [],
    shift: 0,
    allDay: false,
    isBorrowed: false,
  };
}

export const hasDay = (moment: Moment): boolean =>
  moment.days.length > 0 || moment.recurrence !== null || moment.lastDay !== null;
/** True for a span that says a part of the day, alone or with its day. */
export const saysPart = ({ value }: MarkedSpan): boolean =>
  value.kind === "part" || (value.kind === "day" && value.part !== null);
export const hasClock = (moment: Moment): boolean => moment.clocks.length > 0 || moment.offset !== null;
/** `the next day`, `am Sonntag drauf`: a day that is counted from the event before. */
export const isFromEvent = (day: DayExpression | undefined): boolean =>
  (day?.kind === "shift" || day?.kind === "nth-from") && day.from?.kind === "same-day";
/** `la veille`, `14 Tage vorher`: it is before that event, from which the days behind it are counted as well. */
export const countsBack = ({ days: [day] }: Moment): boolean =>
  day?.kind === "shift" && day.days < 0 && isFromEvent(day);
/** True where the moment can be an event by itself (SPEC E2). */
export const isEvent = (moment: Moment): boolean => hasDay(moment) || hasClock(moment) || moment.allDay;

/** A span and how it follows what the moment holds already. */
interface Arrival {
  span: MarkedSpan;
  gap: Gap;
}

type Of<Kind extends MarkedSpan["value"]["kind"]> = Extract<MarkedSpan["value"], { kind: Kind }>;

/** `tomorrow (Saturday)`, `next Friday, the 27th`: one of the two only repeats the other. */
function repeats(moment: Moment, value: Of<"day">): boolean {
  const [known] = moment.days;
  const [added] = value.days;
  if (!known || !added || moment.days.length > 1 || value.days.length > 1 || moment.lastDay || value.last)
    return false;
  // "The day after" is another day than the one it is counted from.
  if (isFromEvent(added)) return false;
  return (
    known.kind !== added.kind &&
    (known.kind === "week" ||
      added.kind === "week" ||
      known.kind === "weekday" ||
      added.kind === "weekday" ||
      known.kind === "shift" ||
      added.kind === "shift")
  );
}

/** `10:45 PM Nov 30 - 6:30 AM Dec 1`: the day behind the second clock is the last one. */
const endsTheDay = (moment: Moment, gap: Gap): boolean =>
  gap === "tight" &&
  moment.endClock !== null &&
  moment.spans.length > 2 &&
  moment.spans.at(-1)?.value.kind === "clock" &&
  moment.spans.at(-1)?.rule === "clock";

/** `Sat & Sun, Dec 5-6`, `Mon-Fri 8/3-12/3`: the dates of the days said before. */
const spellsDates = ({ days, lastDay }: Moment, gap: Gap, { last }: Of<"day">): boolean =>
  (gap === "comma" || gap === "tight") &&
  last !== null &&
  last.kind === "calendar" &&
  [...days, ...(lastDay === null ? [] : [lastDay])].length > 1 &&
  [...days, lastDay].every((one) => one === null || (one.kind === "weekday" && one.which === "bare"));

/** `Tuesdays 24 Nov, 1 Dec and 8 Dec`: the dates are all that there are of the series. */
const areDatesOf = ({ recurrence, days }: Moment): boolean =>
  recurrence !== null &&
  recurrence.frequency === "WEEKLY" &&
  recurrence.interval === 1 &&
  recurrence.byDay.length > 0 &&
  days.every((day) => day.kind === "calendar" && day.month !== null && day.day !== null);

function addDay(moment: Moment, { span, gap }: Arrival, value: Of<"day">): boolean {
  const [day] = value.days;
  if (day === undefined) return false;
  const [known] = moment.days;
  if (day.kind === "shift" && day.isStep && known !== undefined) {
    moment.days = [{ ...day, from: known }];
    return true;
  }
  if (spellsDates(moment, gap, value)) {
    moment.days = [day];
    moment.lastDay = value.last;
    return true;
  }
  if (span.role === "start" && beginsSeries(moment, value)) return true;
  const isBetween = gap === "list" && moment.spans.at(-1)?.opensRange === true;
  const isRange = span.role !== "start" && (gap === "range" || isBetween || span.role === "until");
  if (moment.recurrence !== null && isRange && moment.until === null) moment.until = value.last ?? day;
  else if (moment.recurrence !== null && moment.days.length === 0 && span.role === "start") {
    moment.starting = day;
    moment.until = value.last ?? moment.until;
  } else if (moment.days.length === 0 && (moment.lastDay === null || !isRange)) {
    if (
      isRange &&
      (span.role === "until" || moment.clocks.length > 0) &&
      (gap !== "range" || moment.clocks.length > 0)
    )
      moment.lastDay = value.last ?? day;
    else {
      moment.days = [...value.days];
      moment.lastDay = value.last ?? moment.lastDay;
      moment.otherDays = value.other;
    }
  } else if ((isRange || endsTheDay(moment, gap)) && moment.lastDay === null && moment.days.length === 1) {
    moment.days = moment.days.map((first) => withYearOf(first, day));
    moment.lastDay = value.last ?? day;
  } else if (
    (gap === "list" || gap === "comma") &&
    !repeats(moment, value) &&
    moment.lastDay === null &&
    value.last === null
  ) {
    moment.days.push(...value.days);
    if (areDatesOf(moment)) moment.recurrence = null;
  } else if (gap !== "list" && repeats(moment, value)) {
    const [known = day] = moment.days;
    moment.days = [precision(day) > precision(known) ? combineDays(day, known) : combineDays(known, day)];
  } else return false;
  moment.part = moment.part ?? value.part;
  return true;
}

/** `at 7:00, 8:30 and 10 am`: hours of a list go up, so that an open one takes its half of the day from the next that says it. */
function inOrder(clocks: readonly Clock[]): Clock[] {
  const ordered = [...clocks];
  for (let at = ordered.length - 2; at >= 0; at -= 1) {
    const [clock, next] = ordered.slice(at, at + 2);
    const isOpen = clock !== undefined && !clock.exact && clock.meridiem === null && clock.hour <= 12;
    if (!isOpen || next === undefined || next.meridiem === null) continue;
    const isBefore = (clock.hour % 12) * 60 + clock.minute < (next.hour % 12) * 60 + next.minute;
    ordered[at] = { ...clock, meridiem: isBefore ? next.meridiem : "am" };
  }
  return ordered;
}

function addClock(moment: Moment, { span, gap }: Arrival, value: Of<"clock">): boolean {
  const [clock] = value.clocks;
  if (clock === undefined || moment.offset !== null) return false;
  if (moment.clocks.length === 0) {
    moment.clocks = inOrder(value.clocks);
    moment.endClock = value.end;
    return true;
  }
  const isEnd = gap === "range" || span.role === "until" || (moment.lastDay !== null && gap === "tight");
  if (isEnd && moment.endClock === null && moment.clocks.length === 1 && value.end === null)
    moment.endClock = clock;
  else if (
    gap === "list" &&
    moment.spans.some((other) => other.opensRange === true) &&
    moment.endClock === null
  )
    moment.endClock = clock;
  else if (gap === "list" && moment.endClock === null && value.end === null)
    moment.clocks = inOrder([...moment.clocks, ...value.clocks]);
  else return false;
  return true;
}

function addZone(moment: Moment, value: Of<"zone">): boolean {
  if (moment.zone !== null) return moment.zone.zone === value.zone;
  moment.zone = { zone: value.zone, alternatives: value.alternatives };
  return true;
}

function addOther(moment: Moment, value: MarkedSpan["value"]): boolean {
  if (value.kind === "part") moment.part = moment.part ?? value.part;
  else if (value.kind === "length" && moment.length === null) moment.length = value.length;
  else if (value.kind === "zone") return addZone(moment, value);
  else if (value.kind === "offset" && moment.clocks.length === 0 && moment.offset === null)
    moment.offset = value;
  else if (value.kind === "moment" && moment.days.length === 0 && moment.clocks.length === 0) {
    moment.days = [{ kind: "fixed", date: value.date }];
    moment.clocks = [value.clock];
  } else if (value.kind === "recurrence" && moment.recurrence === null) {
    moment.recurrence = value.recurrence;
    moment.part = moment.part ?? value.recurrence.part;
  } else if (value.kind === "times") moment.times = value.count;
  else if (value.kind === "except")
    moment.except = { byDay: value.byDay, byMonth: value.byMonth, dates: value.dates ?? [] };
  else if (value.kind === "shift") moment.shift = value.minutes;
  else if (value.kind === "all-day") moment.allDay = true;
  else return false;
  return true;
}

/** Puts a span into its slot; false when the slot is taken, so that the span speaks of something else. */
export function addSpan(moment: Moment, span: MarkedSpan, gap: Gap): boolean {
  const { value } = span;
  const accepted =
    value.kind === "day"
      ? addDay(moment, { span, gap }, value)
      : value.kind === "clock"
        ? addClock(moment, { span, gap }, value)
        : addOther(moment, value);
  if (accepted) moment.spans.push(span);
  return accepted;
}
