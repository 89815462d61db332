"use client";

import { useSyncExternalStore } from "react";

// The menu of the header opens the settings, and so does a link of /chat: neither knows the other.
let isOpen = false;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const openSettings = (): void => change(true);
export const closeSettings = (): void => change(false);

export const useIsSettingsOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
