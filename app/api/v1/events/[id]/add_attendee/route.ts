import { addAttendee } from "@/lib/events/mutations";
import { addAttendeeSchema, eventSchema } from "@/lib/events/schema";
import { defineRoute } from "@/lib/http/define-route";
import { jsonOperation } from "@/lib/http/operation";
import { idParamsSchema } from "@/lib/http/path-params";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute({
  POST: jsonOperation({
    id: "addAttendee",
    params: idParamsSchema,
    body: addAttendeeSchema,
    response: eventSchema,
    handler: ({ params, body, visitorId, now }) => addAttendee(params.id, body, { visitorId, now }),
  }),
});
