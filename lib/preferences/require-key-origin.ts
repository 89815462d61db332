import { AppError } from "@/lib/errors/app-error";

/**
 * SPEC B14: a visitor's key goes to no other host than the one that it was typed for, whatever address was chosen
 * meanwhile; `keyOrigin` is null where the client says nothing of it. Throws `invalid_request`.
 */
export function requireKeyOrigin(keyOrigin: string | null, baseUrl: string): void {
  const { origin } = new URL(baseUrl);
  if (keyOrigin === null || keyOrigin === origin) return;
  throw new AppError("invalid_request", {
    phrase: { code: "requests.keyForOther", params: { keyOrigin, origin } },
  });
}
