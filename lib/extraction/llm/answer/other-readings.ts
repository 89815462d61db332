import type { DraftAlternative, EventDraft } from "@/lib/extraction/schema";
import type { Phrase } from "@/lib/messages/phrase";
import { clockOf, dateOf } from "@/lib/time/wall-clock";
import type { WallTimes } from "./model-times";

/** Why there is another reading, when the two readers differ. */
export const modelReadOtherwise: Phrase = { code: "reasons.modelOtherwise" };
export const rulesReadOtherwise: Phrase = { code: "reasons.rulesOtherwise" };

/** A wall clock as a person reads it beside `chosen`: what is the same in both is left out. */
function labelOf(wall: string, chosen: string): Phrase {
  const day = dateOf(wall);
  if (wall.length === 10) return { code: "labels.day", params: { day } };
  const clock = clockOf(wall);
  return day === dateOf(chosen)
    ? { code: "labels.clock", params: { clock } }
    : { code: "labels.dayClock", params: { day, clock } };
}

/**
 * The starts that were not taken: the other reader's, and those that the resolver itself had in doubt. An alternative
 * changes one field, so a whole day is no other start of an hour, and is offered as a whole day.
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
    // The second of an hour that happens twice has the start's own value, and means nothing beside another start.
    if (isDrafts || !(isOwnHour || isTaken || isWholeDay)) found.push(doubt);
  }
  return found;
}

/** The model's end, where the resolver found another one. */
export function otherEnd(chosen: WallTimes, end: string | null): DraftAlternative[] {
  if (end === null || chosen.end === null || end === chosen.end) return [];
  const label = labelOf(end, chosen.end);
  return [{ field: "end_datetime", value: end, label, reason: modelReadOtherwise }];
}
