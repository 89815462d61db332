import { z } from "zod";
import { written } from "@/lib/messages/phrase";
import { eventPatchSchema, eventSchema, noteSchema } from "./event-schema";

/**
 * SPEC E1: an event that the rules read but the model did not name, shaped like an event that is not stored
 * yet.
 */
export const offeredSchema = eventSchema
  .omit({ id: true, group_id: true, can_edit: true, created_at: true, updated_at: true })
  .extend({ notes: z.array(noteSchema.omit({ id: true })) });
export type Offered = z.infer<typeof offeredSchema>;

const offset = z.int({ error: written("adding.offset") }).min(0, { error: written("adding.offset") });
const { title, start_datetime, ...others } = eventPatchSchema.omit({ updated_at: true }).shape;

/**
 * The request of SPEC S29: the words of the group's text that become an event, by their UTF-16 offsets, or a
 * whole event. An offered event is sent back as it came, including what only its reading knows.
 */
export const addEventSchema = z
  .strictObject({
    quote_start: offset.optional(),
    quote_end: offset.optional(),
    title,
    start_datetime,
    ...others,
    // Accepted as they were sent and ignored: the server stores its own values.
    recurrence: z.unknown().optional(),
    evidence: z.array(z.unknown()).max(200).optional(),
    alternatives: z.array(z.unknown()).max(200).optional(),
    assumptions: z.array(z.unknown()).max(200).optional(),
  })
  .refine(({ quote_start: start, quote_end: end }) => (start === undefined) === (end === undefined), {
    error: written("adding.together"),
  })
  .refine(({ quote_start: start = 0, quote_end: end = 1 }) => start < end, {
    error: written("adding.order"),
  })
  .refine((body) => body.quote_start === undefined || Object.keys(body).length === 2, {
    error: written("adding.alone"),
  })
  .refine(
    (body) =>
      body.quote_start !== undefined || (body.title !== undefined && body.start_datetime !== undefined),
    {
      error: written("adding.neither"),
    },
  );
export type AddEvent = z.infer<typeof addEventSchema>;
/** What a client sends: the shape before cleaning. */
export type AddEventInput = z.input<typeof addEventSchema>;
