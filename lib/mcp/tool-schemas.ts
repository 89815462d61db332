import { z } from "zod";
import { written } from "@/lib/messages/phrase";
import { shownReadingSchema } from "@/lib/standalone/reading-schema";
import { eventsPerTextMax } from "@/lib/wire/event-limits";
import { eventPatchSchema, timeZoneSchema } from "@/lib/wire/event-schema";
import { createGroupSchema } from "@/lib/wire/group-schema";
import { languageSchema } from "@/lib/wire/preferences-schema";

/** What `read_events` is asked: the fields of a create (SPEC A1), and the moment from which days are counted. */
export const readEventsInputSchema = z.strictObject({
  text: createGroupSchema.shape.text
    .unwrap()
    .describe(
      "The text as it stands, with its line breaks: at most 1,500 characters. A longer one is read in parts, each with the lines above it that hold for it, such as the month or the day of a mail.",
    ),
  timezone: timeZoneSchema
    .optional()
    .describe("The IANA zone of whoever wrote or received the text, such as Europe/Paris."),
  language: languageSchema
    .optional()
    .describe("Their language as a BCP 47 tag, such as en-GB: whether 4/5 is in April or in May."),
  now: z.iso
    .datetime({ offset: true, error: written("fields.instant", { field: "now" }) })
    .optional()
    .describe("The moment from which tomorrow is counted, with its offset; the present one if left out."),
});
export const readEventsOutputSchema = shownReadingSchema;

const { title, start_datetime, ...others } = eventPatchSchema.omit({
  updated_at: true,
  suggestions: true,
}).shape;

const calendarEventSchema = z.strictObject({
  title: title.unwrap(),
  start_datetime: start_datetime.unwrap(),
  ...others,
  recurrence: z.string().max(500).nullable().optional().describe("An RRULE value (RFC 5545), or null."),
  evidence: z.unknown().optional().describe("As read_events gave it; not used."),
  alternatives: z.unknown().optional().describe("As read_events gave them; not used."),
  assumptions: z.unknown().optional().describe("As read_events gave them; not used."),
});
export type CalendarEventInput = z.infer<typeof calendarEventSchema>;

const eventsSaid = written("fields.events", { max: eventsPerTextMax });

/** What `make_calendar_file` is asked: events as `read_events` gives them, or with changes. */
export const makeCalendarFileInputSchema = z.strictObject({
  events: z
    .array(calendarEventSchema, { error: eventsSaid })
    .min(1, { error: eventsSaid })
    .max(eventsPerTextMax, { error: eventsSaid }),
});
export const makeCalendarFileOutputSchema = z.strictObject({
  file_name: z.string(),
  content: z.string().describe("The file: iCalendar (RFC 5545), to be saved as it is."),
});
