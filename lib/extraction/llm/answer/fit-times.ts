import { addDays, addMinutes, clockOf, dateOf, dayOfWeek } from "@/lib/time/wall-clock";
import type { ModelTimes, WallTimes } from "./model-times";
import type { QuoteFacts } from "./quote-facts";
import type { NamedDay } from "./time-tokens";

export interface Fitting {
  /** The facts in the words of the event. */
  facts: QuoteFacts;
  /** The facts in the whole text. */
  around: QuoteFacts;
  /** The day from which the words count relative days, `YYYY-MM-DD`. */
  today: string;
  repeats: boolean;
}

const two = (number: number): string => String(number).padStart(2, "0");
const dayMs = 24 * 60 * 60 * 1000;
const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / dayMs;

/** The date if the calendar has it, otherwise null. */
function dateIn(year: number, month: number, day: number): string | null {
  const date = `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`;
  const read = new Date(`${date}T00:00Z`);
  return !Number.isNaN(read.getTime()) && read.getUTCDate() === day ? date : null;
}

const yearOf = (date: string): number => Number(date.slice(0, 4));
const yearsTried = 8;

/** The first day of this name on or after `from`; null where the calendar has none. */
function nextOf({ day, month, year }: NamedDay & { month: number }, from: string): string | null {
  for (let step = 0; step <= yearsTried; step += 1) {
    const date = dateIn(year ?? yearOf(from) + step, month, day);
    if (date !== null && (date >= from || year !== null)) return date;
  }
  return null;
}

const isNamed = (date: string, { day, month, year }: NamedDay): boolean =>
  Number(date.slice(8, 10)) === day &&
  (month === null || Number(date.slice(5, 7)) === month) &&
  (year === null || yearOf(date) === year);

/** How far ahead a day without a stated year may be. */
const furthestAhead = 365;

/** True where the text names this day, or its month. */
const isMentioned = (date: string, { around }: Fitting): boolean =>
  around.days.some((day) => isNamed(date, { ...day, year: null })) ||
  around.months.has(Number(date.slice(5, 7)));

/**
 * The year of a day is the model's where the text says it; otherwise the day is the next of its name. Null for a past
 * day that the text does not name: the model did not know what day it is.
 */
function fitYear(date: string, fitting: Fitting): string | null {
  const { facts, around, today } = fitting;
  if (around.years.has(yearOf(date)) || facts.years.size > 0) return date;
  const isBehind = date < today;
  const isTooFar = daysBetween(today, date) > furthestAhead && !around.countsYears;
  if (!isBehind && !isTooFar) return date;
  const next = nextOf({ day: Number(date.slice(8, 10)), month: Number(date.slice(5, 7)), year: null }, today);
  return isTooFar || isMentioned(date, fitting) ? next : null;
}

/** How far from the model's day a series named by the words may begin; a day farther off may be its last. */
const nearStart = 7;

/** The day that the words name, where the model has another. Null where the calendar has no such day. */
function fitNamed(date: string, { facts, around, today, repeats }: Fitting): string | null {
  const [first] = facts.days;
  const isShifted = facts.shift !== null && !facts.hasOtherTimes && facts.weekdays.size === 0;
  if (first === undefined) return isShifted && !repeats ? addDays(today, facts.shift ?? 0) : date;
  const named = facts.days.find((day) => isNamed(date, day)) ?? first;
  if (isNamed(date, named)) return date;
  const isYearSaid = around.years.has(yearOf(date));
  const month = named.month ?? Number(date.slice(5, 7));
  const meant = nextOf({ ...named, month, year: named.year ?? (isYearSaid ? yearOf(date) : null) }, today);
  if (!repeats || meant === null) return meant;
  const isStart = facts.weekdays.size === 0 || facts.weekdays.has(dayOfWeek(meant));
  return isStart && Math.abs(daysBetween(date, meant)) <= nearStart ? meant : date;
}

const furthestWeekday = 35;

/**
 * The day nearest to the model's with the weekday that the words name; the next one from today if the text
 * names no other day and the model's is far away.
 */
function fitWeekday(date: string, { facts, around, today }: Fitting): string {
  if (facts.weekdays.size === 0 || facts.days.length > 0) return date;
  const isLoose = !facts.hasOtherTimes && around.days.length === 0 && around.months.size === 0;
  const isFar = isLoose && daysBetween(today, date) > furthestWeekday;
  const from = isFar || date < today ? today : date;
  const isMeant = (day: string) => facts.weekdays.has(dayOfWeek(day)) && day >= today;
  const steps = from === date ? [0, -1, 1, -2, 2, -3, 3] : [0, 1, 2, 3, 4, 5, 6];
  return steps.map((step) => addDays(from, step)).find(isMeant) ?? date;
}

const minutesOf = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** True where neither the words nor the rest of the text have an hour that the model could have read. */
const hasNoHour = ({ facts, around }: Fitting, said: number): boolean =>
  facts.isWhole && !around.hasOtherTimes && !around.clocks.flat().includes(said);

/** The clock that the words name, if the model's is another; null for a whole day. */
function fitClock(clock: string | null, fitting: Fitting): string | null {
  const { facts } = fitting;
  const [first] = facts.clocks;
  const said = clock === null ? null : minutesOf(clock);
  if (first === undefined) return said !== null && hasNoHour(fitting, said) ? null : clock;
  if (said !== null && facts.clocks.flat().includes(said)) return clock;
  const [plain = 0, later] = first;
  // An hour before seven is in the afternoon, unless the model chose the morning.
  const isLater = said === null ? plain < 7 * 60 : said >= 12 * 60;
  const minutes = isLater && later !== undefined ? later : plain;
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** The end that keeps the event's length after a new start; null where one of them is a whole day. */
function fitEnd({ start, end, allDay }: WallTimes, fitted: string): string | null {
  if (end === null || allDay !== (fitted.length === 10)) return null;
  if (allDay) return addDays(fitted, daysBetween(start, end));
  return addMinutes(fitted, (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 60_000);
}

/**
 * A model's times as far as the words allow them: the day, the day of the week, the year and the clock that the words
 * name take precedence, and the model chooses within what they leave open. Null for a past day without a stated year:
 * the model did not know what day it is.
 */
export function fitTimes(model: ModelTimes, fitting: Fitting): WallTimes | null {
  const said = dateOf(model.start);
  // Where the words name a day or a day of the week, the year follows from that.
  const { facts } = fitting;
  const isBound = facts.weekdays.size > 0 || facts.days.length > 0 || facts.shift !== null;
  const dated = fitYear(said, fitting) ?? (isBound ? said : null);
  const named = dated === null ? null : fitNamed(dated, fitting);
  if (named === null) return null;
  const date = fitWeekday(named, fitting);
  if (date < fitting.today && !fitting.around.years.has(yearOf(date))) return null;
  const clock = fitClock(model.allDay ? null : clockOf(model.start), fitting);
  const meant = model.allDay && clock !== null ? fitClock(model.clock, fitting) : clock;
  const start = meant === null ? date : `${date}T${meant}`;
  const isSame = start === model.start && (meant === null) === model.allDay;
  if (isSame) return { start, end: model.end, allDay: model.allDay };
  return { start, end: fitEnd(model, start), allDay: meant === null };
}

/** True where the words leave the model's day open and the rest of the text names one near it, its month or its year. */
export function isSupported(date: string, { facts, around, today }: Fitting): boolean {
  const isOpen = facts.weekdays.size > 0 || facts.days.length > 0;
  if (!isOpen) return false;
  const isNear = around.days.some((day) => {
    const named = day.month === null ? null : nextOf({ ...day, month: day.month }, today);
    return named !== null && Math.abs(daysBetween(named, date)) <= 7;
  });
  const isInMonth = around.months.has(Number(date.slice(5, 7))) && date >= today;
  return isNear || isInMonth || (facts.days.length > 0 && around.years.has(yearOf(date)));
}
