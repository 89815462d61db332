import "server-only";
import { type DatabaseHandle, database } from "@/lib/db/client";
import { eachChoice } from "@/lib/wire/choice-settings";
import { defaultPreferences } from "@/lib/wire/default-preferences";
import { type Preferences, preferencesSchema } from "@/lib/wire/preferences-schema";
import type { Prisma } from "@/prisma/generated/client";

export type PreferencesRow = Prisma.PreferencesGetPayload<Record<string, never>>;

/** A row on the wire, with defaults for what the visitor never set (SPEC E4). */
export function toPreferences(row: PreferencesRow | null): Preferences {
  if (row === null) return defaultPreferences;
  const { model_settings: model, ollama_settings: ollama } = defaultPreferences;
  return preferencesSchema.parse({
    ...eachChoice((name) => row[name] ?? defaultPreferences[name]),
    language: row.language ?? defaultPreferences.language,
    model_settings: {
      selectedModel: row.selectedModel ?? model.selectedModel,
      baseUrl: row.baseUrl ?? model.baseUrl,
      modelName: row.modelName,
    },
    ollama_settings: {
      baseUrl: row.ollamaBaseUrl ?? ollama.baseUrl,
      selectedModel: row.ollamaModel ?? ollama.selectedModel,
    },
  });
}

/** The visitor's row, or null before the first change. */
export function findPreferencesRow(
  visitorId: string,
  handle: DatabaseHandle = database,
): Promise<PreferencesRow | null> {
  return handle.preferences.findUnique({ where: { visitorId } });
}

/** The preferences of SPEC A6. */
export async function findPreferences(visitorId: string): Promise<Preferences> {
  return toPreferences(await findPreferencesRow(visitorId));
}
