import "server-only";
import { readReadiness } from "@/lib/db/readiness";
import { jsonOperation } from "@/lib/http/operation";
import { healthSchema, readinessSchema } from "@/lib/wire/health-schema";

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

let reading: ReturnType<typeof readReadiness> | null = null;

/**
 * Reads the readiness once for all requests that arrive meanwhile: it asks the database, and no rate limit
 * counts probes.
 */
async function shareReadiness() {
  reading ??= readReadiness().finally(() => {
    reading = null;
  });
  return reading;
}

export const getReadiness = jsonOperation({
  id: "getReadiness",
  method: "GET",
  path: "/readyz",
  summary: "Whether the database answers, is migrated and sound, and has room",
  response: readinessSchema,
  limit: "none",
  handler: shareReadiness,
});
