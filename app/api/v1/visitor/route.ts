import { defineRoute } from "@/lib/http/define-route";
import { jsonOperation } from "@/lib/http/operation";
import { isHttps } from "@/lib/visitor/is-https";
import { deleteVisitor } from "@/lib/visitor/mutations";
import { deletedVisitorSchema } from "@/lib/visitor/schema";
import { expiredVisitorCookie } from "@/lib/visitor/token";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute({
  DELETE: jsonOperation({
    id: "deleteVisitor",
    response: deletedVisitorSchema,
    answerHeaders: { "set-cookie": expiredVisitorCookie(isHttps) },
    handler: ({ visitorId }) => deleteVisitor(visitorId),
  }),
});
