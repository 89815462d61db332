import type { Environment } from "@/lib/env";
import { modelProviders } from "@/lib/models/registry";

/** Every model address that the operator named: for visitors to choose, and for the server's own keys. */
export function operatorUrlsOf(environment: Environment): string[] {
  const own = Object.values(modelProviders).map(({ settings }) => environment[settings.baseUrl]);
  return [...environment.LLM_ALLOWED_BASE_URLS, ...own.filter((url) => url !== undefined)];
}
