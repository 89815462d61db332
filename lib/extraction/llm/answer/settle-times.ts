import type { EventDraft } from "@/lib/extraction/schema";
import { addDays, addMinutes, clockOf, dateOf } from "@/lib/time/wall-clock";
import { isSameStart } from "./agreement";
import { type Fitting, isSupported } from "./fit-times";
import type { WallTimes } from "./model-times";
import type { QuoteReading } from "./read-quote";

/** Minutes on the wall from one clock, or one date, to another. */
export const lengthOf = (start: string, end: string): number => (epochOf(end) - epochOf(start)) / 60_000;
const epochOf = (wall: string): number => Date.parse(wall.length === 10 ? wall : `${wall}Z`);

/** An end as far behind a new start as the old one was behind the old. */
function movedEnd(draft: EventDraft, start: string): string | null {
  if (draft.end === null || draft.allDay !== (start.length === 10)) return null;
  const minutes = lengthOf(draft.start, draft.end);
  return draft.allDay ? addDays(start, minutes / 1440) : addMinutes(start, minutes);
}

/** Every start that the words may mean, as far as the resolver knows: its own first. */
function startsOf({ start, allDay, alternatives }: EventDraft): string[] {
  const others = alternatives.flatMap(({ field, value }) =>
    field === "start_datetime" && typeof value === "string" && (value.length === 10) === allDay
      ? [value]
      : [],
  );
  return [start, ...others];
}

/** The day of the model, and the clock that the words say; where they may mean several, the model's if it is one of them. */
function joined(model: WallTimes, draft: EventDraft): WallTimes {
  const isMeant = startsOf(draft).some((start) => clockOf(start) === clockOf(model.start));
  const start = `${dateOf(model.start)}T${clockOf(isMeant ? model.start : draft.start)}`;
  return { start, end: movedEnd(draft, start), allDay: false };
}

export interface Sides {
  draft: EventDraft;
  /** What the model said, as far as the words allow it. */
  model: WallTimes;
  /** What it said. */
  said: WallTimes;
  own: QuoteReading;
  fitting: Fitting;
  /** True where the text has words for an end that the model may have understood. */
  mayEnd: boolean;
}

/** True where the model's start is one that the words may mean; their hour is free where they name none. */
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
 * Who is right about the start. Where the resolver understood every word of the quote, the model may choose among what
 * they can mean, and no further. For all that is left unread the model is right.
 */
export function settle(sides: Sides): WallTimes {
  const { draft, model, own, mayEnd, fitting } = sides;
  const modelEnd = mayEnd ? model.end : null;
  if (isSameStart(draft, model)) return { ...model, end: draft.end ?? modelEnd };
  const isMeant =
    isAmong(sides) || (draft.allDay === model.allDay && isSupported(dateOf(model.start), fitting));
  if (own.isWhole && own.saysDay && !isMeant) return draft;
  if (own.isWhole && !own.saysDay && own.saysClock && !model.allDay && !draft.allDay)
    return joined(model, draft);
  return { ...model, end: modelEnd ?? movedEnd(draft, model.start) };
}
