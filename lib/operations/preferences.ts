import "server-only";
import { jsonOperation } from "@/lib/http/operation";
import { findPreferences } from "@/lib/preferences/data";
import { patchPreferences, syncPreferences } from "@/lib/preferences/mutations";
import {
  preferencesPatchSchema,
  preferencesSchema,
  preferencesSyncSchema,
} from "@/lib/wire/preferences-schema";

export const getPreferences = jsonOperation({
  id: "getPreferences",
  method: "GET",
  path: "/preferences/",
  summary: "Get the visitor's preferences",
  response: preferencesSchema,
  handler: ({ visitorId }) => findPreferences(visitorId),
});

export const patchPreferencesOfVisitor = jsonOperation({
  id: "patchPreferences",
  method: "PATCH",
  path: "/preferences/",
  summary: "Change what the body names of the visitor's preferences",
  body: preferencesPatchSchema,
  response: preferencesSchema,
  handler: ({ body, visitorId, now }) => patchPreferences(body, { visitorId, now }),
});

export const syncPreferencesOfVisitor = jsonOperation({
  id: "syncPreferences",
  method: "POST",
  path: "/preferences/sync/",
  summary: "Merge the browser's copy of the preferences; the newer one wins",
  body: preferencesSyncSchema,
  response: preferencesSchema,
  handler: ({ body, visitorId, now }) => syncPreferences(body, { visitorId, now }),
});
