import type { DraftAlternative, EventDraft } from "@/lib/extraction/schema";
import type { Phrase } from "@/lib/messages/phrase";
import { clockOf, dateOf } from "@/lib/time/wall-clock";
import type { WallTimes } from "./model-times";

/** The reason for an alternative when the two readers differ. */
export const modelReadOtherwise: Phrase = { code: "reasons.modelOtherwise" };
export const rulesReadOtherwise: Phrase = { code: "reasons.rulesOtherwise" };

/** A wall-clock time as a person reads it beside `chosen`: what both have in common is left out. */
function labelOf(wall: string, chosen: string): Phrase {
  const day = dateOf(wall);
  if (wall.length === 10) return { code: "labels.day", params: { day } };
  const clock = clockOf(wall);
  return day === dateOf(chosen)
    ? { code: "labels.clock", params: { clock } }
    : { code: "labels.dayClock", params: { day, clock } };
}

/**
 * The starts that were not chosen: the other reader's, and the resolver's own alternatives. An alternative
 * changes a single field, so a reading as a whole day is offered as `all_day`, and only on the chosen day.
 */
export function otherStarts(
  chosen: WallTimes,
  { draft, models }: { draft: EventDraft | null; models: readonly WallTimes[] },
): DraftAlternative[] {
  const found: DraftAlternative[] = [];
  const isNew = (field: DraftAlternative["field"], value: DraftAlternative["value"]) =>
    !found.some((known) => known.field === field && known.value === value);
  const offer = (times: WallTimes, reason: Phrase) => {
    if (times.allDay !== chosen.allDay) {
      if (times.allDay && dateOf(times.start) === dateOf(chosen.start) && isNew("all_day", true))
        found.push({ field: "all_day", value: true, label: { code: "labels.allDay" }, reason });
    } else if (times.start !== chosen.start && isNew("start_datetime", times.start)) {
      found.push({
        field: "start_datetime",
        value: times.start,
        label: labelOf(times.start, chosen.start),
        reason,
      });
    }
  };
  if (draft !== null) offer(draft, rulesReadOtherwise);
  for (const model of models) offer(model, modelReadOtherwise);
  if (draft === null) return found;
  const isDrafts = chosen.start === draft.start && chosen.allDay === draft.allDay;
  for (const doubt of draft.alternatives) {
    if (!isNew(doubt.field, doubt.value)) continue;
    const isOwnHour = doubt.field === "start_datetime" && doubt.value === draft.start;
    const isTaken = doubt.field === "start_datetime" && doubt.value === chosen.start;
    const isWholeDay = doubt.field === "all_day" && chosen.allDay;
    // An alternative with the start's own value is the later of two repeated hours, which means nothing
    // beside another start.
    if (isDrafts || !(isOwnHour || isTaken || isWholeDay)) found.push(doubt);
  }
  return found;
}

/** The model's end, if the resolver found another one. */
export function otherEnd(chosen: WallTimes, end: string | null): DraftAlternative[] {
  if (end === null || chosen.end === null || end === chosen.end) return [];
  const label = labelOf(end, chosen.end);
  return [{ field: "end_datetime", value: end, label, reason: modelReadOtherwise }];
}
