import { type ChosenSettings, chosenIn, eachChoice } from "@/lib/wire/choice-settings";
import { type ModelChoice, modelChoices } from "@/lib/wire/choices";
import { type KeptKeys, parseKeys } from "./kept-keys";
import { syncMarkKey } from "./sync-mark";

/**
 * What the browser keeps (SPEC E4); null for what the visitor never set, so that the server's own choice
 * holds.
 */
export interface LocalPreferences extends ChosenSettings {
  language: string | null;
  modelSettings: { selectedModel: ModelChoice | null; baseUrl: string | null; modelName: string | null };
  ollamaSettings: {
    baseUrl: string | null;
    selectedModel: string | null;
    isConnected: boolean;
    availableModels: readonly string[];
  };
  /** UTC ISO; when the visitor last changed any of the above, null before the first time. */
  lastSyncedAt: string | null;
  /** Sent only with a text, each to the one host for which it was typed (SPEC D5, B14). */
  keys: KeptKeys;
}

/** The copy of a browser in which nothing was ever set. */
export const nothingKept: LocalPreferences = {
  ...chosenIn(() => null),
  language: null,
  modelSettings: { selectedModel: null, baseUrl: null, modelName: null },
  ollamaSettings: { baseUrl: null, selectedModel: null, isConnected: false, availableModels: [] },
  lastSyncedAt: null,
  keys: {},
};

/**
 * The names under which the browser stores them. `theme` is next-themes' own, which reads it before the first
 * paint.
 */
export const storageKeys = {
  ...eachChoice((name) => `saywhen.${name}`),
  language: "saywhen.language",
  modelSettings: "saywhen.modelSettings",
  ollamaSettings: "saywhen.ollamaSettings",
  lastSyncedAt: syncMarkKey,
  keys: "saywhen.keys",
} as const;

const textOr = (value: unknown): string | null => (typeof value === "string" && value !== "" ? value : null);

function oneOf<T extends string>(choices: readonly T[], value: unknown): T | null {
  return choices.find((choice) => choice === value) ?? null;
}

/** The members of stored JSON; empty if it is damaged or not an object. */
function membersOf(json: string | null): ReadonlyMap<string, unknown> {
  try {
    const value: unknown = JSON.parse(json ?? "null");
    return new Map(typeof value === "object" && value !== null ? Object.entries(value) : []);
  } catch {
    return new Map();
  }
}

function momentOr(value: string | null): string | null {
  const moment = new Date(value ?? "");
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

function namesOf(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((name) => textOr(name) ?? []) : [];
}

/**
 * The browser's copy. Each part is validated separately: a damaged or old part counts as never set, the
 * others are kept.
 */
export function parseLocalPreferences(read: (key: string) => string | null): LocalPreferences {
  const model = membersOf(read(storageKeys.modelSettings));
  const ollama = membersOf(read(storageKeys.ollamaSettings));
  const baseUrl = textOr(model.get("baseUrl"));
  return {
    ...chosenIn((name) => read(storageKeys[name])),
    language: textOr(read(storageKeys.language)),
    modelSettings: {
      selectedModel: oneOf(modelChoices, model.get("selectedModel")),
      baseUrl,
      modelName: textOr(model.get("modelName")),
    },
    ollamaSettings: {
      baseUrl: textOr(ollama.get("baseUrl")),
      selectedModel: textOr(ollama.get("selectedModel")),
      isConnected: ollama.get("isConnected") === true,
      availableModels: namesOf(ollama.get("availableModels")),
    },
    lastSyncedAt: momentOr(read(storageKeys.lastSyncedAt)),
    keys: parseKeys(membersOf(read(storageKeys.keys)), baseUrl),
  };
}
