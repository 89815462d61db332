import "server-only";
import { AppError } from "@/lib/errors/app-error";
import { listOllamaModels } from "@/lib/extraction/llm/ollama";
import { ProviderError } from "@/lib/extraction/llm/provider-error";
import { outboundFetch } from "@/lib/outbound/outbound-fetch";
import { requireAllowedUrl } from "@/lib/preferences/allowed-url";
import type { OllamaModels } from "@/lib/wire/models-schema";

/** Below the time that a browser waits for an answer (SPEC A21). */
const timeoutMs = 5000;
const modelsMax = 200;

interface OllamaQuestion {
  baseUrl: string;
  /** The guarded fetch of this process unless a test gives its own. */
  fetch?: typeof fetch;
}

/**
 * SPEC A17: the names of the models at an Ollama server, at most 200 of them. Throws `invalid_request` for an address
 * outside the allowlist, `model_unreachable` whatever else stands between: nothing of what an address answered but
 * names of models leaves here (SPEC D6).
 */
export async function findOllamaModels({
  baseUrl,
  fetch = outboundFetch,
}: OllamaQuestion): Promise<OllamaModels> {
  requireAllowedUrl(baseUrl, "ollama");
  try {
    const names = await listOllamaModels({ baseUrl, fetch, signal: AbortSignal.timeout(timeoutMs) });
    return { models: names.slice(0, modelsMax).map((name) => ({ name })) };
  } catch (error) {
    if (error instanceof ProviderError) throw new AppError("model_unreachable", { cause: error });
    throw error;
  }
}
