import { recurrenceInUtc } from "@/lib/recurrence/recurrence-in-utc";
import { readRuleParts, rulePartsByName, writeRuleParts } from "@/lib/recurrence/rule-parts";
import { addDays, clockOf, dateOf, instantToWall, type WallDate } from "@/lib/time/wall-clock";
import { eventLimits } from "@/lib/wire/event-limits";
import type { ImportedEvent } from "./imported-event";
import { type FileZones, type PlacedTimes, seriesDate } from "./place-times";

const ruleLengthMax = 500;

/** The last day on which a series may begin, by the clocks of its zone: a rule of ours ends with a day (SPEC B3). */
function lastDay(until: string, { start, allDay, timezone }: PlacedTimes): WallDate | null {
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

/** A rule as it is stored; null for one that says nothing, or more often than a day holds. */
function placeRule(rule: string, times: PlacedTimes): string | null {
  const until = rulePartsByName(rule).get("UNTIL");
  const last = until === undefined ? null : lastDay(until, times);
  if (until !== undefined && last === null) return null;
  const parts = readRuleParts(rule).map((part) =>
    part.name === "UNTIL" ? { ...part, value: (last ?? "").replaceAll("-", "") } : part,
  );
  const placed = writeRuleParts(parts);
  const isTooOften = /FREQ=(?:SECONDLY|MINUTELY)/u.test(placed);
  if (isTooOften || placed.length > ruleLengthMax) return null;
  const { timezone, allDay } = times;
  return recurrenceInUtc({ rule: placed, timezone, allDay }) === null ? null : placed;
}

const inOrder = (dates: readonly string[]): string[] => [...new Set(dates)].sort();

/** What repeats of an event: `isWhole` is false where a part of it could not be kept. */
export function placeSeries(event: ImportedEvent, times: PlacedTimes, zones: FileZones) {
  const [rule] = event.rules;
  const recurrence = rule === undefined ? null : placeRule(rule, times);
  const placed = (dates: ImportedEvent["exdates"]) =>
    inOrder(dates.slice(0, 2 * eventLimits.seriesDates).map((date) => seriesDate(date, times, zones)));
  const exdates = placed(event.exdates);
  const rdates = placed(event.rdates).filter((date) => date !== times.start);
  const isWhole =
    !event.hasOddRule &&
    (rule === undefined || recurrence !== null) &&
    Math.max(exdates.length, rdates.length) <= eventLimits.seriesDates;
  return {
    recurrence,
    exdates: exdates.slice(-eventLimits.seriesDates),
    rdates: rdates.slice(0, eventLimits.seriesDates),
    isWhole,
  };
}
