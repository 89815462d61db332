import { isCalendarDate } from "@/lib/time/date-entry";
import { wallMinutes } from "@/lib/time/format";
import { completeTime, fromTwentyFourHour, toTwentyFourHour } from "@/lib/time/twelve-hour";
import { addDays, addMinutes, clockOf, dateOf } from "@/lib/time/wall-clock";
import {
  type EventForm,
  isEndEmpty,
  type MomentEntry,
  noMoment,
  rangeOfForm,
  wallOfMoment,
} from "./event-form";
import type { EventMemory } from "./event-memory";

const minutesPerDay = 24 * 60;

const completed = (moment: MomentEntry): MomentEntry => ({
  ...moment,
  time: { ...moment.time, text: completeTime(moment.time.text) },
});

/** A clock without a day means the day on which the event starts. */
function completedEnd(end: MomentEntry, startDate: string): MomentEntry {
  const spelt = completed(end);
  return spelt.date === "" && spelt.time.text !== "" ? { ...spelt, date: startDate } : spelt;
}

const isSameMoment = (one: MomentEntry, other: MomentEntry): boolean =>
  one.date === other.date && one.time.text === other.time.text && one.time.meridiem === other.time.meridiem;

/** The end that keeps the length the event had before its start moved, or null where it had none to keep. */
function movedEnd(settled: EventForm, before: EventForm): MomentEntry | null {
  const range = rangeOfForm(before);
  const length = range === null ? null : wallMinutes(range);
  const start = isCalendarDate(settled.start.date) ? wallOfMoment(settled.start, settled.allDay) : null;
  if (length === null || length <= 0 || start === null) return null;
  // The pickers show the last day of an all-day event itself, so its length counts one day less.
  const end = addMinutes(start, settled.allDay ? length - minutesPerDay : length);
  return { date: dateOf(end), time: settled.allDay ? settled.end.time : fromTwentyFourHour(clockOf(end)) };
}

/**
 * The form after a picker is left: times are written in full, and an event whose start moved keeps its length, as in
 * any calendar. `before` is the form as it was last settled.
 */
export function settleForm(form: EventForm, before: EventForm): EventForm {
  const start = completed(form.start);
  const settled = { ...form, start, end: completedEnd(form.end, start.date) };
  const onlyStartMoved =
    form.allDay === before.allDay &&
    !isSameMoment(start, before.start) &&
    isSameMoment(settled.end, before.end);
  const end = onlyStartMoved ? movedEnd(settled, before) : null;
  return end === null ? settled : { ...settled, end };
}

type Hours = NonNullable<EventMemory["hours"]>;

/** The default clocks of an event that gets clocks for the first time. */
const usualHours = { start: "09:00", end: "10:00" };
const midnight = "00:00";

/** The clocks that a form holds, `HH:MM`, to be remembered while it lasts whole days; null while they are not times. */
export function hoursOf(form: EventForm): Hours | null {
  const start = toTwentyFourHour(form.start.time);
  return start === null ? null : { start, end: toTwentyFourHour(form.end.time) };
}

/** The end of an event that now lasts whole days: an end at midnight belongs to the day before its date. */
function wholeDaysEnd({ start, end }: EventForm): MomentEntry {
  const endsAtMidnight = toTwentyFourHour(end.time) === midnight && isCalendarDate(end.date);
  return endsAtMidnight && end.date > start.date ? { ...end, date: addDays(end.date, -1) } : end;
}

/** The end of an event of whole days that gets a clock again. */
function timedEnd(end: MomentEntry, clock: string): MomentEntry {
  const date = clock === midnight && isCalendarDate(end.date) ? addDays(end.date, 1) : end.date;
  return { date, time: fromTwentyFourHour(clock) };
}

/**
 * All-day switched on or off. An event that gets clocks again has its earlier ones, where `hours` remembers them;
 * otherwise it starts at nine and lasts an hour.
 */
export function setAllDay(
  form: EventForm,
  { allDay, hours }: { allDay: boolean; hours: Hours | null },
): EventForm {
  if (allDay === form.allDay) return form;
  if (allDay) return { ...form, allDay, end: wholeDaysEnd(form) };
  const before = hoursOf(form) ?? hours ?? usualHours;
  return {
    ...form,
    allDay,
    start: { ...form.start, time: fromTwentyFourHour(before.start) },
    end: isEndEmpty(form) ? form.end : timedEnd(form.end, before.end ?? usualHours.end),
  };
}

/** The form with an end so many minutes after its start; unchanged while its start is not a time. */
export function endAfter(form: EventForm, minutes: number): EventForm {
  const start = isCalendarDate(form.start.date) ? wallOfMoment(form.start, false) : null;
  if (start === null) return form;
  const end = addMinutes(start, minutes);
  return { ...form, end: { date: dateOf(end), time: fromTwentyFourHour(clockOf(end)) } };
}

/** The form without an end, which an event need not have. */
export const clearEnd = (form: EventForm): EventForm => ({ ...form, end: noMoment });

/** The form of a newer version with the changes made since `sent`; untouched fields come from the newer version. */
export function rebaseForm(form: EventForm, sent: EventForm, newer: EventForm): EventForm {
  const isField = (name: string): name is keyof EventForm => name in newer;
  const rebased = { ...form };
  const rebaseField = <Field extends keyof EventForm>(field: Field) => {
    if (JSON.stringify(form[field]) === JSON.stringify(sent[field])) rebased[field] = newer[field];
  };
  for (const field of Object.keys(form).filter(isField)) rebaseField(field);
  return rebased;
}
