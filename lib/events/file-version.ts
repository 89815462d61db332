import type { EventDraft } from "@/lib/extraction/schema";
import { isSameRule } from "@/lib/recurrence/same-rule";
import { seriesDays } from "@/lib/recurrence/series-days";
import { dayNumberOf, weekdayOfDayNumber } from "@/lib/time/day-number";
import { lastDayOf } from "@/lib/time/format";
import { addDays, dateOf, midnightOf, type WallDate, type WallDateTime } from "@/lib/time/wall-clock";
import { wallToInstant } from "@/lib/time/wall-to-instant";
import { eventLimits } from "@/lib/wire/event-limits";
import type { CalendarEvent } from "@/lib/wire/event-schema";
import { placeOf, toEventForm } from "./event-form";
import type { TimedEvent } from "./group-times";
import { type ComparedField, findDifferences } from "./version-differences";
import { wallRangeOf } from "./wall-range";

/** An event of a calendar file, as far as it is compared with one of a group; its id is its place in the file. */
export interface FileVersion extends TimedEvent {
  /** Those of `exdates` that another event of the file stands for. */
  moved: readonly string[];
  /** Empty where the file names no place. */
  location: string;
  link: string | null;
}

/** The event of a file that a draft was made of. */
export function toFileVersion(
  draft: EventDraft,
  { id, moved }: Pick<FileVersion, "id" | "moved">,
): FileVersion {
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
    moved,
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

const daysOf = (dates: readonly string[]): ReadonlySet<WallDate> =>
  new Set(dates.map((date) => date.slice(0, 10)));

/** Whether a series has an instance on a day, were it not left out. */
function isDayOf({ recurrence: rule, timezone: timeZone, ...event }: TimedEvent, day: WallDate): boolean {
  const first = dateOf(wallRangeOf({ ...event, timezone: timeZone }).start);
  return rule !== null && seriesDays({ rule, timeZone, first, from: day, last: day }).includes(day);
}

/**
 * The dates that a series leaves out, as the copy has them. What only moved there stays as it is, since another event of the
 * file has taken its place.
 */
function exdatesFrom(event: CalendarEvent, version: FileVersion): readonly string[] {
  if (event.recurrence === null || !isSameRule(ruleOf(event), ruleOf(version))) return event.exdates;
  const [own, theirs, moved] = [
    daysOf(event.exdates),
    daysOf(version.exdates),
    daysOf(version.moved),
  ] as const;
  const added = [...theirs].filter((day) => !own.has(day) && !moved.has(day) && isDayOf(event, day));
  const kept = event.exdates.filter((date) => {
    const day = date.slice(0, 10);
    return theirs.has(day) || !isDayOf(version, day);
  });
  const isSame = added.length === 0 && kept.length === event.exdates.length;
  const isTooMany = added.length + kept.length > eventLimits.seriesDates;
  return isSame || isTooMany ? event.exdates : [...kept, ...added].sort();
}

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
    exdates: [...exdatesFrom(event, version)],
    ...placeFrom(event, version),
    // An address where the event has none may be a page about it.
    ...(event.link !== null && version.link !== null && { link: version.link }),
  };
}

/** The days on which only one of two copies of a series leaves its time out. */
export function exdatesBetween(mine: CalendarEvent, theirs: CalendarEvent) {
  const [here, there] = [daysOf(mine.exdates), daysOf(theirs.exdates)];
  return {
    added: [...there].filter((day) => !here.has(day)),
    gone: [...here].filter((day) => !there.has(day)),
  };
}

/** The fields in which another copy of an event differs; no form has the rule of a series and what it leaves out. */
export function differencesFrom(
  event: CalendarEvent,
  copy: OtherCopy,
): readonly (ComparedField | "recurrence" | "exdates")[] {
  const after = withCopy(event, copy);
  const [mine, theirs] = [toEventForm(event), toEventForm(after)];
  const fields = findDifferences({ base: mine, mine, theirs }).map(({ field }) => field);
  const { added, gone } = exdatesBetween(event, after);
  return [
    ...fields,
    ...(after.recurrence === event.recurrence ? [] : (["recurrence"] as const)),
    ...(added.length + gone.length === 0 ? [] : (["exdates"] as const)),
  ];
}
