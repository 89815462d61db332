import "server-only";
import { jsonOperation } from "@/lib/http/operation";
import { isHttps } from "@/lib/visitor/is-https";
import { deleteVisitor } from "@/lib/visitor/mutations";
import { expiredVisitorCookie } from "@/lib/visitor/token";
import { deletedVisitorSchema } from "@/lib/wire/visitor-schema";

export const deleteVisitorForGood = jsonOperation({
  id: "deleteVisitor",
  method: "DELETE",
  path: "/visitor/",
  summary: "Delete everything of this visitor at once and for good, and the cookie",
  response: deletedVisitorSchema,
  answerHeaders: { "set-cookie": expiredVisitorCookie(isHttps) },
  handler: ({ visitorId }) => deleteVisitor(visitorId),
});
