import "server-only";
import { jsonOperation } from "@/lib/http/operation";
import { isHttps } from "./is-https";
import { deleteVisitor } from "./mutations";
import { deletedVisitorSchema } from "./schema";
import { expiredVisitorCookie } from "./token";

export const deleteVisitorForGood = jsonOperation({
  id: "deleteVisitor",
  method: "DELETE",
  path: "/visitor/",
  summary: "Delete everything of this visitor at once and for good, and the cookie",
  response: deletedVisitorSchema,
  answerHeaders: { "set-cookie": expiredVisitorCookie(isHttps) },
  handler: ({ visitorId }) => deleteVisitor(visitorId),
});
