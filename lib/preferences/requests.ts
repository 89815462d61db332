import { fallbacks } from "@/lib/api/failure-wordings";
import { fetchJson } from "@/lib/api/fetch-json";
import type { ModelNames } from "@/lib/wire/models-schema";
import type { Preferences, PreferencesPatch } from "@/lib/wire/preferences-schema";
import type { DeletedVisitor } from "@/lib/wire/visitor-schema";

/** Loaded with the first answer to be parsed, not with the page. */
const loadPreferencesSchema = async () => (await import("@/lib/wire/preferences-schema")).preferencesSchema;

/** Reads the preferences (SPEC A6). */
export function fetchPreferences(): Promise<Preferences> {
  return fetchJson({
    path: "/preferences/",
    loadSchema: loadPreferencesSchema,
    fallback: fallbacks.other,
  });
}

/** Changes preferences (SPEC A7). */
export function sendPreferencesPatch(patch: PreferencesPatch): Promise<Preferences> {
  return fetchJson({
    path: "/preferences/",
    method: "PATCH",
    body: patch,
    loadSchema: loadPreferencesSchema,
    fallback: fallbacks.savePreferences,
  });
}

/** SPEC A14: sends the browser's copy and when it last changed; returns the copy that changed last. */
export function sendPreferencesSync(patch: PreferencesPatch, lastSyncedAt: string): Promise<Preferences> {
  return fetchJson({
    path: "/preferences/sync/",
    method: "POST",
    body: { ...patch, lastSyncedAt },
    loadSchema: loadPreferencesSchema,
    fallback: fallbacks.savePreferences,
  });
}

/** SPEC A17: the models that Ollama offers at an address. */
export function fetchOllamaModels(baseUrl: string): Promise<ModelNames> {
  return fetchJson({
    path: "/llm/ollama/models/",
    method: "POST",
    body: { baseUrl },
    loadSchema: async () => (await import("@/lib/wire/models-schema")).modelNamesSchema,
    fallback: fallbacks.other,
  });
}

/**
 * SPEC B14: the models at an address with OpenAI's API; `headers` contain the visitor's key for it, if any.
 */
export function fetchModels(baseUrl: string, headers: Record<string, string>): Promise<ModelNames> {
  return fetchJson({
    path: "/llm/models/",
    method: "POST",
    headers,
    body: { provider: "custom", baseUrl },
    loadSchema: async () => (await import("@/lib/wire/models-schema")).modelNamesSchema,
    fallback: fallbacks.other,
  });
}

/** SPEC A19: deletes everything of this visitor, at once and for good. */
export function sendVisitorDelete(): Promise<DeletedVisitor> {
  return fetchJson({
    path: "/visitor/",
    method: "DELETE",
    loadSchema: async () => (await import("@/lib/wire/visitor-schema")).deletedVisitorSchema,
    fallback: fallbacks.other,
  });
}
