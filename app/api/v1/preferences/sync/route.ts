import { defineRoute } from "@/lib/http/define-route";
import { jsonOperation } from "@/lib/http/operation";
import { syncPreferences } from "@/lib/preferences/mutations";
import { preferencesSchema, preferencesSyncSchema } from "@/lib/preferences/schema";

export const { GET, POST, PUT, PATCH, DELETE } = defineRoute({
  POST: jsonOperation({
    id: "syncPreferences",
    body: preferencesSyncSchema,
    response: preferencesSchema,
    handler: ({ body, visitorId, now }) => syncPreferences(body, { visitorId, now }),
  }),
});
