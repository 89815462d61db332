import type { EventDraft } from "@/lib/extraction/schema";
import { isSameRule } from "@/lib/recurrence/same-rule";
import { dayNumberOf, weekdayOfDayNumber } from "@/lib/time/day-number";
import { lastDayOf } from "@/lib/time/format";
import { addDays, dateOf, midnightOf, type WallDateTime } from "@/lib/time/wall-clock";
import { wallToInstant } from "@/lib/time/wall-to-instant";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import { placeOf, toEventForm } from "./event-form";
import type { TimedEvent } from "./group-times";
import { type ComparedField, findDifferences } from "./version-differences";
import { wallRangeOf } from "./wall-range";

/** An event of a calendar file, as far as it is compared with one of a group; its id is its place in the file. */
export interface FileVersion extends TimedEvent {
  /** Empty where the file names no place. */
  location: string;
  link: string | null;
}

/** The event of a file that a draft was made of. */
export function toFileVersion(draft: EventDraft, id: string): FileVersion {
  const { title, allDay, timezone: timeZone, recurrence, exdates, rdates, location, link } = draft;
  const instant = (wall: WallDateTime) =>
    wallToInstant({ wall, timeZone, fold: draft.startFold ?? "earlier" });
  const behind = draft.end === null || !allDay ? draft.end : midnightOf(addDays(draft.end, 1));
  return {
    id,
    title,
    start_datetime: instant(allDay ? midnightOf(draft.start) : draft.start),
    end_datetime: behind === null ? null : instant(behind),
    all_day: allDay,
    timezone: timeZone,
    recurrence,
    exdates,
    rdates,
    location,
    link,
  };
}

/** Whether two are at the same time; an end that one of them lacks says nothing, since programs make one up. */
function areAtSameTime(one: TimedEvent, other: TimedEvent): boolean {
  if (one.all_day !== other.all_day) return false;
  if (one.all_day) {
    const [first, second] = [wallRangeOf(one), wallRangeOf(other)];
    return dateOf(first.start) === dateOf(second.start) && lastDayOf(first) === lastDayOf(second);
  }
  const isEndSame =
    one.end_datetime === null ||
    other.end_datetime === null ||
    Date.parse(one.end_datetime) === Date.parse(other.end_datetime);
  return isEndSame && Date.parse(one.start_datetime) === Date.parse(other.start_datetime);
}

/** The times of the file; an event that has an end there and none in the file keeps its length. */
function timesFrom(event: CalendarEvent, version: FileVersion) {
  const { start_datetime, all_day, timezone } = version;
  const lengthMs =
    event.end_datetime === null || event.all_day !== all_day
      ? null
      : Date.parse(event.end_datetime) - Date.parse(event.start_datetime);
  const kept = lengthMs === null ? null : new Date(Date.parse(start_datetime) + lengthMs).toISOString();
  return { start_datetime, end_datetime: version.end_datetime ?? kept, all_day, timezone };
}

const plain = (place: string): string => place.replace(/\s+/g, " ").trim();

/** The place of the file in the fields of the event: a file has one line for both. */
function placeFrom(event: CalendarEvent, version: FileVersion) {
  const place = plain(version.location);
  const { venue, location } = event;
  if (place === "" || place === plain(placeOf(event))) return { venue, location };
  if (venue !== "" && place.startsWith(`${plain(venue)}, `))
    return { venue, location: place.slice(plain(venue).length + 2) };
  return location === "" && venue !== "" ? { venue: place, location } : { venue: "", location: place };
}

const ruleOf = (event: TimedEvent) => ({
  rule: event.recurrence,
  timeZone: event.timezone,
  isoWeekday: weekdayOfDayNumber(dayNumberOf(dateOf(wallRangeOf(event).start))),
});

interface OtherCopy {
  version: FileVersion;
  /** Whether it has the same id, so that another name is a change of this very event. */
  hasSameId: boolean;
}

/** An event as another copy of it has it; what the copy does not say stays. */
export function withCopy(event: CalendarEvent, { version, hasSameId }: OtherCopy): CalendarEvent {
  return {
    ...event,
    ...(hasSameId && { title: version.title }),
    ...(!areAtSameTime(event, version) && timesFrom(event, version)),
    ...(!isSameRule(ruleOf(event), ruleOf(version)) && { recurrence: version.recurrence }),
    ...placeFrom(event, version),
    // An address where the event has none may be a page about it.
    ...(event.link !== null && version.link !== null && { link: version.link }),
  };
}

/** The fields in which another copy of an event differs; no form has the rule of a series. */
export function differencesFrom(
  event: CalendarEvent,
  copy: OtherCopy,
): readonly (ComparedField | "recurrence")[] {
  const after = withCopy(event, copy);
  const [mine, theirs] = [toEventForm(event), toEventForm(after)];
  const fields = findDifferences({ base: mine, mine, theirs }).map(({ field }) => field);
  return after.recurrence === event.recurrence ? fields : [...fields, "recurrence"];
}
