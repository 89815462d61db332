import { deletedSchema } from "@/lib/events/schema";
import { findGroup } from "@/lib/groups/data";
import { deleteGroup } from "@/lib/groups/mutations";
import { groupSchema } from "@/lib/groups/schema";
import { defineRoute } from "@/lib/http/define-route";
import { jsonOperation } from "@/lib/http/operation";
import { idParamsSchema } from "@/lib/http/path-params";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute({
  GET: jsonOperation({
    id: "getGroup",
    params: idParamsSchema,
    response: groupSchema,
    handler: ({ params, visitorId }) => findGroup({ id: params.id, visitorId }),
  }),
  DELETE: jsonOperation({
    id: "deleteGroup",
    params: idParamsSchema,
    response: deletedSchema,
    handler: ({ params, visitorId, now }) => deleteGroup(params.id, { visitorId, now }),
  }),
});
