"use client";

import { useSyncExternalStore } from "react";
import { type LocalPreferences, nothingKept, parseLocalPreferences } from "./local-copy";

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

/** What is stored now, which another script of this page may have changed. */
export const storedPreferences = (): LocalPreferences => parseLocalPreferences(readStorage);

/** Takes another copy for the current one; null reads it again. */
export function replaceLocalPreferences(copy: LocalPreferences | null): void {
  current = copy;
  for (const listener of listeners) listener();
}

const forget = () => replaceLocalPreferences(null);

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
  current ??= storedPreferences();
  return current;
}

/**
 * The browser's copy, following its changes; on the server, and while React hydrates, nothing was ever set.
 */
export const useLocalPreferences = (): LocalPreferences =>
  useSyncExternalStore(subscribe, localPreferences, () => nothingKept);
