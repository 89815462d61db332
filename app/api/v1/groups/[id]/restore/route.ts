import { restoreGroup } from "@/lib/groups/mutations";
import { groupSchema } from "@/lib/groups/schema";
import { defineRoute } from "@/lib/http/define-route";
import { jsonOperation } from "@/lib/http/operation";
import { idParamsSchema } from "@/lib/http/path-params";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute({
  POST: jsonOperation({
    id: "restoreGroup",
    params: idParamsSchema,
    response: groupSchema,
    handler: ({ params, visitorId, now }) => restoreGroup(params.id, { visitorId, now }),
  }),
});
