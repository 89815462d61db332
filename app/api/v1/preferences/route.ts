import { defineRoute } from "@/lib/http/define-route";
import { jsonOperation } from "@/lib/http/operation";
import { findPreferences } from "@/lib/preferences/data";
import { patchPreferences } from "@/lib/preferences/mutations";
import { preferencesPatchSchema, preferencesSchema } from "@/lib/preferences/schema";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute({
  GET: jsonOperation({
    id: "getPreferences",
    response: preferencesSchema,
    handler: ({ visitorId }) => findPreferences(visitorId),
  }),
  PATCH: jsonOperation({
    id: "patchPreferences",
    body: preferencesPatchSchema,
    response: preferencesSchema,
    handler: ({ body, visitorId, now }) => patchPreferences(body, { visitorId, now }),
  }),
});
