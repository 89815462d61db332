import { z } from "zod";
import { downloadGroup } from "@/lib/groups/download-group";
import { defineRoute } from "@/lib/http/define-route";
import { fileOperation } from "@/lib/http/operation";
import { idListSchema, idParamsSchema } from "@/lib/http/path-params";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute({
  GET: fileOperation({
    id: "downloadGroup",
    params: idParamsSchema,
    query: z.object({ ids: idListSchema.optional() }),
    handler: ({ params, query, now }) => downloadGroup({ id: params.id, ids: query.ids, now }),
  }),
});
