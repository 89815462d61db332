import { downloadEvent } from "@/lib/groups/download-group";
import { defineRoute } from "@/lib/http/define-route";
import { fileOperation } from "@/lib/http/operation";
import { idParamsSchema } from "@/lib/http/path-params";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute({
  GET: fileOperation({
    id: "downloadEvent",
    params: idParamsSchema,
    handler: ({ params, now }) => downloadEvent({ id: params.id, now }),
  }),
});
