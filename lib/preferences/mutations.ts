import "server-only";
import { type DatabaseHandle, database } from "@/lib/db/client";
import { ensureVisitor } from "@/lib/visitor/mutations";
import { madeChoices } from "@/lib/wire/choice-settings";
import type { Preferences, PreferencesPatch, PreferencesSync } from "@/lib/wire/preferences-schema";
import { requireAllowedUrl } from "./allowed-url";
import { findPreferencesRow, toPreferences } from "./data";

interface Actor {
  visitorId: string;
  now: Date;
}

/** The columns that a patch names; the others are left as they are. */
function columnsOf(patch: PreferencesPatch) {
  const columns = {
    ...madeChoices(patch),
    language: patch.language,
    selectedModel: patch.model_settings?.selectedModel,
    baseUrl: patch.model_settings?.baseUrl,
    modelName: patch.model_settings?.modelName,
    ollamaBaseUrl: patch.ollama_settings?.baseUrl,
    ollamaModel: patch.ollama_settings?.selectedModel,
  };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

interface Change {
  visitorId: string;
  patch: PreferencesPatch;
  changedAt: Date;
}

async function storeChange(
  handle: DatabaseHandle,
  { visitorId, patch, changedAt }: Change,
): Promise<Preferences> {
  const { model_settings: model, ollama_settings: ollama } = patch;
  if (model?.baseUrl !== undefined) requireAllowedUrl(model.baseUrl, "model");
  if (ollama?.baseUrl !== undefined) requireAllowedUrl(ollama.baseUrl, "ollama");
  await ensureVisitor(handle, { id: visitorId, now: changedAt });
  const columns = { ...columnsOf(patch), updatedAt: changedAt };
  const row = await handle.preferences.upsert({
    where: { visitorId },
    create: { visitorId, ...columns },
    update: columns,
  });
  return toPreferences(row);
}

/**
 * SPEC A7: changes what the patch names. Throws `invalid_request` for an address outside the allowlist (D6).
 */
export function patchPreferences(patch: PreferencesPatch, { visitorId, now }: Actor): Promise<Preferences> {
  return database.$transaction((handle) => storeChange(handle, { visitorId, patch, changedAt: now }));
}

/**
 * SPEC A14: merges the browser's copy with the server's; the one that changed last wins, field by field where
 * the browser's copy names the field. A moment in the future counts as now.
 */
export function syncPreferences(sync: PreferencesSync, { visitorId, now }: Actor): Promise<Preferences> {
  const { lastSyncedAt, ...patch } = sync;
  const changedAt = lastSyncedAt > now ? now : lastSyncedAt;
  return database.$transaction(async (handle) => {
    const row = await findPreferencesRow(visitorId, handle);
    if (row !== null && row.updatedAt >= changedAt) return toPreferences(row);
    return storeChange(handle, { visitorId, patch, changedAt });
  });
}
