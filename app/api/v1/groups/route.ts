import { pageQuerySchema } from "@/lib/events/schema";
import { listGroups } from "@/lib/groups/data";
import { groupListSchema } from "@/lib/groups/schema";
import { defineRoute } from "@/lib/http/define-route";
import { jsonOperation } from "@/lib/http/operation";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute({
  GET: jsonOperation({
    id: "listGroups",
    query: pageQuerySchema,
    response: groupListSchema,
    handler: ({ visitorId, query }) => listGroups(visitorId, query),
  }),
});
