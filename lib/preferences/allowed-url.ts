import "server-only";
import { environment, isServerless } from "@/lib/env";
import { AppError } from "@/lib/errors/app-error";
import { operatorUrlsOf } from "@/lib/outbound/operator-urls";
import { isAllowedBaseUrl } from "./base-urls";

/** SPEC D6, by this server's environment: whether it may connect to an address that a visitor chose. */
export function isUrlAllowed(url: string, use: "model" | "ollama"): boolean {
  return isAllowedBaseUrl({ url, use, operatorUrls: operatorUrlsOf(environment), isServerless });
}

/** Throws `invalid_request`, with the same sentence whatever the reason. */
export function refuseUrl(): never {
  throw new AppError("invalid_request", {
    phrase: { code: "requests.baseUrlRefused" },
  });
}

/** Throws `invalid_request` for an address outside this server's allowlist. */
export function requireAllowedUrl(url: string, use: "model" | "ollama"): void {
  if (!isUrlAllowed(url, use)) refuseUrl();
}
