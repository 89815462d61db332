import { type Phrase, written } from "@/lib/messages/phrase";
import { clockOf, dateOf, instantToWall } from "@/lib/time/wall-clock";
import { type EvidenceField, isTextField } from "@/lib/wire/event-fields";
import type { Alternative, CalendarEvent, EventPatch } from "@/lib/wire/event-schema";

/** What a patch leaves of the readings when it takes one of them. */
interface TakenReading {
  /** The other readings, with the one that the event had in the place of the one that was taken. */
  alternatives: Alternative[];
  /** The fields that the reading changed; the words that they were read from are still theirs. */
  fields: readonly EvidenceField[];
}

/** What a reading changes besides its own field: an end goes along with its start (SPEC B2). */
function fieldsOf(field: EvidenceField, event: CalendarEvent, patch: EventPatch): EvidenceField[] {
  if (field === "all_day") return ["all_day", "start_datetime", "end_datetime"];
  if (field !== "start_datetime" || event.end_datetime === null) return [field];
  const { start_datetime: start = event.start_datetime, end_datetime: end = event.end_datetime } = patch;
  const shiftMs = Date.parse(start) - Date.parse(event.start_datetime);
  const endShiftMs = end === null ? null : Date.parse(end) - Date.parse(event.end_datetime);
  return endShiftMs === shiftMs ? ["start_datetime", "end_datetime"] : ["start_datetime"];
}

const isInstant = (field: EvidenceField): field is "start_datetime" | "end_datetime" =>
  field === "start_datetime" || field === "end_datetime";

/** Whether the patch gives a field the value of this reading. */
function takes(patch: EventPatch, { field, value }: Alternative): boolean {
  if (field === "recurrence" || !(field in patch)) return false;
  const sent = patch[field];
  if (isInstant(field) && typeof sent === "string" && typeof value === "string")
    return Date.parse(sent) === Date.parse(value);
  return sent === value;
}

/** A moment as a person reads it beside the one that takes its place: what both have in common is left out. */
function momentLabel(instant: string, beside: string, event: CalendarEvent): Phrase {
  const { wall, fold } = instantToWall(instant, event.timezone);
  const other = instantToWall(beside, event.timezone);
  const [day, clock] = [dateOf(wall), clockOf(wall)];
  if (wall === other.wall && fold === "later") return { code: "labels.secondTime", params: { clock } };
  if (day === dateOf(other.wall)) return { code: "labels.clock", params: { clock } };
  return event.all_day || clock === clockOf(other.wall)
    ? { code: "labels.day", params: { day } }
    : { code: "labels.dayClock", params: { day, clock } };
}

/** The value that the event has, in words; null where none can be offered. */
function labelBefore(event: CalendarEvent, { field, value }: Alternative): string | null {
  const say = ({ code, params }: Phrase) => written(code, params);
  if (isInstant(field)) {
    const before = event[field];
    return before === null || typeof value !== "string" ? null : say(momentLabel(before, value, event));
  }
  if (field === "all_day") {
    const { wall } = instantToWall(event.start_datetime, event.timezone);
    return event.all_day
      ? say({ code: "labels.allDay" })
      : say({ code: "labels.clock", params: { clock: clockOf(wall) } });
  }
  if (field === "timezone") return say({ code: "labels.zone", params: { zone: event.timezone } });
  return (field === "title" || isTextField(field)) && event[field] !== "" ? event[field] : null;
}

/** One reader's words give way to the other's, so the reason names the one whose reading is now offered. */
const otherReaders = new Map([
  [written("reasons.modelOtherwise"), written("reasons.rulesOtherwise")],
  [written("reasons.rulesOtherwise"), written("reasons.modelOtherwise")],
]);

/** The readings of other fields that hold beside the one taken; an end is an instant of the event as it was. */
function holdsBeside(other: Alternative, taken: EvidenceField): boolean {
  if (taken === "timezone") return !isInstant(other.field);
  return (
    other.field !== "end_datetime" || !(isInstant(taken) || taken === "all_day") || taken === "end_datetime"
  );
}

/**
 * SPEC B2: a doubt is a switch that goes both ways. Where a patch takes a reading that the event offers, the event
 * offers the one that it had in its place. Null where the patch takes none, or where the former value has no words.
 */
export function takenReading(
  event: CalendarEvent,
  { alternatives, patch }: { alternatives: readonly Alternative[]; patch: EventPatch },
): TakenReading | null {
  const taken = alternatives.find((alternative) => takes(patch, alternative));
  if (taken === undefined || taken.field === "recurrence") return null;
  const { field, reason } = taken;
  const value = event[field];
  const label = labelBefore(event, taken);
  if (label === null || Array.isArray(value)) return null;
  const former: Alternative = { field, value, label, reason: otherReaders.get(reason) ?? reason };
  return {
    alternatives: alternatives.flatMap((other) => {
      if (other === taken) return [former];
      return holdsBeside(other, field) ? [other] : [];
    }),
    fields: fieldsOf(field, event, patch),
  };
}
