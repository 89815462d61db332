import { z } from "zod";
import { written } from "@/lib/messages/phrase";
import { saidSchema } from "@/lib/messages/said";
import { cleanText, isBlank } from "@/lib/text/clean-text";
import { isTimeZone, spellTimeZone } from "@/lib/time/zone-name";
import { assumptionSchema } from "./assumption-schema";
import { eachText, eventFields, evidenceFields } from "./event-fields";
import { emailPattern, eventLimits } from "./event-limits";
import { readLink } from "./event-link";
import { evidenceSchema } from "./evidence";

/** Enough for an event with every field full and each character escaped as two in JSON. */
export const eventPatchBytesMax = 512 * 1024;

/** An id in a path or list: 16 random bytes as base64url. */
export const idSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/, {
  error: written("fields.id"),
});

/** A text; `field` is its name in a request, or its key in the `select` of the sentences about it. */
const text = (field: string, max: number) =>
  z
    .string({
      error: ({ input }) => written(input === undefined ? "fields.missing" : "fields.notText", { field }),
    })
    .transform(cleanText)
    .pipe(z.string().max(max, { error: written("fields.tooLong", { field, max }) }));

/** A text that may be empty: one without a visible character is stored as empty. */
const optionalText = (field: string, max: number) =>
  text(field, max).transform((value) => (isBlank(value) ? "" : value));

const visibleText = (field: string, max: number) =>
  text(field, max).refine((value) => !isBlank(value), { error: written("fields.blank", { field }) });

/** An ISO 8601 instant; an offset is converted to UTC. SPEC V3's range is checked in the event's zone. */
const instantSchema = (field: string) =>
  z.iso
    .datetime({
      offset: true,
      error: written("fields.instant", { field }),
    })
    .transform((value) => new Date(value).toISOString());

export const timeZoneSchema = z
  .string({ error: written("fields.timezone") })
  .refine(isTimeZone, { error: written("fields.timezone") })
  .transform(spellTimeZone);

/**
 * Starts of a series in wall-clock time of the event's zone: `2026-11-21T14:00`, or `2026-11-21` for a whole
 * day.
 */
const seriesDatesSchema = (field: string) => {
  const error = written("fields.startsOfSeries", { field, max: eventLimits.seriesDates });
  // Zod's local form lets a `Z` pass, which is no wall-clock time.
  const wall = z.iso.datetime({ local: true, precision: -1, error }).regex(/\d$/, { error });
  return z
    .array(z.union([z.iso.date({ error }), wall], { error }), { error })
    .max(eventLimits.seriesDates, { error });
};

/** An RRULE value by its look: which parts it may have depends on the times of the event, and is checked with them. */
const ruleSchema = z
  .string({ error: written("fields.rule") })
  .regex(/^(?:RRULE:)?[A-Z\d=;,+-]{1,500}$/i, { error: written("fields.rule") });

export const attendeeSchema = z.strictObject({
  name: visibleText("an_attendees_name", eventLimits.nameLength),
  email: z
    .email({ pattern: emailPattern, error: written("fields.email") })
    .max(eventLimits.emailLength, { error: written("fields.email") })
    .optional(),
});
export type Attendee = z.infer<typeof attendeeSchema>;

export const noteSchema = z.strictObject({ id: idSchema, content: z.string() });

const noteInputSchema = z.strictObject({
  id: idSchema.optional(),
  content: visibleText("a_note", eventLimits.noteLength),
});

const suggestionsInputSchema = z
  .union([z.string().transform((value) => value.split("\n")), z.array(z.string())], {
    error: written("fields.suggestions"),
  })
  .transform((lines) => lines.map((line) => cleanText(line).trim()).filter((line) => !isBlank(line)))
  .pipe(z.array(z.string().max(eventLimits.suggestionLength)).max(eventLimits.suggestions));

/** SPEC B9: an https address, in the form in which it is stored. */
const linkSchema = z
  .url({ protocol: /^https$/, error: written("fields.link") })
  .transform((typed) => readLink(typed))
  .refine((link) => link !== null, { error: written("fields.link") });

const remindersError = written("fields.reminders", {
  max: eventLimits.reminders,
  minutes: eventLimits.reminderMinutes,
});

/** SPEC B9: minutes before the start, each once, the longest first. */
const remindersInputSchema = z
  .array(
    z
      .int({ error: remindersError })
      .min(0, { error: remindersError })
      .max(eventLimits.reminderMinutes, { error: remindersError }),
    { error: remindersError },
  )
  .max(eventLimits.reminders, { error: remindersError })
  .transform((minutes) => [...new Set(minutes)].sort((left, right) => right - left));

/** Another reading of a phrase (SPEC B2); `value` can be sent in a PATCH as it is. */
export const alternativeSchema = z.strictObject({
  field: z.enum(evidenceFields),
  value: z.union([z.string(), z.boolean(), z.null()]),
  label: z.string(),
  reason: z.string(),
});
export type Alternative = z.infer<typeof alternativeSchema>;

/** The same on the wire: its two sentences as codes too, null for one that an earlier release stored in words. */
export const toldAlternativeSchema = alternativeSchema.extend({
  label_said: saidSchema.nullable(),
  reason_said: saidSchema.nullable(),
});

/**
 * An event on the wire (SPEC E2). `group_id` is null, and `evidence`, `alternatives` and `assumptions` are empty, for
 * visitors who did not make the event (D4).
 */
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
  /** This and `reminders` are absent in the answers of servers before them. */
  link: z.string().nullable().default(null),
  reminders: z.array(z.int()).default([]),
  suggestions: z.array(z.string()),
  evidence: z.array(evidenceSchema),
  alternatives: z.array(toldAlternativeSchema),
  /** Absent in the answers of servers before it. */
  assumptions: z.array(assumptionSchema).default([]),
  /** False for a visitor who only has the link, who may view and export the event but not change it (D4). */
  can_edit: z.boolean(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type CalendarEvent = z.infer<typeof eventSchema>;

/** SPEC A9. If `updated_at` is sent, it must be the event's own; otherwise the answer is 409 (A24). */
export const eventPatchSchema = z
  .strictObject({
    title: visibleText("title", eventFields.title.lengthMax).transform((title) =>
      title.replace(/\s+/g, " ").trim(),
    ),
    start_datetime: instantSchema("start_datetime"),
    end_datetime: instantSchema("end_datetime").nullable(),
    all_day: z.boolean({ error: written("fields.yesOrNo", { field: "all_day" }) }),
    timezone: timeZoneSchema,
    recurrence: ruleSchema.nullable(),
    exdates: seriesDatesSchema("exdates"),
    rdates: seriesDatesSchema("rdates"),
    ...eachText((name) => optionalText(name, eventFields[name].lengthMax)),
    attendees: z
      .array(attendeeSchema, { error: written("fields.attendees") })
      .max(eventLimits.attendees, { error: written("fields.attendeesMax", { max: eventLimits.attendees }) }),
    notes: z
      .array(noteInputSchema, { error: written("fields.notes") })
      .max(eventLimits.notes, { error: written("fields.notesMax", { max: eventLimits.notes }) }),
    link: linkSchema.nullable(),
    reminders: remindersInputSchema,
    suggestions: suggestionsInputSchema,
    updated_at: z.iso.datetime({ error: written("fields.updatedAt") }),
  })
  .partial();
export type EventPatch = z.infer<typeof eventPatchSchema>;
/** What a client sends: the shape before cleaning and defaults. */
export type EventPatchInput = z.input<typeof eventPatchSchema>;

/** The state of an event's reading (SPEC A4). */
export const eventStatusSchema = z.strictObject({
  processing_complete: z.boolean(),
  processing_error: z.string().nullable(),
  event: eventSchema,
});
export type EventStatus = z.infer<typeof eventStatusSchema>;

/** SPEC A3: the ids of the deleted events. */
export const deletedSchema = z.strictObject({ deleted: z.array(idSchema) });
export type Deleted = z.infer<typeof deletedSchema>;

/** A new note (SPEC A10). */
export const addNoteSchema = noteInputSchema.omit({ id: true });
export type AddNote = z.infer<typeof addNoteSchema>;

const limitMessage = written("fields.limit");

/** A page of a list: at most `limit` entries after the `cursor` with which the previous page ended. */
export const pageQuerySchema = z.strictObject({
  limit: z.coerce
    .number({ error: limitMessage })
    .int({ error: limitMessage })
    .min(1, { error: limitMessage })
    .max(100, { error: limitMessage })
    .default(20),
  cursor: z.string().max(200).transform(cleanText).optional(),
});

/** What a list is searched for; empty for no search. */
export const searchSchema = () => optionalText("search", 200).optional();

/** The query of SPEC A8. */
export const eventQuerySchema = pageQuerySchema.extend({ search: searchSchema() });
export type EventQuery = z.infer<typeof eventQuerySchema>;

/** The answer of SPEC A8: the visitor's own events, newest first; `next_cursor` is null on the last page. */
export const eventListSchema = z.strictObject({
  events: z.array(eventSchema),
  next_cursor: z.string().nullable(),
});
export type EventList = z.infer<typeof eventListSchema>;

const restoreIdsMessage = written("fields.eventIds");

/** SPEC A18: the events to restore, and those that were restored. */
export const restoreEventsSchema = z.strictObject({
  ids: z
    .array(idSchema, { error: restoreIdsMessage })
    .min(1, { error: restoreIdsMessage })
    .max(100, { error: restoreIdsMessage }),
});
export const restoredEventsSchema = z.strictObject({ events: z.array(eventSchema) });
export type RestoredEvents = z.infer<typeof restoredEventsSchema>;
