import { type CivilDate, toDayNumber, weekdayOf } from "./civil-date";
import { every, weekdayCode } from "./every";
import type { Moment } from "./moment";
import { type Occurrence, occurrenceOf, type Timed } from "./occurrence";
import { formatRule } from "./recurrence-rule";
import type { Recurrence } from "./spans";

const everyDay = every("DAILY");
const dayInMinutes = 24 * 60;

const everyWeek = (date: CivilDate): Recurrence => every("WEEKLY", [weekdayCode(weekdayOf(date))]);

/** `Wed 7:15–8:15 PM thru Dec 15`: the weekday alone begins it, and a date far behind bounds it. */
const isOnWeekday = ({ days: [day], lastDay }: Moment): boolean =>
  day?.kind === "weekday" && day.which === "bare" && lastDay?.kind === "calendar";

/** Curtains rise from half past six on, and a run of evenings lasts no longer than two weeks. */
const firstCurtain = 18 * 60 + 30;
const longestRun = 14;

/** `at`: words that lead to an hour and say more, as `starts at`, are longer. */
const longestLead = 3;

/** `Wed 14 – Sat 17 April, 7.30pm`: an evening's hour beside days said in one phrase is that of a play, which begins on each. */
function isRunOfEvenings({ spans }: Moment, { day, times, lastDay }: Timed): boolean {
  const said = spans.filter(({ value }) => value.kind === "day" || value.kind === "clock");
  const hour = said.findIndex(({ value }) => value.kind === "clock");
  const isBesideDays = hour === 0 || hour === said.length - 1;
  const isHourAlone = (said[hour]?.lead.length ?? 0) <= longestLead;
  const days = daysBetween({ day, lastDay }) + 1;
  return isBesideDays && isHourAlone && days <= longestRun && (times.start?.minutes ?? 0) >= firstCurtain;
}

const daysBetween = ({ day, lastDay }: Pick<Timed, "day" | "lastDay">): number =>
  lastDay === null ? 0 : toDayNumber(lastDay) - toDayNumber(day.first);

/** From eight in the evening to seven in the morning work is done that is in nobody's way: several such nights are no long one. */
const isNight = (start: number, end: number): boolean => start >= 20 * 60 && end <= 7 * 60;

/**
 * `Dec 3-5, 9am-5pm`, `nights of Sun 7 – Thurs 11, 9pm-5am`: hours said in one phrase are those of each day, where they end later than they begin or are a night's; of
 * `Fri 6pm to Sun 11am` they are not. Null where the days make one long event.
 */
export function hoursOfEachDay(moment: Moment, timed: Timed): Occurrence | null {
  const { day, times, lastDay } = timed;
  const { start, end } = times;
  if (lastDay === null || start === null) return null;
  const hours = moment.spans.filter(({ value }) => value.kind === "clock");
  const [only] = hours;
  if (hours.length !== 1 || only?.value.kind !== "clock") return null;
  const isOfNights = end !== null && isNight(start.minutes, end) && daysBetween(timed) > 1;
  const isOfEach =
    end === null
      ? isRunOfEvenings(moment, timed)
      : only.value.end !== null && (end > start.minutes || isOfNights);
  if (!isOfEach) return null;
  const rule =
    isOnWeekday(moment) && toDayNumber(lastDay) - toDayNumber(day.first) > 7
      ? everyWeek(day.first)
      : everyDay;
  const repeated = formatRule(rule, { count: null, until: lastDay, hours: null });
  const single = { ...moment, lastDay: null, length: null };
  const hoursOfOne = isOfNights ? { ...times, end: end + dayInMinutes } : times;
  const first = occurrenceOf(single, { day, times: hoursOfOne, lastDay: null });
  return { ...first, recurrence: repeated, longEnd: { date: lastDay, minutes: end ?? start.minutes } };
}
