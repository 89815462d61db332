import "server-only";
import { requireReadyDatabase } from "@/lib/db/readiness";
import { healthSchema } from "./health-schema";
import { jsonOperation } from "./operation";

export const getHealth = jsonOperation({
  id: "getHealth",
  method: "GET",
  path: "/healthz",
  summary: "Whether the process lives",
  response: healthSchema,
  limit: "none",
  needsDatabase: false,
  handler: async () => ({ status: "ok" as const }),
});

export const getReadiness = jsonOperation({
  id: "getReadiness",
  method: "GET",
  path: "/readyz",
  summary: "Whether the database answers and is migrated",
  response: healthSchema,
  limit: "none",
  handler: () => requireReadyDatabase(),
});
