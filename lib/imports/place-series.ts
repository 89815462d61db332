import { placeRule } from "@/lib/recurrence/place-rule";
import { eventLimits } from "@/lib/wire/event-limits";
import type { ImportedEvent } from "./imported-event";
import { type FileZones, type PlacedTimes, seriesDate } from "./place-times";

const inOrder = (dates: readonly string[]): string[] => [...new Set(dates)].sort();

/** What repeats of an event, and which of its dates moved: `isWhole` is false where a part of it could not be kept. */
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
    moved: placed(event.moved),
    isWhole,
  };
}
