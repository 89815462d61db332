import type { HabitWords } from "./pack/number-words";
import type { Clock, PartOfDay } from "./spans";

/** What an event's own words say of its hour: a meal, an evening out, a table, something of the working day, or one with whom it begins. */
export type Habit = "morning" | "midday" | "evening" | "table" | "club" | "work" | "errand";

/** What else is known about an hour that was said without am or pm. */
export interface ClockContext {
  part: PartOfDay | null;
  habit: Habit | null;
  /** Minutes of the day that are over, when the day is today or not stated; null for any other day. */
  nowMinute: number | null;
  /** True where the text writes its hours from 0 to 23, so that 7:00 is in the morning. */
  isTwentyFour: boolean;
}

/** Minutes since midnight; `other` is the reading twelve hours away, where the words leave it open. */
export interface DecidedClock {
  minutes: number;
  other: number | null;
}

const halfDay = 720;
/** Before this hour of the clock people seldom meet: `um 5 Uhr` is in the afternoon. */
const firstEarlyHour = 6;
const isLateHabit = (habit: Habit | null): boolean =>
  habit === "evening" || habit === "table" || habit === "club";

/** The habit that an event's own words speak of: breakfast, lunch, dinner, a meeting and the like. */
export function habitOf(words: string, habits: HabitWords): Habit | null {
  if (habits.midday.test(words)) return "midday";
  const evening = words.search(habits.evening);
  const morning = words.search(habits.morning);
  // `messa ore 10.30, segue aperitivo`: what is said first is what begins then.
  if (evening >= 0 && (morning < 0 || evening < morning)) return "evening";
  if (morning >= 0) return "morning";
  if (habits.table.test(words)) return "table";
  if (habits.club.test(words)) return "club";
  if (habits.errand?.test(words)) return "errand";
  return habits.work.test(words) ? "work" : null;
}

const minutesOf = (hour: number, minute: number, half: "am" | "pm"): number =>
  (hour % 12) * 60 + minute + (half === "pm" ? halfDay : 0);

/** The half of the day that a part of it gives to an hour of 1–12. */
function halfFromPart(part: PartOfDay, hour: number): "am" | "pm" {
  if (part === "morning") return "am";
  if (part === "night") return hour >= 5 && hour < 12 ? "pm" : "am";
  return "pm";
}

function usualHalf(hour: number, habit: ClockContext["habit"]): "am" | "pm" {
  if (habit === "evening") return "pm";
  if (habit === "club" && hour === 8) return "pm";
  if (habit === "table") return hour === 10 || hour === 11 ? "am" : "pm";
  if (habit === "midday") return hour >= 9 && hour <= 11 ? "am" : "pm";
  if (habit === "morning") return hour === 12 ? "pm" : hour >= 4 ? "am" : "pm";
  return hour >= (habit === "errand" ? firstEarlyHour : 8) && hour <= 11 ? "am" : "pm";
}

/** Decides the half of the day: stated, by the part of day, by habit, by the working day, and by what is still ahead. */
export function decideClock(
  clock: Clock,
  { part, habit, nowMinute, isTwentyFour }: ClockContext,
): DecidedClock {
  const { hour, minute, meridiem } = clock;
  if (clock.exact || hour > 12 || hour === 0) return { minutes: hour * 60 + minute, other: null };
  if (meridiem !== null) return { minutes: minutesOf(hour, minute, meridiem), other: null };
  if (part !== null)
    return {
      minutes: minutesOf(hour, minute, halfFromPart(part, hour)),
      other: null,
    };
  // `Train at 16:04, so 3.45 on the platform`: who means the night writes `03.45`.
  const isNight = hour < firstEarlyHour && minute > 0;
  if (isTwentyFour && clock.written === "colon" && !clock.isDotted && !isNight)
    return { minutes: hour * 60 + minute, other: null };
  if (clock.ofDay === "any" && habit !== "evening") return { minutes: hour * 60 + minute, other: null };
  const isEarly = clock.ofDay === "early" && hour >= firstEarlyHour && hour < 12 && !isLateHabit(habit);
  const half = isEarly ? "am" : usualHalf(hour, habit);
  const minutes = minutesOf(hour, minute, half);
  const other = (minutes + halfDay) % (2 * halfDay);
  const isOver =
    nowMinute !== null && half === "am" && minutes < nowMinute && other > nowMinute && habit !== "morning";
  const [said, doubt] = isOver ? [other, minutes] : [minutes, other];
  return { minutes: said, other: isPlausible(doubt, habit) ? doubt : null };
}

/** Whether an hour is one that people make plans for: nobody meets at midnight or has dinner at seven in the morning. */
function isPlausible(minutes: number, habit: Habit | null): boolean {
  if (habit === "midday" || habit === "morning") return false;
  if (habit === "evening") return minutes >= 10 * 60 && minutes < halfDay;
  return minutes >= 5 * 60 && minutes < (habit === "work" ? 21 : 23) * 60;
}

/** From this minute of the day on it is late for what is no evening out. */
const lateMinute = 23 * 60;

/**
 * `shift 7-3`, `sofa btw 7 and 12`, `trip 7.45-4.00`: what would go on till late at night is by day, unless its words are
 * of an evening; till three and later, `9:30 to 4`, it is by day whatever they are of.
 */
const isByDay = ({ hour, minute }: Clock, end: Clock, habit: Habit | null): boolean =>
  hour >= 6 &&
  hour < 11 &&
  (hour < 8 && !isLateHabit(habit)
    ? openEnd(end, minutesOf(hour, minute, "pm")) >= lateMinute
    : end.hour >= 3 && end.hour < 6);

const isKnown = ({ exact, meridiem, hour, ofDay }: Clock): boolean =>
  exact || meridiem !== null || hour > 12 || ofDay === "any";

/** Gives both ends of a range their half of the day: `3-4pm`, `11-1pm`, `10am to noon`, `from 2 to 5`. */
export function decideRange(
  start: Clock,
  end: Clock,
  context: ClockContext,
): { start: DecidedClock; end: number } {
  const endKnown = isKnown(end);
  // `Le dîner n'est pas fourni` makes no evening of `de 8 h 30 à 16 h`.
  const startKnown = isKnown(start) && (context.habit !== "evening" || start.exact || start.ofDay !== "any");
  if (!endKnown && !startKnown && context.part === null && isByDay(start, end, context.habit))
    return {
      start: { minutes: minutesOf(start.hour, start.minute, "am"), other: null },
      end: openEnd(end, minutesOf(start.hour, start.minute, "am")),
    };
  if (startKnown || !endKnown) {
    const first = decideClock(start, context);
    return {
      start: first,
      end: endKnown
        ? endAfter(decideClock(end, context).minutes, first.minutes, end)
        : openEnd(end, first.minutes),
    };
  }
  const last = decideClock(end, context).minutes;
  const late = last === 0 ? 2 * halfDay : last;
  const morning = minutesOf(start.hour, start.minute, "am");
  const afternoon = minutesOf(start.hour, start.minute, "pm");
  const nearest =
    afternoon < late
      ? afternoon
      : morning < late || late <= 6 * 60
        ? morning < late
          ? morning
          : afternoon
        : afternoon;
  return { start: { minutes: nearest, other: null }, end: endAfter(last, nearest, end) };
}

const endAfter = (end: number, start: number, clock: Clock): number =>
  end <= start || clock.midnight ? end + (end <= start ? 1440 : 0) : end;

/** The first time after the start that shows the open end: `from 10 to 2` ends four hours later. */
function openEnd(end: Clock, start: number): number {
  const base = (end.hour % 12) * 60 + end.minute;
  let minutes = base;
  while (minutes <= start) minutes += halfDay;
  return minutes;
}
