import { requireReadyDatabase } from "@/lib/db/readiness";
import { defineRoute } from "@/lib/http/define-route";
import { healthSchema } from "@/lib/http/health-schema";
import { jsonOperation } from "@/lib/http/operation";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute({
  GET: jsonOperation({
    id: "getReadiness",
    response: healthSchema,
    handler: () => requireReadyDatabase(),
  }),
});
