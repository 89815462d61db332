import type { z } from "zod";
import { saidSchema } from "@/lib/messages/said";
import { assumptionSchema } from "@/lib/wire/assumption-schema";
import { eventFieldNames, eventFieldWords } from "@/lib/wire/event-fields";
import * as events from "@/lib/wire/event-schema";
import { evidenceSchema } from "@/lib/wire/evidence";

const event = events.eventSchema.shape;
const assumption = assumptionSchema.shape;
const alternative = events.toldAlternativeSchema.shape;

/** What the fields of an event in an answer mean, by their schemas. */
export const eventWords: [z.ZodType, string][] = [
  [events.idSchema, "22 characters, which cannot be guessed."],
  [event.group_id, "Null for whoever did not make the event."],
  ...eventFieldNames.map((name): [z.ZodType, string] => [event[name], eventFieldWords[name]]),
  [event.attendees.element.shape.name, "The person's name."],
  [event.attendees.element.shape.email, "Absent where it is not known."],
  [events.noteSchema.shape.content, "The note."],
  [event.evidence, "The exact words that each value came from; empty for whoever did not make the event."],
  [evidenceSchema.shape.field, "Of which value."],
  [evidenceSchema.shape.quote, "Its words, as they stand in the group's `source_text`."],
  [evidenceSchema.shape.start, "Where they begin, in UTF-16 units."],
  [evidenceSchema.shape.end, "Where they end, exclusive."],
  [event.alternatives, "Other readings of a phrase; `value` is ready to be PATCHed into `field`."],
  [alternative.field, "Which value the other reading has."],
  [alternative.value, "The value of the other reading."],
  [alternative.label, "The same for a person."],
  [alternative.reason, "Why there is doubt, in a sentence."],
  [alternative.label_said, "`label` as a code with values; null where it is stored in words."],
  [alternative.reason_said, "`reason` as a code with values; null where it is stored in words."],
  [saidSchema.shape.code, "The name of the sentence, the same in every language."],
  [saidSchema.shape.params, "The values in it, by their names."],
  [
    event.assumptions,
    "What was assumed about a field, until a PATCH names that field, be it with the same value; empty for whoever did not make the event.",
  ],
  [assumption.field, "About which value."],
  [
    assumption.code,
    "`other-words`: a language model read the value, and the text does not say it in the words that the model quoted.",
  ],
  [assumption.params, "The values of the code's sentence, by their names."],
  [event.can_edit, "Whether this visitor may change the event."],
  [event.created_at, "When the event was stored."],
  [event.updated_at, "Sent back in a PATCH, it refuses the change when the event has moved on meanwhile."],
  [
    events.eventStatusSchema.shape.processing_complete,
    "Whether the reading of its text is over, with success.",
  ],
  [events.eventStatusSchema.shape.processing_error, "Why nothing came of the text, or null."],
  [events.deletedSchema.shape.deleted, "The ids of what is gone, each once."],
  [events.eventListSchema.shape.events, "At most `limit` of them."],
  [events.eventListSchema.shape.next_cursor, "For the next page; null on the last."],
  [events.restoredEventsSchema.shape.events, "As they were; one that was not deleted comes as it is."],
];
