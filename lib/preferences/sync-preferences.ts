"use client";

import { ApiError } from "@/lib/api/api-error";
import type { Preferences } from "@/lib/wire/preferences-schema";
import { updateLocalPreferences } from "./change-local-store";
import { adoptPreferences, toPatch } from "./local-changes";
import { localPreferences } from "./local-store";
import { fetchPreferences, sendPreferencesSync } from "./requests";

/**
 * The copy that changed last. Where the server refuses a value of the browser's, perhaps from an old release,
 * the server's value wins.
 */
async function newerCopy(): Promise<Preferences> {
  const copy = localPreferences();
  if (copy.lastSyncedAt === null) return fetchPreferences();
  try {
    return await sendPreferencesSync(toPatch(copy), copy.lastSyncedAt);
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return fetchPreferences();
    throw error;
  }
}

/**
 * SPEC A14: merges the browser's copy with the server's; the newer one wins. Returns the copy, or null if the
 * server could not be reached: then the browser's is used until the next start. A change made meanwhile is
 * newer than both.
 */
export async function syncPreferences(): Promise<Preferences | null> {
  const before = localPreferences();
  try {
    const newer = await newerCopy();
    const now = localPreferences();
    if (now.lastSyncedAt !== before.lastSyncedAt) return null;
    updateLocalPreferences({
      ...adoptPreferences(now, newer),
      lastSyncedAt: before.lastSyncedAt ?? new Date().toISOString(),
    });
    return newer;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
