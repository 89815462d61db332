import { defaultChoices } from "./choice-settings";
import type { Preferences } from "./preferences-schema";

/** The preferences of a visitor who never changed any (SPEC E4). */
export const defaultPreferences: Preferences = {
  ...defaultChoices(),
  language: "en",
  model_settings: { selectedModel: "gpt4o", baseUrl: "https://api.openai.com/v1", modelName: null },
  ollama_settings: { baseUrl: "http://localhost:11434", selectedModel: "qwen2" },
};
