import { AppError } from "@/lib/errors/app-error";

/**
 * SPEC B14: a visitor's key goes only to the host for which it was typed, whatever address was chosen
 * meanwhile; `keyOrigin` is null if the client does not name it. Throws `invalid_request`.
 */
export function requireKeyOrigin(keyOrigin: string | null, baseUrl: string): void {
  const { origin } = new URL(baseUrl);
  if (keyOrigin === null || keyOrigin === origin) return;
  throw new AppError("invalid_request", {
    phrase: { code: "requests.keyForOther", params: { keyOrigin, origin } },
  });
}
