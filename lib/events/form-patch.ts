import { isBlank } from "@/lib/text/clean-text";
import { instantToWall, type WallDateTime } from "@/lib/time/wall-clock";
import { wallToInstant } from "@/lib/time/wall-to-instant";
import { type TextFieldName, textFieldNames } from "@/lib/wire/event-fields";
import { readTypedLink } from "@/lib/wire/event-link";
import type { CalendarEvent, EventPatchInput } from "@/lib/wire/event-schema";
import { parseAttendees } from "./attendee-text";
import { type EventForm, rangeOfForm, toEventForm } from "./event-form";
import { keptReadings } from "./kept-readings";

/** The times that changed, as UTC instants (SPEC V5). An unchanged one is left out, so a repeated hour keeps its fold. */
function timesPatch(form: EventForm, original: EventForm, timeZone: string): EventPatchInput {
  const range = rangeOfForm(form);
  const before = rangeOfForm(original);
  if (range === null || before === null) return {};
  const toInstant = (wall: WallDateTime) => wallToInstant({ wall, timeZone, fold: "earlier" });
  const allDayChanged = range.allDay !== before.allDay;
  return {
    ...(allDayChanged && { all_day: range.allDay }),
    ...((allDayChanged || range.start !== before.start) && { start_datetime: toInstant(range.start) }),
    ...((allDayChanged || range.end !== before.end) && {
      end_datetime: range.end === null ? null : toInstant(range.end),
    }),
  };
}

function textsPatch(form: EventForm, original: EventForm): Partial<Record<TextFieldName, string>> {
  const changed = textFieldNames.filter((name) => form[name] !== original[name]);
  return Object.fromEntries(changed.map((name) => [name, form[name]]));
}

function notesPatch(form: EventForm): EventPatchInput {
  return {
    notes: form.notes.map(({ id, content }) => (id === undefined ? { content } : { id, content })),
  };
}

/** A link as it will be saved; what is none goes as it was typed, for the server to refuse. */
const linkOf = ({ link }: EventForm): string | null => (isBlank(link) ? null : (readTypedLink(link) ?? link));

const notesText = (form: EventForm): string =>
  JSON.stringify(form.notes.map(({ id, content }) => [id ?? null, content]));

/** The suggestions as they will be saved: trimmed, and without the empty ones. */
const suggestionsOf = (form: EventForm): string[] =>
  form.suggestions.map(({ content }) => content.trim()).filter((content) => content !== "");

/** What saving a card sends: the fields that differ from the event, without `updated_at`. Empty when nothing does. */
export function toEventPatch(form: EventForm, event: CalendarEvent): EventPatchInput {
  const original = toEventForm(event);
  const { attendees } = parseAttendees(form.attendees);
  return {
    ...(form.title.trim() !== original.title && { title: form.title.trim() }),
    ...(form.timezone !== original.timezone && { timezone: form.timezone }),
    ...timesPatch(form, original, form.timezone),
    ...textsPatch(form, original),
    ...(attendees !== null && form.attendees !== original.attendees && { attendees }),
    ...(notesText(form) !== notesText(original) && notesPatch(form)),
    ...(linkOf(form) !== event.link && { link: linkOf(form) }),
    ...(String(form.reminders) !== String(original.reminders) && { reminders: form.reminders }),
    ...(JSON.stringify(suggestionsOf(form)) !== JSON.stringify(event.suggestions) && {
      suggestions: suggestionsOf(form),
    }),
  };
}

/** True when saving the form would change the event. */
export function isFormChanged(form: EventForm, event: CalendarEvent): boolean {
  return JSON.stringify(form) !== JSON.stringify(toEventForm(event));
}

const definedOnly = (fields: EventPatchInput) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

/** Another zone keeps the wall clock (SPEC E2), so the instants of an event move with it. */
function inOtherZone(event: CalendarEvent, timezone: string): EventPatchInput {
  const toInstant = (instant: string) =>
    wallToInstant({ ...instantToWall(instant, event.timezone), timeZone: timezone });
  return {
    timezone,
    start_datetime: toInstant(event.start_datetime),
    end_datetime: event.end_datetime === null ? null : toInstant(event.end_datetime),
  };
}

/** The event as it will be once the server has applied the patch; a new note has a placeholder id until then. */
export function previewPatch(event: CalendarEvent, patch: EventPatchInput): CalendarEvent {
  const { notes, suggestions, updated_at: _basedOn, ...plain } = patch;
  const moved = patch.timezone === undefined ? {} : inOtherZone(event, patch.timezone);
  return {
    ...event,
    ...definedOnly(moved),
    ...definedOnly(plain),
    assumptions: keptReadings(event.assumptions, patch),
    ...(notes !== undefined && {
      notes: notes.map((note, position) => ({ id: note.id ?? `new-${position}`, content: note.content })),
    }),
    ...(suggestions !== undefined && {
      suggestions: Array.isArray(suggestions) ? suggestions : suggestions.split("\n"),
    }),
  };
}
