import { addNote } from "@/lib/events/mutations";
import { addNoteSchema, eventSchema } from "@/lib/events/schema";
import { defineRoute } from "@/lib/http/define-route";
import { jsonOperation } from "@/lib/http/operation";
import { idParamsSchema } from "@/lib/http/path-params";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute({
  POST: jsonOperation({
    id: "addNote",
    params: idParamsSchema,
    body: addNoteSchema,
    response: eventSchema,
    handler: ({ params, body, visitorId, now }) => addNote(params.id, body, { visitorId, now }),
  }),
});
