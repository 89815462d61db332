import type { Assumption } from "@/lib/wire/assumption-schema";
import { isTextField } from "@/lib/wire/event-fields";
import type { Alternative, CalendarEvent, EventPatchInput } from "@/lib/wire/event-schema";
import { toEventForm } from "./event-form";
import type { EventMemory } from "./event-memory";
import { setAllDay } from "./form-changes";
import { toEventPatch } from "./form-patch";

/** Moving the start moves the end too, so that the event keeps its length. */
function movedEnd(event: CalendarEvent, start: string): EventPatchInput {
  if (event.end_datetime === null) return {};
  const shiftMs = Date.parse(start) - Date.parse(event.start_datetime);
  return { end_datetime: new Date(Date.parse(event.end_datetime) + shiftMs).toISOString() };
}

/**
 * SPEC B2: the patch that takes the other reading of a phrase; `hours` are those that the event had before it lasted
 * whole days. Null for a field that PATCH does not accept.
 */
export function toAlternativePatch(
  event: CalendarEvent,
  { field, value }: Pick<Alternative, "field" | "value">,
  hours: EventMemory["hours"] = null,
): EventPatchInput | null {
  if (field === "start_datetime" && typeof value === "string")
    return { start_datetime: value, ...movedEnd(event, value) };
  if (field === "end_datetime" && typeof value !== "boolean") return { end_datetime: value };
  if (field === "all_day" && value === false)
    return toEventPatch(setAllDay(toEventForm(event), { allDay: false, hours }), event);
  if (field === "all_day" && value === true) return { all_day: true };
  if (typeof value !== "string") return null;
  return field === "title" || field === "timezone" || isTextField(field) ? { [field]: value } : null;
}

/** SPEC E2: the patch that says that an assumed value is right: the same value, sent by the visitor. Null as above. */
export const toConfirmation = (event: CalendarEvent, { field }: Assumption): EventPatchInput | null =>
  field === "recurrence" ? null : { [field]: event[field] };
