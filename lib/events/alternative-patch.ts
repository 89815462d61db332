import type { Assumption } from "@/lib/wire/assumption-schema";
import { isTextField } from "@/lib/wire/event-fields";
import type { Alternative, CalendarEvent, EventPatchInput } from "@/lib/wire/event-schema";

/** Moving the start moves the end too, so that the event keeps its length. */
function movedEnd(event: CalendarEvent, start: string): EventPatchInput {
  if (event.end_datetime === null) return {};
  const shiftMs = Date.parse(start) - Date.parse(event.start_datetime);
  return { end_datetime: new Date(Date.parse(event.end_datetime) + shiftMs).toISOString() };
}

/** SPEC B2: the patch that takes the other reading of a phrase. Null for a field that PATCH does not accept. */
export function toAlternativePatch(
  event: CalendarEvent,
  { field, value }: Alternative,
): EventPatchInput | null {
  if (field === "start_datetime" && typeof value === "string")
    return { start_datetime: value, ...movedEnd(event, value) };
  if (field === "end_datetime" && typeof value !== "boolean") return { end_datetime: value };
  if (field === "all_day" && typeof value === "boolean") return { all_day: value };
  if (typeof value !== "string") return null;
  return field === "title" || field === "timezone" || isTextField(field) ? { [field]: value } : null;
}

/** SPEC E2: the patch that says that an assumed value is right: the same value, sent by the visitor. Null as above. */
export const toConfirmation = (event: CalendarEvent, { field }: Assumption): EventPatchInput | null =>
  field === "recurrence" ? null : { [field]: event[field] };
