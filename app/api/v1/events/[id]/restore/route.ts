import { restoreEvent } from "@/lib/events/mutations";
import { eventSchema } from "@/lib/events/schema";
import { defineRoute } from "@/lib/http/define-route";
import { jsonOperation } from "@/lib/http/operation";
import { idParamsSchema } from "@/lib/http/path-params";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute({
  POST: jsonOperation({
    id: "restoreEvent",
    params: idParamsSchema,
    response: eventSchema,
    handler: ({ params, visitorId, now }) => restoreEvent(params.id, { visitorId, now }),
  }),
});
