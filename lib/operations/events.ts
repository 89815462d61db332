import "server-only";
import { z } from "zod";
import { findEvent, findEventStatus, listEvents } from "@/lib/events/data";
import {
  addAttendee,
  addNote,
  deleteEvents,
  patchEvent,
  restoreEvent,
  restoreEvents,
} from "@/lib/events/mutations";
import { fileOperation, jsonOperation } from "@/lib/http/operation";
import { idListSchema, idParamsSchema } from "@/lib/http/path-params";
import {
  addNoteSchema,
  attendeeSchema,
  deletedSchema,
  eventListSchema,
  eventPatchBytesMax,
  eventPatchSchema,
  eventQuerySchema,
  eventSchema,
  eventStatusSchema,
  restoredEventsSchema,
  restoreEventsSchema,
} from "@/lib/wire/event-schema";
import { downloadEvent } from "./download-group";

export const listEventsOfVisitor = jsonOperation({
  id: "listEvents",
  method: "GET",
  path: "/events/",
  summary: "List or search the visitor's own events, newest first",
  query: eventQuerySchema,
  response: eventListSchema,
  handler: ({ visitorId, language, query }) => listEvents({ visitorId, language }, query),
});

export const deleteEventsById = jsonOperation({
  id: "deleteEvents",
  method: "DELETE",
  path: "/events/",
  summary: "Delete several events, all or none; they can be restored for 24 hours",
  query: z.strictObject({ ids: idListSchema }),
  response: deletedSchema,
  failures: ["not_found"],
  handler: ({ query, visitorId, now }) => deleteEvents(query.ids, { visitorId, now }),
});

export const getEvent = jsonOperation({
  id: "getEvent",
  method: "GET",
  path: "/events/{id}/",
  summary: "Get an event",
  params: idParamsSchema,
  response: eventSchema,
  handler: ({ params, visitorId, language, now }) => findEvent({ id: params.id, visitorId, language, now }),
});

export const patchEventById = jsonOperation({
  id: "patchEvent",
  method: "PATCH",
  path: "/events/{id}/",
  summary: "Change what the body names of an event",
  params: idParamsSchema,
  body: eventPatchSchema,
  bodyBytesMax: eventPatchBytesMax,
  response: eventSchema,
  failures: ["conflict"],
  handler: ({ params, body, visitorId, language, now }) =>
    patchEvent(params.id, body, { visitorId, language, now }),
});

export const deleteEventById = jsonOperation({
  id: "deleteEvent",
  method: "DELETE",
  path: "/events/{id}/",
  summary: "Delete an event; it can be restored for 24 hours",
  params: idParamsSchema,
  response: deletedSchema,
  handler: ({ params, visitorId, now }) => deleteEvents([params.id], { visitorId, now }),
});

export const getEventStatus = jsonOperation({
  id: "getEventStatus",
  method: "GET",
  path: "/events/{id}/status/",
  summary: "Get an event and how far the reading of its text has come",
  params: idParamsSchema,
  response: eventStatusSchema,
  handler: ({ params, visitorId, language, now }) =>
    findEventStatus({ id: params.id, visitorId, language, now }),
});

export const downloadEventFile = fileOperation({
  id: "downloadEvent",
  method: "GET",
  path: "/events/{id}/download_ics/",
  summary: "Download an event as a calendar file",
  params: idParamsSchema,
  contentType: "text/calendar; charset=utf-8",
  isDownload: true,
  handler: ({ params, now }) => downloadEvent({ id: params.id, now }),
});

export const addNoteToEvent = jsonOperation({
  id: "addNote",
  method: "POST",
  path: "/events/{id}/add_note/",
  summary: "Add a note to an event",
  params: idParamsSchema,
  body: addNoteSchema,
  response: eventSchema,
  handler: ({ params, body, visitorId, language, now }) =>
    addNote(params.id, body, { visitorId, language, now }),
});

export const addAttendeeToEvent = jsonOperation({
  id: "addAttendee",
  method: "POST",
  path: "/events/{id}/add_attendee/",
  summary: "Add an attendee to an event",
  params: idParamsSchema,
  body: attendeeSchema,
  response: eventSchema,
  handler: ({ params, body, visitorId, language, now }) =>
    addAttendee(params.id, body, { visitorId, language, now }),
});

export const restoreEventById = jsonOperation({
  id: "restoreEvent",
  method: "POST",
  path: "/events/{id}/restore/",
  summary: "Bring back an event that its visitor deleted within the last 24 hours",
  params: idParamsSchema,
  response: eventSchema,
  handler: ({ params, visitorId, language, now }) => restoreEvent(params.id, { visitorId, language, now }),
});

export const restoreEventsById = jsonOperation({
  id: "restoreEvents",
  method: "POST",
  path: "/events/restore/",
  summary: "Bring back several events, all or none",
  body: restoreEventsSchema,
  response: restoredEventsSchema,
  failures: ["not_found"],
  handler: ({ body, visitorId, language, now }) => restoreEvents(body.ids, { visitorId, language, now }),
});
