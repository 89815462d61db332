import "server-only";
import { z } from "zod";
import { readVisitorKeys } from "@/lib/extraction/llm/reader";
import { addEvent } from "@/lib/groups/add-event";
import { createGroup } from "@/lib/groups/create-group";
import { importGroup } from "@/lib/groups/import-group";
import { deleteGroup, restoreGroup } from "@/lib/groups/mutations";
import { pollGroup, pollGroupStatus, pollGroups } from "@/lib/groups/poll-groups";
import { takeGroup } from "@/lib/groups/take-group";
import { idempotencyFieldsSchema } from "@/lib/http/idempotency-key";
import { keyOriginFieldsSchema } from "@/lib/http/key-origin";
import { fileOperation, jsonOperation } from "@/lib/http/operation";
import { idParamsSchema, optionalIdListSchema } from "@/lib/http/path-params";
import { callerAddress } from "@/lib/http/request-gate";
import { jobs } from "@/lib/jobs/process-jobs";
import { runAfter } from "@/lib/log/run-after";
import { deletedSchema, eventPatchBytesMax, eventSchema } from "@/lib/wire/event-schema";
import {
  createBytesMax,
  createdGroupSchema,
  createGroupSchema,
  groupListSchema,
  groupQuerySchema,
  groupSchema,
  groupStatusSchema,
  importGroupSchema,
} from "@/lib/wire/group-schema";
import { addEventSchema } from "@/lib/wire/offered";
import { downloadGroup } from "./download-group";

export const createGroupFromText = jsonOperation({
  id: "createGroupFromText",
  method: "POST",
  path: "/groups/create-from-text/",
  summary: "Read a text into a group of events",
  limit: "creates",
  headerFields: idempotencyFieldsSchema.extend(keyOriginFieldsSchema.shape),
  takesModelKeys: true,
  body: createGroupSchema,
  bodyBytesMax: createBytesMax,
  response: createdGroupSchema,
  status: 201,
  failures: ["not_found", "idempotency_mismatch"],
  handler: async ({ body, visitorId, language, now, headerFields, headers, countMore }) => {
    // A create of n parts counts n (SPEC D11, B10).
    if (body.parts !== undefined) await countMore(body.parts.length - 1);
    return createGroup({
      body,
      visitorId,
      answerLanguage: language,
      address: callerAddress(headers),
      now,
      key: headerFields["idempotency-key"] ?? null,
      visitorKeys: readVisitorKeys(headers),
      keyOrigin: headerFields["x-model-key-origin"] ?? null,
      jobs,
      runAfter,
    });
  },
});

export const importGroupFromCalendar = jsonOperation({
  id: "importGroup",
  method: "POST",
  path: "/groups/import/",
  summary: "Make a group of the events of a calendar file",
  limit: "creates",
  body: importGroupSchema,
  bodyBytesMax: eventPatchBytesMax,
  response: createdGroupSchema,
  status: 201,
  handler: ({ body, visitorId, language, now }) =>
    importGroup({ body, viewer: { visitorId, language }, now }),
});

export const listGroupsOfVisitor = jsonOperation({
  id: "listGroups",
  method: "GET",
  path: "/groups/",
  summary: "List or search the visitor's own groups, newest first",
  query: groupQuerySchema,
  response: groupListSchema,
  handler: ({ visitorId, language, query }) => pollGroups({ visitorId, language, query }, { jobs, runAfter }),
});

export const getGroup = jsonOperation({
  id: "getGroup",
  method: "GET",
  path: "/groups/{id}/",
  summary: "Get a group with its events",
  params: idParamsSchema,
  response: groupSchema,
  handler: ({ params, visitorId, language, now }) =>
    pollGroup({ id: params.id, visitorId, language, now }, { jobs, runAfter }),
});

export const deleteGroupById = jsonOperation({
  id: "deleteGroup",
  method: "DELETE",
  path: "/groups/{id}/",
  summary: "Delete a group with its events; it can be restored for 24 hours",
  params: idParamsSchema,
  response: deletedSchema,
  handler: ({ params, visitorId, now }) => deleteGroup(params.id, { visitorId, now }),
});

export const addEventToGroup = jsonOperation({
  id: "addEvent",
  method: "POST",
  path: "/groups/{id}/events/",
  summary:
    "Make an event of words of the text that made none, of one that is offered, or of what the body says",
  params: idParamsSchema,
  body: addEventSchema,
  bodyBytesMax: eventPatchBytesMax,
  response: eventSchema,
  handler: ({ params, body, visitorId, language, now, headers }) =>
    addEvent({
      groupId: params.id,
      body,
      caller: { address: callerAddress(headers), visitorId },
      viewer: { visitorId, language },
      now,
    }),
});

export const getGroupStatus = jsonOperation({
  id: "getGroupStatus",
  method: "GET",
  path: "/groups/{id}/status/",
  summary: "Get how far the reading of a group's text has come",
  params: idParamsSchema,
  response: groupStatusSchema,
  handler: ({ params, visitorId, language }) =>
    pollGroupStatus({ id: params.id, visitorId, language }, { jobs, runAfter }),
});

export const takeGroupReading = jsonOperation({
  id: "takeGroup",
  method: "POST",
  path: "/groups/{id}/take/",
  summary: "Close a group that is being read with what stands of its reading",
  params: idParamsSchema,
  response: groupSchema,
  handler: ({ params, visitorId, language, now }) => takeGroup({ id: params.id, visitorId, language, now }),
});

export const downloadGroupFile = fileOperation({
  id: "downloadGroup",
  method: "GET",
  path: "/groups/{id}/download_ics/",
  summary: "Download a group's events, or those named, as one calendar file",
  params: idParamsSchema,
  query: z.strictObject({ ids: optionalIdListSchema }),
  contentType: "text/calendar; charset=utf-8",
  isDownload: true,
  handler: ({ params, query, now }) => downloadGroup({ id: params.id, ids: query.ids, now }),
});

export const restoreGroupById = jsonOperation({
  id: "restoreGroup",
  method: "POST",
  path: "/groups/{id}/restore/",
  summary: "Bring back a group that its visitor deleted within the last 24 hours",
  params: idParamsSchema,
  response: groupSchema,
  handler: ({ params, visitorId, language, now }) => restoreGroup(params.id, { visitorId, language, now }),
});
