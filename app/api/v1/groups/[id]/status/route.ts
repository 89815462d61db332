import { findGroupStatus } from "@/lib/groups/data";
import { groupStatusSchema } from "@/lib/groups/schema";
import { defineRoute } from "@/lib/http/define-route";
import { jsonOperation } from "@/lib/http/operation";
import { idParamsSchema } from "@/lib/http/path-params";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute({
  GET: jsonOperation({
    id: "getGroupStatus",
    params: idParamsSchema,
    response: groupStatusSchema,
    handler: ({ params }) => findGroupStatus(params.id),
  }),
});
