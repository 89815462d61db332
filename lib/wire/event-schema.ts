import { z } from "zod";
import { cleanText, isBlank } from "@/lib/text/clean-text";
import { isTimeZone, spellTimeZone } from "@/lib/time/zone-name";
import { eachText, eventFields, evidenceFields } from "./event-fields";
import { attendeeMessages, emailPattern, eventLimits } from "./event-limits";
import { evidenceSchema } from "./evidence";

/** Room for an event whose every field is full, each character escaped in JSON as two. */
export const eventPatchBytesMax = 512 * 1024;

/** A path parameter or list item that may be an id; 16 random bytes as base64url (DESIGN § Storage). */
export const idSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/, {
  error: "An id has 22 characters: letters, digits, - and _.",
});

const text = (label: string, maxLength: number) =>
  z
    .string({
      error: ({ input }) => `${label} ${input === undefined ? "is missing" : "must be text"}.`,
    })
    .transform(cleanText)
    .pipe(z.string().max(maxLength, { error: `${label} may have at most ${maxLength} characters.` }));

/** A text that may be left out: one of which nothing can be seen is none. */
const optionalText = (label: string, maxLength: number) =>
  text(label, maxLength).transform((value) => (isBlank(value) ? "" : value));

const visibleText = (label: string, maxLength: number) =>
  text(label, maxLength).refine((value) => !isBlank(value), { error: `${label} must not be blank.` });

/** An ISO 8601 instant; an offset is taken and turned into UTC. SPEC V3's range is judged in the event's zone. */
const instantSchema = (field: string) =>
  z.iso
    .datetime({
      offset: true,
      error: `${field} must be a date and time with its offset, such as 2026-11-21T14:00:00Z.`,
    })
    .transform((value) => new Date(value).toISOString());

export const timeZoneSchema = z
  .string({ error: "timezone must be an IANA zone name such as Europe/Paris." })
  .refine(isTimeZone, { error: "timezone must be an IANA zone name such as Europe/Paris." })
  .transform(spellTimeZone);

/** Starts of a series on the wall clock of the event's zone: `2026-11-21T14:00`, or `2026-11-21` of a whole day. */
const seriesDatesSchema = (field: string) => {
  const error = `${field} must be a list of at most ${eventLimits.seriesDates} wall clocks such as 2026-11-21T14:00, or days such as 2026-11-21.`;
  return z
    .array(
      z.union([z.iso.date({ error }), z.iso.datetime({ local: true, precision: -1, error })], { error }),
      { error },
    )
    .max(eventLimits.seriesDates, { error });
};

export const attendeeSchema = z.strictObject({
  name: visibleText("An attendee's name", eventLimits.nameLength),
  email: z
    .email({ pattern: emailPattern, error: attendeeMessages.emailInvalid })
    .max(eventLimits.emailLength, { error: attendeeMessages.emailInvalid })
    .optional(),
});
export type Attendee = z.infer<typeof attendeeSchema>;

export const noteSchema = z.strictObject({ id: idSchema, content: z.string() });

const noteInputSchema = z.strictObject({
  id: idSchema.optional(),
  content: visibleText("A note", eventLimits.noteLength),
});

const suggestionsInputSchema = z
  .union([z.string().transform((value) => value.split("\n")), z.array(z.string())], {
    error: "suggestions must be a list of texts or one text with a suggestion a line.",
  })
  .transform((lines) => lines.map((line) => cleanText(line).trim()).filter((line) => !isBlank(line)))
  .pipe(z.array(z.string().max(eventLimits.suggestionLength)).max(eventLimits.suggestions));

/** Another reading of a phrase (SPEC B2); `value` is ready to be PATCHed. */
export const alternativeSchema = z.strictObject({
  field: z.enum(evidenceFields),
  value: z.union([z.string(), z.boolean(), z.null()]),
  label: z.string(),
  reason: z.string(),
});
export type Alternative = z.infer<typeof alternativeSchema>;

/** SPEC E2, on the wire. `group_id` is null and `evidence` empty for whoever did not make the event (D4). */
export const eventSchema = z.strictObject({
  id: idSchema,
  group_id: idSchema.nullable(),
  title: z.string(),
  start_datetime: z.iso.datetime(),
  end_datetime: z.iso.datetime().nullable(),
  all_day: z.boolean(),
  timezone: z.string(),
  recurrence: z.string().nullable(),
  exdates: z.array(z.string()),
  rdates: z.array(z.string()),
  ...eachText(() => z.string()),
  attendees: z.array(z.strictObject({ name: z.string(), email: z.string().optional() })),
  notes: z.array(noteSchema),
  suggestions: z.array(z.string()),
  evidence: z.array(evidenceSchema),
  alternatives: z.array(alternativeSchema),
  /** False for a stranger who has the link: such a visitor may look and export, not change (D4). */
  can_edit: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type CalendarEvent = z.infer<typeof eventSchema>;

/** SPEC A9. `updated_at`, when sent, must be the event's own, else 409 (A24). */
export const eventPatchSchema = z
  .strictObject({
    title: visibleText("title", eventFields.title.lengthMax).transform((title) =>
      title.replace(/\s+/g, " ").trim(),
    ),
    start_datetime: instantSchema("start_datetime"),
    end_datetime: instantSchema("end_datetime").nullable(),
    all_day: z.boolean({ error: "all_day must be true or false." }),
    timezone: timeZoneSchema,
    exdates: seriesDatesSchema("exdates"),
    rdates: seriesDatesSchema("rdates"),
    ...eachText((name) => optionalText(name, eventFields[name].lengthMax)),
    attendees: z
      .array(attendeeSchema, { error: "attendees must be a list of {name, email}." })
      .max(eventLimits.attendees, { error: `At most ${eventLimits.attendees} attendees.` }),
    notes: z
      .array(noteInputSchema, { error: "notes must be a list of {id, content}." })
      .max(eventLimits.notes, { error: `At most ${eventLimits.notes} notes.` }),
    suggestions: suggestionsInputSchema,
    updated_at: z.iso.datetime({ error: "updated_at must be the value that the event came with." }),
  })
  .partial();
export type EventPatch = z.infer<typeof eventPatchSchema>;
/** What a client sends: the shape before cleaning and defaults. */
export type EventPatchInput = z.input<typeof eventPatchSchema>;

/** SPEC A4. */
export const eventStatusSchema = z.strictObject({
  processing_complete: z.boolean(),
  processing_error: z.string().nullable(),
  event: eventSchema,
});
export type EventStatus = z.infer<typeof eventStatusSchema>;

/** SPEC A3: the ids that are gone. */
export const deletedSchema = z.strictObject({ deleted: z.array(idSchema) });
export type Deleted = z.infer<typeof deletedSchema>;

/** SPEC A10. */
export const addNoteSchema = noteInputSchema.omit({ id: true });
export type AddNote = z.infer<typeof addNoteSchema>;

const limitMessage = "limit must be a whole number from 1 to 100.";

/** The page of a list: at most `limit` entries, after the `cursor` that the page before ended with. */
export const pageQuerySchema = z.strictObject({
  limit: z.coerce
    .number({ error: limitMessage })
    .int({ error: limitMessage })
    .min(1, { error: limitMessage })
    .max(100, { error: limitMessage })
    .default(20),
  cursor: z.string().max(200).transform(cleanText).optional(),
});
export type PageQuery = z.infer<typeof pageQuerySchema>;

/** SPEC A8 in. */
export const eventQuerySchema = pageQuerySchema.extend({
  search: optionalText("search", 200).optional(),
});
export type EventQuery = z.infer<typeof eventQuerySchema>;

/** SPEC A8 out: the visitor's own events, newest first; `next_cursor` is null on the last page. */
export const eventListSchema = z.strictObject({
  events: z.array(eventSchema),
  next_cursor: z.string().nullable(),
});
export type EventList = z.infer<typeof eventListSchema>;

const restoreIdsMessage = "ids must be a list of 1 to 100 ids of events.";

/** SPEC A18: several events to bring back, and those that are back. */
export const restoreEventsSchema = z.strictObject({
  ids: z
    .array(idSchema, { error: restoreIdsMessage })
    .min(1, { error: restoreIdsMessage })
    .max(100, { error: restoreIdsMessage }),
});
export const restoredEventsSchema = z.strictObject({ events: z.array(eventSchema) });
export type RestoredEvents = z.infer<typeof restoredEventsSchema>;
