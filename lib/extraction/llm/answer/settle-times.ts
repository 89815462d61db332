import type { EventDraft } from "@/lib/extraction/schema";
import { addDays, addMinutes, clockOf, dateOf } from "@/lib/time/wall-clock";
import { isSameStart } from "./agreement";
import { type Fitting, isSupported } from "./fit-times";
import type { WallTimes } from "./model-times";
import type { QuoteReading } from "./read-quote";

/** Minutes of wall-clock time from one clock time, or one date, to another. */
export const lengthOf = (start: string, end: string): number => (epochOf(end) - epochOf(start)) / 60_000;
const epochOf = (wall: string): number => Date.parse(wall.length === 10 ? wall : `${wall}Z`);

/**
 * The end that keeps the draft's length after a new start; null where there is none or one start is a whole
 * day.
 */
function movedEnd(draft: EventDraft, start: string): string | null {
  if (draft.end === null || draft.allDay !== (start.length === 10)) return null;
  const minutes = lengthOf(draft.start, draft.end);
  return draft.allDay ? addDays(start, minutes / 1440) : addMinutes(start, minutes);
}

/** Every start that the words may mean as far as the resolver knows, its own choice first. */
function startsOf({ start, allDay, alternatives }: EventDraft): string[] {
  const others = alternatives.flatMap(({ field, value }) =>
    field === "start_datetime" && typeof value === "string" && (value.length === 10) === allDay
      ? [value]
      : [],
  );
  return [start, ...others];
}

/**
 * The model's day with the clock that the words name; if they may mean several, the model's clock if it is
 * one of them.
 */
function joined(model: WallTimes, draft: EventDraft): WallTimes {
  const isMeant = startsOf(draft).some((start) => clockOf(start) === clockOf(model.start));
  const start = `${dateOf(model.start)}T${clockOf(isMeant ? model.start : draft.start)}`;
  return { start, end: movedEnd(draft, start), allDay: false };
}

export interface Sides {
  draft: EventDraft;
  /** The model's times as far as the words allow them. */
  model: WallTimes;
  /** The model's times as it gave them. */
  said: WallTimes;
  own: QuoteReading;
  fitting: Fitting;
  /** True where the text has words for an end that the model may have understood. */
  mayEnd: boolean;
}

/** True where the words may mean the model's start; if they name no clock, only the day has to agree. */
function isAmong({ draft, model, own }: Sides): boolean {
  if (draft.allDay !== model.allDay) return false;
  const starts = startsOf(draft);
  const isHourOpen = !own.saysClock && !draft.allDay;
  return (
    starts.includes(model.start) ||
    (isHourOpen && starts.some((start) => dateOf(start) === dateOf(model.start)))
  );
}

/**
 * Decides the start. Where the resolver understood every word of the quote, the model may only choose among
 * the readings of those words. For whatever stays unread, the model decides.
 */
export function settle(sides: Sides): WallTimes {
  const { draft, model, own, mayEnd, fitting } = sides;
  const modelEnd = mayEnd ? model.end : null;
  if (isSameStart(draft, model)) return { ...model, end: draft.end ?? modelEnd };
  // Other lines may state the hour, or a quote does whose language is read line by line.
  const isHourElsewhere = own.isPlaced || (own.saysClock && own.drafts.length === 0);
  if (isHourElsewhere && draft.allDay && !model.allDay) {
    const start = `${dateOf(draft.start)}T${clockOf(model.start)}`;
    return { start, end: start === model.start ? modelEnd : null, allDay: false };
  }
  const isMeant =
    isAmong(sides) ||
    (!own.isPlaced && draft.allDay === model.allDay && isSupported(dateOf(model.start), fitting));
  if (own.isWhole && own.saysDay && !isMeant) return draft;
  if (own.isWhole && !own.saysDay && own.saysClock && !model.allDay && !draft.allDay)
    return joined(model, draft);
  return { ...model, end: modelEnd ?? movedEnd(draft, model.start) };
}
