import { buildDrafts } from "@/lib/extraction/rules/build-drafts";
import { addCivilDays, formatCivil, parseCivil, toDayNumber } from "@/lib/extraction/rules/civil-date";
import { type Entry, entryHasClock, entryHasDay, momentsOf } from "@/lib/extraction/rules/entries";
import { findInWords } from "@/lib/extraction/rules/find/find-in-block";
import type { Stretch } from "@/lib/extraction/rules/layout/block";
import { noDetails } from "@/lib/extraction/rules/no-details";
import { nowIn } from "@/lib/extraction/rules/now";
import type { ToldRequest } from "@/lib/extraction/rules/pack/language-pack";
import type { EventDraft } from "@/lib/extraction/schema";
import { onlyWords } from "./facts";

/** `23:05` to `06:10`: a clock without a day that lies before the start is of the next day. */
function behind(start: string, end: string): string {
  if (end > start || end.length !== start.length) return end;
  return `${formatCivil(addCivilDays(parseCivil(end.slice(0, 10)), 1))}${end.slice(10)}`;
}

/** Nothing that a table gives its first and its last day lasts longer. */
const longestDays = 200;

/** `5 October | 8 December`, told in November: the last day without a year is of the year of the first; null for any other. */
function yearLater(entries: readonly Entry[], { start, end }: { start: string; end: string }): string | null {
  const days = entries.flatMap(momentsOf).flatMap((moment) => moment.days);
  if (!days.some((day) => day.kind === "calendar" && day.month !== null && day.year === null)) return null;
  const later = `${Number(end.slice(0, 4)) + 1}${end.slice(4)}`;
  const length = toDayNumber(parseCivil(later)) - toDayNumber(parseCivil(start));
  return length > 0 && length <= longestDays ? later : null;
}

/**
 * When an event ends of which the end stands by itself: an arrival, a return, the second of two columns. Null where the
 * words say no time, or one before the start.
 */
export function endOfItem(request: ToldRequest, ends: readonly Stretch[], draft: EventDraft): string | null {
  const first = ends[0];
  const last = ends.at(-1);
  if (first === undefined || last === undefined) return null;
  const stretch = { start: first.start, end: Math.max(first.end, last.end) };
  const text = onlyWords(request.text, stretch, ends);
  const { reading } = findInWords({ ...request, text }, stretch.start, true);
  const day = { kind: "fixed" as const, date: parseCivil(draft.start) };
  const entries = reading.entries
    .filter((entry) => draft.allDay || entryHasClock(entry))
    .map((entry) => (entryHasDay(entry) ? entry : { ...entry, inherited: [day] }));
  const [end] = buildDrafts({
    source: reading.source,
    entries,
    request: { ...request, text },
    now: reading.now,
    nowIn: (zone) => nowIn(zone, request.nowMs),
    previousStart: { date: parseCivil(draft.start), minutes: 0 },
    readDetails: () => noDetails(""),
  });
  if (end === undefined || end.allDay !== draft.allDay) return null;
  const wall = reading.entries.some(entryHasDay) ? end.start : behind(draft.start, end.start);
  return wall > draft.start ? wall : yearLater(entries, { start: draft.start, end: wall });
}
