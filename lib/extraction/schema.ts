import { z } from "zod";
import type { Phrase } from "@/lib/messages/phrase";
import { assumptionSchema } from "@/lib/wire/assumption-schema";
import { eachText, evidenceFields } from "@/lib/wire/event-fields";
import { evidenceSchema } from "@/lib/wire/evidence";

/** A sentence about a reading, by its code; the catalogue has the words. */
const phraseSchema = z.custom<Phrase>((value) => z.object({ code: z.string() }).safeParse(value).success);

const wallDate = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const wallDateTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);

const draftAttendeeSchema = z.strictObject({ name: z.string().min(1), email: z.string().optional() });

/**
 * Another reading of a phrase (SPEC B2). For times `value` is wall-clock time in the draft's zone, otherwise
 * the value on the wire.
 */
const draftAlternativeSchema = z.strictObject({
  field: z.enum(evidenceFields),
  value: z.union([z.string(), z.boolean(), z.null()]),
  label: phraseSchema,
  reason: phraseSchema,
});
export type DraftAlternative = z.infer<typeof draftAlternativeSchema>;

/**
 * One event as read from a text, before it is stored. Times are in wall-clock time of `timezone`, never
 * instants. A timed event has `start` and `end` as `YYYY-MM-DDTHH:MM`; an all-day event as `YYYY-MM-DD`,
 * where `end` is its last day, inclusive. `end` is null if the text gives none. `recurrence` is an RRULE
 * value (RFC 5545 § 3.3.10) whose UNTIL, if any, is a DATE in wall-clock time; `exdates` and `rdates` are
 * starts that the series leaves out or adds, in the form of `start`. A plain text, such as `venue`, is empty
 * if absent.
 */
export const eventDraftSchema = z.strictObject({
  title: z.string().min(1),
  start: z.union([wallDateTime, wallDate]),
  end: z.union([wallDateTime, wallDate]).nullable(),
  allDay: z.boolean(),
  timezone: z.string(),
  /** Which of two repeated hours is meant; absent means the first. */
  startFold: z.enum(["earlier", "later"]).optional(),
  recurrence: z.string().nullable(),
  exdates: z.array(z.union([wallDateTime, wallDate])).default([]),
  rdates: z.array(z.union([wallDateTime, wallDate])).default([]),
  ...eachText(() => z.string()),
  attendees: z.array(draftAttendeeSchema),
  notes: z.array(z.string()),
  /** The https address where one joins, as it is stored (SPEC B9); null for none. */
  link: z.string().nullable().default(null),
  /** Minutes before the start, the longest first, each once. */
  reminders: z.array(z.int().min(0)).default([]),
  evidence: z.array(evidenceSchema),
  alternatives: z.array(draftAlternativeSchema),
  /** What was assumed about its fields; absent for nothing. */
  assumptions: z.array(assumptionSchema).optional(),
});
export type EventDraft = z.infer<typeof eventDraftSchema>;
