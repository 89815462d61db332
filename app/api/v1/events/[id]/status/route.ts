import { findEventStatus } from "@/lib/events/data";
import { eventStatusSchema } from "@/lib/events/schema";
import { defineRoute } from "@/lib/http/define-route";
import { jsonOperation } from "@/lib/http/operation";
import { idParamsSchema } from "@/lib/http/path-params";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute({
  GET: jsonOperation({
    id: "getEventStatus",
    params: idParamsSchema,
    response: eventStatusSchema,
    handler: ({ params, visitorId }) => findEventStatus({ id: params.id, visitorId }),
  }),
});
