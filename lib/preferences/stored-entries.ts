import { choiceSettingNames } from "@/lib/wire/choice-settings";
import { type LocalPreferences, storageKeys } from "./local-copy";

/** A part as JSON; null if nothing of it was ever set. */
function jsonOf(part: object): string | null {
  const isSet = Object.values(part).some((value) => value !== null && value !== "" && value !== false);
  return isSet ? JSON.stringify(part) : null;
}

/** The value to store under each name for a copy; null removes it. */
export function storedEntries(copy: LocalPreferences): [key: string, value: string | null][] {
  const { availableModels, ...ollama } = copy.ollamaSettings;
  return [
    ...choiceSettingNames.map((name): [string, string | null] => [storageKeys[name], copy[name]]),
    [storageKeys.language, copy.language],
    [storageKeys.modelSettings, jsonOf(copy.modelSettings)],
    [storageKeys.ollamaSettings, jsonOf(availableModels.length > 0 ? copy.ollamaSettings : ollama)],
    [storageKeys.lastSyncedAt, copy.lastSyncedAt],
    [storageKeys.keys, jsonOf(copy.keys)],
  ];
}
