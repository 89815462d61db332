"use client";

import { useSyncExternalStore } from "react";
import { type LocalPreferences, nothingKept, parseLocalPreferences, storedEntries } from "./local-copy";

// A browser may refuse its storage (blocked, full, private): then the copy lasts as long as the page.
let current: LocalPreferences | null = null;
const listeners = new Set<() => void>();

function readStorage(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeStorage(copy: LocalPreferences): void {
  try {
    for (const [key, value] of storedEntries(copy)) {
      if (value === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, value);
    }
  } catch {
    // Refused: see above.
  }
}

function forget(): void {
  current = null;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab changed it.
  window.addEventListener("storage", forget);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", forget);
  };
}

/** The browser's current copy of the preferences (SPEC E4). Only in a browser. */
export function localPreferences(): LocalPreferences {
  current ??= parseLocalPreferences(readStorage);
  return current;
}

/** Changes parts of the copy, here and in every other tab. */
export function updateLocalPreferences(parts: Partial<LocalPreferences>): void {
  const known = localPreferences();
  // next-themes writes the theme when its button is pressed, and `setSyncMark` when that was; the stored values
  // are newer than those that were read.
  const { theme, lastSyncedAt } = parseLocalPreferences(readStorage);
  current = { ...known, theme, lastSyncedAt: lastSyncedAt ?? known.lastSyncedAt, ...parts };
  writeStorage(current);
  for (const listener of listeners) listener();
}

/** Removes everything of the visitor's from this browser, including keys (SPEC D12). */
export function clearLocalPreferences(): void {
  writeStorage(nothingKept);
  forget();
}

/**
 * The browser's copy, following its changes; on the server, and while React hydrates, nothing was ever set.
 */
export const useLocalPreferences = (): LocalPreferences =>
  useSyncExternalStore(subscribe, localPreferences, () => nothingKept);
