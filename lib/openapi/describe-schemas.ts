import "server-only";
import { z } from "zod";
import { eventLimits } from "@/lib/events/limits";
import * as events from "@/lib/events/schema";
import * as groups from "@/lib/groups/schema";
import { healthSchema } from "@/lib/http/health-schema";
import { idempotencyFieldsSchema } from "@/lib/http/idempotency-key";
import { idListSchema } from "@/lib/http/path-params";
import { llmConfigSchema, ollamaModelsRequestSchema, ollamaModelsSchema } from "@/lib/llm-config/schema";
import * as preferences from "@/lib/preferences/schema";
import { deletedVisitorSchema } from "@/lib/visitor/schema";
import { exampleCreateGroup, exampleEvent, exampleGroup } from "./examples";

/**
 * Names, words and examples of the schemas in the OpenAPI document. They are said here and not beside the schemas,
 * which the browser loads too.
 */
const named: readonly [z.ZodType, { id: string; description: string; examples?: unknown[] }][] = [
  [events.eventSchema, { id: "Event", description: "One event of a group.", examples: [exampleEvent] }],
  [
    groups.groupSchema,
    { id: "Group", description: "What was read from one text.", examples: [exampleGroup] },
  ],
  [events.eventStatusSchema, { id: "EventStatus", description: "An event, and whether its text is read." }],
  [groups.groupStatusSchema, { id: "GroupStatus", description: "Whether a group's text is read." }],
  [events.eventListSchema, { id: "EventList", description: "A page of events, newest first." }],
  [groups.groupListSchema, { id: "GroupList", description: "A page of groups, newest first." }],
  [groups.createdGroupSchema, { id: "CreatedGroup", description: "The group that a text became." }],
  [events.deletedSchema, { id: "Deleted", description: "The ids of what was deleted." }],
  [events.restoredEventsSchema, { id: "RestoredEvents", description: "The events that are back." }],
  [
    preferences.preferencesSchema,
    { id: "Preferences", description: "A visitor's preferences, without keys." },
  ],
  [deletedVisitorSchema, { id: "DeletedVisitor", description: "How many groups are gone for good." }],
  [healthSchema, { id: "Health", description: "All is well." }],
  [llmConfigSchema, { id: "LlmConfig", description: "Which models this server offers; never a key." }],
  [ollamaModelsRequestSchema, { id: "OllamaModelsRequest", description: "Where an Ollama server listens." }],
  [ollamaModelsSchema, { id: "OllamaModels", description: "The models that are installed there." }],
  [
    groups.createGroupSchema,
    { id: "CreateGroup", description: "A text to read.", examples: [exampleCreateGroup] },
  ],
  [
    events.eventPatchSchema,
    {
      id: "EventPatch",
      description: "What is to change; the rest stays as it is.",
      examples: [{ title: "Lunch with Ana", venue: "Café Luz", updated_at: exampleEvent.updated_at }],
    },
  ],
  [
    events.addNoteSchema,
    { id: "AddNote", description: "A note.", examples: [{ content: "Bring the slides." }] },
  ],
  [
    events.addAttendeeSchema,
    {
      id: "Attendee",
      description: "Somebody who comes.",
      examples: [{ name: "Ana", email: "ana@example.com" }],
    },
  ],
  [events.restoreEventsSchema, { id: "RestoreEvents", description: "Which events to bring back." }],
  [preferences.preferencesPatchSchema, { id: "PreferencesPatch", description: "What is to change." }],
  [
    preferences.preferencesSyncSchema,
    { id: "PreferencesSync", description: "The browser's copy, and the moment of its last change." },
  ],
];

const event = events.eventSchema.shape;
const patch = events.eventPatchSchema.shape;
const group = groups.groupSchema.shape;
const create = groups.createGroupSchema.shape;

/** What a field means, where its name does not say it. */
const fields: readonly [z.ZodType, string][] = [
  [event.group_id, "Null for whoever did not make the event."],
  [event.start_datetime, "UTC. For an all-day event, 00:00 of its first day in `timezone`."],
  [event.end_datetime, "UTC, exclusive; null where no end is known."],
  [event.timezone, "The IANA zone that the event keeps across clock changes."],
  [event.recurrence, "An RRULE value (RFC 5545), or null."],
  [event.location, "Where on a map: an address, a city, a link."],
  [event.venue, "The place's name."],
  [event.evidence, "The exact words that each value came from; empty for whoever did not make the event."],
  [event.alternatives, "Other readings of a phrase; `value` is ready to be PATCHed into `field`."],
  [event.can_edit, "Whether this visitor may change the event."],
  [event.updated_at, "Sent back in a PATCH, it refuses the change when the event has moved on meanwhile."],
  [patch.title, `1 to ${eventLimits.titleLength} UTF-16 units, not blank.`],
  [patch.start_datetime, "With any offset; from 1900-01-01 to 2100-12-31 in the event's zone."],
  [patch.end_datetime, "After the start; null for no end."],
  [patch.timezone, "An IANA zone name. Alone it keeps the wall clock."],
  [patch.location, `At most ${eventLimits.placeLength} UTF-16 units.`],
  [patch.venue, `At most ${eventLimits.placeLength} UTF-16 units.`],
  [patch.notes, "The whole list; a note without id is a new one."],
  [patch.suggestions, "A list, or one text with a suggestion a line."],
  [patch.updated_at, "The `updated_at` that the change is based on: 409 when the event has another."],
  [group.events, "In the order of the text."],
  [group.processing_error, "Why nothing came of the text, or null."],
  [group.parser, "Who read the text: a language model, or the rules on this server."],
  [group.notice, "Why the rules stood in for a model, or what was cut, or null."],
  [group.source_text, "The text; null for whoever did not make the group."],
  [create.text, "Not blank; at most 1500 UTF-16 units."],
  [create.use_llm, "Whether a language model may read the text."],
  [create.timezone, "The visitor's IANA zone, which `tomorrow` is meant in."],
  [create.language, "A BCP 47 tag; decides how `04/05` is read."],
  [
    idempotencyFieldsSchema.shape["idempotency-key"],
    "A UUID. The same key and body give the same group for 24 hours.",
  ],
  [idListSchema, "1 to 100 ids, separated by commas."],
  [events.pageQuerySchema.shape.cursor, "The `next_cursor` of the page before."],
  [events.eventQuerySchema.shape.search, "Looks in title, location and venue, whatever case and accents."],
];

/** Registers the words above, once, with the registry that the document is made from. */
export function describeSchemas(): void {
  for (const [schema, meta] of named) z.globalRegistry.add(schema, meta);
  for (const [schema, description] of fields) z.globalRegistry.add(schema, { description });
}
