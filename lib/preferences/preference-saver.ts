import { ApiError } from "@/lib/api/api-error";
import type { Preferences, PreferencesPatch } from "@/lib/wire/preferences-schema";

/** The state of saving preferences. */
export type SavingState =
  | { kind: "idle" | "saving" | "saved" }
  | { kind: "failed"; error: ApiError; patch: PreferencesPatch };

interface SaverOptions {
  send: (patch: PreferencesPatch) => Promise<Preferences>;
  onState: (state: SavingState) => void;
}

/** One patch with the effect of two patches in sequence. */
export function mergePatches(first: PreferencesPatch, second: PreferencesPatch): PreferencesPatch {
  const model = { ...first.model_settings, ...second.model_settings };
  const ollama = { ...first.ollama_settings, ...second.ollama_settings };
  return {
    ...first,
    ...second,
    ...(Object.keys(model).length > 0 && { model_settings: model }),
    ...(Object.keys(ollama).length > 0 && { ollama_settings: ollama }),
  };
}

/** Splits a patch into patches of one field each. */
export function splitPatch(patch: PreferencesPatch): PreferencesPatch[] {
  const { model_settings: model, ollama_settings: ollama, theme, language } = patch;
  const parts: PreferencesPatch[] = [
    theme === undefined ? {} : { theme },
    language === undefined ? {} : { language },
    model?.selectedModel === undefined ? {} : { model_settings: { selectedModel: model.selectedModel } },
    model?.baseUrl === undefined ? {} : { model_settings: { baseUrl: model.baseUrl } },
    model?.modelName === undefined ? {} : { model_settings: { modelName: model.modelName } },
    ollama?.baseUrl === undefined ? {} : { ollama_settings: { baseUrl: ollama.baseUrl } },
    ollama?.selectedModel === undefined ? {} : { ollama_settings: { selectedModel: ollama.selectedModel } },
  ];
  return parts.filter((part) => Object.keys(part).length > 0);
}

/**
 * Sends a patch. If a patch of several fields is refused, they are sent again one by one, since only one may
 * be invalid.
 */
async function sendByField(
  patch: PreferencesPatch,
  send: (patch: PreferencesPatch) => Promise<SavingState>,
): Promise<SavingState> {
  const state = await send(patch);
  const parts = splitPatch(patch);
  if (state.kind !== "failed" || state.error.isRetryable || parts.length < 2) return state;
  let worst: SavingState = { kind: "saved" };
  for (const part of parts) {
    const partState = await send(part);
    if (partState.kind === "failed") worst = partState;
  }
  return worst;
}

/**
 * SPEC T4: saves one patch at a time; later changes are saved after it, together. A change that got no answer
 * is kept and sent with the next one; a change that the server refuses is not sent again, and does not affect
 * others.
 */
export function createPreferenceSaver({ send, onState }: SaverOptions) {
  let unsaved: PreferencesPatch = {};
  let isSaving = false;

  const sendOne = async (patch: PreferencesPatch): Promise<SavingState> => {
    try {
      await send(patch);
      return { kind: "saved" };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.isRetryable) unsaved = mergePatches(patch, unsaved);
      return { kind: "failed", error, patch };
    }
  };

  const save = async (patch: PreferencesPatch): Promise<void> => {
    unsaved = mergePatches(unsaved, patch);
    if (isSaving) return;
    isSaving = true;
    let state: SavingState = { kind: "saving" };
    onState(state);
    try {
      // A change that got no answer waits in `unsaved`; retrying it at once would never end.
      while (state.kind !== "failed" && splitPatch(unsaved).length > 0) {
        const sending = unsaved;
        unsaved = {};
        state = await sendByField(sending, sendOne);
      }
    } finally {
      isSaving = false;
    }
    onState(state);
  };

  /** Drops the unsaved changes. */
  const forget = () => {
    unsaved = {};
  };

  return { save, retry: () => save({}), forget };
}
