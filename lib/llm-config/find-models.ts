import "server-only";
import { AppError } from "@/lib/errors/app-error";
import { listClaudeModels } from "@/lib/extraction/llm/claude";
import type { ModelAddress } from "@/lib/extraction/llm/language-model";
import { listOllamaModels } from "@/lib/extraction/llm/ollama";
import { listOpenAiModels } from "@/lib/extraction/llm/openai-compatible";
import { ProviderError } from "@/lib/extraction/llm/provider-error";
import type { VisitorKeys } from "@/lib/extraction/llm/reader";
import { type ModelProvider, modelProviders } from "@/lib/models/registry";
import { outboundListFetch } from "@/lib/outbound/outbound-fetch";
import { refuseUrl, requireAllowedUrl } from "@/lib/preferences/allowed-url";
import { requireKeyOrigin } from "@/lib/preferences/require-key-origin";
import type { ModelChoice } from "@/lib/wire/choices";
import { type ModelNames, modelNamesMax } from "@/lib/wire/models-schema";

/** Shorter than a browser waits for an answer (SPEC A21). */
const timeoutMs = 5000;

interface ModelsQuestion {
  provider: ModelChoice;
  baseUrl: string;
  visitorKeys: VisitorKeys;
  /** The origin for which the visitor typed the keys, if the client states it (SPEC B14). */
  keyOrigin: string | null;
  /** The guarded fetch of this process, unless a test passes its own. */
  fetch?: typeof fetch;
}

const listings: Record<ModelProvider["sdk"], (address: ModelAddress) => Promise<string[]>> = {
  openai: listOpenAiModels,
  anthropic: listClaudeModels,
  ollama: listOllamaModels,
};

/**
 * Requires an address of the allowlist (SPEC D6); for a provider with an address of its own only that one,
 * since its key goes nowhere else.
 */
function requireAddress(provider: ModelChoice, baseUrl: string): void {
  const hasAddressOfItsOwn = provider === "deepseek" || provider === "claude" || provider === "qwen";
  const { officialHosts } = modelProviders[provider];
  if (hasAddressOfItsOwn && !officialHosts.includes(new URL(baseUrl).host)) refuseUrl();
  requireAllowedUrl(baseUrl, provider === "ollama" ? "ollama" : "model");
}

function failureOf({ kind }: ProviderError, provider: ModelChoice): AppError {
  const isKey = provider !== "ollama" && (kind === "unauthorized" || kind === "forbidden");
  return new AppError(isKey ? "model_key_refused" : "model_unreachable");
}

/**
 * SPEC B14 (and A17 for Ollama): the names of the models at a server, at most `modelNamesMax`. The request
 * carries the visitor's own key or none: the server's key never lists models. Throws `invalid_request` for an
 * address outside the allowlist and for the key of another host, `model_key_refused` where the server wants
 * another key, and `model_unreachable` for every other failure: only names of models are passed on from an
 * answer (SPEC D6).
 */
export async function findModels(question: ModelsQuestion): Promise<ModelNames> {
  const { provider, baseUrl, visitorKeys, keyOrigin, fetch = outboundListFetch } = question;
  requireAddress(provider, baseUrl);
  const apiKey = visitorKeys[provider] ?? null;
  if (apiKey !== null) requireKeyOrigin(keyOrigin, baseUrl);
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const names = await listings[modelProviders[provider].sdk]({ baseUrl, apiKey, fetch, signal });
    return { models: names.slice(0, modelNamesMax).map((name) => ({ name })) };
  } catch (error) {
    if (error instanceof ProviderError) throw failureOf(error, provider);
    throw error;
  }
}
