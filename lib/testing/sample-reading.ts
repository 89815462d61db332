import type { ModelReader } from "@/lib/extraction/llm/reader";
import { modelProviders } from "@/lib/models/registry";
import type { ModelChoice } from "@/lib/wire/choices";
import { sampleNowMs, sampleText } from "./sample-answer";

interface SampleReader {
  provider: ModelChoice;
  baseUrl: string;
  apiKey: string;
  keyFrom: "visitor" | "server";
}

/** The first model of a provider, at this address and with this key; Ollama takes no key. */
export function sampleReader({ provider, baseUrl, apiKey, keyFrom }: SampleReader): ModelReader {
  const model = modelProviders[provider].models[0];
  return provider === "ollama"
    ? { provider, model, baseUrl, apiKey: null, keyFrom: "none" }
    : { provider, model, baseUrl, apiKey, keyFrom };
}

/** The request of `extractEvents` for the sample text; each test adds the fields that it is about. */
export const sampleRequest = {
  text: sampleText,
  nowMs: sampleNowMs,
  timeZone: "Europe/Paris",
  language: "en",
  useModel: true,
} as const;
