import type { Environment } from "@/lib/env";

/** Every address of a model that the operator named: for visitors to choose, and for the server's own keys. */
export function operatorUrlsOf(environment: Environment): string[] {
  const own = [
    environment.OPENAI_BASE_URL,
    environment.DEEPSEEK_BASE_URL,
    environment.ANTHROPIC_BASE_URL,
    environment.DASHSCOPE_BASE_URL,
    environment.OLLAMA_BASE_URL,
    environment.LLM_BASE_URL,
  ];
  return [...environment.LLM_ALLOWED_BASE_URLS, ...own.filter((url) => url !== undefined)];
}
