import "server-only";
import { z } from "zod";
import * as events from "@/lib/wire/event-schema";
import * as groups from "@/lib/wire/group-schema";
import { healthSchema } from "@/lib/wire/health-schema";
import {
  llmConfigSchema,
  modelNamesRequestSchema,
  modelNamesSchema,
  ollamaModelsRequestSchema,
} from "@/lib/wire/models-schema";
import { addEventSchema, offeredSchema } from "@/lib/wire/offered";
import { pictureReaderSchema, pictureReadingSchema, sendPictureSchema } from "@/lib/wire/picture-schema";
import * as preferences from "@/lib/wire/preferences-schema";
import { deletedVisitorSchema } from "@/lib/wire/visitor-schema";
import {
  exampleCalendar,
  exampleCreateGroup,
  exampleCreateParts,
  exampleEvent,
  exampleGroup,
  examplePicture,
  examplePreferences,
} from "./examples";
import { fieldWords } from "./field-words";

/**
 * Names, descriptions and examples of the schemas in the OpenAPI document. They are here and not beside the
 * schemas, because the browser loads those too.
 */
const named: readonly [z.ZodType, { id: string; description: string; examples?: unknown[] }][] = [
  [events.eventSchema, { id: "Event", description: "One event of a group.", examples: [exampleEvent] }],
  [
    groups.groupSchema,
    { id: "Group", description: "What was read from one text.", examples: [exampleGroup] },
  ],
  [events.eventStatusSchema, { id: "EventStatus", description: "An event, and whether its text is read." }],
  [groups.soFarSchema, { id: "SoFar", description: "An event of a reading that still goes on." }],
  [groups.groupStatusSchema, { id: "GroupStatus", description: "Whether a group's text is read." }],
  [events.eventListSchema, { id: "EventList", description: "A page of events, newest first." }],
  [groups.groupListSchema, { id: "GroupList", description: "A page of groups, newest first." }],
  [groups.feedSchema, { id: "Feed", description: "The address of a group's calendar feed." }],
  [groups.createdGroupSchema, { id: "CreatedGroup", description: "The group that a text became." }],
  [events.deletedSchema, { id: "Deleted", description: "The ids of what was deleted." }],
  [events.restoredEventsSchema, { id: "RestoredEvents", description: "The events that are back." }],
  [
    preferences.preferencesSchema,
    {
      id: "Preferences",
      description: "A visitor's preferences, without keys.",
      examples: [examplePreferences],
    },
  ],
  [deletedVisitorSchema, { id: "DeletedVisitor", description: "How many groups are gone for good." }],
  [healthSchema, { id: "Health", description: "All is well." }],
  [llmConfigSchema, { id: "LlmConfig", description: "Which models this server offers; never a key." }],
  [
    ollamaModelsRequestSchema,
    {
      id: "OllamaModelsRequest",
      description: "Where an Ollama server listens.",
      examples: [{ baseUrl: "http://ollama.example:11434" }],
    },
  ],
  [
    modelNamesRequestSchema,
    {
      id: "ModelNamesRequest",
      description: "How a server of models speaks, and where it is.",
      examples: [{ provider: "custom", baseUrl: "https://api.groq.com/openai/v1" }],
    },
  ],
  [modelNamesSchema, { id: "ModelNames", description: "The models that a server has." }],
  [pictureReaderSchema, { id: "PictureReader", description: "Who would read a picture." }],
  [pictureReadingSchema, { id: "PictureReading", description: "A picture, and what a model reads in it." }],
  [
    sendPictureSchema,
    {
      id: "SendPicture",
      description: "A picture for the model that is chosen.",
      examples: [examplePicture],
    },
  ],
  [
    groups.createGroupSchema,
    {
      id: "CreateGroup",
      description: "A text to read, or the parts of a longer one.",
      examples: [exampleCreateGroup, exampleCreateParts],
    },
  ],
  [
    groups.importGroupSchema,
    { id: "ImportGroup", description: "A calendar file.", examples: [exampleCalendar] },
  ],
  [
    addEventSchema,
    {
      id: "AddEvent",
      description: "Words of the text that become an event, or an event as it is to be.",
      examples: [{ quote_start: 18, quote_end: 29 }],
    },
  ],
  [offeredSchema, { id: "Offered", description: "An event that is not stored yet." }],
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
    events.attendeeSchema,
    {
      id: "Attendee",
      description: "Somebody who comes.",
      examples: [{ name: "Ana", email: "ana@example.com" }],
    },
  ],
  [
    events.restoreEventsSchema,
    {
      id: "RestoreEvents",
      description: "Which events to bring back.",
      examples: [{ ids: [exampleEvent.id] }],
    },
  ],
  [
    preferences.preferencesPatchSchema,
    {
      id: "PreferencesPatch",
      description: "What is to change.",
      examples: [{ theme: "dark", model_settings: { selectedModel: "claude" } }],
    },
  ],
  [
    preferences.preferencesSyncSchema,
    {
      id: "PreferencesSync",
      description: "The browser's copy, and the moment of its last change.",
      examples: [{ theme: "dark", lastSyncedAt: exampleEvent.updated_at }],
    },
  ],
];

/** Registers the texts above once, in the registry from which the document is made. */
export function describeSchemas(): void {
  for (const [schema, meta] of named) z.globalRegistry.add(schema, meta);
  for (const [schema, description] of fieldWords) z.globalRegistry.add(schema, { description });
}
