import { eventLimits } from "@/lib/wire/event-limits";
import { readLink } from "@/lib/wire/event-link";
import type { CalendarEntry } from "./calendar-event";

/** The link of an entry if it can be written; a file never holds another address than an https one. */
export const joinLink = ({ link }: Pick<CalendarEntry, "link">): string | null =>
  link === null ? null : readLink(link);

/** The reminders of an entry that can be written, in minutes before its start, the longest first. */
export const alarmMinutes = ({ reminders }: Pick<CalendarEntry, "reminders">): number[] =>
  [...new Set(reminders)]
    .filter((minutes) => Number.isInteger(minutes) && minutes >= 0 && minutes <= eventLimits.reminderMinutes)
    .sort((left, right) => right - left)
    .slice(0, eventLimits.reminders);
