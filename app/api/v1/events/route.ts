import { z } from "zod";
import { listEvents } from "@/lib/events/data";
import { deleteEvents } from "@/lib/events/mutations";
import { deletedSchema, eventListSchema, eventQuerySchema } from "@/lib/events/schema";
import { defineRoute } from "@/lib/http/define-route";
import { jsonOperation } from "@/lib/http/operation";
import { idListSchema } from "@/lib/http/path-params";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute({
  GET: jsonOperation({
    id: "listEvents",
    query: eventQuerySchema,
    response: eventListSchema,
    handler: ({ visitorId, query }) => listEvents(visitorId, query),
  }),
  DELETE: jsonOperation({
    id: "deleteEvents",
    query: z.strictObject({ ids: idListSchema }),
    response: deletedSchema,
    handler: ({ query, visitorId, now }) => deleteEvents(query.ids, { visitorId, now }),
  }),
});
