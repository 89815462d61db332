"use client";

import { ApiError } from "@/lib/api/api-error";
import type { Preferences } from "@/lib/wire/preferences-schema";
import { adoptPreferences, toPatch } from "./local-changes";
import { localPreferences, updateLocalPreferences } from "./local-store";
import { fetchPreferences, sendPreferencesSync } from "./requests";

/**
 * The copy that changed last. Where the server refuses a value of the browser's, perhaps from an old release, its own
 * value wins.
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
 * SPEC A14: brings the browser's copy and the server's together; the newer one wins. Answers the copy, null where the
 * server could not be asked: the browser's then holds until the next start. What is changed meanwhile is newer still.
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
