import { findEvent } from "@/lib/events/data";
import { deleteEvents, patchEvent } from "@/lib/events/mutations";
import { deletedSchema, eventPatchBytesMax, eventPatchSchema, eventSchema } from "@/lib/events/schema";
import { defineRoute } from "@/lib/http/define-route";
import { jsonOperation } from "@/lib/http/operation";
import { idParamsSchema } from "@/lib/http/path-params";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute({
  GET: jsonOperation({
    id: "getEvent",
    params: idParamsSchema,
    response: eventSchema,
    handler: ({ params, visitorId }) => findEvent({ id: params.id, visitorId }),
  }),
  PATCH: jsonOperation({
    id: "patchEvent",
    params: idParamsSchema,
    body: eventPatchSchema,
    bodyBytesMax: eventPatchBytesMax,
    response: eventSchema,
    handler: ({ params, body, visitorId, now }) => patchEvent(params.id, body, { visitorId, now }),
  }),
  DELETE: jsonOperation({
    id: "deleteEvent",
    params: idParamsSchema,
    response: deletedSchema,
    handler: ({ params, visitorId, now }) => deleteEvents([params.id], { visitorId, now }),
  }),
});
