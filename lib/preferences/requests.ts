import { fallbacks } from "@/lib/api/failure-wordings";
import { fetchJson } from "@/lib/api/fetch-json";
import type { ModelNames } from "@/lib/wire/models-schema";
import type { Preferences, PreferencesPatch } from "@/lib/wire/preferences-schema";
import type { DeletedVisitor } from "@/lib/wire/visitor-schema";

/** Fetched with the first answer that is to be parsed, not with the page. */
const loadPreferencesSchema = async () => (await import("@/lib/wire/preferences-schema")).preferencesSchema;

/** SPEC A6. */
export function fetchPreferences(): Promise<Preferences> {
  return fetchJson({
    path: "/preferences/",
    loadSchema: loadPreferencesSchema,
    fallback: fallbacks.other,
  });
}

/** SPEC A7. */
export function sendPreferencesPatch(patch: PreferencesPatch): Promise<Preferences> {
  return fetchJson({
    path: "/preferences/",
    method: "PATCH",
    body: patch,
    loadSchema: loadPreferencesSchema,
    fallback: fallbacks.savePreferences,
  });
}

/** SPEC A14: the browser's copy and when it last changed; the answer is the copy that changed last. */
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

/** SPEC B14: the models at an address that speaks as OpenAI does; `headers` hold the visitor's key for it, if any. */
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

/** SPEC A19: everything of this visitor, at once and for good. */
export function sendVisitorDelete(): Promise<DeletedVisitor> {
  return fetchJson({
    path: "/visitor/",
    method: "DELETE",
    loadSchema: async () => (await import("@/lib/wire/visitor-schema")).deletedVisitorSchema,
    fallback: fallbacks.other,
  });
}
