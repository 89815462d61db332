import type { EventDraft } from "@/lib/extraction/schema";
import { compareCivil } from "./civil-date";
import { clockChangeAt } from "./clock-change";
import type { Moment } from "./moment";
import { clockText, type Occurrence, wallOf } from "./occurrence";

/** The other days and hours that an occurrence may mean. */
export function alternativesOf(occurrence: Occurrence): EventDraft["alternatives"] {
  return occurrence.others.map((other) => ({
    field: "start_datetime",
    value: wallOf(other.date, other.minutes),
    label:
      other.minutes === null || compareCivil(other.date, occurrence.date) !== 0
        ? { code: "labels.day", params: { day: wallOf(other.date, null) } }
        : { code: "labels.clock", params: { clock: clockText(other.minutes) } },
    reason: other.reason,
  }));
}

/** `Dec 3-5, 9am-5pm` may also be one event from the first hour to the last. */
export function longOf({ longEnd }: Occurrence): EventDraft["alternatives"] {
  if (longEnd === undefined) return [];
  const params = { day: wallOf(longEnd.date, null), clock: clockText(longEnd.minutes) };
  const label = { code: "labels.oneEventUntil", params } as const;
  return [{ field: "recurrence", value: null, label, reason: { code: "reasons.hoursOfDays" } }];
}

/** An ambiguous abbreviation means the visitor's own zone where that is one of its meanings. */
export function zoneOf(
  moment: Moment,
  visitorZone: string,
): { zone: string; alternatives: EventDraft["alternatives"] } {
  if (moment.zone === null) return { zone: visitorZone, alternatives: [] };
  const { zone, alternatives } = moment.zone;
  const own = alternatives.find((meaning) => meaning === visitorZone);
  const others = own ? [zone, ...alternatives.filter((meaning) => meaning !== own)] : alternatives;
  return {
    zone: own ?? zone,
    alternatives: others.map((meaning) => ({
      field: "timezone",
      value: meaning,
      label: { code: "labels.zone", params: { zone: meaning } },
      reason: { code: "reasons.zoneMeanings" },
    })),
  };
}

/** A time that a clock change skips moves on, one that happens twice is the first; both are said (SPEC B2). */
export function doubtOfClockChange(
  occurrence: Occurrence,
  zone: string,
): { start: string; alternatives: EventDraft["alternatives"] } {
  const wall = wallOf(occurrence.date, occurrence.minutes);
  if (occurrence.minutes === null) return { start: wall, alternatives: [] };
  const change = clockChangeAt(wall, occurrence.date, zone);
  if (change === null) return { start: wall, alternatives: [] };
  const params = { clock: clockText(occurrence.minutes) };
  if (change.kind === "repeated") {
    return {
      start: wall,
      alternatives: [
        {
          field: "start_datetime",
          value: wall,
          label: { code: "labels.secondTime", params },
          reason: { code: "reasons.clocksBack", params },
        },
      ],
    };
  }
  const minutes = occurrence.minutes >= 60 ? occurrence.minutes - 60 : 0;
  const before = {
    field: "start_datetime",
    value: wallOf(occurrence.date, minutes),
    label: { code: "labels.clock", params: { clock: clockText(minutes) } },
    reason: { code: "reasons.clocksForward", params },
  } as const;
  return { start: change.moved, alternatives: [before] };
}

/** "tomorrow morning" gives an hour that nobody said; the whole day is the other way to keep it. */
export function guessOf(occurrence: Occurrence, moment: Moment): EventDraft["alternatives"] {
  if (
    occurrence.minutes === null ||
    moment.clocks.length > 0 ||
    moment.offset !== null ||
    moment.part === null
  )
    return [];
  return [
    {
      field: "all_day",
      value: true,
      label: { code: "labels.allDay" },
      reason: { code: "reasons.partOfDay" },
    },
  ];
}
