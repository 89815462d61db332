import { restoreEvents } from "@/lib/events/mutations";
import { restoredEventsSchema, restoreEventsSchema } from "@/lib/events/schema";
import { defineRoute } from "@/lib/http/define-route";
import { jsonOperation } from "@/lib/http/operation";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute({
  POST: jsonOperation({
    id: "restoreEvents",
    body: restoreEventsSchema,
    response: restoredEventsSchema,
    handler: ({ body, visitorId, now }) => restoreEvents(body.ids, { visitorId, now }),
  }),
});
