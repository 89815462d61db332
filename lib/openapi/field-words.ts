import type { z } from "zod";
import { idempotencyFieldsSchema } from "@/lib/http/idempotency-key";
import { keyOriginFieldsSchema } from "@/lib/http/key-origin";
import { feedParamsSchema, idListSchema, optionalIdListSchema } from "@/lib/http/path-params";
import { choiceSettingNames, choiceSettingWords } from "@/lib/wire/choice-settings";
import { eventFields, searchedFieldNames, textFieldNames } from "@/lib/wire/event-fields";
import { eventLimits } from "@/lib/wire/event-limits";
import * as events from "@/lib/wire/event-schema";
import * as groups from "@/lib/wire/group-schema";
import { healthSchema, readinessSchema } from "@/lib/wire/health-schema";
import { llmConfigSchema, modelNamesRequestSchema, modelNamesSchema } from "@/lib/wire/models-schema";
import { addEventSchema, offeredSchema } from "@/lib/wire/offered";
import {
  pictureReaderQuerySchema,
  pictureReaderSchema,
  pictureReadingSchema,
  sendPictureSchema,
} from "@/lib/wire/picture-schema";
import * as preferences from "@/lib/wire/preferences-schema";
import { textLengthMax } from "@/lib/wire/text-limits";
import { unreadSchema } from "@/lib/wire/unread";
import { deletedVisitorSchema } from "@/lib/wire/visitor-schema";
import { eventWords } from "./event-words";

const patch = events.eventPatchSchema.shape;
const noteInput = patch.notes.unwrap().element.shape;
const group = groups.groupSchema.shape;
const create = groups.createGroupSchema.shape;
const imported = groups.importGroupSchema.shape;
const kept = preferences.preferencesSchema.shape;
const change = preferences.preferencesPatchSchema.shape;
const offered = llmConfigSchema.shape.models.element.shape;
const page = events.pageQuerySchema.shape;

/** A list in a sentence: `title, location and venue`. */
const named = (names: readonly string[]): string => new Intl.ListFormat("en-GB").format(names);

const requestWords: [z.ZodType, string][] = [
  [patch.title, `1 to ${eventFields.title.lengthMax} UTF-16 units, not blank.`],
  [patch.start_datetime, "With any offset; from 1900-01-01 to 2100-12-31 in the event's zone."],
  [patch.end_datetime, "After the start; null for no end."],
  [patch.all_day, "True makes whole days of it, in the event's zone; false leaves the start at midnight."],
  [patch.timezone, "An IANA zone name. Alone it keeps the wall clock."],
  [patch.recurrence, "An RRULE value that repeats hourly at most; null for an event that happens once."],
  [
    patch.exdates,
    `The whole list, at most ${eventLimits.seriesDates}: days that the series leaves out, each at the clock of its start.`,
  ],
  [
    patch.rdates,
    `The whole list, at most ${eventLimits.seriesDates}: starts besides those of the rule; a day alone is at the clock of the start.`,
  ],
  ...textFieldNames.map((name): [z.ZodType, string] => [
    patch[name],
    `At most ${eventFields[name].lengthMax} UTF-16 units.`,
  ]),
  [patch.attendees, "The whole list."],
  [patch.notes, "The whole list; a note without id is a new one."],
  [noteInput.id, "Of a note of this event that stays."],
  [noteInput.content, `1 to ${eventLimits.noteLength} UTF-16 units, not blank.`],
  [patch.link, "An https address of at most 2000 characters, without a user name; null for none."],
  [
    patch.reminders,
    `The whole list, at most ${eventLimits.reminders}, each from 0 to ${eventLimits.reminderMinutes} minutes.`,
  ],
  [patch.suggestions, "A list, or one text with a suggestion a line."],
  [patch.updated_at, "The `updated_at` that the change is based on: 409 when the event has another."],
  [events.attendeeSchema.shape.name, `1 to ${eventLimits.nameLength} UTF-16 units, not blank.`],
  [events.attendeeSchema.shape.email, "A valid address; left out where it is not known."],
  [events.restoreEventsSchema.shape.ids, "1 to 100 ids of events."],
  [
    create.text,
    `Not blank; at most ${textLengthMax} UTF-16 units. A longer text comes as \`parts\` instead.`,
  ],
  [
    create.parts,
    `In place of \`text\`: the parts of one longer text, in its order, each not blank and of at most ${textLengthMax} UTF-16 units. They are read as one text, so that a year, a heading, a zone, a place or a mail's date that one part says holds for those behind it. \`source_text\` is the parts joined by line breaks, so a text is best cut at its line breaks, each of which is left out. A create of n parts counts as n creates.`,
  ],
  [create.use_llm, "Whether a language model may read the text."],
  [create.timezone, "The visitor's IANA zone, which `tomorrow` is meant in; UTC when absent."],
  [create.language, "A BCP 47 tag; decides how `04/05` is read."],
  [
    imported.calendar,
    "The text of an iCalendar file (RFC 5545). At most 50 of its events are kept, those to come first; `notice` says what was left out.",
  ],
  [imported.timezone, "The IANA zone of whole days, and of times that name no zone; UTC when absent."],
  [
    create.model,
    "Who is to read this text; the visitor's preference, else the server's default when absent.",
  ],
  [
    idempotencyFieldsSchema.shape["idempotency-key"],
    "A UUID. The same key and body give the same group for 24 hours; another body, or other parts, gives 422.",
  ],
  [
    keyOriginFieldsSchema.shape["x-model-key-origin"],
    "For which origin the key of the same request was typed, such as `https://api.openai.com`: 400 when the text would go to another.",
  ],
  [idListSchema, "1 to 100 ids, separated by commas."],
  [optionalIdListSchema, "1 to 100 ids, separated by commas; all events of the group when absent."],
  [
    feedParamsSchema.shape.token,
    "The last part of the address that GET `/groups/{id}/feed/` gives, with its `.ics`.",
  ],
  [page.limit, "How many entries a page has at most; it has fewer where they are long together."],
  [page.cursor, "The `next_cursor` of the page before."],
  [
    events.eventQuerySchema.shape.search,
    `Looks in ${named(searchedFieldNames)}, whatever case and accents. A page has looked through 2,000 events at most, so it may hold fewer than the limit, or none: what is left is found by next_cursor.`,
  ],
  [
    groups.groupQuerySchema.shape.search,
    `Looks in ${named(searchedFieldNames)} of the group's events, whatever case and accents. A page has looked through 250 groups at most, so it may hold fewer than the limit, or none: what is left is found by next_cursor.`,
  ],
];

const groupWords: [z.ZodType, string][] = [
  [group.events, "In the order of the text."],
  [group.created_at, "When the text was sent."],
  [
    group.processing_complete,
    "Whether the reading is over, with success. False with an error once it has failed.",
  ],
  [group.processing_error, "Why nothing came of the text, or null."],
  [group.processing_error_said, "`processing_error` as a code with values."],
  [group.parser, "Who read the text: a language model, or the rules on this server."],
  [group.model, "The provider's id of the model that read the text, or null."],
  [group.notice, "Why the rules stood in for a model, or what was cut, or null."],
  [group.notice_said, "The sentences of `notice` as codes with values."],
  [group.timezone, "The zone that the text was read in."],
  [
    group.source_text,
    "The text, or its parts joined by line breaks; null for whoever did not make the group, and for one that was imported.",
  ],
  [
    group.unread,
    "Words of the text that name a day or an hour and made no event, in its order; empty for whoever did not make the group.",
  ],
  [
    group.offered,
    "Events that the rules read and the model did not name, as POST `/groups/{id}/events/` takes them; empty for whoever did not make the group.",
  ],
  [offeredSchema.shape.notes, "What else was said."],
  [addEventSchema.shape.quote_start, "Where the words begin in `source_text`, in UTF-16 units."],
  [addEventSchema.shape.quote_end, "Where they end, exclusive."],
  [addEventSchema.shape.recurrence, "That of an event that is offered; null for any other."],
  [addEventSchema.shape.evidence, "That of an event that is offered; empty for any other."],
  [addEventSchema.shape.alternatives, "Those of an event that is offered; empty for any other."],
  [addEventSchema.shape.assumptions, "Those of an event that is offered; empty for any other."],
  [unreadSchema.shape.quote, "The words, as they stand in `source_text`."],
  [unreadSchema.shape.start, "Where they begin, in UTF-16 units."],
  [unreadSchema.shape.end, "Where they end, exclusive."],
  [
    unreadSchema.shape.reason,
    "`stamp`: when something was sent or printed. `past`: told as over. `hours`: of business. `quoted`: repeated from elsewhere, or part of a title. `called-off`: moved, cancelled, or another time stands for it. `unclear`: none of these. `too-many`: an event beyond the most that a text may have.",
  ],
  [group.processing_ms, "How long the reading took, in milliseconds; null while it is not over."],
  [group.can_edit, "Whether this visitor may change the group."],
  [groups.groupStatusSchema.shape.processing_complete, "Whether the reading is over, with success."],
  [groups.groupStatusSchema.shape.processing_error, "Why nothing came of the text, or null."],
  [
    groups.groupStatusSchema.shape.so_far,
    "What stands of the reading while it goes on, in the order of the text; empty once it is over, and for whoever did not make the group.",
  ],
  [groups.soFarSchema.shape.title, "Its name."],
  [
    groups.soFarSchema.shape.start_datetime,
    "When it begins; of a whole day its midnight in the group's zone.",
  ],
  [groups.soFarSchema.shape.all_day, "Whether it has no time of day."],
  [
    groups.soFarSchema.shape.parser,
    "Who has read it until now: `rules` while the model has told nothing that stands.",
  ],
  [groups.feedSchema.shape.url, "Where calendars follow the group; null once the feed has ended."],
  [groups.groupListSchema.shape.groups, "At most `limit` of them, each with its events."],
  [groups.groupListSchema.shape.next_cursor, "For the next page; null on the last."],
];

const settingsWords: [z.ZodType, string][] = [
  ...choiceSettingNames.map((name): [z.ZodType, string] => [kept[name], choiceSettingWords[name]]),
  [preferences.languageSchema, "A BCP 47 tag such as `pt-BR`."],
  [kept.model_settings, "Which model reads, and where."],
  [change.model_settings, "Any part of it."],
  [kept.model_settings.shape.selectedModel, "Who reads the texts of this visitor."],
  [
    preferences.baseUrlSchema,
    "An http or https address that this server may ask; its operator allows others.",
  ],
  [
    kept.model_settings.shape.modelName,
    "The model that is asked for at `baseUrl` by `custom` and `gpt4o`; null where the visitor named none.",
  ],
  [kept.ollama_settings, "Where Ollama is, and which of its models reads."],
  [change.ollama_settings, "Any part of it."],
  [kept.ollama_settings.shape.selectedModel, "A model that is installed there."],
  [
    preferences.preferencesSyncSchema.shape.lastSyncedAt,
    "When the browser's copy changed last; the future counts as now.",
  ],
  [llmConfigSchema.shape.default_model, "Who reads for a visitor who never chose; null is the rules parser."],
  [llmConfigSchema.shape.models, "The models that can be chosen."],
  [offered.id, "Its name in this API."],
  [offered.label, "Its name for a person."],
  [offered.provider, "Whose it is."],
  [offered.model, "The provider's own id of it."],
  [offered.host, "Who would be asked, `host[:port]`."],
  [offered.has_server_key, "Whether it needs no key of the visitor's."],
  [offered.key_header, "The header that a visitor's key travels in; null where none is needed."],
  [modelNamesRequestSchema.shape.provider, "How the server speaks; `custom` as OpenAI does."],
  [modelNamesSchema.shape.models, "In the server's order, each once."],
  [
    modelNamesSchema.shape.models.element.shape.name,
    "What `modelName`, or of Ollama `selectedModel`, can be.",
  ],
  [pictureReaderQuerySchema.shape.model, "The choice; the visitor's own, or the server's, if absent."],
  [pictureReaderQuerySchema.shape.has_key, "`true` where the visitor has a key for it."],
  [pictureReaderSchema.shape.reader, "Null where nobody is asked, or the model takes no pictures."],
  [sendPictureSchema.shape.picture, "A PNG, JPEG or WebP of at most 4 MB, in base64."],
  [sendPictureSchema.shape.host, "The host that the visitor was told; the picture goes to no other."],
  [sendPictureSchema.shape.model, "The choice; the visitor's own, or the server's, if absent."],
  [pictureReadingSchema.shape.state, "`pending` until the model has answered."],
  [
    pictureReadingSchema.shape.text,
    "The words, once it is `read`; they are kept for three minutes, or until a DELETE.",
  ],
  [pictureReadingSchema.shape.failure, "Why it `failed`."],
  [deletedVisitorSchema.shape.deleted_groups, "How many there were."],
  [healthSchema.shape.status, "There is no other; a server that is not well answers 503."],
  [readinessSchema.shape.status, "There is no other; a server that is not ready answers 503."],
  [readinessSchema.shape.migrations, "How far the database has come."],
  [readinessSchema.shape.migrations.shape.applied, "How many migrations it has."],
  [readinessSchema.shape.migrations.shape.latest, "The name of the last one."],
  [readinessSchema.shape.integrity, "Whether the database is sound."],
  [readinessSchema.shape.integrity.shape.checked_at, "When that was found; null before the first check."],
  [readinessSchema.shape.disk, "Whether there is room."],
  [readinessSchema.shape.disk.shape.free_mb, "What is free, in MB; null where a server holds the database."],
];

/** The description of each field and parameter in the OpenAPI document. */
export const fieldWords: readonly [z.ZodType, string][] = [
  ...eventWords,
  ...requestWords,
  ...groupWords,
  ...settingsWords,
];
