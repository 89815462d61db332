import { createGroup } from "@/lib/groups/create-group";
import { createdGroupSchema, createGroupSchema } from "@/lib/groups/schema";
import { defineRoute } from "@/lib/http/define-route";
import { readIdempotencyKey } from "@/lib/http/idempotency-key";
import { jsonOperation } from "@/lib/http/operation";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute({
  POST: jsonOperation({
    id: "createGroupFromText",
    body: createGroupSchema,
    response: createdGroupSchema,
    status: 201,
    handler: ({ body, visitorId, now, headers }) =>
      createGroup({ body, visitorId, now, key: readIdempotencyKey(headers) }),
  }),
});
