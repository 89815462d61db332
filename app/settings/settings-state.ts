"use client";

import { useSyncExternalStore } from "react";

// The menu of the header opens the settings, and so does a link of /chat: neither knows the other.
let isOpen = false;
let opener: HTMLElement | null = null;
let heir: HTMLElement | null = null;
const listeners = new Set<() => void>();

function change(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Opens the settings. A menu that closes on the press names the element that gets the focus back; otherwise the browser
 * restores it. `focusOtherwise` gets it if the pressed button is gone by then, since the setting that it asked for is made.
 */
export function openSettings(
  focusAfterwards: HTMLElement | null = null,
  focusOtherwise: HTMLElement | null = null,
): void {
  opener = focusAfterwards;
  heir = focusOtherwise;
  change(true);
}

/** Closes the settings, and gives the focus back once the page behind them can take it. */
export function closeSettings(): void {
  change(false);
  window.requestAnimationFrame(() => {
    opener?.focus();
    if (document.activeElement === document.body) heir?.focus();
  });
}

export const useIsSettingsOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  );
