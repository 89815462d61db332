import type { CalendarEntry } from "@/lib/calendar/calendar-event";
import { AppError } from "@/lib/errors/app-error";
import { earliestDate, latestDate } from "@/lib/time/limits";
import {
  addDays,
  dateOf,
  type Fold,
  instantToWall,
  midnightOf,
  type WallDateTime,
} from "@/lib/time/wall-clock";
import { wallToInstant } from "@/lib/time/wall-to-instant";
import type { EventPatch } from "@/lib/wire/event-schema";

/** When an event is: wall clock and zone. `endWall` is exclusive; an all-day event runs from midnight to midnight. */
export type EventTimes = Pick<
  CalendarEntry,
  "startWall" | "startFold" | "endWall" | "endFold" | "allDay" | "timezone"
>;

type TimePatch = Pick<EventPatch, "start_datetime" | "end_datetime" | "all_day" | "timezone">;

interface WallMoment {
  wall: WallDateTime;
  fold: Fold;
}

/** The moment that a patch gives, else the one there was: its wall clock is kept when only the zone changes (E2). */
function patchedMoment(instant: string | undefined, current: WallMoment, timeZone: string): WallMoment {
  return instantToWall(instant ?? wallToInstant({ ...current, timeZone }), timeZone);
}

/** The midnight after the last day that an end touches; an end at the very start of a day does not touch that day. */
function allDayEnd(end: WallMoment, timeZone: string): WallMoment {
  const midnight: WallMoment = { wall: midnightOf(dateOf(end.wall)), fold: "earlier" };
  const startsDay = wallToInstant({ ...midnight, timeZone }) === wallToInstant({ ...end, timeZone });
  return startsDay ? midnight : { wall: midnightOf(addDays(dateOf(end.wall), 1)), fold: "earlier" };
}

function refuseOutsideRange(date: string): void {
  if (date < earliestDate || date > latestDate)
    throw new AppError("invalid_request", { phrase: { code: "events.outsideRange" } });
}

/** Throws `invalid_request` with SPEC V3's or V4's sentence when the times are not an event's. */
function checkTimes(times: EventTimes): void {
  const { startWall, startFold, endWall, endFold, allDay, timezone: timeZone } = times;
  refuseOutsideRange(dateOf(startWall));
  if (endWall === null) return;
  refuseOutsideRange(allDay ? addDays(dateOf(endWall), -1) : dateOf(endWall));
  const start = wallToInstant({ wall: startWall, fold: startFold, timeZone });
  const end = wallToInstant({ wall: endWall, fold: endFold, timeZone });
  if (end <= start) throw new AppError("invalid_request", { phrase: { code: "events.endBeforeStart" } });
}

/**
 * The times of an event after a PATCH (SPEC A9, E2). Instants become wall clocks in the zone that the event then has;
 * an all-day event is widened to whole days. Throws `invalid_request` where V3 or V4 is broken.
 */
export function patchTimes(current: EventTimes, patch: TimePatch): EventTimes {
  const timezone = patch.timezone ?? current.timezone;
  const allDay = patch.all_day ?? current.allDay;
  const start = patchedMoment(
    patch.start_datetime,
    { wall: current.startWall, fold: current.startFold },
    timezone,
  );
  const currentEnd = current.endWall === null ? null : { wall: current.endWall, fold: current.endFold };
  const end = patchedEnd(patch.end_datetime, currentEnd, timezone);
  const wholeEnd = end !== null && allDay ? allDayEnd(end, timezone) : end;
  const times: EventTimes = {
    startWall: allDay ? midnightOf(dateOf(start.wall)) : start.wall,
    startFold: allDay ? "earlier" : start.fold,
    endWall: wholeEnd?.wall ?? null,
    endFold: wholeEnd?.fold ?? "earlier",
    allDay,
    timezone,
  };
  checkTimes(times);
  return times;
}

function patchedEnd(
  instant: string | null | undefined,
  current: WallMoment | null,
  timeZone: string,
): WallMoment | null {
  if (instant === null) return null;
  if (instant !== undefined) return instantToWall(instant, timeZone);
  return current === null ? null : patchedMoment(undefined, current, timeZone);
}
