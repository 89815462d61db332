import { compactInstant } from "@/lib/time/compact-time";
import {
  addDays,
  clockOf,
  dateOf,
  instantToWall,
  type WallDate,
  type WallDateTime,
} from "@/lib/time/wall-clock";
import { wallToInstant } from "@/lib/time/wall-to-instant";
import { recurrenceInUtc } from "./recurrence-in-utc";
import { readRuleParts, rulePartsByName, writeRuleParts } from "./rule-parts";

/** The longest RRULE value that is kept. */
const ruleLengthMax = 500;

/** When a series begins. */
interface SeriesStart {
  start: WallDateTime;
  allDay: boolean;
  timezone: string;
}

/** The last day on which a series may begin, by the clocks of its zone: a rule of ours ends with a day (SPEC B3). */
function lastDay(until: string, { start, allDay, timezone }: SeriesStart): WallDate | null {
  const [, year, month, day, hour, minute, second, utc] =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d):?(\d\d)(Z?))?$/.exec(until) ?? [];
  if (year === undefined) return null;
  const date = `${year}-${month}-${day}`;
  if (hour === undefined || allDay) return date;
  const instant = new Date(`${date}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(instant.getTime())) return null;
  const wall =
    utc === "Z" ? instantToWall(instant.toISOString(), timezone).wall : `${date}T${hour}:${minute}`;
  return clockOf(wall) < clockOf(start) ? addDays(dateOf(wall), -1) : dateOf(wall);
}

/** Whether a rule has several times in a day, of which the last day may not have all. */
const isWithinDays = (rule: string): boolean => /FREQ=HOURLY|BY(?:HOUR|MINUTE|SECOND)=/iu.test(rule);

const momentPattern = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)\d\dZ?$/u;

/** The moment at which such a rule ends, in UTC, since a day would give it more times; null for another end. */
function lastMoment(until: string, { allDay, timezone }: SeriesStart): string | null {
  const [, year, month, day, hour, minute] = momentPattern.exec(until) ?? [];
  if (allDay || year === undefined) return null;
  if (until.endsWith("Z")) return until;
  const wall = `${year}-${month}-${day}T${hour}:${minute}`;
  return compactInstant(wallToInstant({ wall, timeZone: timezone, fold: "later" }));
}

/** A rule of another's as it is stored; null for one that says nothing, or more often than a day holds. */
export function placeRule(rule: string, series: SeriesStart): string | null {
  const until = rulePartsByName(rule).get("UNTIL");
  const last = until === undefined ? null : lastDay(until, series);
  if (until !== undefined && last === null) return null;
  const moment = until === undefined || !isWithinDays(rule) ? null : lastMoment(until, series);
  const parts = readRuleParts(rule).map((part) =>
    part.name === "UNTIL" ? { ...part, value: moment ?? (last ?? "").replaceAll("-", "") } : part,
  );
  const placed = writeRuleParts(parts);
  const isTooOften = /FREQ=(?:SECONDLY|MINUTELY)/u.test(placed);
  if (isTooOften || placed.length > ruleLengthMax) return null;
  const { timezone, allDay } = series;
  return recurrenceInUtc({ rule: placed, timezone, allDay }) === null ? null : placed;
}
