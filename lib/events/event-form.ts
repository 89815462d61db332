import { lastDayOf, type WallRange } from "@/lib/time/format";
import { fromTwentyFourHour, type TimeEntry, toTwentyFourHour } from "@/lib/time/twelve-hour";
import {
  addDays,
  clockOf,
  dateOf,
  midnightOf,
  type WallDate,
  type WallDateTime,
} from "@/lib/time/wall-clock";
import { eachText, type TextFieldName } from "@/lib/wire/event-fields";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import { formatAttendees } from "./attendee-text";
import { wallRangeOf } from "./wall-range";

/** One note being edited; `id` is absent until the server assigns one, and `key` identifies the row meanwhile. */
export interface NoteEntry {
  key: string;
  id?: string;
  content: string;
}

/** One suggestion being edited; `key` is its position in the server's event, or a new key of its own. */
export interface SuggestionEntry {
  key: string;
  content: string;
}

/** One end of an event as the pickers hold it; both parts are empty where an event has no end. */
export interface MomentEntry {
  date: WallDate;
  time: TimeEntry;
}

/** What an event's card edits: text as typed, by the clock of `timezone`. `end.date` of an all-day event is its last day. */
export interface EventForm extends Record<TextFieldName, string> {
  title: string;
  start: MomentEntry;
  end: MomentEntry;
  allDay: boolean;
  timezone: string;
  attendees: string;
  notes: NoteEntry[];
  /** An address as typed; empty for none. */
  link: string;
  /** Minutes before the start, the longest first. */
  reminders: number[];
  suggestions: SuggestionEntry[];
}

const noTime: TimeEntry = { text: "", meridiem: "PM" };

/** The pickers of an absent end. */
export const noMoment: MomentEntry = { date: "", time: noTime };

const toMoment = (wall: WallDateTime): MomentEntry => ({
  date: dateOf(wall),
  time: fromTwentyFourHour(clockOf(wall)),
});

function toEndMoment(range: WallRange): MomentEntry {
  if (range.end === null) return noMoment;
  return range.allDay ? { date: lastDayOf(range), time: noTime } : toMoment(range.end);
}

const toStartMoment = ({ start, allDay }: WallRange): MomentEntry =>
  allDay ? { date: dateOf(start), time: noTime } : toMoment(start);

/** The form of an event as the server has it. */
export function toEventForm(event: CalendarEvent): EventForm {
  const range = wallRangeOf(event);
  return {
    title: event.title,
    start: toStartMoment(range),
    end: toEndMoment(range),
    allDay: event.all_day,
    timezone: event.timezone,
    ...eachText((name) => event[name]),
    attendees: formatAttendees(event.attendees),
    notes: event.notes.map(({ id, content }) => ({ key: id, id, content })),
    link: event.link ?? "",
    reminders: event.reminders,
    suggestions: event.suggestions.map((content, position) => ({ key: String(position), content })),
  };
}

/** The wall clock of a moment as typed, or null while it is not one. An all-day moment is the midnight of its date. */
export function wallOfMoment(moment: MomentEntry, allDay: boolean): WallDateTime | null {
  if (moment.date === "") return null;
  if (allDay) return midnightOf(moment.date);
  const clock = toTwentyFourHour(moment.time);
  return clock === null ? null : `${moment.date}T${clock}`;
}

/** True for an end that was left empty, which an event may have (SPEC V4). */
export const isEndEmpty = ({ end, allDay }: Pick<EventForm, "end" | "allDay">): boolean =>
  end.date === "" && (allDay || end.time.text === "");

/** Where an event is, in one line: the place's name, then its address; empty if neither is known. */
export const placeOf = ({ venue, location }: Pick<EventForm, "venue" | "location">): string =>
  [venue, location]
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .join(", ");

/** The range that the pickers show now, or null while they do not form one. */
export function rangeOfForm(form: EventForm): WallRange | null {
  const { allDay } = form;
  const start = wallOfMoment(form.start, allDay);
  if (start === null) return null;
  if (isEndEmpty(form)) return { start, end: null, allDay };
  const end = wallOfMoment(form.end, allDay);
  if (end === null) return null;
  return { start, end: allDay ? midnightOf(addDays(dateOf(end), 1)) : end, allDay };
}
