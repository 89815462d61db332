"use client";

import { useSyncExternalStore } from "react";
import type { PreferencesPatch } from "@/lib/wire/preferences-schema";
import { updateLocalPreferences } from "./change-local-store";
import { showChanges } from "./local-changes";
import { localPreferences } from "./local-store";
import { createPreferenceSaver, type SavingState } from "./preference-saver";
import { sendPreferencesPatch } from "./requests";

let saving: SavingState = { kind: "idle" };
const listeners = new Set<() => void>();

/**
 * An address is kept once the server has accepted it or could not be reached; a refused address never becomes
 * a setting.
 */
const keepAddresses = ({ model_settings: model, ollama_settings: ollama }: PreferencesPatch): void =>
  updateLocalPreferences(
    showChanges(localPreferences(), {
      ...(model?.baseUrl !== undefined && { model_settings: { baseUrl: model.baseUrl } }),
      ...(ollama?.baseUrl !== undefined && { ollama_settings: { baseUrl: ollama.baseUrl } }),
    }),
  );

const saver = createPreferenceSaver({
  send: async (patch) => {
    const saved = await sendPreferencesPatch(patch);
    keepAddresses(patch);
    return saved;
  },
  onState: (state) => {
    if (state.kind === "failed" && state.error.isRetryable) keepAddresses(state.patch);
    saving = state;
    for (const listener of listeners) listener();
  },
});

function withoutBaseUrl<T extends { baseUrl?: string | undefined }>({
  baseUrl,
  ...rest
}: T): Omit<T, "baseUrl"> {
  return rest;
}

/** A patch without its addresses, which are kept later. */
function withoutAddresses({ model_settings: model, ollama_settings: ollama, ...rest }: PreferencesPatch) {
  return {
    ...rest,
    ...(model !== undefined && { model_settings: withoutBaseUrl(model) }),
    ...(ollama !== undefined && { ollama_settings: withoutBaseUrl(ollama) }),
  };
}

/**
 * Changes preferences, in this browser at once and on the server (SPEC A7, T4); `useSaving` reports the
 * progress.
 */
export function changePreferences(patch: PreferencesPatch): Promise<void> {
  updateLocalPreferences({
    ...showChanges(localPreferences(), withoutAddresses(patch)),
    lastSyncedAt: new Date().toISOString(),
  });
  return saver.save(patch);
}

/** Retries the changes that could not be saved. */
export const retrySaving = (): Promise<void> => saver.retry();

/** Forgets the changes that could not be saved, and the failure. */
export function forgetSaving(): void {
  saver.forget();
  saving = { kind: "idle" };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const idle: SavingState = { kind: "idle" };

/** The state of the latest save. */
export const useSaving = (): SavingState =>
  useSyncExternalStore(
    subscribe,
    () => saving,
    () => idle,
  );
