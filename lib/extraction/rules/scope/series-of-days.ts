import { toDayNumber } from "@/lib/extraction/rules/civil-date";
import { type Entry, momentsOf } from "@/lib/extraction/rules/entries";
import { every, weekdayCode } from "@/lib/extraction/rules/every";
import { type Item, withEntries } from "@/lib/extraction/rules/items/item";
import type { Moment } from "@/lib/extraction/rules/moment";
import type { DayExpression } from "@/lib/extraction/rules/spans";
import { withMoments } from "./with-moments";

const daysInWeek = 7;
/** Dates of a weekday, one behind the other, that are told as a series. */
const leastOfSeries = 3;
/** Dates of a list lie in one year; which one is known later. */
const anyYear = 2026;

/** `third Tuesday of the month`, which names no month: each month's. */
const monthlyCode = (day: DayExpression | undefined): string | null =>
  day?.kind === "nth" && day.weekday !== null && day.month === null && day.monthShift === null
    ? `${day.nth}${weekdayCode(day.weekday)}`
    : null;

/** A series of one weekday that says neither when it begins nor how often it is. */
const isOpenWeekly = ({ recurrence, starting, until, times }: Moment): boolean =>
  recurrence?.frequency === "WEEKLY" &&
  recurrence.byDay.length === 1 &&
  starting === null &&
  until === null &&
  times === null;

const isDate = (day: DayExpression): boolean =>
  day.kind === "calendar" && day.month !== null && day.day !== null;

/** `16 and 17 March, 9 to 1 each day`, `Saturdays 17 and 31 October`: the days are all that there are. */
function isOfListedDays(moment: Moment): boolean {
  const { days, lastDay, recurrence, clocks } = moment;
  if (days.length < 2 || lastDay !== null) return false;
  if (recurrence?.frequency === "WEEKLY") return days.every(isDate) && isOpenWeekly(moment);
  return clocks.length > 0 && recurrence?.frequency === "DAILY" && recurrence.byDay.length === 0;
}

/** True for three dates or more of which each is a week behind the one before. */
function areWeekly(days: readonly DayExpression[]): boolean {
  const numbers = days.map((day) =>
    day.kind === "calendar" ? toDayNumber({ year: anyYear, month: day.month ?? 1, day: day.day ?? 1 }) : 0,
  );
  return (
    days.length >= leastOfSeries &&
    numbers.slice(1).every((number, at) => number - (numbers[at] ?? 0) === daysInWeek)
  );
}

/** `six weeks from 5 October` beside a series without its first day: when it begins and how often it is. */
function startOf({ days: [day, ...others] }: Moment): Pick<Moment, "starting" | "times"> | null {
  if (day?.kind !== "shift" || day.from?.kind !== "calendar" || others.length > 0) return null;
  const weeks = day.days / daysInWeek;
  return day.months === 0 && weeks > 1 && Number.isInteger(weeks)
    ? { starting: day.from, times: weeks }
    : null;
}

function settled(moment: Moment): Moment {
  const start = isOpenWeekly(moment) ? startOf(moment) : null;
  if (start) return { ...moment, ...start, days: [] };
  if (isOfListedDays(moment))
    return moment.recurrence?.frequency === "WEEKLY" && areWeekly(moment.days)
      ? { ...moment, days: moment.days.slice(0, 1), times: moment.days.length }
      : { ...moment, recurrence: null };
  const [day, ...others] = moment.days;
  const code = monthlyCode(day);
  if (code !== null && others.length === 0 && moment.recurrence === null && moment.lastDay === null)
    return { ...moment, days: [], recurrence: every("MONTHLY", [code]) };
  return moment;
}

function inItem(item: Item): Item {
  const kept: Entry[] = [];
  for (const entry of item.said.reading.entries) {
    const before = kept.at(-1);
    const [moment, ...others] = momentsOf(entry);
    const start = moment && others.length + moment.clocks.length === 0 ? startOf(moment) : null;
    if (before && start && momentsOf(before).some(isOpenWeekly))
      kept.splice(
        -1,
        1,
        withMoments(before, (one) => (isOpenWeekly(one) ? { ...one, ...start } : one)),
      );
    else kept.push(withMoments(entry, settled));
  }
  return withEntries(item, kept);
}

/** What the days of an item say of its series. */
export const seriesOfDays = (items: readonly Item[]): Item[] => items.map(inItem);
